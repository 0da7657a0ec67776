import type { Client } from '@drape/contract/wire/client';
import { createClient } from '@drape/contract/wire/client';
import type { Page } from '@playwright/test';
import { analyzePhoto } from '../analyze-photo.ts';
import { adminAccount, expect, signIn, test } from '../journey.ts';
import { overflowing } from './overflowing.ts';

const word = (length: number) => 'Wardrobeconsultation'.repeat(10).slice(0, length);
const teamsLink = `https://teams.microsoft.com/l/meetup-join/19%3ameeting_${word(120)}%40thread.v2/0`;
const hour = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const day = (days: number) => at(days * 24).slice(0, 10);

const clothes = `navy wool blazer
white cotton shirt
grey wool trousers
black leather oxfords
white leather sneakers
navy t-shirt
blue jeans`;

/** An account in which everything that people name has a long name without a blank. */
async function fill(client: Client): Promise<{ tripId: string }> {
  const { username: own } = await client.me();
  const username = `${word(30 - own.length).toLowerCase()}${own}`;
  const full_name = `${word(60)} ${word(59)}`;
  await client.updateProfile({ body: { username, full_name, home_town: word(100), country: 'NL' } });
  await client.createItems({ body: { description: clothes } });
  const { items } = await client.listItems();
  for (const { id, description } of items) {
    const name = `${description} ${word(120)}`;
    await client.updateItem({
      params: { id },
      body: {
        description: name,
        brand: word(60),
        size: word(20),
        tags: [word(40), word(39)],
        kept_in: word(60),
        color_primary: word(40),
        care_notes: word(120),
      },
    });
  }
  await client.createEvent({
    body: {
      title: word(120),
      startTime: at(24),
      location: teamsLink,
      description: `Join: ${teamsLink}\n${word(120)}`,
    },
  });
  const google = {
    id: 'google1',
    summary: word(120),
    location: teamsLink,
    description: `<b>Agenda</b><br><a href="${teamsLink}">the call</a><ul><li>${word(120)}</li></ul>`,
    start: { dateTime: at(2) },
    end: { dateTime: at(3) },
  };
  const { events } = await client.syncGoogle({ body: { events: [google] } });
  for (const { id } of events) {
    const plan = await client.generatePlan({ body: { eventId: id } });
    await client.saveOutfit({ params: { id: plan.id } });
  }
  await client.createOutfit({
    body: { wardrobe_item_ids: items.slice(0, 4).map(({ id }) => id), name: word(120) },
  });
  const trip = await client.createTrip({
    body: { name: word(80), place: word(80), start_day: day(5), end_day: day(7) },
  });
  await client.planWeek({ body: {} });
  return { tripId: trip.id };
}

async function clientOf(page: Page, origin: string): Promise<Client> {
  const token = await page.evaluate(() => localStorage.getItem('auth_token') ?? undefined);
  return createClient({ baseUrl: `${origin}/api`, token: () => token });
}

/** Looks at what is open at both widths, down to its end, where parts load late. */
async function expectWithin(page: Page, what: string): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect.soft(await page.evaluate(overflowing), `${what} at ${width} px`).toEqual([]);
  }
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

async function askAssistant(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open Fashion Assistant' }).click();
  const question = page.getByRole('textbox', { name: 'Message to the Fashion Assistant' });
  const messages = page.getByRole('log').getByRole('listitem');
  for (const said of [`What is ${teamsLink}?`, 'Show me my shirts', 'What is on my calendar this week?']) {
    const before = await messages.count();
    await question.fill(said);
    await question.press('Enter');
    await expect.poll(() => messages.count()).toBeGreaterThan(before + 1);
    await expect(page.getByText('Thinking...')).toHaveCount(0);
  }
}

/** The dialogs and the views that have no address. */
async function expectParts(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  const first = (name: RegExp) => page.getByRole('button', { name }).first();
  await open(page, '/wardrobe');
  await page.getByRole('tab', { name: 'Image View' }).click();
  await expectWithin(page, 'the pictures of the wardrobe');
  await open(page, '/wardrobe');
  await first(/^Navy wool blazer/).click();
  await expect(dialog).toBeVisible();
  await expectWithin(page, 'an item');
  await open(page, '/calendar-view');
  await first(/^More for/).click();
  await expect(dialog).toBeVisible();
  await expectWithin(page, 'what else an event offers');
  await first(/^Edit (?!outfit)/).click();
  await expect(dialog).toBeVisible();
  await expectWithin(page, 'an event that is edited');
  await page.goto(`/calendar-view?day=${day(1)}`);
  await expect(dialog).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectWithin(page, 'a day of the calendar');
  await open(page, '/profile');
  await page.getByRole('button', { name: 'User menu' }).click();
  await expectWithin(page, 'the user menu');
  await open(page, '/dashboard');
  await askAssistant(page);
  await expectWithin(page, 'the assistant');
}

const memberPages = [
  '/',
  '/upload',
  '/camera',
  '/profile',
  '/profile/outside',
  '/dashboard',
  '/dashboard?tab=history',
  '/dashboard?tab=wardrobe',
  '/dashboard?tab=insights',
  '/calendar-connect',
  '/calendar-view',
  '/wardrobe',
  '/outfits',
  '/outfits/build',
  '/week',
  '/trips',
  '/start',
];

test('long words stay within every page and card', async ({ member, otherVisitor, product }) => {
  test.setTimeout(240_000);
  await member.goto('/profile');
  const { tripId } = await fill(await clientOf(member, product.origin));
  await analyzePhoto(member);
  await member.waitForURL(/\/analysis\//);
  for (const path of [new URL(member.url()).pathname, `/trips/${tripId}`, ...memberPages]) {
    await open(member, path);
    await expectWithin(member, path);
  }
  await expectParts(member);

  await otherVisitor.goto('/login');
  await signIn(otherVisitor, adminAccount);
  await expect(otherVisitor).toHaveURL(/\/profile$/);
  for (const tab of ['analytics', 'users', 'trends', 'feedback', 'audit']) {
    await open(otherVisitor, `/admin?tab=${tab}`);
    await expectWithin(otherVisitor, `the admin's ${tab}`);
  }
});
