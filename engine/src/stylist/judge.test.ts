import { analysisText, recommendations } from '@drape/contract/analysis';
import { evidence } from '@drape/contract/evidence';
import { describe, expect, test } from 'vitest';
import { colourDifference } from '../colour/delta-e.ts';
import { fashionColours } from '../colour/fashion-colours.ts';
import { nameColour } from '../colour/name-colour.ts';
import { hexToOkLab } from '../colour/oklab.ts';
import { meanFit, personalRanges, rangeFit } from '../colour/personal-ranges.ts';
import { swapColours } from '../knowledge/swap-colours.ts';
import type { Look } from '../vision/look.ts';
import { type JudgeContext, type Judgement, judge } from './judge.ts';
import { raises } from './raise.ts';
import { sampleLook } from './sample-look.ts';
import { scoreLook } from './score-look.ts';
import { shopColour } from './shop-colour.ts';
import { goodAdditions } from './voice/palette-text.ts';

const context: JudgeContext = { date: '2026-11-21', country: 'DE' };
const looks = Array.from({ length: 80 }, (_, number) => sampleLook(number));

const textsOf = ({ analysis, recommendations: lists, summary, suggestions }: Judgement): string[] => [
  analysis.color_analysis,
  analysis.fit_analysis,
  analysis.texture_analysis,
  analysis.occasion,
  analysis.trends,
  ...Object.values(lists).flat(),
  ...suggestions,
  summary,
];

describe('judge', () => {
  test('fills every field of the wire shapes', () => {
    for (const look of looks) {
      const judgement = judge(look, context);
      expect(() => analysisText.parse(judgement.analysis)).not.toThrow();
      expect(() => recommendations.parse(judgement.recommendations)).not.toThrow();
      expect(() => evidence.parse(judgement.evidence)).not.toThrow();
      expect(judgement.evidence.terms.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 3);
      for (const list of Object.values(judgement.recommendations)) expect(list.length).toBeGreaterThan(0);
      for (const text of textsOf(judgement)) expect(text.length).toBeGreaterThan(5);
    }
  });

  test('gives the same judgement for the same Look, whatever the order of its regions', () => {
    for (const look of looks) {
      const turned: Look = { ...look, regions: [...look.regions].reverse() };
      const first = judge(look, context);
      const { evidence: _, ...words } = first;
      expect(judge(structuredClone(look), context)).toEqual(first);
      expect(judge(turned, context)).toMatchObject(words);
    }
  });

  test('tells the colour from afar of parts that show several, and leaves out one plain garment', () => {
    const look = sampleLook(1);
    const [region] = look.regions;
    const [navy, white] = ['#22304d', '#f3f1ec'].map((hex) => ({
      ...{ lab: hexToOkLab(hex), hex, share: 0.5 },
      ...nameColour(hexToOkLab(hex)),
    }));
    const worn = (zone: 'upper' | 'outer' | 'lower', ...colours: (typeof navy)[]) => ({
      ...{ ...region, key: zone, zone, label: zone === 'lower' ? 'trousers' : 'top', share: 0.5, colours },
    });
    const told = (...regions: Look['regions']) =>
      judge(
        { ...look, subject: 'worn', regions, fromAfar: { upper: navy.lab, lower: navy.lab } },
        context,
      ).evidence.from_afar.map(({ part, name }) => [part, name]);
    expect(told(worn('upper', navy, white), worn('lower', navy))).toEqual([['upper', navy.name]]);
    expect(told(worn('upper', white), worn('outer', navy), worn('lower', navy))).toEqual([
      ['upper', navy.name],
    ]);
    expect(told(worn('upper', navy), worn('lower', white))).toEqual([]);
  });

  test('refuses a Look without an outfit', () => {
    expect(() => judge({ ...sampleLook(1), subject: 'none', regions: [] }, context)).toThrow(RangeError);
    expect(() => judge({ ...sampleLook(1), regions: [] }, context)).toThrow(RangeError);
  });

  test('keeps its promise: a change that it proposes gives the rating that it names', () => {
    for (const look of looks.slice(0, 40)) {
      const scored = scoreLook(look, context);
      for (const raise of raises(look, context, scored)) {
        expect(raise.after.mean).toBeGreaterThan(scored.mean);
        expect(raise.rating).toBeGreaterThanOrEqual(scored.rating);
        if (raise.kind !== 'recolour') continue;
        expect(raise.after.findings.colour.score).toBeGreaterThanOrEqual(scored.findings.colour.score);
        const regions = look.regions.map((region) =>
          region.key === raise.garment.key
            ? {
                ...region,
                colours: region.colours.map((old) => (old === raise.garment.main ? raise.colour : old)),
              }
            : region,
        );
        expect(judge({ ...look, regions }, context).overallRating).toBe(raise.rating);
      }
    }
  });

  test('never lowers the colour term for a quieter version of the loudest colour beside neutrals', () => {
    const base = sampleLook(1);
    const neutral = {
      lab: hexToOkLab('#828486'),
      hex: '#828486',
      name: 'mid grey',
      basic: 'grey' as const,
      share: 1,
    };
    let last = 0;
    for (const strength of [1, 0.9, 0.8, 0.7, 0.6]) {
      const [lightness, a, b] = hexToOkLab('#d4208a');
      const lab = [lightness, a * strength, b * strength] as const;
      const loud = { lab, hex: '#d4208a', ...nameColour(lab), share: 1 };
      const regions = base.regions.map((region, index) => ({
        ...region,
        colours: [index === 0 ? loud : neutral],
      }));
      const score = scoreLook({ ...base, regions }, context).findings.colour.score;
      expect(score).toBeGreaterThanOrEqual(last);
      last = score;
    }
  });

  test('takes preferences into account in rating and advice', () => {
    const look = sampleLook(2);
    const plain = judge(look, context);
    const minimalist = judge(look, { ...context, preferences: { styles: ['minimalist'], budget: 'small' } });
    const red = judge(look, { ...context, preferences: { colours: ['#c4202b'] } });
    const wedding = judge(look, { ...context, preferences: { occasions: ['wedding'] } });
    expect(plain.evidence.terms.some(({ key }) => key === 'preferences')).toBe(false);
    expect(minimalist.evidence.terms.some(({ key }) => key === 'preferences')).toBe(true);
    expect(minimalist.recommendations.shopping_list).not.toEqual(plain.recommendations.shopping_list);
    expect(minimalist.recommendations.shopping_list.join(' ')).toContain('small');
    expect(red.recommendations.color_palette).not.toEqual(plain.recommendations.color_palette);
    expect(wedding.analysis.occasion).toContain('wedding');
  });

  test('takes personal colours as one term of advice, and never lowers it for a colour that fits better', () => {
    const personalColours = { skin: '#e0ac8a', hair: '#3a281e', eye: '#5f7a4a' };
    const ranges = personalRanges(personalColours);
    const base = looks.find(({ regions }) => regions.some(({ zone }) => zone === 'upper'));
    if (!base) throw new Error('No sample has an upper garment');
    expect(scoreLook(base, context).findings.personal).toBeUndefined();
    const upper = base.regions.filter(({ zone }) => zone === 'upper').slice(0, 1);
    const tried = swapColours.map((hex) => {
      const colour = { ...shopColour(hex), share: 1 };
      const look = { ...base, regions: upper.map((region) => ({ ...region, colours: [colour] })) };
      const score = scoreLook(look, { ...context, personalColours }).findings.personal?.score ?? -1;
      return { fit: meanFit(rangeFit(colour.lab, ranges)), score };
    });
    tried.sort((x, y) => x.fit - y.fit);
    for (const [at, { score }] of tried.entries()) {
      expect(score).toBeGreaterThanOrEqual(tried[at - 1]?.score ?? 55);
      expect(score).toBeLessThanOrEqual(100);
    }
    const texts = judge(base, { ...context, personalColours }).evidence.terms;
    expect(texts.find(({ key }) => key === 'personal')?.text).toMatch(/hint\.$/);
  });

  test('takes the season into account', () => {
    const read = looks.find((look) => scoreLook(look, context).findings.season);
    if (!read) throw new Error('No sample has a readable texture');
    const terms = (date: string, country: string) =>
      judge(read, { date, country }).evidence.terms.find(({ key }) => key === 'season');
    expect(terms('2026-01-15', 'DE')).not.toEqual(terms('2026-07-15', 'DE'));
    expect(terms('2026-01-15', 'AU')).toEqual(terms('2026-07-15', 'DE'));
    expect(terms('2026-01-15', 'KE')).toBeUndefined();
  });
});

describe('the words', () => {
  test('take every number from the Look', () => {
    for (const look of looks) {
      const judgement = judge(look, context);
      const allowed = numbersOf(look);
      const text = textsOf(judgement)
        .join(' ')
        .replaceAll(/#[0-9a-f]{6}/g, '')
        .replaceAll('November 2026', '');
      for (const [number] of text.matchAll(/\d+(?:\.\d+)?/g))
        expect(allowed, `${number} in: ${text}`).toContain(number);
    }
  });

  test('are about clothes, in plain sentences', () => {
    for (const look of looks)
      for (const text of textsOf(judge(look, context))) {
        expect(text).not.toMatch(/!|undefined|NaN|\s\s|\.\.|\s[,.;:]|null/);
        expect(text).toMatch(/^[A-Z0-9(]/);
        expect(text).toMatch(/[.?)]$/);
        expect(text).not.toMatch(/\b(body|bodies|fat|thin|figure-flattering|slimming|skinny|legs|hips)\b/i);
        expect(text).not.toMatch(/\ba [aeio]\w|\ban [bcdfgjklmnpqrstvwxyz]/);
      }
  });

  test('do not repeat themselves: no sentence frame is in more than a tenth of the judgements', () => {
    const counts = new Map<string, number>();
    const many = Array.from({ length: 240 }, (_, number) => sampleLook(1000 + number));
    for (const look of many) {
      const frames = textsOf(judge(look, context)).flatMap((text) => text.split(/(?<=[.?]) (?=[A-Z0-9])/));
      for (const frame of new Set(frames.map(frameOf))) counts.set(frame, (counts.get(frame) ?? 0) + 1);
    }
    const [frame, count] = [...counts].sort((x, y) => y[1] - x[1])[0] ?? ['', 0];
    expect(count / many.length, frame).toBeLessThanOrEqual(0.1);
  });
});

const colourNames = Object.values(fashionColours)
  .flatMap((names) => Object.keys(names))
  .sort((x, y) => y.length - x.length)
  .join('|');

/** A sentence without its numbers, colours and garments. */
function frameOf(sentence: string): string {
  return sentence
    .replaceAll(/#[0-9a-f]{6}/g, 'HEX')
    .replaceAll(/\d+(?:\.\d+)?%?/g, 'N')
    .replaceAll(new RegExp(`\\b(?:${colourNames})\\b`, 'gi'), 'COLOUR')
    .replaceAll(/(?:(?:larg|small)(?:er|est)|middle) COLOUR/g, 'COLOUR')
    .replaceAll(
      /COLOUR (?:top|shirt|knit|blouse|trousers|skirt|jeans|shorts|jacket|coat|blazer|shoes|boots|sneakers|dress|garment)/g,
      'GARMENT',
    )
    .toLowerCase()
    .replaceAll(/\b(?:an?|is|are) /g, '');
}

/** The upper part's share of the length, in whole percent. */
function upperShare(ratio: number): number {
  return Math.round((100 * ratio) / (1 + ratio));
}

/** Every number that a text about a Look may name, as written. */
function numbersOf(look: Look): Set<string> {
  const scored = scoreLook(look, context);
  const { findings, garments } = scored;
  const best = raises(look, context, scored);
  const whole = [
    ...findings.colour.palette.map(({ share }) => 100 * share),
    ...garments.map(({ share }) => 100 * share),
    100 * (findings.season?.warm ?? 0),
    ...scored.terms.map(({ score }) => score),
    ...(findings.proportion
      ? [upperShare(findings.proportion.ratio), 100 - upperShare(findings.proportion.ratio)]
      : []),
    ...garments.flatMap(({ main }) => [
      ...garments.map((other) => colourDifference(main.lab, other.main.lab)),
      ...best.flatMap((raise) => ('colour' in raise ? [colourDifference(raise.colour.lab, main.lab)] : [])),
    ]),
    ...goodAdditions(scored, context).flatMap(({ before, after }) => [
      before ?? after,
      after,
      after - (before ?? 0),
    ]),
  ].map((value) => String(Math.round(value)));
  const decimal = [scored.rating, ...best.flatMap(({ rating }) => [rating, rating - scored.rating])].map(
    (value) => value.toFixed(1),
  );
  return new Set([...whole, ...decimal, '1', '100']);
}
