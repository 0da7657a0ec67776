import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fileOf, outfitPhoto } from '../../../test/photos.ts';
import { type DialectStandIns, startDialectStandIns } from '../../../test/stand-ins/ai-dialect-stand-ins.ts';
import { aiDialects } from '../../../test/stand-ins/ai-dialects.ts';
import { failure, startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let providers: DialectStandIns;
beforeAll(async () => {
  providers = await startDialectStandIns();
  test = await startTestApp({ env: { AI_TIMEOUT_SECONDS: '6' } });
});
afterAll(async () => {
  await test.close();
  await providers.close();
});
beforeEach(() => {
  providers.mood = 'well';
  providers.asked.length = 0;
});

async function admin() {
  const person = await test.signUp();
  const users = test.app.database.write.updateTable('users').where('id', '=', person.id);
  await users.set({ role: 'admin' }).execute();
  return person.client;
}

async function analyse() {
  const { client } = await test.signUp();
  return client.uploadAnalyze({ file: fileOf(await outfitPhoto({ width: 240 })) });
}

describe.each(aiDialects.map(({ id }) => id))('%s', (id) => {
  const dialect = aiDialects.find((each) => each.id === id);
  const needsKey = dialect?.hasKey({}, 'a key', false) === false;
  const connect = async (more: { model?: string; api_key?: string } = {}) => {
    const client = await admin();
    const [model, vision_model] = providers.models;
    const place = { base_url: providers.bases[id] ?? '', api_key: providers.key };
    await client.connectModels({ body: { ...place, model, vision_model, ...more } });
    return client;
  };
  const errors = (tried: { error: string | null }[]) => tried.map(({ error }) => error ?? '');

  it('lists its models, answers, calls tools, writes JSON and sees', async () => {
    const client = await connect();
    const place = { base_url: providers.bases[id] ?? '', api_key: providers.key };
    expect((await client.offeredModels({ body: place })).models).toEqual([...providers.models].sort());
    const { tried } = await client.testModels();
    const tools = dialect?.lacksTools ? [false, expect.stringMatching(dialect.lacksTools)] : [true, null];
    expect(tried.map(({ kind, ok, error }) => [kind, ok, error])).toEqual([
      ['text', true, null],
      ['tools', ...tools],
      ['json', true, null],
      ['vision', true, null],
    ]);
    const { engine, analysis } = await analyse();
    expect([engine.version, analysis.overall_rating]).toEqual([providers.models[1], 8.3]);
  });

  it('names what is wrong with a key or a model', async () => {
    if (needsKey) {
      const client = await connect({ api_key: 'wrong' });
      const { tried } = await client.testModels();
      expect(errors(tried).every((error) => /key|auth/i.test(error))).toBe(true);
      expect(tried.some(({ ok }) => ok)).toBe(false);
      if (id !== 'openrouter') {
        const place = { base_url: providers.bases[id] ?? '', api_key: 'wrong' };
        const { message } = await failure(client.offeredModels({ body: place }));
        expect(message).toMatch(/refuses this key/);
      }
    }
    const client = await connect({ model: 'no-such-model' });
    const { tried } = await client.testModels();
    expect(
      errors(tried)
        .slice(0, 3)
        .every((error) => error.includes('no-such-model')),
    ).toBe(true);
    expect(tried.at(-1)?.ok).toBe(true);
  });

  it('that is busy is left for the engine with a quiet line, without waiting past the time', async () => {
    await connect();
    providers.mood = 'busy';
    const started = performance.now();
    const { engine, notice } = await analyse();
    expect(engine.name).toBe('embedded');
    expect(notice).toMatch(/^The language model .*, so Drape answered with its own engine\.$/);
    expect(performance.now() - started).toBeLessThan(20_000);
    const waits =
      (dialect?.busy.headers?.['retry-after'] ?? dialect?.busy.headers?.['retry-after-ms']) ||
      id === 'gemini';
    if (waits) expect(providers.asked).toHaveLength(1);
  });

  it('that holds an answer back is left for the engine, which says that it was refused', async () => {
    await connect();
    providers.mood = 'holds back';
    const { engine, notice } = await analyse();
    expect([engine.name, notice]).toEqual([
      'embedded',
      'The language model refused this request, so Drape answered with its own engine.',
    ]);
  });
});
