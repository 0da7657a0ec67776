import { expect, test } from './journey.ts';
import { addReviewed, pasteClothes } from './paste-clothes.ts';

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
  await member.getByRole('button', { name: 'New event' }).click();
  await member.getByLabel('Title').fill('Team meeting');
  await member.getByRole('button', { name: 'Create event' }).click();

  const event = member.getByRole('article', { name: 'Team meeting' });
  await expect(event.getByText('Business')).toBeVisible();
  await member.getByRole('button', { name: 'Generate All Outfits' }).click();
  await expect(event.getByText('Outfit Ready')).toBeVisible();
  await expect(
    member.getByText('Generated outfit suggestions for 1 upcoming events', { exact: true }),
  ).toBeVisible();
  await expect(event.getByText('% confidence')).toBeVisible();
  await event.getByRole('link', { name: 'View Wardrobe' }).click();
  await expect(member).toHaveURL(/\/wardrobe\?event=/);
  await member.goBack();

  await event.getByRole('button', { name: 'Delete Team meeting' }).click();
  await expect(event).toHaveCount(0);
  await member.getByRole('button', { name: 'Undo' }).click();
  await expect(event.getByText('Outfit Ready')).toBeVisible();
});
