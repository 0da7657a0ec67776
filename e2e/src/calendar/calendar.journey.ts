import { expect, test } from '../journey.ts';
import { addReviewed, pasteClothes } from '../paste-clothes.ts';

const clothes = `navy wool blazer
white cotton shirt
grey wool trousers
black leather oxfords
camel wool coat
black leather belt`;

test('an event is created, gets an outfit of one’s own clothes, and is removed with a way back', async ({
  member,
}) => {
  await pasteClothes(member, clothes);
  await addReviewed(member);
  await member.goto('/calendar-view');
  await expect(member.getByRole('heading', { name: 'No Upcoming Events' })).toBeVisible();
  await member.getByRole('button', { name: 'Create an event' }).click();
  await member.getByLabel('Title').fill('Team meeting');
  await member.getByRole('button', { name: 'Create event' }).click();

  const event = member.getByRole('article', { name: 'Team meeting' });
  await expect(event.getByText('Business')).toBeVisible();
  await member.getByRole('button', { name: 'Generate All Outfits' }).click();
  await expect(event.getByText('Outfit Ready')).toBeVisible();
  await expect(
    member.getByText('Generated outfit suggestions for 1 upcoming events', { exact: true }),
  ).toBeVisible();
  await event.getByText('Details', { exact: true }).click();
  await expect(event.getByText('% confidence')).toBeVisible();
  await event.getByRole('link', { name: 'View Wardrobe' }).click();
  await expect(member).toHaveURL(/\/wardrobe\?event=/);
  await member.goBack();

  await event.getByRole('button', { name: 'More for Team meeting' }).click();
  await member.getByRole('button', { name: 'Delete Team meeting' }).click();
  await expect(event).toHaveCount(0);
  await member.getByRole('button', { name: 'Undo' }).click();
  await expect(event.getByText('Outfit Ready')).toBeVisible();
});

/** Two days in a row of one week and month, from tomorrow on, so that both are in view when one is dragged. */
function twoDays(): [string, string] {
  const day = (ahead: number) => {
    const date = new Date();
    date.setDate(date.getDate() + ahead);
    return date.toLocaleDateString('sv', { timeZone: 'Europe/Amsterdam' });
  };
  const isSaturday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() === 6;
  const sameMonth = (one: string, other: string) => one.slice(0, 7) === other.slice(0, 7);
  const first =
    [1, 2, 3].find((ahead) => !isSaturday(day(ahead)) && sameMonth(day(ahead), day(ahead + 1))) ?? 1;
  return [day(first), day(first + 1)];
}

test('the month shows outfits in its days; a day opens on the spot and hands its outfit to another', async ({
  member,
}, { project }) => {
  await pasteClothes(member, `${clothes}\ngrey t-shirt\nblue jeans\nwhite sneakers`);
  await addReviewed(member);
  await member.goto('/week');
  await member.getByRole('button', { name: 'Plan the week' }).click();
  await expect(member.getByText('Your week is planned', { exact: true })).toBeVisible();
  const [from, to] = twoDays();
  await member.goto(`/calendar-view?day=${from}`);
  const month = member.getByRole('dialog', { name: 'Calendar' });
  const dayOf = (date: string) => month.locator(`[data-day="${date}"]`);
  const wornOn = (date: string) => dayOf(date).locator('[role="img"]').getAttribute('aria-label');
  await expect(dayOf(from)).toHaveAccessibleName(/1 outfit$/);
  const [first, second] = [await wornOn(from), await wornOn(to)];
  expect(second).not.toBe(first);

  await month.getByRole('button', { name: /^More for/ }).click();
  await member
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: /^Move to/ })
    .and(member.locator(`[data-to="${to}"]`))
    .click();
  await expect.poll(async () => [await wornOn(from), await wornOn(to)]).toEqual([second, first]);
  if (project.name === 'phone') return;
  await dayOf(from).dragTo(dayOf(to));
  await expect.poll(async () => [await wornOn(from), await wornOn(to)]).toEqual([first, second]);
});
