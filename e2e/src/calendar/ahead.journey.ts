import { expect, test, undo } from '../journey.ts';
import { addReviewed, pasteClothes } from '../paste-clothes.ts';

const clothes = `navy wool blazer
white cotton shirt
light blue oxford shirt
grey t-shirt
navy t-shirt
grey wool trousers
blue jeans
black leather oxfords
white leather sneakers
camel wool coat`;

test('today has an outfit to wear, the week is planned, and a suitcase is packed and ticked off', async ({
  member,
}) => {
  await pasteClothes(member, clothes);
  await addReviewed(member);

  await member.goto('/dashboard');
  const today = member.getByRole('region', { name: /^Today/ });
  const first = await today.getByRole('list', { name: 'Today’s outfit' }).innerText();
  await today.getByRole('button', { name: 'Try another' }).click();
  await expect(today.getByRole('list', { name: 'Today’s outfit' })).not.toHaveText(first, {
    useInnerText: true,
  });
  await today.getByRole('button', { name: 'Wear this' }).click();
  await expect(today.getByText('You wear this today')).toBeVisible();
  await member.getByRole('link', { name: 'This week' }).click();

  await expect(member.getByText('Worn', { exact: true })).toBeVisible();
  await member
    .getByRole('button', { name: /^Suggest (an outfit|one) for/ })
    .first()
    .click();
  await expect(member.getByRole('list', { name: /^Outfit for/ })).toHaveCount(2);
  await member.getByRole('button', { name: 'Plan the week' }).click();
  await expect(member.getByRole('button', { name: 'Plan it again' })).toBeVisible();
  await expect(member.getByRole('list', { name: /^Outfit for/ })).toHaveCount(7);
  await member
    .getByRole('button', { name: /^More for/ })
    .last()
    .click();
  await member.getByRole('button', { name: 'Remove the outfit' }).click();
  await expect(member.getByRole('list', { name: /^Outfit for/ })).toHaveCount(6);
  await undo(member, 'Outfit removed');
  await expect(member.getByRole('list', { name: /^Outfit for/ })).toHaveCount(7);

  const days = member.getByRole('main').getByRole('region', { name: /^\w+, \w+ \d+$/ });
  const wornOn = (index: number) =>
    days
      .nth(index)
      .getByRole('list', { name: /^Outfit for/ })
      .innerText();
  const [third, fifth] = [await wornOn(2), await wornOn(4)];
  await days
    .nth(2)
    .getByRole('button', { name: /^More for/ })
    .click();
  await member
    .getByRole('dialog')
    .getByRole('button', { name: /^Move to/ })
    .nth(3)
    .click();
  await expect(member.getByText('Outfit moved', { exact: true })).toBeVisible();
  await expect.poll(async () => [await wornOn(2), await wornOn(4)]).toEqual([fifth, third]);

  await member.getByRole('main').getByRole('link', { name: 'Trips' }).click();
  await expect(member.getByRole('heading', { name: 'No trips yet' })).toBeVisible();
  await member.getByRole('button', { name: 'Plan a trip' }).click();
  await member.getByRole('button', { name: 'Plan and pack' }).click();
  await expect(member.getByText('Please give the trip a name')).toBeVisible();
  await member.getByLabel('Name').fill('Weekend away');
  await member.getByRole('button', { name: 'Plan and pack' }).click();
  await expect(member.getByRole('heading', { name: 'Weekend away' })).toBeVisible();
  const list = member.getByRole('region', { name: 'Packing list' });
  await expect(list.getByText(/^\d+ items\. /)).toBeVisible();
  await list.getByRole('checkbox').first().click();
  await expect(list.getByText(/^1 of \d+ packed$/)).toBeVisible();
  await member.reload();
  await expect(list.getByText(/^1 of \d+ packed$/)).toBeVisible();
  await member.getByRole('button', { name: 'Delete trip' }).click();
  await expect(member.getByRole('heading', { name: 'No trips yet' })).toBeVisible();
  await undo(member, 'Trip deleted');
  await member.getByRole('link', { name: 'Weekend away' }).click();
  await expect(list.getByText(/^1 of \d+ packed$/)).toBeVisible();
});
