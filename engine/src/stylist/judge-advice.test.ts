import { describe, expect, test } from 'vitest';
import { nameColour } from '../colour/name-colour.ts';
import type { OkLab } from '../colour/oklab.ts';
import { swapColours } from '../knowledge/swap-colours.ts';
import type { Look, LookColour } from '../vision/look.ts';
import { type JudgeContext, judge } from './judge.ts';
import { type MonthSeen, trendFeatures } from './month-seen.ts';
import { type OwnGarment, wearing } from './own-garments.ts';
import { raises } from './raise.ts';
import { sampleLook } from './sample-look.ts';
import { scoreLook } from './score-look.ts';
import { goodAdditions } from './voice/palette-text.ts';

const context: JudgeContext = { date: '2026-11-21', country: 'DE' };
const looks = Array.from({ length: 60 }, (_, number) => sampleLook(300 + number));

const zones = ['upper', 'lower', 'outer', 'feet', 'full'] as const;
const wardrobe: OwnGarment[] = zones.flatMap((zone) =>
  swapColours.map((hex, number) => ({
    ...{ id: `${zone} ${hex}`, name: `thing ${number}`, zone, palette: [{ hex, share: 1 }] },
    ...(number % 3 === 0 ? { pattern: 'solid', texture: 'knit' } : {}),
  })),
);

describe('how dark an outfit is', () => {
  const shifted = (look: Look, by: number): Look => ({
    ...look,
    regions: look.regions.map((region) => ({
      ...region,
      colours: region.colours.map((colour): LookColour => {
        const lab: OkLab = [colour.lab[0] + by, colour.lab[1], colour.lab[2]];
        return { ...colour, lab, ...nameColour(lab) };
      }),
    })),
  });

  test('does not change the score of its colours', () => {
    for (const look of looks) {
      const score = scoreLook(look, context).findings.colour.score;
      for (const by of [-0.1, 0.05])
        expect(scoreLook(shifted(look, by), context).findings.colour.score).toBeCloseTo(score, 6);
    }
  });

  test('is no fault of black worn with the very same black, while a near miss is one', () => {
    const base = looks.find(({ regions }) =>
      ['upper', 'lower'].every((zone) => regions.some((one) => one.zone === zone)),
    );
    if (!base) throw new Error('No sample has a top and trousers');
    const contrast = (lightness: number) => {
      const colour = (lab: OkLab): LookColour => ({ lab, hex: '#0e0e10', ...nameColour(lab), share: 1 });
      const regions = base.regions
        .filter(({ zone }) => zone === 'upper' || zone === 'lower')
        .map((region, index) => ({ ...region, colours: [colour([index === 0 ? lightness : 0.16, 0, 0])] }));
      return scoreLook({ ...base, regions }, context).findings.contrast?.score ?? 0;
    };
    expect(contrast(0.16)).toBeGreaterThan(70);
    expect(contrast(0.26)).toBeLessThan(contrast(0.16));
    expect(contrast(0.6)).toBe(100);
  });
});

describe('the person’s own wardrobe', () => {
  test('is proposed with the rating that wearing it gives, before what would have to be bought', () => {
    let proposed = 0;
    for (const look of looks) {
      const scored = scoreLook(look, context);
      const found = raises(look, { ...context, wardrobe }, scored);
      const own = found.filter(({ kind }) => kind === 'wear');
      expect(found.slice(0, own.length)).toEqual(own);
      for (const raise of own) {
        if (raise.kind !== 'wear') continue;
        expect(raise.own.zone).toBe(raise.garment.zone);
        const worn = scoreLook(wearing(look, raise.garment, raise.own), context);
        expect(raise.rating).toBe(worn.rating);
        expect(worn.mean).toBeGreaterThan(scored.mean);
      }
      const ids = own.map((raise) => raise.kind === 'wear' && raise.own.id);
      expect(new Set(ids).size).toBe(ids.length);
      proposed += own.length;
    }
    expect(proposed).toBeGreaterThan(40);
  });

  test('changes no score, and every shown change is a sentence of the improvements with its number', () => {
    for (const look of looks) {
      const plain = judge(look, context);
      const owning = judge(look, { ...context, wardrobe });
      expect([owning.overallRating, owning.colorHarmony, owning.styleCoherence]).toEqual([
        plain.overallRating,
        plain.colorHarmony,
        plain.styleCoherence,
      ]);
      for (const [place, raise] of owning.evidence.raises.entries()) {
        expect(owning.recommendations.immediate_improvements[place]).toBe(raise.text);
        expect(raise.rating).toBeGreaterThan(owning.overallRating);
        expect(raise.item_id !== null).toBe(raise.kind === 'wear');
        if (raise.kind === 'wear') expect(raise.text).toContain('your thing');
      }
    }
  });
});

describe('what a month saw', () => {
  const [look] = looks.filter((one) => trendFeatures(one).some((feature) => feature.startsWith('colour')));
  if (!look) throw new Error('No sample has a colour');
  const [feature] = trendFeatures(look);
  const month: MonthSeen = { month: '2026-10', outfits: 200, people: 40, counts: { [feature ?? '']: 60 } };

  test('is told with its share where enough people are behind it, and changes no score', () => {
    const told = judge(look, { ...context, monthSeen: month });
    expect(told.analysis.trends).toMatch(/October 2026/);
    expect(told.analysis.trends).toContain('30%');
    expect(told.overallRating).toBe(judge(look, context).overallRating);
    for (const few of [{ people: 4 }, { outfits: 19 }])
      expect(judge(look, { ...context, monthSeen: { ...month, ...few } }).analysis.trends).not.toContain(
        'October',
      );
  });
});

test('colours inside the person’s ranges come first and are said to be so', () => {
  const personalColours = { skin: '#e0ac8a', hair: '#3a281e', eye: '#5f7a4a' };
  let flattering = 0;
  for (const look of looks) {
    const said = judge(look, { ...context, personalColours }).recommendations.color_palette.join(' ');
    expect(goodAdditions(scoreLook(look, context), context).some((one) => one.flattering)).toBe(false);
    if (/your ranges|colour profile|your own colours/.test(said)) flattering++;
  }
  expect(flattering).toBeGreaterThan(20);
});
