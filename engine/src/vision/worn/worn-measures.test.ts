import { expect, test, vi } from 'vitest';
import { colourDifference } from '../../colour/delta-e.ts';
import { hexToOkLab } from '../../colour/oklab.ts';
import { analyse } from '../analyse.ts';
import type { Look } from '../look.ts';
import { type Outfit, personPose, plainOutfit, renderPerson } from '../testing/rendered-person.ts';

vi.setConfig({ testTimeout: 20_000 });

async function lookOf(changes: Partial<Outfit>): Promise<Look> {
  const outfit = { ...plainOutfit, ...changes };
  return analyse(renderPerson(outfit), { pose: async () => personPose });
}

const region = (look: Look, key: string) => look.regions.find((found) => found.key === key);
const skirt = (hem: number, hemHalf: number) => {
  const { trousers: _, ...rest } = plainOutfit;
  return analyse(renderPerson({ ...rest, skirt: { colour: '#7a3048', hem, hemHalf } }), {
    pose: async () => personPose,
  });
};

test.each([
  [33, 'slim'],
  [39, 'regular'],
  [47, 'relaxed'],
])(
  'a top %d pixels to either side at the waist is measured to a tenth and called %s',
  async (topHalf, kind) => {
    const fit = region(await lookOf({ topHalf }), 'upper')?.fit;
    expect((fit?.widthRatio ?? 0) / ((2 * topHalf) / 72)).toBeGreaterThan(0.9);
    expect((fit?.widthRatio ?? 0) / ((2 * topHalf) / 72)).toBeLessThan(1.1);
    expect(fit?.kind).toBe(kind);
    expect(fit?.confidence).toBeGreaterThan(0.35);
  },
);

test.each([
  [14, 'slim'],
  [18, 'regular'],
  [23, 'relaxed'],
])('trouser legs %d pixels to either side at the knee are called %s', async (legHalf, kind) => {
  const lower = region(await lookOf({ trousers: { colour: '#8a8f93', legHalf } }), 'lower');
  expect(lower?.label).toBe('trousers');
  expect(Math.abs((lower?.fit?.widthRatio ?? 0) - (2 * legHalf) / 120)).toBeLessThan(0.03);
  expect(lower?.fit?.kind).toBe(kind);
});

test('waist and hem fall where they were drawn, and lengths stand to each other as drawn', async () => {
  const { proportions } = await lookOf({});
  const [top, bottom] = [23, 446];
  expect(proportions?.waistLine).toBeCloseTo((232 - top) / (bottom - top), 1);
  expect(proportions?.hemLine).toBeCloseTo((422 - top) / (bottom - top), 1);
  const drawn = (232 - 100) / (421 - 232);
  expect(Math.abs((proportions?.upperToLower ?? 0) / drawn - 1)).toBeLessThan(0.1);
  expect(proportions?.confidence).toBeGreaterThan(0.6);
});

test('a skirt is no trousers, at the knee or below it, and a wide hem is a fuller cut than a narrow one', async () => {
  const narrow = region(await skirt(330, 42), 'lower');
  const wide = region(await skirt(360, 72), 'lower');
  expect([narrow?.label, wide?.label]).toEqual(['skirt', 'skirt']);
  expect(wide?.fit?.widthRatio ?? 0).toBeGreaterThan((narrow?.fit?.widthRatio ?? 9) + 0.2);
});

test('an open jacket is a layer of its own, and how wide the top under it is stays unsaid', async () => {
  const look = await lookOf({ top: '#e9e4da', open: { colour: '#22303f', gap: 18, hem: 250 } });
  const [outer, upper] = [region(look, 'outer'), region(look, 'upper')];
  expect(outer?.label).toBe('jacket');
  expect(colourDifference(outer?.colours[0].lab ?? [0, 0, 0], hexToOkLab('#22303f'))).toBeLessThan(5);
  expect(colourDifference(upper?.colours[0].lab ?? [0, 0, 0], hexToOkLab('#e9e4da'))).toBeLessThan(5);
  expect(outer?.fit?.widthRatio ?? 0).toBeGreaterThan((2 * 36) / 72);
  expect(upper?.fit).toBeUndefined();
});

test('a roll neck belongs to the top: it is neither hair nor a hat', async () => {
  const look = await lookOf({ rollNeck: plainOutfit.top });
  const bare = await lookOf({});
  const lowest = ({ bare }: Look) => Math.max(...(bare?.hair ?? []).flat().map(([, y]) => y));
  expect(lowest(look)).toBeLessThanOrEqual(lowest(bare) + 0.01);
  expect(look.regions.map(({ zone }) => zone)).not.toContain('head');
  const highest = Math.min(...(region(look, 'upper')?.outline ?? []).flat().map(([, y]) => y));
  expect(highest * 480).toBeLessThan(92);
});

test('a bag at the hand is a region of its own in its own colour', async () => {
  const bag = region(await lookOf({ bag: '#a5222c' }), 'hand');
  expect(bag?.label).toBe('bag');
  expect(colourDifference(bag?.colours[0].lab ?? [0, 0, 0], hexToOkLab('#a5222c'))).toBeLessThan(5);
});

test.each(['#101014', '#7f9fc4', '#5f6b3a'])('glasses with lenses of %s are seen', async (shades) => {
  expect(region(await lookOf({ shades }), 'glasses')?.label).toBe('sunglasses');
});

test('open eyes are no glasses', async () => {
  expect(region(await lookOf({}), 'glasses')).toBeUndefined();
});

test('an outline that hardly shows makes the region and the photo less sure', async () => {
  const clear = await lookOf({});
  const lost = await lookOf({ top: '#b3a68b' });
  expect(lost.confidence).toBeLessThan(clear.confidence - 0.03);
  expect(region(lost, 'upper')?.confidence ?? 0).toBeLessThan(
    (region(clear, 'upper')?.confidence ?? 0) - 0.05,
  );
});

test('a photo cut off at the neck is still of worn clothes, with the head unseen', async () => {
  const whole = renderPerson(plainOutfit);
  const [from, to] = [92, 400];
  const stride = 4 * whole.width;
  const pixels = {
    width: whole.width,
    height: to - from,
    data: whole.data.slice(from * stride, to * stride),
  };
  const keypoints = personPose.keypoints.map((joint) => {
    const hidden = joint.y < from || joint.y > to || joint.name.endsWith('Wrist');
    return { ...joint, y: joint.y - from, score: hidden ? 0.1 : joint.score };
  });
  const look = await analyse(pixels, { pose: async () => ({ keypoints, faces: [] }) });
  expect(look.subject).toBe('worn');
  expect(look.unseen).toEqual(['head', 'feet']);
  expect(look.regions.map(({ zone }) => zone)).toContain('lower');
});
