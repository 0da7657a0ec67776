import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { analyzePhoto } from '../analyze-photo.ts';
import { expect, test } from '../journey.ts';
import { addReviewed, pasteClothes } from '../paste-clothes.ts';

test.describe.configure({ timeout: 90_000 });

const clothes = [
  ...['white cotton t-shirt 20 EUR', 'navy merino knit', 'grey t-shirt', 'light blue shirt'],
  ...['dark blue jeans', 'white sneakers'],
].join('\n');

async function exported(page: Page, item: RegExp): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: item }).click();
  return readFile(await ((await download) as Download).path(), 'utf8');
}

const tabOf = (page: Page, name: string): Locator => page.getByRole('tab', { name });

test('an empty dashboard invites on every tab, and one that is used counts, filters, exports and prints', async ({
  member,
}) => {
  await member.goto('/dashboard');
  await expect(member.getByRole('link', { name: 'Start Analysis' })).toBeVisible();
  await expect(member.getByText('/ 100')).toHaveCount(0);
  await tabOf(member, 'Wardrobe').click();
  await expect(member.getByRole('link', { name: 'Add clothes' })).toBeVisible();
  await tabOf(member, 'Insights').click();
  await expect(member.getByRole('heading', { name: 'Your first photo starts this page' })).toBeVisible();
  await expect(member.getByRole('combobox', { name: 'Period' })).toHaveCount(0);

  await analyzePhoto(member);
  await pasteClothes(member, clothes);
  await addReviewed(member);

  await member.goto('/dashboard');
  const averages = member.getByRole('region', { name: 'Average scores' });
  const shown = averages.getByRole('definition');
  await expect(shown.first()).toHaveText('1');
  await expect(averages.getByText('None in the previous 30 days').first()).toBeVisible();
  await expect(member.getByRole('region', { name: 'Style breakdown' }).getByText('100%')).toBeVisible();
  const recent = member.getByRole('region', { name: 'Recent analyses' });
  await expect(recent.getByRole('article').filter({ visible: true })).toHaveCount(1);
  await member.getByRole('combobox', { name: 'Period' }).selectOption('All time');
  await expect(averages.getByText('Over all time').first()).toBeVisible();
  const asked = member.waitForResponse((response) => response.url().includes('/users/dashboard'));
  await member.getByRole('button', { name: 'Refresh Data' }).click();
  expect((await asked).ok()).toBe(true);

  await member.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await member.getByRole('button', { name: 'Export' }).click();
  await member.getByRole('menuitem', { name: 'Print a style report' }).click();
  await expect(member.locator('body[data-printed]')).toHaveCount(1);
  await member.emulateMedia({ media: 'print' });
  await expect(member.getByText(/^Style report of person/)).toBeVisible();
  await expect(member.getByText('What would unlock most outfits')).toBeVisible();
  await expect(tabOf(member, 'Overview')).toBeHidden();
  await member.emulateMedia({ media: null });
  await member.evaluate(() => window.dispatchEvent(new Event('afterprint')));

  await member.getByRole('button', { name: 'Filter' }).click();
  await member.getByRole('searchbox', { name: 'Words' }).fill('zebra');
  await member.getByRole('button', { name: 'Apply' }).click();
  await expect(member.getByRole('heading', { name: 'Nothing matches the filter' })).toBeVisible();
  await member.getByRole('main').getByRole('button', { name: 'Show everything' }).click();
  await expect(
    member.getByRole('list', { name: 'History' }).getByRole('article').filter({ visible: true }),
  ).toHaveCount(1);
  const { analyses } = JSON.parse(await exported(member, /JSON/));
  expect(analyses).toHaveLength(1);
  const [heading = '', row = ''] = (await exported(member, /CSV/)).split('\r\n');
  expect(heading).toMatch(/^date,overall_score/);
  expect(row).toContain(`,${analyses[0].overall_score},`);
});

test('the wardrobe tab says what to buy, and the insights plot what was worn', async ({ member }) => {
  await pasteClothes(member, clothes);
  await addReviewed(member);
  await analyzePhoto(member);
  await member.goto('/wardrobe?tab=images');
  const items = member.getByRole('list', { name: 'Wardrobe items' });
  await items
    .locator('[data-item]')
    .filter({ hasText: /cotton t-shirt/i })
    .click();
  const item = member.getByRole('dialog');
  await item.getByRole('button', { name: 'Wear today' }).click();
  await expect(item.getByRole('button', { name: 'Worn today' }).first()).toBeDisabled();
  await member.goto('/dashboard?tab=wardrobe');
  const bought = member.getByRole('region', { name: 'What would unlock most outfits' });
  await expect(bought.getByText(/^new outfits?$/).first()).toBeVisible();
  const picture = bought.getByRole('listitem').first().locator('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(member.getByRole('region', { name: 'By category' }).getByText('Pants')).toBeVisible();
  await bought.getByRole('list', { name: 'Goes with' }).first().getByRole('link').first().click();
  await expect(member).toHaveURL(/\/wardrobe\?item=/);
  await member.goBack();

  await tabOf(member, 'Insights').click();
  for (const name of [
    'What made your scores',
    'Colors owned, colors worn',
    'Cost per wear',
    'When you wore it',
  ]) {
    const plot = member.getByRole('region', { name, exact: true });
    await expect(plot.getByRole('img', { name: /\d/ })).toBeVisible();
    await expect(plot.locator('svg').first()).toBeVisible();
    await plot.getByText('As a table').click();
    await expect(plot.getByRole('table').getByRole('cell').first()).toBeVisible();
  }
  await expect(member.getByText(/^1 wear noted on 1 day/)).toBeVisible();
});
