import { feedbackTargets } from '@drape/contract/analysis/feedback-targets';
import { expect, test } from 'vitest';
import { judge } from '../stylist/judging/judge.ts';
import { sampleLook } from '../stylist/sample-look.ts';
import { mentionsOf } from './mentions.ts';

const context = { date: '2026-11-21', country: 'DE' };
const judged = Array.from({ length: 60 }, (_, number) => judge(sampleLook(number), context));

const swatch = (name: string, share = 1) => ({ hex: '#000000', name, basic: 'blue', share });
const region = (key: string, label: string, ...palette: ReturnType<typeof swatch>[]) => ({
  key,
  label,
  share: 0.5,
  outline: [],
  confidence: 1,
  fit: null,
  palette,
  pattern: { kind: 'solid', text: 'plain', confidence: 1 },
  texture: { kind: 'knit', text: 'knit', confidence: 1 },
});

/** What is found in one sentence of the text on fit. */
function mentioned(sentence: string, regions: ReturnType<typeof region>[], lines: string[] = []) {
  const analysis = {
    overall_rating: 7,
    color_analysis: '',
    texture_analysis: '',
    occasion: '',
    trends: '',
    fit_analysis: sentence,
  };
  const recommendations = {
    immediate_improvements: [],
    shopping_list: [],
    styling_alternatives: [],
    color_palette: [],
    accessories: [],
  };
  const drawn = lines.map((key) => ({ key, label: key, at: 0.5, from: 0, to: 1 }));
  const evidence = { regions, lines: drawn, terms: [], raises: [] };
  return mentionsOf({ analysis, recommendations, evidence })[0];
}

test('every mention is of a sentence that is there and of regions and lines that were measured', () => {
  for (const { analysis, recommendations, evidence } of judged) {
    const targets = feedbackTargets({ analysis, recommendations, evidence });
    for (const mention of mentionsOf({ analysis, recommendations, evidence })) {
      expect(targets.has(mention.target)).toBe(true);
      expect(mention.regions.length + mention.lines.length).toBeGreaterThan(0);
      expect(evidence.regions.map(({ key }) => key)).toEqual(expect.arrayContaining(mention.regions));
      expect(evidence.lines.map(({ key }) => key)).toEqual(expect.arrayContaining(mention.lines));
    }
  }
});

test('every re-scored change of the engine can be followed into the photo', () => {
  for (const { analysis, recommendations, evidence } of judged) {
    const mentions = mentionsOf({ analysis, recommendations, evidence });
    for (const { text, region: changed } of evidence.raises) {
      const place = recommendations.immediate_improvements.indexOf(text);
      if (place < 0 || changed === null) continue;
      const found = mentions.find(({ target }) => target === `immediate_improvements.${place}`);
      expect(found?.regions).toEqual([changed]);
    }
  }
});

test('a garment is found by its noun, by another noun for its place, and by its colour where none is named', () => {
  const clothes = [region('upper', 'shirt', swatch('navy')), region('feet', 'sneakers', swatch('white'))];
  expect(mentioned('The navy shirt is slim.', clothes)?.regions).toEqual(['upper']);
  expect(mentioned('Both shirts and the shoes are slim.', clothes)?.regions).toEqual(['upper', 'feet']);
  expect(mentioned('The shoes close the line.', clothes)?.regions).toEqual(['feet']);
  expect(mentioned('White lifts the whole.', clothes)?.regions).toEqual(['feet']);
  expect(mentioned('The coat is missing.', clothes)).toBeUndefined();
});

test('garments of one noun are told apart by colour, and named together without one', () => {
  const tops = [region('upper', 'top', swatch('white')), region('outer', 'top', swatch('olive'))];
  expect(mentioned('The olive top is wide.', tops)?.regions).toEqual(['outer']);
  expect(mentioned('Each top is wide.', tops)?.regions).toEqual(['upper', 'outer']);
  expect(mentioned('One sits on top.', tops)).toBeUndefined();
});

test('a sentence on proportion shows its line', () => {
  const clothes = [region('upper', 'shirt', swatch('navy'))];
  expect(mentioned('The waist sits high.', clothes, ['waist', 'hem'])).toMatchObject({ lines: ['waist'] });
});
