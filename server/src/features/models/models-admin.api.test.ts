import { describe, expect, it } from 'vitest';
import { appWithModel } from '../../../test/app-with-model.ts';
import { fileOf, outfitPhoto } from '../../../test/photos.ts';
import { imagesOf } from '../../../test/stand-ins/ai-stand-in.ts';
import type { TestApp } from '../../../test/test-app.ts';

const app = appWithModel();

async function analyse({ client }: Pick<Awaited<ReturnType<TestApp['signUp']>>, 'client'>) {
  return client.uploadAnalyze({ file: fileOf(await outfitPhoto({ width: 240 })) });
}

describe('the administrator', () => {
  async function admin() {
    const person = await app.test.signUp();
    const users = app.test.app.database.write.updateTable('users').where('id', '=', person.id);
    await users.set({ role: 'admin' }).execute();
    return person;
  }
  const noPrice = { input_usd: null, output_usd: null };

  it('tests both models with real calls and reads the raw error', async () => {
    const { client } = await admin();
    const { tried } = await client.testModels();
    expect(tried.map(({ kind, ok }) => [kind, ok])).toEqual([
      ['text', true],
      ['tools', true],
      ['json', true],
      ['vision', true],
    ]);
    expect(app.standIn.asked.map((asked) => [asked.model, imagesOf(asked).length])).toEqual(
      expect.arrayContaining([
        ['stand-in-text', 0],
        ['stand-in-vision', 1],
      ]),
    );
    const [seen] = tried.filter(({ kind }) => kind === 'vision');
    expect(seen?.photo).toMatchObject({ input_tokens: expect.any(Number), cost_usd: null });
    const vision = { input_usd: 2, output_usd: 10 };
    const free = { monthly_budget_usd: null, monthly_tokens: null };
    await client.updateModelLimits({ body: { ...free, prices: { text: noPrice, vision } } });
    const priced = (await client.testModels()).tried.find(({ kind }) => kind === 'vision')?.photo;
    const dollars = ((priced?.input_tokens ?? 0) * 2 + (priced?.output_tokens ?? 0) * 10) / 1e6;
    expect(priced?.cost_usd).toBeCloseTo(dollars, 6);
    expect(dollars).toBeGreaterThan(0);
    app.standIn.mood = 'unauthorized';
    const failed = (await client.testModels()).tried;
    expect(failed.every(({ photo }) => photo === null)).toBe(true);
    expect(failed[0]).toMatchObject({
      ok: false,
      error: expect.stringContaining('Incorrect API key provided'),
    });
  });

  it('sees use and cost per day; at the end of the budget the engine takes over', async () => {
    const { client } = await admin();
    const price = { input_usd: 1000, output_usd: 2000 };
    const limits = {
      monthly_budget_usd: null,
      monthly_tokens: null,
      prices: { text: noPrice, vision: price },
    };
    await client.updateModelLimits({ body: limits });
    const before = await client.getModels();
    const person = await app.test.signUp();
    await analyse(person);
    const { usage, month, exhausted } = await client.getModels();
    const cost = month.spent_usd - before.month.spent_usd;
    const [call] = (await person.client.listOutsideCalls()).calls;
    expect(cost).toBeGreaterThan(0);
    expect(call?.cost_usd).toBeCloseTo(cost, 6);
    expect(exhausted).toBeNull();
    expect(usage.find(({ model }) => model === 'stand-in-vision')?.calls).toBeGreaterThan(0);

    const spent = await client.updateModelLimits({
      body: { ...limits, monthly_budget_usd: month.spent_usd },
    });
    expect(spent.exhausted).toContain('spent this month');
    app.standIn.asked.length = 0;
    const result = await analyse(person);
    expect([result.engine.name, app.standIn.asked.length]).toEqual(['embedded', 0]);
    expect(result.notice).toContain('monthly limit');
    await client.updateModelLimits({ body: { ...limits, prices: { text: noPrice, vision: noPrice } } });
  });

  it('sees that an endpoint rests, and why', async () => {
    app.standIn.mood = 'unauthorized';
    const { client } = await admin();
    const person = await app.test.signUp();
    for (let round = 0; round < 3; round += 1) await analyse(person);
    const { models, failures } = await client.getModels();
    expect(models.find(({ kind }) => kind === 'vision')).toMatchObject({
      state: 'resting',
      last_failure: expect.stringContaining('HTTP 401'),
    });
    expect(failures[0]).toMatchObject({ outcome: 'unauthorized', purpose: 'analysis' });
    const status = await client.connectionStatus();
    expect([status.status, status.ai.ok, status.ai.kind]).toEqual(['degraded', false, 'language model']);
    // The test goes through and wakes it.
    app.standIn.mood = 'well';
    await client.testModels();
    expect((await client.getModels()).models.every(({ state }) => state === 'closed')).toBe(true);
  });
});
