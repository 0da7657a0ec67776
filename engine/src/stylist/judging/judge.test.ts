import { analysisText, recommendations } from '@drape/contract/analysis/analysis';
import { evidence } from '@drape/contract/analysis/evidence';
import { describe, expect, test } from 'vitest';
import { nameColour } from '../../colour/name-colour.ts';
import { hexToOkLab } from '../../colour/oklab.ts';
import { meanFit, personalRanges, rangeFit } from '../../colour/personal-ranges.ts';
import { swapColours } from '../../knowledge/style/swap-colours.ts';
import type { Look } from '../../vision/look.ts';
import { sampleLook } from '../sample-look.ts';
import { shopColour } from '../shop-colour.ts';
import { saidColour } from '../voice/said-garment.ts';
import { type JudgeContext, type Judgement, judge } from './judge.ts';
import { raises } from './raise.ts';
import { scoreLook } from './score-look.ts';

const context: JudgeContext = { date: '2026-11-21', country: 'DE' };
const looks = Array.from({ length: 80 }, (_, number) => sampleLook(number));

/** What a page says; a field without anything worth saying is empty. */
const textsOf = ({ analysis, recommendations: lists, summary, suggestions }: Judgement): string[] =>
  [
    analysis.color_analysis,
    analysis.fit_analysis,
    analysis.texture_analysis,
    analysis.occasion,
    analysis.trends,
    ...Object.values(lists).flat(),
    ...suggestions,
    summary,
  ].filter((text) => text !== '');

describe('judge', () => {
  test('fills every field of the wire shapes', () => {
    for (const look of looks) {
      const judgement = judge(look, context);
      expect(() => analysisText.parse(judgement.analysis)).not.toThrow();
      expect(() => recommendations.parse(judgement.recommendations)).not.toThrow();
      expect(() => evidence.parse(judgement.evidence)).not.toThrow();
      const weight = judgement.evidence.terms.reduce((sum, term) => sum + term.weight, 0);
      if (look.regions.length > 1) expect(weight).toBeCloseTo(1, 3);
      expect(judgement.summary).toBe(judgement.evidence.verdict?.sentence);
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
      lab: hexToOkLab(hex),
      hex,
      share: 0.5,
      ...nameColour(hexToOkLab(hex)),
    }));
    const worn = (zone: 'upper' | 'outer' | 'lower', ...colours: (typeof navy)[]) => ({
      ...region,
      key: zone,
      zone,
      label: zone === 'lower' ? 'trousers' : 'top',
      share: 0.5,
      colours,
    });
    const partNames = (...regions: Look['regions']) =>
      judge(
        { ...look, subject: 'worn', regions, fromAfar: { upper: navy.lab, lower: navy.lab } },
        context,
      ).evidence.from_afar.map(({ part, name }) => [part, name]);
    expect(partNames(worn('upper', navy, white), worn('lower', navy))).toEqual([
      ['upper', saidColour(navy.name)],
    ]);
    expect(partNames(worn('upper', white), worn('outer', navy), worn('lower', navy))).toEqual([
      ['upper', saidColour(navy.name)],
    ]);
    expect(partNames(worn('upper', navy), worn('lower', white))).toEqual([]);
  });

  test('refuses a Look without an outfit', () => {
    expect(() => judge({ ...sampleLook(1), subject: 'none', regions: [] }, context)).toThrow(RangeError);
    expect(() => judge({ ...sampleLook(1), regions: [] }, context)).toThrow(RangeError);
  });

  test('proposes no change that would not raise the rating', () => {
    for (const look of looks.slice(0, 40)) {
      const scored = scoreLook(look, context);
      for (const raise of raises(look, context, scored)) expect(raise.rating).toBeGreaterThan(scored.rating);
    }
  });

  test('takes preferences into account in advice and in what it is fit for, never in the rating', () => {
    const look = sampleLook(2);
    const plain = judge(look, context);
    const minimalist = judge(look, { ...context, preferences: { styles: ['minimalist'], budget: 'small' } });
    const red = judge(look, { ...context, preferences: { colours: ['#1f4630', '#4a6a8f'] } });
    const wedding = judge(look, { ...context, preferences: { occasions: ['wedding'] } });
    for (const { overallRating } of [minimalist, red, wedding])
      expect(overallRating).toBe(plain.overallRating);
    expect(plain.evidence.fit_for).toEqual([]);
    expect(wedding.evidence.fit_for.map(({ wish }) => wish)).toEqual(['a wedding']);
    expect(plain.evidence.terms.some(({ key }) => key === 'preferences')).toBe(false);
    expect(minimalist.evidence.terms.some(({ key }) => key === 'preferences')).toBe(true);
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
  test('are about clothes, in plain sentences', () => {
    for (const look of looks)
      for (const text of textsOf(judge(look, context))) {
        expect(text).not.toMatch(/!|undefined|NaN|\s\s|\.\.|\s[,.;:]|null|[{}]/);
        expect(text).toMatch(/^[A-Z]/);
        expect(text).toMatch(/[.?]$/);
        expect(text).not.toMatch(/\b(body|bodies|fat|thin|figure-flattering|slimming|skinny|legs|hips)\b/i);
      }
  });

  test('hold no numbers: those stand in the evidence', () => {
    for (const look of looks)
      for (const text of textsOf(judge(look, { ...context, wardrobe: [] })))
        expect(text).not.toMatch(/\d|ΔE/);
  });

  test('say nothing twice', () => {
    for (const look of looks) {
      const { analysis, recommendations, summary, evidence: seen } = judge(look, context);
      const { overall_rating: _, ...fields } = analysis;
      const all = [
        summary,
        seen.verdict?.best,
        ...Object.values(fields),
        ...Object.values(recommendations).flat(),
      ];
      const sentences = all.flatMap((text) => (text ?? '').split(/(?<=[.?]) /)).filter((text) => text !== '');
      expect(sentences).toEqual([...new Set(sentences)]);
    }
  });

  test('are the same for another photo of the same clothes', () => {
    const [look] = looks;
    const nudged: Look = {
      ...look,
      regions: look.regions.map((region, at) => ({
        ...region,
        share: region.share * (at === 0 ? 1.01 : 0.99),
      })),
    };
    expect(judge(nudged, context).summary).toBe(judge(look, context).summary);
  });
});
