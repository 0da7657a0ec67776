import { describe, expect, test } from 'vitest';
import { swapColours } from '../../knowledge/style/swap-colours.ts';
import { sampleLook } from '../sample-look.ts';
import { type OwnGarment, wearing } from '../worn/own-garments.ts';
import { goodAdditions } from './good-additions.ts';
import { type JudgeContext, judge } from './judge.ts';
import { type MonthSeen, trendFeatures } from './month-seen.ts';
import { raises } from './raise.ts';
import { scoreLook } from './score-look.ts';

const context: JudgeContext = { date: '2026-11-21', country: 'DE' };
const looks = Array.from({ length: 60 }, (_, number) => sampleLook(300 + number));

const zones = ['upper', 'lower', 'outer', 'feet', 'full'] as const;
const wardrobe: OwnGarment[] = zones.flatMap((zone) =>
  swapColours.map((hex, number) => ({
    id: `${zone} ${hex}`,
    name: `thing ${number}`,
    zone,
    palette: [{ hex, share: 1 }],
    ...(number % 3 === 0 ? { pattern: 'solid', texture: 'knit' } : {}),
  })),
);

describe('the person’s own wardrobe', () => {
  test('is proposed with the rating that wearing it gives, before what would have to be bought', () => {
    let proposed = 0;
    for (const look of looks) {
      const scored = scoreLook(look, context);
      const found = raises(look, { ...context, wardrobe }, scored);
      const own = found.filter(({ kind }) => kind === 'wear');
      expect(found.slice(0, own.length)).toEqual(own);
      for (const raise of own) {
        if (raise.kind !== 'wear' || raise.as !== 'exchange') continue;
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
    const withMonth = judge(look, { ...context, monthSeen: month });
    expect(withMonth.analysis.trends).toMatch(/October 2026/);
    expect(withMonth.overallRating).toBe(judge(look, context).overallRating);
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
    if (/suits? your coloring/.test(said)) flattering++;
  }
  expect(flattering).toBeGreaterThan(20);
});
