import { feedbackTargets } from '@drape/contract/analysis/feedback-targets';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectOnlyForOwner } from '../../../../test/only-for-owner.ts';
import { fileOf, outfitPhoto } from '../../../../test/photos.ts';
import { failure, startTestApp, type TestApp } from '../../../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: { ADMIN_PASSWORD: 'steady-88' } });
});
afterAll(() => test.close());

async function anAnalyst() {
  const person = await test.signUp();
  const result = await person.client.uploadAnalyze({ file: fileOf(await outfitPhoto()) });
  return { ...person, result, analysis: String(result.id) };
}

async function admin() {
  const { access_token } = await test.client().login({ body: { username: 'admin', password: 'steady-88' } });
  return test.client(access_token);
}

it('a thumb on the score, a term and a sentence is kept, changed and taken back, one for each', async () => {
  const { client, analysis: id, result } = await anAnalyst();
  const vote = (target: string, vote: 'up' | 'down') =>
    client.setFeedback({ params: { id, target }, body: { vote } });
  expect(await vote('rating', 'up')).toEqual({ target: 'rating', vote: 'up' });
  await vote('occasion.0', 'up');
  await vote('occasion.0', 'down');
  await vote(`term.${result.evidence.terms[0]?.key}`, 'up');
  const { feedback, total } = await client.listFeedback({ params: { id } });
  expect(total).toBe(3);
  expect(feedback).toContainEqual({ target: 'occasion.0', vote: 'down' });
  await client.deleteFeedback({ params: { id, target: 'rating' } });
  expect((await client.listFeedback({ params: { id } })).feedback.map(({ target }) => target)).not.toContain(
    'rating',
  );
});

it('every sentence of the result can be voted on, and nothing that is not there', async () => {
  const { client, analysis: id, result } = await anAnalyst();
  for (const target of feedbackTargets(result).keys())
    await client.setFeedback({ params: { id, target }, body: { vote: 'up' } });
  for (const target of ['color_analysis.99', 'term.weather', 'nothing', 'rating.0']) {
    const error = await failure(client.setFeedback({ params: { id, target }, body: { vote: 'up' } }));
    expect([target, error.status]).toEqual([target, 404]);
  }
  const bad = await failure(
    client.setFeedback({ params: { id, target: 'rating' }, body: { vote: 'meh' as never } }),
  );
  expect(bad.status).toBe(422);
});

it('nobody votes on what belongs to somebody else', async () => {
  const [one, other] = [await anAnalyst(), await anAnalyst()];
  const params = { id: one.analysis, target: 'rating' };
  await expectOnlyForOwner(one.client, other.client, [
    (client) => client.setFeedback({ params, body: { vote: 'up' } }),
    (client) => client.listFeedback({ params: { id: one.analysis } }),
    (client) => client.deleteFeedback({ params }),
  ]);
});

it('the administrator sees how far people agree, with each kind of sentence and term', async () => {
  const root = await admin();
  const kind = async (name: string) =>
    (await root.feedbackAgreement()).agreement.find((row) => row.kind === name);
  const before = (await kind('occasion')) ?? { up: 0, down: 0 };
  const [one, other] = [await anAnalyst(), await anAnalyst()];
  const target = 'occasion.0';
  await one.client.setFeedback({ params: { id: one.analysis, target }, body: { vote: 'up' } });
  await other.client.setFeedback({ params: { id: other.analysis, target }, body: { vote: 'down' } });
  const after = await kind('occasion');
  expect(after).toMatchObject({ up: before.up + 1, down: before.down + 1 });
  expect(after?.agreement).toBeCloseTo((before.up + 1) / (before.up + before.down + 2), 10);
  await test.app.database.write
    .updateTable('users')
    .set({ kind: 'demo' })
    .where('id', '=', other.id)
    .execute();
  expect((await kind('occasion'))?.down).toBe(before.down);
});
