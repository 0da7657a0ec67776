import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, register, test } from '../journey.ts';
import { addReviewed, pasteClothes } from '../paste-clothes.ts';
import type { Product } from '../product.ts';
import { setPlan } from '../set-plan.ts';

const clothes = `Navy wool blazer
White cotton shirt
Grey wool trousers
Blue jeans
Brown leather loafers
White sneakers
Camel wool coat`;

const panel = (page: Page) => page.getByRole('dialog', { name: 'Fashion Assistant' });
const log = (page: Page) => panel(page).getByRole('log');
const input = (page: Page) => panel(page).getByRole('textbox', { name: 'Message to the Fashion Assistant' });

async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open Fashion Assistant' }).click();
  await expect(input(page)).toBeFocused();
}

async function say(page: Page, text: string): Promise<void> {
  await input(page).fill(text);
  await input(page).press('Enter');
  await expect(log(page).getByText(`You: ${text}`, { exact: true }).last()).toBeVisible();
  await expect(panel(page).getByText('Thinking...')).toBeHidden();
}

/** Counts messages of a free person as if they had been sent today, in whatever zone. */
function use({ dataDir }: Product, username: string, used: number): void {
  const database = new DatabaseSync(join(dataDir, 'drape.sqlite'), { timeout: 5000 });
  database
    .prepare('update chat_days set used = ? where user_id = (select id from users where username = ?)')
    .run(used, username);
  database.close();
}

test('with Pro an answer shows clothes, follows up, plans after a confirmation, survives a reload and is cleared', async ({
  member,
  isMobile,
}) => {
  test.setTimeout(90_000);
  await pasteClothes(member, clothes);
  await addReviewed(member);
  await open(member);
  await expect(
    log(member).getByText(
      "Hi! I'm your personal fashion assistant. Ask me about outfits, style tips, or fashion trends!",
    ),
  ).toBeVisible();
  await expect(panel(member).getByText('messages left')).toHaveCount(0);
  await input(member).press('Enter');
  await input(member).fill('first line');
  await input(member).press('Shift+Enter');
  await expect(input(member)).toHaveValue('first line\n');
  await expect(log(member).getByRole('listitem').filter({ visible: true })).toHaveCount(1);

  await say(member, 'What should I wear to the office tomorrow?');
  await expect(
    panel(member)
      .getByRole('link', { name: /trousers/i })
      .first(),
  ).toBeVisible();
  await say(member, 'why?');
  await expect(
    log(member)
      .getByText(/^Fashion Assistant:/)
      .filter({ visible: true }),
  ).toHaveCount(3);
  const axe = new AxeBuilder({ page: member }).include('[data-chat]');
  expect((await axe.analyze()).violations).toEqual([]);

  await panel(member).getByRole('button', { name: 'Plan this' }).first().click();
  await panel(member).getByRole('button', { name: 'Confirm' }).click();
  await expect(panel(member).getByText(/^Planned for/)).toBeVisible();

  await member.reload();
  await open(member);
  await expect(log(member).getByText('You: why?', { exact: true })).toBeVisible();
  const shown = panel(member)
    .getByRole('link', { name: /trousers/i })
    .first();
  await shown.click();
  await expect(member).toHaveURL(/\/wardrobe\?item=/);
  await member.goto('/profile');
  await open(member);
  await panel(member).getByRole('button', { name: 'Clear conversation' }).click();
  await expect(
    member.getByText('Your conversation history has been cleared.', { exact: true }),
  ).toBeVisible();
  await expect(log(member).getByRole('listitem').filter({ visible: true })).toHaveCount(1);
  if (isMobile) {
    const box = await panel(member).boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, width: 360, height: 740 });
  }
  await panel(member).getByRole('button', { name: 'Close' }).click();
  await expect(member.getByRole('button', { name: 'Open Fashion Assistant' })).toBeFocused();
});

test.describe('the free plan', () => {
  test.use({ provokedStatuses: [402] });

  test('messages count down, warn from three on, and then offer the upgrade', async ({
    member,
    product,
    account,
  }) => {
    setPlan(product, account.username, 'free');
    await member.goto('/profile');
    await open(member);
    await say(member, 'What does smart casual mean?');
    await expect(panel(member).getByText('19 messages left')).toBeVisible();
    use(product, account.username, 16);
    await say(member, 'How do I wash wool?');
    await expect(
      member.getByText('You have 3 messages remaining. Upgrade to Pro for unlimited chat!', { exact: true }),
    ).toBeVisible();
    use(product, account.username, 20);
    await say(member, 'And silk?');
    await expect(log(member).getByText(/You have used all of today’s messages/)).toBeVisible();
    await expect(panel(member).getByText('0 messages left')).toBeVisible();
    await expect(member.getByText('Connection Error', { exact: true })).toHaveCount(0);
    await panel(member).getByRole('link', { name: 'Upgrade', exact: true }).click();
    await expect(member).toHaveURL(/\/profile$/);
  });
});

test('a message that cannot be sent becomes an error bubble and a toast', async ({ page, account }) => {
  await register(page, account);
  await open(page);
  await page.route('**/api/fashion/chatbot', (route) => route.abort());
  await say(page, 'hello');
  await expect(
    log(page).getByText("I'm sorry, I'm having trouble responding right now. Please try again later."),
  ).toBeVisible();
  await expect(
    page.getByText('Failed to send message. Please check your connection and try again.', { exact: true }),
  ).toBeVisible();
});
