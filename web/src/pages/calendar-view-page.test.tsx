import type { CalendarEvent } from '@drape/contract/calendar/calendar';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aLookbookOutfit, anEvent } from '../testing/plan-samples.ts';
import { type Answers, renderApp } from '../testing/render-app.tsx';
import { anItem, aPricingTier } from '../testing/samples.ts';
import { unfoldAll } from '../testing/unfold.ts';

const upgradeSentence = 'Outfit generation is only available for Pro users. Please upgrade your account.';
const { wears: _, ...plan } = aLookbookOutfit({
  id: 'p1',
  event_id: 'e1',
  event_title: 'Team meeting',
  event_type: 'business',
  name: null,
  saved: false,
  alternatives: ['White tee with boots.'],
  other_outfits: [{ wardrobe_item_ids: ['i2', 'i3'], description: 'White tee with boots.', score: 70 }],
});
const outfitted = anEvent({ hasOutfit: true, outfitPlan: plan, outfitItems: plan.items });

/** What the page asks for beside the events. */
const around = (tier: 'free' | 'pro'): Answers => ({
  'GET /calendar/outfit-plans': { data: { outfit_plans: [plan], total: 1 } },
  'GET /calendar/wardrobe': { data: { items: [anItem()], total: 1, max_wardrobe_items: null } },
  'GET /users/pricing-tier': { data: aPricingTier(tier) },
});

function openCalendar(tier: 'free' | 'pro', events: CalendarEvent[], answers: Answers = {}) {
  return renderApp({
    at: '/calendar-view',
    signedIn: true,
    answers: {
      'GET /calendar/events': { data: { events, total: events.length } },
      ...around(tier),
      ...answers,
    },
  });
}

const card = (name: string) => screen.findByRole('article', { name });

test('an event shows what it is, its outfit and the summary of all', async () => {
  const { user } = openCalendar('pro', [{ ...outfitted, location: 'Leeds', description: 'Bring the plans' }]);
  const meeting = within(await card('Team meeting'));
  for (const text of ['Leeds', 'Bring the plans', 'Business', 'Outfit Ready', 'Navy over white.']) {
    expect(meeting.getByText(text)).toBeVisible();
  }
  expect(meeting.getByRole('img', { name: /^Laid out: Navy wool blazer/ })).toBeVisible();
  expect(meeting.getByText('Mild and dry.')).toBeVisible();
  await unfoldAll(user);
  expect(meeting.getByText('80%')).toBeVisible();
  expect(meeting.getByText('White tee with boots.')).toBeVisible();
  expect(meeting.getByRole('link', { name: 'View Wardrobe' }).getAttribute('href')).toBe(
    '/wardrobe?event=e1',
  );
  const summary = screen.getByText('Total events').closest('dl');
  await waitFor(() =>
    expect(summary?.textContent).toBe('Total events1Outfits ready1Wardrobe items1Planned outfits1'),
  );
});

test('an unreadable date is reported as such', async () => {
  const events = [anEvent({ title: 'Odd', startTime: 'soon' })];
  renderApp({
    at: '/calendar-view',
    signedIn: true,
    answers: { ...around('pro'), 'GET /calendar/events': { data: { events, total: 1 } } },
    offContract: ['GET /calendar/events'],
  });
  expect(within(await card('Odd')).getByText('Invalid date')).toBeVisible();
});

test('an empty calendar says so and offers a first event; a broken one can be asked again', async () => {
  let broken = true;
  const { user } = openCalendar('pro', [], {
    'GET /calendar/events': () =>
      broken
        ? { status: 500, error: { code: 'internal', message: 'Something went wrong' } }
        : { data: { events: [], total: 0 } },
  });
  expect(await screen.findByText('Failed to load calendar data. Please try again later.')).toBeVisible();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'No Upcoming Events' })).toBeVisible();
  expect(screen.getByText(/next 30 days/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Generate All Outfits' }));
  expect(await screen.findByText('No events found to generate outfit suggestions for')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create an event' }));
  const types = within(await screen.findByRole('dialog')).getByLabelText('Type');
  expect([...types.children].slice(1, 6).map(({ textContent }) => textContent)).toEqual([
    ...['Work', 'Casual', 'Formal', 'Social', 'Fitness'],
  ]);
});

test('a free user finds every way to an outfit locked, with the sentence that says why', async () => {
  const { user, calls } = openCalendar('free', [outfitted, anEvent({ id: 'e2', title: 'Dinner' })]);
  const meeting = within(await card('Team meeting'));
  await meeting.findByText('Pro Only');
  await unfoldAll(user);
  expect(meeting.getByText('Pro Only')).toBeVisible();
  await user.click(meeting.getByRole('button', { name: 'White tee' }));
  expect(await screen.findByRole('button', { name: 'Keep it' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Swap it' })).toBeNull();
  await user.keyboard('{Escape}');
  await user.click(within(await card('Dinner')).getByRole('button', { name: /Generate Outfit/ }));
  expect(await screen.findByRole('button', { name: 'Upgrade' })).toBeVisible();
  expect(screen.getAllByText(upgradeSentence).length).toBeGreaterThan(1);
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

test('Generate All goes on after a failure, says which events got none, and offers those another try', async () => {
  const events = ['Office', 'Gym', 'Dinner'].map((title, i) => anEvent({ id: `e${i}`, title }));
  const { user, calls } = openCalendar('pro', events, {
    'POST /calendar/outfit-plans': ({ body }) =>
      (body as { eventId: string }).eventId === 'e1'
        ? { status: 500, error: { code: 'internal', message: 'The planner stumbled' } }
        : { data: plan },
  });
  await card('Gym');
  await user.click(screen.getByRole('button', { name: 'Generate All Outfits' }));
  expect(await screen.findByText('Generated outfit suggestions for 2 upcoming events')).toBeVisible();
  expect(screen.getByText('No outfit for Gym.')).toBeVisible();
  const gym = within(await card('Gym'));
  expect(gym.getByText('The planner stumbled')).toBeVisible();
  await user.click(gym.getByRole('button', { name: 'Retry' }));
  await waitFor(() =>
    expect(
      calls.filter(({ path, method }) => method === 'POST' && path === '/calendar/outfit-plans').length,
    ).toBe(4),
  );
});

test('one item is swapped, the rest changed around what is kept, an alternative taken', async () => {
  const { user, calls } = openCalendar('pro', [{ ...outfitted, outfitPlan: { ...plan, locked: ['i3'] } }], {
    'POST /calendar/outfit-plans': { data: plan },
    'PUT /plans/p1': { data: plan },
  });
  const meeting = within(await card('Team meeting'));
  const sent = (method: string) => calls.filter((call) => call.method === method).at(-1)?.body;
  await user.click(await meeting.findByRole('button', { name: 'Chelsea boots, kept' }));
  expect(await screen.findByRole('button', { name: 'Don’t keep it' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Swap it' }), 'what is kept is not swapped').toBeNull();
  // What has just opened may not listen to keys yet.
  await waitFor(async () => {
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Don’t keep it' })).toBeNull();
  });
  await user.click(await meeting.findByRole('button', { name: 'White tee' }));
  await user.click(await screen.findByRole('button', { name: 'Swap it' }));
  await waitFor(() => expect(sent('POST')).toMatchObject({ swap: 'i2', excluded: ['i2'], locked: ['i3'] }));
  await user.click(await meeting.findByRole('button', { name: 'Change the rest' }));
  await waitFor(() => expect(sent('POST')).toMatchObject({ turn: 1, locked: ['i3'] }));
  await unfoldAll(user);
  await waitFor(() =>
    expect(meeting.getByRole('button', { name: /^Use this outfit/ }).hasAttribute('disabled')).toBe(false),
  );
  await user.click(meeting.getByRole('button', { name: /^Use this outfit/ }));
  await waitFor(() => expect(sent('PUT')).toEqual({ version: 1, wardrobe_item_ids: ['i2', 'i3'] }));
});

test('an event with an outfit has three controls on its day: wearing it, trying another, and more', async () => {
  const now = new Date().toISOString();
  const today = { ...outfitted, startTime: now, endTime: now };
  const { user, calls } = openCalendar('pro', [today], { 'PUT /plans/p1': { data: plan } });
  const meeting = within(await card('Team meeting'));
  expect(await meeting.findByRole('button', { name: 'Try another' })).toBeVisible();
  for (const name of ['Save', 'Edit Team meeting', 'I like this outfit'])
    expect(meeting.queryByRole('button', { name })).toBeNull();
  await user.click(meeting.getByRole('button', { name: 'Mark as worn' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true));
  await user.click(meeting.getByRole('button', { name: 'More for Team meeting' }));
  const more = within(await screen.findByRole('dialog', { name: 'Team meeting' }));
  for (const name of ['Save', 'Edit Team meeting', 'Delete Team meeting', 'I like this outfit'])
    expect(more.getByRole('button', { name })).toBeVisible();
});

test('before its day an outfit can be marked as worn only under More', async () => {
  const { user } = openCalendar('pro', [outfitted]);
  const meeting = within(await card('Team meeting'));
  expect(await meeting.findByRole('button', { name: 'Try another' })).toBeVisible();
  expect(meeting.queryByRole('button', { name: 'Mark as worn' })).toBeNull();
  await user.click(meeting.getByRole('button', { name: 'More for Team meeting' }));
  const more = within(await screen.findByRole('dialog', { name: 'Team meeting' }));
  expect(more.getByRole('button', { name: 'Mark as worn' })).toBeVisible();
});

test('the month is walked by keys, and a picked day lists its events with View Outfit, Save and Retry', async () => {
  const today = new Date();
  const noon = (days: number) =>
    new Date(today.getFullYear(), today.getMonth(), today.getDate() + days, 12).toISOString();
  const { user } = openCalendar('pro', [
    { ...outfitted, startTime: noon(0), endTime: noon(0) },
    anEvent({ id: 'e2', title: 'Dinner', startTime: noon(0), endTime: noon(0) }),
  ]);
  await card('Team meeting');
  await user.click(screen.getByRole('button', { name: 'Open Calendar View' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Calendar' }));
  expect(dialog.getByText('Pick a day to see its events.')).toBeVisible();
  const current = await dialog.findByRole('button', { name: /, 2 events, 1 outfit$/ });
  current.focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).not.toBe(current);
  await user.keyboard('{ArrowLeft}{Enter}');
  const meeting = within(await dialog.findByRole('article', { name: 'Team meeting' }));
  expect(meeting.getByText('Work')).toBeVisible();
  for (const name of ['Save', 'Retry']) expect(meeting.getByRole('button', { name })).toBeVisible();
  await user.click(meeting.getByRole('button', { name: 'View Outfit' }));
  expect(meeting.getByText('Navy over white.')).toBeVisible();
  const dinner = within(dialog.getByRole('article', { name: 'Dinner' }));
  expect(dinner.getByRole('button', { name: 'Generate Outfit' })).toBeVisible();
  expect(dinner.queryByRole('button', { name: 'View Outfit' })).toBeNull();
});

test('an address in a description is a link that tells nobody where it was followed', async () => {
  const description = 'Join https://meet.example/abc?x=1, please';
  renderApp({
    at: '/calendar-view',
    signedIn: true,
    answers: { 'GET /calendar/events': { data: { events: [anEvent({ description })], total: 1 } } },
  });
  const link = await screen.findByRole('link', { name: 'https://meet.example/abc?x=1' });
  expect(link.getAttribute('href')).toBe('https://meet.example/abc?x=1');
  expect(link.getAttribute('rel')).toContain('noreferrer');
});

test('an event beyond the next 30 days is found by the message that it is created, and below the others', async () => {
  const far = anEvent({ id: 'far', title: 'Gala', startTime: '2031-03-08', endTime: '2031-03-09' });
  const { user } = openCalendar('pro', [], {
    'POST /calendar/events': { data: far },
    'GET /calendar/events': ({ query }) => {
      const events = query.has('startDate') ? [far] : [];
      return { data: { events, total: events.length } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Create an event' }));
  const form = within(await screen.findByRole('dialog'));
  await user.type(form.getByLabelText('Title'), 'Gala');
  await user.click(form.getByRole('button', { name: 'Create event' }));
  expect(await screen.findByText('On Mar 8, 2031, outside the next 30 days.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show it' }));
  const month = within(await screen.findByRole('dialog', { name: 'Calendar' }));
  expect(await month.findByRole('heading', { name: 'Gala' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Show later events' }));
  await user.click(within(await card('Gala')).getByRole('button', { name: 'More for Gala' }));
  expect(await screen.findByRole('button', { name: 'Edit Gala' })).toBeVisible();
});

test('an empty calendar offers its next days, and a press begins an event on one', async () => {
  const { user } = openCalendar('pro', []);
  const days = await screen.findAllByRole('button', { name: /^Add an event on/ });
  expect(days).toHaveLength(14);
  const second = days[1];
  if (second) await user.click(second);
  expect(await screen.findByRole('dialog')).toBeVisible();
});
