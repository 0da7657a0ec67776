import type { CorrectedGarment } from '@drape/contract/analysis/analysis';
import { wornColors, wornKinds } from '@drape/contract/analysis/worn-garment-options';
import { describe, expect, test } from 'vitest';
import type { Look } from '../../vision/look.ts';
import { judge } from '../judging/judge.ts';
import { readingQuestion } from '../judging/reading-question.ts';
import { sampleLook } from '../sample-look.ts';
import { correctLook, garmentsAsRead } from './correct-look.ts';

const context = { date: '2026-11-21', country: 'DE' };
const looks = Array.from({ length: 80 }, (_, number) => sampleLook(number));
const found = (test: (look: Look) => boolean): Look => {
  const look = looks.find(test);
  if (!look) throw new Error('No such sample');
  return look;
};
const zonesOf = ({ regions }: Look) => regions.map(({ zone }) => zone);
const twoPieces = found((look) => zonesOf(look).includes('upper') && zonesOf(look).includes('lower'));
const onePiece = found((look) => zonesOf(look).includes('full'));
const labelsOf = (look: Look) => look.regions.map(({ label }) => label).sort();
const restOf = (look: Look, ...without: string[]): CorrectedGarment[] =>
  garmentsAsRead(look).filter(({ key }) => !without.includes(key));

describe('a corrected Look', () => {
  test('is the Look itself where nothing was corrected, and gets the same rating and words', () => {
    for (const look of looks) {
      const same = correctLook(look, garmentsAsRead(look)).look;
      expect(judge(same, context)).toMatchObject({
        overallRating: judge(look, context).overallRating,
        analysis: judge(look, context).analysis,
      });
    }
  });

  test('has shares and a palette that sum to 1, whatever is joined, parted, removed and added', () => {
    const lists: CorrectedGarment[][] = [
      [{ from: ['upper', 'lower'], kind: 'dress' }],
      [...restOf(twoPieces, 'upper'), { from: [], kind: 'bag', color: 'camel' }],
      [
        ...restOf(twoPieces, 'lower'),
        { from: ['lower'], kind: 'shorts' },
        { from: ['lower'], kind: 'tights' },
      ],
    ];
    for (const list of lists) {
      const { look, keys } = correctLook(twoPieces, list);
      expect(new Set(keys).size).toBe(list.length);
      expect(look.regions.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 6);
      expect(look.palette.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 6);
      expect(() => judge(look, context)).not.toThrow();
    }
  });

  test('joins two into a dress: one region with both outlines, and no waist line left', () => {
    const joined = [
      { from: ['upper', 'lower'], kind: 'dress' as const },
      ...restOf(twoPieces, 'upper', 'lower'),
    ];
    const { look } = correctLook({ ...twoPieces, proportions: { waistLine: 0.4, confidence: 0.8 } }, joined);
    const dress = look.regions.find(({ zone }) => zone === 'full');
    expect(dress).toMatchObject({ label: 'dress', confidence: 1 });
    expect(dress?.outline).toHaveLength(2);
    expect(look.proportions).toBeUndefined();
    expect(judge(look, context).evidence.regions.map(({ label }) => label)).toContain('dress');
  });

  test('parts a one-piece at the waist: the top above, the skirt below', () => {
    const key = onePiece.regions.find(({ zone }) => zone === 'full')?.key ?? '';
    const parted: CorrectedGarment[] = [
      { from: [key], kind: 'skirt' },
      { from: [key], kind: 'top' },
      ...restOf(onePiece, key),
    ];
    const { look } = correctLook(onePiece, parted);
    const heights = (label: string) =>
      look.regions
        .find((region) => region.label === label)
        ?.outline.flat()
        .map(([, y]) => y) ?? [];
    expect(Math.max(...heights('top'))).toBeCloseTo(Math.min(...heights('skirt')), 6);
    expect(labelsOf(look)).toEqual(expect.arrayContaining(['skirt', 'top']));
  });

  test('says what the person said: kind, color, pattern and fabric are certain', () => {
    const said = { kind: 'blazer', color: 'burgundy', pattern: 'checks', fabric: 'woven' } as const;
    const { look } = correctLook(twoPieces, [{ from: ['upper'], ...said }, ...restOf(twoPieces, 'upper')]);
    const blazer = look.regions.find(({ key }) => key === 'upper');
    expect(blazer).toMatchObject({
      label: 'blazer',
      zone: 'outer',
      pattern: { kind: 'checks', confidence: 1 },
    });
    expect(blazer).toMatchObject({ texture: { kind: 'woven', confidence: 1 } });
    expect(blazer?.colours[0]?.name).toBe('burgundy');
    const [corrected, seen] = [look, twoPieces].map((each) => judge(each, context));
    expect([corrected?.summary, corrected?.analysis]).not.toEqual([seen?.summary, seen?.analysis]);
  });

  test('knows every kind and color that can be chosen', () => {
    for (const kind of wornKinds)
      for (const color of wornColors) {
        const { look } = correctLook(twoPieces, [...restOf(twoPieces), { from: [], kind, color }]);
        expect(look.regions.some((region) => region.label === kind)).toBe(true);
      }
  });

  test('refuses a garment of a region that was not read', () => {
    expect(() => correctLook(twoPieces, [{ from: ['full-9'] }])).toThrow(RangeError);
  });
});

test('a dress that is not sure is asked about, and both answers can be judged', () => {
  const doubtful = {
    ...onePiece,
    regions: onePiece.regions.map((region) => ({ ...region, confidence: 0.6 })),
  };
  const question = readingQuestion(doubtful);
  expect(question?.text).toBe('Dress, coat, or top and skirt?');
  for (const { garments } of question?.answers ?? [])
    expect(() => judge(correctLook(doubtful, garments).look, context)).not.toThrow();
  const sure = { ...onePiece, regions: onePiece.regions.map((region) => ({ ...region, confidence: 0.9 })) };
  expect(readingQuestion(sure)).toBeNull();
});
