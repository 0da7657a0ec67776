import { describe, expect, it } from 'vitest';
import { findingReliability, modelLeads } from '../knowledge/style/finding-reliability.ts';
import { sampleLook } from '../stylist/sample-look.ts';
import { joinSeen, type SeenGarment } from './join-seen.ts';

const look = sampleLook(3);
const [largest] = look.regions;
const seen = (given: Partial<SeenGarment>): SeenGarment => ({
  kind: 'dress',
  color: 'red',
  pattern: 'solid',
  regions: [],
  ...given,
});

describe('garments that a model sees', () => {
  it('have the outline and the measured colors of the regions they lie on', () => {
    const keys = look.regions.map(({ key }) => key);
    const joined = joinSeen(look, [seen({ regions: keys.slice(0, 6) })]);
    expect(joined.regions).toHaveLength(1);
    const [dress] = joined.regions;
    expect(dress).toMatchObject({ label: 'dress', zone: 'full', share: 1 });
    expect(dress?.outline.length).toBeGreaterThan(0);
    expect(dress?.confidence).toBeLessThan(1);
  });

  it('keep a measured color that their word may stand for, and take the word where it may not', () => {
    const measured = largest?.colours[0]?.hex;
    const words = [
      'black',
      'white',
      'red',
      'blue',
      'green',
      'beige',
      'grey',
      'brown',
      'pink',
      'navy',
    ] as const;
    const colors = words.map(
      (color) => joinSeen(look, [seen({ color, regions: [largest?.key ?? ''] })]).regions[0]?.colours[0]?.hex,
    );
    expect(colors).toContain(measured);
    expect(new Set(colors).size).toBeGreaterThan(4);
  });

  it('that lie on no region are there without an outline; keys that were not read are passed over', () => {
    const joined = joinSeen(look, [
      seen({ kind: 'top', regions: [largest?.key ?? ''] }),
      seen({ kind: 'hat', regions: ['nowhere'] }),
    ]);
    expect(joined.regions.map(({ label }) => label).sort()).toEqual(['hat', 'top']);
  });

  it('change nothing where none is seen', () => {
    expect(joinSeen(look, [])).toBe(look);
  });
});

it('who leads follows what was measured, and every figure says where it comes from', () => {
  const { floor, findings } = findingReliability;
  for (const [name, { right, source }] of Object.entries(findings)) {
    expect(right, name).toBeGreaterThanOrEqual(0);
    expect(right, name).toBeLessThanOrEqual(1);
    expect(source, name).toMatch(/\d/);
    expect(modelLeads(name as keyof typeof findings), name).toBe(right < floor);
  }
  expect(modelLeads('rating')).toBe(true);
  expect(modelLeads('color_value')).toBe(false);
});
