import { textField } from '@drape/contract/analysis/evidence';
import { sentencesOf } from '@drape/contract/analysis/feedback-targets';
import { describe, expect, test } from 'vitest';
import { judge } from '../judging/judge.ts';
import type { JudgeContext } from '../judging/judge-context.ts';
import { sampleLook } from '../sample-look.ts';
import { composedLook } from './testing/composed-looks.testing.ts';

const winter: JudgeContext = { date: '2026-11-21', country: 'DE' };
const summer: JudgeContext = { date: '2026-07-04', country: 'US' };
const pages = [
  ...Array.from({ length: 500 }, (_, number) => judge(composedLook(number), number % 2 ? winter : summer)),
  ...Array.from({ length: 200 }, (_, number) => judge(sampleLook(number), winter)),
];
type Page = (typeof pages)[number];

/** Changes that leave every piece as it is: one thing more, or what to lay beside a single piece. */
const adding: ReadonlySet<string> = new Set(['echo', 'accent', 'shine', 'partner']);
const exchanging: ReadonlySet<string> = new Set([
  'recolour',
  'plain',
  'shoes',
  'bag',
  'retexture',
  'less',
  'socks',
]);

const openOf = ({ summary, evidence, recommendations }: Page) => [
  summary,
  ...(evidence.verdict?.best ? [evidence.verdict.best] : []),
  ...recommendations.immediate_improvements,
];
const foldedOf = ({ analysis, recommendations, evidence }: Page) =>
  [
    analysis.color_analysis,
    analysis.fit_analysis,
    analysis.texture_analysis,
    analysis.occasion,
    ...recommendations.shopping_list,
    ...recommendations.styling_alternatives,
    ...recommendations.color_palette,
    ...recommendations.accessories,
    ...evidence.terms.map(({ text }) => text),
  ].flatMap(sentencesOf);

test('every text of the analysis says something, and those with plain facts alone are named', () => {
  const named = pages.flatMap(({ evidence }) => evidence.plain_texts);
  for (const { analysis } of pages)
    for (const field of textField.options) expect(analysis[field], field).not.toBe('');
  for (const field of ['fit_analysis', 'texture_analysis', 'trends']) expect(named).toContain(field);
  for (const { analysis, evidence } of pages)
    expect(evidence.plain_texts.includes('trends')).toBe(/start to spot trends/.test(analysis.trends));
});

describe('praise and advice', () => {
  test('what works best is touched by no change', () => {
    let both = 0;
    for (const page of pages) {
      const { verdict, raises } = page.evidence;
      const touched = raises.filter(({ kind }) => !adding.has(kind)).map(({ region }) => region);
      for (const key of verdict?.best_regions ?? [])
        expect(touched, openOf(page).join(' ')).not.toContain(key);
      if (verdict?.best && touched.length > 0) both++;
    }
    expect(both).toBeGreaterThan(50);
  });

  test('a piece that a change exchanges is spoken of by no line below', () => {
    let told = 0;
    for (const page of pages) {
      const { raises, regions } = page.evidence;
      for (const { region: key } of raises.filter(({ kind }) => exchanging.has(kind))) {
        const label = regions.find((region) => region.key === key)?.label ?? '';
        if (regions.filter((region) => region.label === label).length !== 1) continue;
        told++;
        for (const sentence of foldedOf(page))
          expect(sentence).not.toMatch(new RegExp(`\\bthe (?:[a-z-]+ ){0,2}${label}\\b`, 'i'));
      }
    }
    expect(told).toBeGreaterThan(50);
  });

  test('calm colors are not praised beside a change that adds a bright one', () => {
    for (const page of pages)
      if (page.evidence.raises.some(({ kind }) => kind === 'accent'))
        for (const sentence of [...openOf(page), ...foldedOf(page)])
          expect(sentence).not.toMatch(/\b(?:calm|quiet)\b|nothing competes/i);
  });

  test('at most one thing is to be added, and at most one piece to be swapped', () => {
    for (const { evidence, recommendations } of pages) {
      const added = evidence.raises.filter(({ kind }) => adding.has(kind) || kind === 'layer').length;
      if (!evidence.raises.some(({ kind }) => kind === 'partner'))
        expect(added + recommendations.accessories.length).toBeLessThanOrEqual(1);
      const swapped = evidence.raises.filter(({ kind }) => /recolour|plain|shoes|bag|retexture/.test(kind));
      expect(swapped.length).toBeLessThanOrEqual(1);
    }
  });
});

/** Ways to say one thing. */
const families: readonly RegExp[] = [
  /\b(?:picks? up|repeats? the|match(?:es)? the|would match|the same color)\b/i,
  /\b(?:roomy|roomier|fuller|the volume|narrow above|loose above)\b/i,
  /\b(?:lightest|light against dark|clean, clear contrast)\b/i,
  /\b(?:looks? longer|proportions|half tuck)\b/i,
];

describe('a page says a thing once', () => {
  test('in whatever words', () => {
    for (const page of pages)
      for (const family of families) {
        const saying = [...openOf(page).flatMap(sentencesOf), ...foldedOf(page)].filter((text) =>
          family.test(text),
        );
        expect(saying.length, saying.join(' | ')).toBeLessThanOrEqual(1);
      }
  });

  test('and no line below repeats the words of an open one', () => {
    const runs = (text: string) => {
      const words = text.toLowerCase().split(/\s+/);
      return words.slice(5).map((_, at) => words.slice(at, at + 6).join(' '));
    };
    for (const page of pages) {
      const open = new Set(openOf(page).flatMap(runs));
      for (const sentence of foldedOf(page))
        expect(runs(sentence).filter((run) => open.has(run))).toEqual([]);
    }
  });

  test('and at first at most 140 words', () => {
    for (const page of pages) expect(openOf(page).join(' ').split(/\s+/).length).toBeLessThanOrEqual(140);
  });
});
