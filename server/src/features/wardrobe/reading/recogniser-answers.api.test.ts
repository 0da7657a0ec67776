import { afterAll, beforeAll, expect, it } from 'vitest';
import { garmentPhoto } from '../../../../test/garment-photos.ts';
import { fileOf } from '../../../../test/photos.ts';
import { failure, startTestApp, type TestApp } from '../../../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: { ADMIN_PASSWORD: 'steady-88' } });
});
afterAll(() => test.close());

it('what people keep stands against what was said of their photos, corrections of later days included', async () => {
  const { access_token } = await test.client().login({ body: { username: 'admin', password: 'steady-88' } });
  const admin = test.client(access_token);
  expect(await admin.recogniserConfusion()).toMatchObject({ total: 0, right: 0, mean_confidence: null });

  const { client } = await test.signUp();
  for (const subcategory of ['jeans', 'dress'])
    await client.queuePhoto({ file: fileOf(await garmentPhoto({ subcategory, colour: '#2458b8' })) });
  await test.app.jobs.runDue();
  const { photos } = await client.listQueuedPhotos();
  const withAnswer = photos.flatMap(({ id, findings }) =>
    findings?.recognised ? [{ id, said: findings.recognised.category }] : [],
  );
  expect(withAnswer.length).toBeGreaterThan(0);
  const kept = [];
  for (const { id, said } of withAnswer) {
    const body = { description: 'A piece', category: said, color_primary: 'blue' };
    kept.push(await client.acceptQueuedPhoto({ params: { id }, body }));
  }
  const agreed = await admin.recogniserConfusion();
  expect([agreed.total, agreed.right]).toEqual([withAnswer.length, withAnswer.length]);
  expect(agreed.mean_confidence).toBeGreaterThan(0);

  const [first] = kept;
  const said = withAnswer[0]?.said ?? 'top';
  const corrected = said === 'accessories' ? ('shoes' as const) : ('accessories' as const);
  await client.updateItem({ params: { id: first?.id ?? '' }, body: { category: corrected } });
  const table = await admin.recogniserConfusion();
  expect([table.total, table.right]).toEqual([withAnswer.length, withAnswer.length - 1]);
  const row = table.rows.find(({ kept: category }) => category === corrected);
  expect(row?.said[table.categories.indexOf(said)]).toBe(1);

  await client.deleteItems({ body: { ids: kept.map(({ id }) => id) } });
  expect((await admin.recogniserConfusion()).total).toBe(0);
  expect((await failure(client.recogniserConfusion())).status).toBe(403);
});
