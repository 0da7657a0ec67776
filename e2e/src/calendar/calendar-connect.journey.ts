import type { Page } from '@playwright/test';
import { type GoogleStandIn, startGoogleStandIn } from '../../../tools/stand-ins/google.ts';
import { test as base, expect } from '../journey.ts';
import { startForJourneys } from '../product.ts';

/** A product with a Google beside it. */
const test = base.extend<object, { google: GoogleStandIn }>({
  google: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern.
    async ({}, use) => {
      const google = await startGoogleStandIn();
      await use(google);
      await google.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ google }, use) => {
      const product = await startForJourneys({ ...google.env, DEMO_ACCOUNT: 'off' });
      google.redirectUri = `${product.origin}/calendar-connect`;
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
});

// One after the other, so that there is one such product.
test.describe.configure({ mode: 'default' });
test.beforeEach(({ google }) => {
  google.troubles.clear();
  google.pageSize = 250;
  google.events = [];
});

const hourMs = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();
const event = (id: string, summary: string, hours: number) => ({
  id,
  summary,
  start: { dateTime: inHours(hours) },
  end: { dateTime: inHours(hours + 1) },
});

const googleCard = (page: Page) => page.getByRole('region', { name: 'Google Calendar' });
const shown = (page: Page, title: string) => page.getByRole('article', { name: title });
const said = (page: Page, text: string) => page.getByText(text, { exact: true });

async function connect(page: Page, decision: 'Allow' | 'Deny' = 'Allow'): Promise<void> {
  await page.goto('/calendar-connect');
  await googleCard(page).getByRole('button', { name: 'Connect', exact: true }).click();
  await page.getByRole('link', { name: decision }).click();
  await expect(page).toHaveURL(/\/calendar-connect$/);
}

/** What an hour does to the token of this browser. */
async function letTokenExpire(page: Page): Promise<void> {
  await page.evaluate(() => {
    const record = JSON.parse(localStorage.getItem('google_calendar_token') ?? '{}');
    localStorage.setItem('google_calendar_token', JSON.stringify({ ...record, expires_at: Date.now() - 1 }));
  });
}

test.describe('Google Calendar', () => {
  test.use({ provokedStatuses: [401, 403, 422] });

  test('is denied, then connected; its events follow, the token is renewed, and a withdrawn permission leads back', async ({
    member,
    google,
  }) => {
    await connect(member, 'Deny');
    await expect(said(member, 'OAuth error: access_denied')).toBeVisible();
    await expect(googleCard(member).getByText('Not Connected')).toBeVisible();

    google.pageSize = 2;
    google.events = [
      event('lunch', 'Lunch', 5),
      event('meeting', 'Team meeting', 30),
      event('gone', 'Old plan', 50),
      {
        id: 'fair',
        summary: 'Fair',
        start: { date: inHours(72).slice(0, 10) },
        end: { date: inHours(96).slice(0, 10) },
      },
    ];
    await connect(member);
    await expect(said(member, 'Google Calendar connected successfully.')).toBeVisible();
    await expect(googleCard(member).getByText(google.account.email)).toBeVisible();
    await expect(googleCard(member).getByText('Connected', { exact: true })).toBeVisible();
    const record = await member.evaluate(() =>
      JSON.parse(localStorage.getItem('google_calendar_token') ?? '{}'),
    );
    expect(record).toMatchObject({ refresh_token: null, token_type: 'Bearer' });

    await member.getByRole('link', { name: 'Continue to Calendar View' }).click();
    for (const title of ['Lunch', 'Team meeting', 'Old plan', 'Fair'])
      await expect(shown(member, title)).toBeVisible();
    await expect(shown(member, 'Team meeting').getByText('Business')).toBeVisible();

    google.events = [
      event('lunch', 'Lunch with Sam', 6),
      { id: 'gone', status: 'cancelled' },
      { ...event('meeting', 'Team meeting', 30 * 24 + 40) },
      google.events[3] ?? { id: 'fair' },
    ];
    await letTokenExpire(member);
    await member.getByRole('button', { name: 'Refresh Calendar' }).click();
    await expect(shown(member, 'Lunch with Sam')).toBeVisible();
    await expect(shown(member, 'Old plan')).toHaveCount(0);
    await expect(shown(member, 'Team meeting')).toHaveCount(0);
    expect(
      google.calls.filter(
        ({ part, parameters }) => part === 'token' && parameters.get('grant_type') === 'refresh_token',
      ),
    ).toHaveLength(1);

    google.withdraw();
    await member.getByRole('button', { name: 'Refresh Calendar' }).click();
    await expect(member).toHaveURL(/\/calendar-connect$/);
    await expect(member.getByText('Google no longer lets Drape read your calendar.')).toBeVisible();
    await expect(googleCard(member).getByText('Not Connected')).toBeVisible();
    expect(await member.evaluate(() => localStorage.getItem('google_calendar_token'))).toBeNull();

    await member.goto('/calendar-connect?code=stolen&state=made-up&scope=x&authuser=0&prompt=consent');
    await expect(member.getByText(/^Google Calendar authentication failed: /)).toBeVisible();
    await expect(member).toHaveURL(/\/calendar-connect$/);
  });
});

test.describe('Google in trouble', () => {
  test.use({ provokedStatuses: [403, 500, 502] });

  test('shows what it can: slow and broken answers, a 403 amid a sync, a server that does not take the token', async ({
    member,
    google,
  }) => {
    await member.route('**/api/calendar/google-token', async (route) => {
      if (route.request().method() === 'POST') await route.fulfill({ status: 500, body: '{}' });
      else await route.continue();
    });
    google.troubles.set('userinfo', { kind: 'slow' });
    await connect(member);
    await expect(googleCard(member).getByText('Connected in this browser only')).toBeVisible();
    await member.unroute('**/api/calendar/google-token');
    await googleCard(member).getByRole('button', { name: 'Retry' }).click();
    await expect(googleCard(member).getByText('Connected in this browser only')).toHaveCount(0);
    await expect(googleCard(member).getByText(google.account.email)).toBeVisible();

    google.events = [event('lunch', 'Lunch', 5), event('dinner', 'Dinner', 9)];
    google.troubles.set('events', { kind: 'broken' });
    await member.goto('/calendar-view');
    await expect(said(member, 'Failed to fetch calendar events')).toBeVisible();
    await expect(member.getByRole('heading', { name: 'No Upcoming Events' })).toBeVisible();

    google.troubles.clear();
    await member.route('**/api/calendar/events/sync-google', (route) =>
      route.fulfill({ status: 500, body: '{}' }),
    );
    await member.reload();
    await expect(shown(member, 'Lunch')).toBeVisible();
    await expect(shown(member, 'Lunch').getByRole('button', { name: 'Delete Lunch' })).toHaveCount(0);
    await shown(member, 'Lunch').getByRole('link', { name: 'View Wardrobe' }).click();
    await expect(member.getByRole('heading', { name: 'Lunch' })).toBeVisible();
    await member.unroute('**/api/calendar/events/sync-google');

    google.pageSize = 1;
    google.troubles.set('events', { kind: 'forbidden', after: 1 });
    await member.goto('/calendar-view');
    await expect(shown(member, 'Lunch')).toBeVisible();
    await expect(member.getByText(/^Drape has no permission to read your Google Calendar/)).toBeVisible();
    await member.getByRole('button', { name: 'Sync now' }).click();
    await expect(member).toHaveURL(/\/calendar-connect$/);
    await expect(googleCard(member).getByText(/^Drape has no permission/)).toBeVisible();

    google.troubles.clear();
    await googleCard(member).getByRole('button', { name: 'Disconnect' }).click();
    await expect(googleCard(member).getByText('Not Connected')).toBeVisible();
    await member.goto('/calendar-view');
    await expect(shown(member, 'Lunch')).toBeVisible();
  });
});

/** A calendar of the coming days, as a file. */
function calendarFile(): string {
  const stamp = (hours: number) => `${inHours(hours).replace(/[-:]/g, '').slice(0, 15)}Z`;
  return [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Example//EN', 'X-WR-CALNAME:Family'],
    ...[
      'BEGIN:VEVENT',
      'UID:run',
      `DTSTART:${stamp(20)}`,
      'RRULE:FREQ=WEEKLY;COUNT=3',
      'SUMMARY:Gym',
      'END:VEVENT',
    ],
    ...[
      'BEGIN:VEVENT',
      'UID:gala',
      `DTSTART:${stamp(50)}`,
      `DTEND:${stamp(54)}`,
      'SUMMARY:Charity gala',
      'END:VEVENT',
    ],
    'END:VCALENDAR',
  ].join('\r\n');
}

test('any calendar: a file comes in after a preview and can be taken back, outfits go out by a private address', async ({
  member,
}) => {
  await member.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await member.goto('/calendar-connect');
  const file = { name: 'family.ics', mimeType: 'text/calendar', buffer: Buffer.from(calendarFile()) };
  const choose = async (chosen: typeof file) => {
    await member.getByRole('button', { name: 'Choose a file' }).click();
    await member.getByLabel('Place the file here').setInputFiles(chosen);
  };
  const dialog = member.getByRole('dialog', { name: 'Import a calendar' });
  await choose(file);
  await expect(dialog.getByText('4 new events in “Family”')).toBeVisible();
  await expect(dialog.getByText('Charity gala')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await member.getByRole('button', { name: 'Undo' }).click();
  await expect(said(member, 'Import taken back')).toBeVisible();
  await choose(file);
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog).toHaveCount(0);

  await member.getByRole('button', { name: 'Make a private address' }).click();
  const address = member.getByLabel('Private address');
  await member.getByRole('button', { name: 'Copy' }).click();
  await expect(said(member, 'Address copied')).toBeVisible();
  const first = await member.evaluate(() => navigator.clipboard.readText());
  expect(first).toBe(await address.inputValue());
  expect(await (await fetch(first)).text()).toContain('BEGIN:VCALENDAR');
  await member.getByRole('button', { name: 'Renew' }).click();
  await member.getByRole('button', { name: 'Make a new one' }).click();
  await expect(address).not.toHaveValue(first);
  expect((await fetch(first)).status).toBe(404);
  await member.getByRole('button', { name: 'Switch off' }).click();
  await member.getByRole('button', { name: 'Switch it off' }).click();
  await expect(member.getByRole('button', { name: 'Make a private address' })).toBeVisible();

  await member.goto('/calendar-view');
  await expect(shown(member, 'Charity gala').getByText('Formal')).toBeVisible();
  await expect(shown(member, 'Gym').filter({ visible: true })).toHaveCount(3);
});
