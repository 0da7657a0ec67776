import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileOf, outfitPhoto } from '../photos.ts';
import { type AiStandIn, startAiStandIn } from '../stand-ins/ai-stand-in.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const METRICS_TOKEN = 'prometheus-of-the-house';
let standIn: AiStandIn;
let test: TestApp;
beforeAll(async () => {
  standIn = await startAiStandIn();
  test = await startTestApp({ env: { ...standIn.env, AI_TIMEOUT_SECONDS: '0.5', METRICS_TOKEN } });
});
afterAll(async () => {
  await test.close();
  await standIn.close();
});

it('while a language model hangs, every analysis is answered by the engine, and soon it is not even asked', async () => {
  standIn.mood = 'hang';
  standIn.moodLasts = Number.POSITIVE_INFINITY;
  const { client } = await test.signUp();
  const file = fileOf(await outfitPhoto({ width: 160 }));
  const analysed = await Promise.all(Array.from({ length: 6 }, () => client.uploadAnalyze({ file })));
  for (const { id, analysis } of analysed)
    expect([typeof id, typeof analysis.overall_rating]).toEqual(['string', 'number']);
  // Without photos it is another question, which fails a few times as well before it rests.
  for (let times = 0; times < 3; times++) await client.uploadAnalyze({ file });
  const asked = standIn.asked.length;
  expect(asked).toBeGreaterThanOrEqual(3);
  await client.uploadAnalyze({ file });
  expect(standIn.asked.length).toBe(asked);

  const answer = await fetch(`${test.origin}/metrics`, {
    headers: { Authorization: `Bearer ${METRICS_TOKEN}` },
  });
  expect(await answer.text()).toMatch(/drape_ai_call_seconds_count\{[^}]*outcome="timeout"[^}]*\} [1-9]/);
}, 60_000);
