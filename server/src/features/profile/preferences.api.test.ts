import type { PreferencesInput } from '@drape/contract/profile/preferences';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileOf, outfitPhoto } from '../../../test/photos.ts';
import { failure, startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const taste = {
  style_preference: ['Minimalist', 'CLASSIC'],
  color_preferences: ['#1D2743', '#c4202b'],
  occasion_types: ['Work', 'Date Night'],
} satisfies PreferencesInput;

async function put(token: string, body: unknown) {
  const response = await fetch(`${test.origin}/api/users/preferences`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

describe('preferences', () => {
  it('are empty for a new account, with the country and gender of its registration', async () => {
    const { client } = await test.signUp();
    await client.updateProfile({ body: { country: 'SE', gender: 'non-binary' } });
    expect(await client.getPreferences()).toEqual({
      style_preference: [],
      color_preferences: [],
      occasion_types: [],
      body_type: null,
      budget_range: null,
      country: 'SE',
      gender: 'non-binary',
      personal_style_guide: null,
    });
    expect(await client.getStyleGuide()).toBeNull();
  });

  it('are stored lowercased and once each, and come with a guide of the five parts', async () => {
    const { client } = await test.signUp();
    const body = {
      ...taste,
      style_preference: ['Minimalist', 'minimalist', 'CLASSIC'],
      country: 'NL' as const,
    };
    const saved = await client.updatePreferences({
      body: { ...body, body_type: ' Petite ', budget_range: '' },
    });
    expect(saved).toMatchObject({
      style_preference: ['minimalist', 'classic'],
      color_preferences: ['#1d2743', '#c4202b'],
      occasion_types: ['work', 'date night'],
      body_type: 'Petite',
      budget_range: null,
      country: 'NL',
    });
    expect(Object.keys(saved.personal_style_guide ?? {}).sort()).toEqual([
      'color_palette',
      'essential_pieces',
      'shopping_priorities',
      'style_principles',
      'styling_tips',
    ]);
    expect(await client.getPreferences()).toEqual(saved);
    expect((await client.getProfile()).country).toBe('NL');
  });

  it('change in the given parts alone; the guide that a client sends back is left alone', async () => {
    const { client } = await test.signUp();
    const before = await client.updatePreferences({ body: { ...taste, budget_range: 'small' } });
    const echoed = {
      ...before,
      style_preference: ['edgy'],
      personal_style_guide: { style_principles: 'mine' },
    };
    const after = await client.updatePreferences({ body: echoed });
    expect(after).toMatchObject({
      style_preference: ['edgy'],
      budget_range: 'small',
      occasion_types: ['work', 'date night'],
    });
    expect(after.personal_style_guide).not.toEqual(before.personal_style_guide);
    expect(JSON.stringify(after.personal_style_guide)).not.toContain('mine');
    const cleared = await client.updatePreferences({
      body: { style_preference: [], color_preferences: [], occasion_types: [] },
    });
    expect(cleared).toMatchObject({ personal_style_guide: null, budget_range: 'small' });
  });

  it.each([
    ['an unknown style', { style_preference: ['baroque'] }, 'style_preference'],
    ['an unknown occasion', { occasion_types: ['funeral'] }, 'occasion_types'],
    ['a colour by its name', { color_preferences: ['red'] }, 'color_preferences'],
    ['a short colour', { color_preferences: ['#fff'] }, 'color_preferences'],
    ['a colour with a script', { color_preferences: ['#fff"><script>'] }, 'color_preferences'],
    ['10,000 styles', { style_preference: Array(10_000).fill('casual') }, 'style_preference'],
    ['10,000 colours', { color_preferences: Array(10_000).fill('#000000') }, 'color_preferences'],
    ['10,000 occasions', { occasion_types: Array(10_000).fill('work') }, 'occasion_types'],
    ['styles that are no list', { style_preference: 'casual' }, 'style_preference'],
    ['a script as body type', { body_type: '<script>alert(1)</script>' }, 'body_type'],
    ['markup in the budget', { budget_range: '<b>100</b>' }, 'budget_range'],
    ['a line break in the budget', { budget_range: 'a\nb' }, 'budget_range'],
    ['a long budget', { budget_range: 'x'.repeat(41) }, 'budget_range'],
    ['an unknown country', { country: 'XX' }, 'country'],
    ['an unknown gender', { gender: '<i>' }, 'gender'],
  ])('refuses %s, names the field and changes nothing', async (_name, change, field) => {
    const { client, token } = await test.signUp();
    const before = await client.updatePreferences({ body: taste });
    const { status, body } = await put(token, { occasion_types: ['party'], ...change });
    expect([status, body.code]).toEqual([422, 'invalid']);
    expect(body.detail[0].loc.slice(0, 2)).toEqual(['body', field]);
    expect(await client.getPreferences()).toEqual(before);
  });

  it('refuses unknown keys', async () => {
    const { token } = await test.signUp();
    expect((await put(token, { ...taste, role: 'admin' })).status).toBe(422);
  });

  it('of two people are their own', async () => {
    const [one, other] = [await test.signUp(), await test.signUp()];
    await one.client.updatePreferences({ body: taste });
    expect((await other.client.getPreferences()).style_preference).toEqual([]);
  });
});

describe('an analysis', () => {
  const termsOf = (result: { evidence: { terms: { key: string }[] } }) =>
    result.evidence.terms.map(({ key }) => key);

  it('is judged by the stored preferences, and by those beside the photo where they are sent', async () => {
    const { client } = await test.signUp();
    const file = fileOf(await outfitPhoto());
    expect(termsOf(await client.uploadAnalyze({ file }))).not.toContain('preferences');
    await client.updatePreferences({ body: taste });
    const stored = await client.uploadAnalyze({ file });
    const text = (result: typeof stored) =>
      result.evidence.terms.find(({ key }) => key === 'preferences')?.text ?? '';
    expect(text(stored)).toMatch(/minimalist|classic/i);
    const fields = { preferences: JSON.stringify({ style_preference: ['bohemian'] }) };
    const sent = await client.uploadAnalyze({ file, fields });
    expect(text(sent)).toMatch(/bohemian/i);
    expect(text(sent)).toMatch(/work|date night/);
  });

  it('feeds the guide: what it found is named as a reason', async () => {
    const { client } = await test.signUp();
    await client.updatePreferences({ body: taste });
    const before = await client.getStyleGuide();
    for (const variant of [1, 2])
      await client.uploadAnalyze({ file: fileOf(await outfitPhoto({ variant })) });
    const after = await client.getStyleGuide();
    expect(before?.basis).toBe('Made from 2 styles, 2 colors and 2 occasions.');
    expect(after?.basis).toBe('Made from 2 styles, 2 colors, 2 occasions and 2 analyses.');
    const reasons = [...(after?.styling_tips ?? []), ...(after?.style_principles ?? [])].map(
      ({ why }) => why,
    );
    expect(reasons.some((why) => why.includes('in your latest photos'))).toBe(true);
  });
});

describe('a style guide', () => {
  it('ticks what hangs in the wardrobe, and wants it no more', async () => {
    const { client } = await test.signUp();
    await client.updatePreferences({ body: taste });
    await client.createItems({ body: { description: 'navy blazer, white shirt' } });
    const guide = await client.getStyleGuide();
    expect(guide?.basis).toContain('2 wardrobe items');
    const owned = guide?.essential_pieces.filter((piece) => piece.owned !== null) ?? [];
    expect(owned.map(({ key }) => key).sort()).toEqual(['blazer', 'shirt']);
    expect(owned.find(({ key }) => key === 'blazer')?.owned).toBe('not worn yet');
    expect(guide?.shopping_priorities.map(({ key }) => key)).not.toContain('blazer');
  });
});

describe('the personal colour profile', () => {
  const colours = { skin: '#e0ac8a', hair: '#3A281E', eye: '#5f7a4a' };

  it('is kept as three colours with ranges, used as a term, and forgotten when removed', async () => {
    const { client } = await test.signUp();
    expect(await client.getColourProfile()).toBeNull();
    const profile = await client.setColourProfile({ body: colours });
    expect(profile).toMatchObject({ ...colours, hair: '#3a281e' });
    expect(profile.ranges.lightness.fade).toBeGreaterThan(0);
    expect(profile.examples).toHaveLength(8);
    expect(await client.getColourProfile()).toEqual(profile);
    const file = fileOf(await outfitPhoto());
    const keys = async () => (await client.uploadAnalyze({ file })).evidence.terms.map(({ key }) => key);
    expect(await keys()).toContain('personal');
    await client.deleteColourProfile();
    expect(await client.getColourProfile()).toBeNull();
    expect(await keys()).not.toContain('personal');
  });

  it.each([
    [{ ...colours, skin: 'beige' }, 'skin'],
    [{ ...colours, eye: '#12345' }, 'eye'],
  ])('refuses %o and keeps what was there', async (body, field) => {
    const { client } = await test.signUp();
    const before = await client.setColourProfile({ body: colours });
    const error = await failure(client.setColourProfile({ body }));
    expect([error.status, JSON.stringify(error.body?.detail)]).toEqual([422, expect.stringContaining(field)]);
    expect((await failure(client.setColourProfile({ body: { ...body, photo: 'x' } as never }))).status).toBe(
      422,
    );
    expect(await client.getColourProfile()).toEqual(before);
  });
});
