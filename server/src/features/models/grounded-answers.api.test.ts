import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { appWithModel } from '../../../test/app-with-model.ts';
import { fileOf, outfitPhoto } from '../../../test/photos.ts';
import { type AiMood, imagesOf, textOf } from '../../../test/stand-ins/ai-stand-in.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { addItems } from '../../../test/wardrobe.ts';

const app = appWithModel();

type Person = Awaited<ReturnType<TestApp['signUp']>>;

const clothes = [
  'navy wool blazer',
  'white cotton shirt',
  'light blue oxford shirt',
  'grey wool trousers',
  'beige chinos',
  'black leather oxfords',
  'brown suede loafers',
].join('\n');

async function analyse({ client }: Person) {
  return client.uploadAnalyze({ file: fileOf(await outfitPhoto({ width: 240 })) });
}

async function planFor(person: Person) {
  await addItems(person, clothes);
  const body = { title: 'Team meeting', startTime: '2026-05-06T09:00:00Z' };
  const event = await person.client.createEvent({ body });
  return person.client.generatePlan({ body: { eventId: event.id, eventType: 'business' } });
}

const host = () => new URL(app.standIn.env.AI_BASE_URL).host;
const byModel = (version: string) => ({ name: host(), version });

describe('an analysis with a model', () => {
  it('is what the model sees and says, rated by it, with the engine’s answer beside it', async () => {
    const person = await app.test.signUp();
    const result = await analyse(person);
    expect(result).toMatchObject({ engine: byModel('stand-in-vision'), notice: null });
    expect(result.analysis).toMatchObject({ overall_rating: 8.3, trends: 'Quiet dressing stays.' });
    expect(result.evidence.verdict).toMatchObject({ best: 'The blazer is cut beautifully.' });
    expect(result.recommendations.shopping_list).toEqual(['A red scarf would lift it.']);
    const { comparison } = result;
    expect(comparison?.engine.name).toBe('embedded');
    expect(comparison?.analysis.overall_rating).not.toBe(8.3);
    expect(comparison?.wished_rating).toBe(8.3);
    expect(await person.client.getAnalysis({ params: { id: String(result.id) } })).toEqual(result);
    const { history } = await person.client.history();
    expect(history[0]?.overall_score).toBe(83);
  });

  it('moves the rating to the scale of the person’s history, once there are photos enough', async () => {
    const person = await app.test.signUp();
    const ratings: { shown: number; own: number }[] = [];
    for (let n = 0; n < 6; n++) {
      const { analysis, comparison } = await analyse(person);
      expect(comparison?.wished_rating).toBe(8.3);
      ratings.push({ shown: analysis.overall_rating, own: comparison?.analysis.overall_rating ?? 0 });
    }
    expect(ratings.slice(0, 5).map(({ shown }) => shown)).toEqual([8.3, 8.3, 8.3, 8.3, 8.3]);
    const { shown, own } = ratings[5] ?? { shown: 0, own: 0 };
    expect(shown).toBeCloseTo(8.3 + Math.max(-1, Math.min(1, (own - 8.3) / 3)), 1);
    expect(shown).not.toBe(8.3);
  });

  it('tells the model which pieces of the wardrobe a garment may be', async () => {
    const person = await app.test.signUp();
    await addItems(person, clothes);
    await analyse(person);
    const hints = JSON.parse(textOf(app.standIn.asked.at(-1)?.messages.at(-1)).replace('HINTS\n', ''));
    const named = new Map<string, string>(
      hints.wardrobe.map(({ item_id, name }: { item_id: string; name: string }) => [item_id, name]),
    );
    const matches = hints.garments.flatMap(({ may_be_own }: { may_be_own: string[] }) => may_be_own);
    expect(matches.map((id: string) => named.get(id))).toContain('navy wool blazer');
  });

  it('shows the garments that the model saw, measured where they lie, and lets the person correct them', async () => {
    const person = await app.test.signUp();
    const result = await analyse(person);
    const labels = result.evidence.regions.map(({ label }) => label.toLowerCase());
    expect(labels.sort()).toEqual(['blazer', 'jeans']);
    const blazer = result.evidence.regions.find(({ label }) => /blazer/i.test(label));
    expect(blazer?.outline.length).toBeGreaterThan(0);
    const garments = result.reading?.garments.map(({ key }) => ({ from: [key] })) ?? [];
    const [first] = garments;
    const corrected = await person.client.correctAnalysis({
      params: { id: String(result.id) },
      body: {
        version: result.reading?.version ?? 0,
        garments: [{ ...first, from: first?.from ?? [], kind: 'coat' }],
      },
    });
    expect(corrected.evidence.regions.map(({ label }) => label.toLowerCase())).toEqual(['coat']);
  });

  it('sends the photo scaled and bare, with the measurements as facts', async () => {
    const person = await app.test.signUp();
    const large = await sharp(await outfitPhoto({ width: 1500 }))
      .withExif({ IFD3: { GPSLatitude: '52/1 0/1 0/1' } })
      .jpeg()
      .toBuffer();
    await person.client.uploadAnalyze({ file: fileOf(Uint8Array.from(large)) });
    const [asked] = app.standIn.asked;
    if (!asked) throw new Error('Nothing was asked');
    const [image] = imagesOf(asked);
    const { width, height, exif, format } = await sharp(image).metadata();
    expect([Math.max(width, height), exif, format]).toEqual([1024, undefined, 'jpeg']);
    expect(textOf(asked.messages.at(-1))).toMatch(/"garments":\[\{"key"/);
  });

  it('names a piece of the wardrobe, and no piece that is not there', async () => {
    const person = await app.test.signUp();
    await addItems(person, clothes);
    const { recommendations } = await analyse(person);
    expect(recommendations.immediate_improvements[0]).toMatch(/^Try your /);
  });

  it('is refused where nearly all of it is about bodies, links, brands and what is not owned', async () => {
    const person = await app.test.signUp();
    app.standIn.mood = 'contradicting';
    const refused = await analyse(person);
    expect(refused.engine.name).toBe('embedded');
    expect(refused.notice).toContain('didn’t hold up');
    // The model hears once what is wrong, and is asked again.
    expect(app.standIn.asked).toHaveLength(2);
    expect(textOf(app.standIn.asked[1]?.messages.at(-1))).toMatch(/ten years younger|hides your hips/);

    app.standIn.mood = 'contradicting';
    app.standIn.moodLasts = 1;
    expect((await analyse(person)).engine).toEqual(byModel('stand-in-vision'));
  });

  it.each<[AiMood, RegExp]>([
    ['unauthorized', /not available right now/],
    ['wrong schema', /no usable answer/],
    ['truncated', /no usable answer/],
    ['empty', /gave no answer/],
    ['garbage', /no usable answer/],
    ['endless', /no usable answer/],
  ])('in mood %s is the engine’s, with a plain sentence', async (mood, sentence) => {
    app.standIn.mood = mood;
    const result = await analyse(await app.test.signUp());
    expect([result.engine.name, result.comparison]).toEqual(['embedded', null]);
    expect(result.notice).toMatch(sentence);
  });

  it('of a live picture never leaves the server', async () => {
    const { client } = await app.test.signUp();
    const file = fileOf(await outfitPhoto({ width: 240 }));
    const glance = await client.cameraAnalyze({ file, fields: { live: 'true' } });
    expect([glance.engine.name, app.standIn.asked.length]).toEqual(['embedded', 0]);
  });
});

it('a model for text alone words the reading; the photo stays, and the rating is the engine’s', async () => {
  const { AI_VISION_MODEL: _, ...env } = app.standIn.env;
  const fixed = await startTestApp({ env });
  const { client } = await fixed.signUp();
  const result = await client.uploadAnalyze({ file: fileOf(await outfitPhoto({ width: 240 })) });
  expect(result).toMatchObject({ engine: byModel('stand-in-text'), notice: null });
  expect(result.analysis.trends).toBe('Quiet dressing stays.');
  expect(result.analysis.overall_rating).toBe(result.comparison?.analysis.overall_rating);
  const [asked] = app.standIn.asked;
  expect(asked && imagesOf(asked)).toEqual([]);
  expect(textOf(asked?.messages.at(-1))).toMatch(/^FACTS/);
  await fixed.close();
});

describe('an outfit with a model', () => {
  it('is one of the engine’s best, chosen and worded by the model', async () => {
    const person = await app.test.signUp();
    const plan = await planFor(person);
    expect(plan).toMatchObject({ engine: byModel('stand-in-text'), notice: null });
    expect(plan.outfit_description).toMatch(/^Your .* makes this one easy\.$/);
    const best = plan.comparison?.wardrobe_item_ids ?? [];
    expect(best.length).toBeGreaterThan(2);
    expect([...plan.wardrobe_item_ids].sort()).not.toEqual([...best].sort());
    expect(plan.items.map(({ id }) => id)).toEqual(plan.wardrobe_item_ids);
  });

  it.each<AiMood>(['foreign items', 'contradicting'])('whose answer has %s is the engine’s', async (mood) => {
    app.standIn.mood = mood;
    const person = await app.test.signUp();
    const plan = await planFor(person);
    expect([plan.engine.name, plan.notice]).toEqual(['embedded', expect.stringContaining('didn’t hold up')]);
    const owned = new Set((await person.client.listItems()).items.map(({ id }) => id));
    expect(plan.wardrobe_item_ids.filter((id) => !owned.has(id))).toEqual([]);
  });
});

describe('a style guide with a model', () => {
  const taste = {
    style_preference: ['minimalist'],
    color_preferences: ['#1f2a44'],
    occasion_types: ['work'],
  };

  it('is worded when saved, kept until its facts change, and rewritten on request', async () => {
    const person = await app.test.signUp();
    const saved = await person.client.updatePreferences({ body: taste });
    expect(saved.personal_style_guide?.style_principles[0]).toMatch(/^In short: /);
    const guide = await person.client.getStyleGuide();
    expect(guide).toMatchObject({
      engine: byModel('stand-in-text'),
      title: 'Calm and clear',
      can_rewrite: false,
    });
    expect(guide?.comparison?.styling_tips[0]?.text).not.toMatch(/^In short/);
    await person.client.updatePreferences({ body: taste });
    expect(app.standIn.asked).toHaveLength(1);

    await addItems(person, clothes);
    expect(await person.client.getStyleGuide()).toMatchObject({
      engine: { name: 'embedded' },
      can_rewrite: true,
    });
    expect((await person.client.rewriteStyleGuide())?.engine).toEqual(byModel('stand-in-text'));
  });

  it('that claims what the guide does not hold is the engine’s', async () => {
    app.standIn.mood = 'contradicting';
    const person = await app.test.signUp();
    await person.client.updatePreferences({ body: taste });
    expect(await person.client.getStyleGuide()).toMatchObject({
      engine: { name: 'embedded' },
      notice: expect.stringContaining('didn’t hold up'),
      can_rewrite: true,
    });
  });
});

describe('what leaves the server', () => {
  it('is listed for the person alone', async () => {
    const person = await app.test.signUp();
    await analyse(person);
    const { calls, total } = await person.client.listOutsideCalls();
    expect(total).toBe(1);
    expect(calls[0]).toMatchObject({
      purpose: 'analysis',
      host: host(),
      model: 'stand-in-vision',
      photos: 1,
      outcome: 'ok',
      input_tokens: expect.any(Number),
      cost_usd: null,
    });
    expect(calls[0]?.bytes).toBeGreaterThan(2000);
    expect((await (await app.test.signUp()).client.listOutsideCalls()).total).toBe(0);
  });

  it('is nothing once the person forbids it', async () => {
    const person = await app.test.signUp();
    expect(await person.client.getOutsideSettings()).toEqual({
      provider: { host: host(), text_model: 'stand-in-text', vision_model: 'stand-in-vision' },
      allowed: true,
      blur_faces: true,
      locked: false,
    });
    await person.client.updateOutsideSettings({ body: { allowed: false } });
    const result = await analyse(person);
    const plan = await planFor(person);
    expect([result.engine.name, result.notice, plan.engine.name, plan.notice]).toEqual([
      'embedded',
      null,
      'embedded',
      null,
    ]);
    expect(app.standIn.asked).toHaveLength(0);
  });
});
