import type { CorrectedGarment } from '@drape/contract/analysis/analysis';
import type { WornColor, WornKind } from '@drape/contract/analysis/worn-garment-options';
import { describe, expect, test } from 'vitest';
import english from '../../wording/en.json' with { type: 'json' };
import { say } from '../../wording/say.ts';
import { judge } from '../judging/judge.ts';
import { sampleLook } from '../sample-look.ts';
import { correctLook } from '../worn/correct-look.ts';
import { composedLook } from './testing/composed-looks.testing.ts';

const context = { date: '2026-11-21', country: 'DE' };
const looks = [
  ...Array.from({ length: 800 }, (_, number) => composedLook(number)),
  ...Array.from({ length: 300 }, (_, number) => sampleLook(number)),
];
const pages = looks.map((look) => judge(look, context));
const saidColors = Object.entries(english).flatMap(([key, text]) =>
  /^color\.[a-z ]+$/.test(key) ? [text] : [],
);
const colorWords = new RegExp(
  String.raw`(?<![\w-])(${[...new Set(saidColors)]
    .filter((word) => !word.includes('{'))
    .sort((a, b) => b.length - a.length)
    .join('|')})(?![\w-])`,
  'gi',
);

type Page = ReturnType<typeof judge>;
const reasonOf = ({ evidence }: Page, key: string) =>
  evidence.terms.find((term) => term.key === key)?.text ?? '';
const leading = (page: Page) =>
  [
    page.summary,
    page.evidence.verdict?.best ?? '',
    page.analysis.color_analysis,
    reasonOf(page, 'colour'),
    reasonOf(page, 'finish'),
  ].join(' ');
const shadesOf = ({ evidence }: Page) =>
  evidence.regions.flatMap(({ palette, share }) =>
    share >= 0.03 ? palette.filter((one, k) => k === 0 || one.share >= 0.15) : [],
  );

describe('what a page says of colors', () => {
  test('names only colors that the garments below it have', () => {
    for (const page of pages) {
      const known = page.evidence.regions.flatMap(({ palette }) =>
        palette.flatMap(({ name, basic }) => [name, say(`family.${basic}`)]),
      );
      for (const [word] of leading(page).matchAll(colorWords))
        expect(known, leading(page)).toContain(word.toLowerCase());
    }
  });

  test('never calls colors quiet beside a bright one', () => {
    for (const page of pages.filter((one) => /quiet colors/i.test(leading(one))))
      for (const { name, hex } of shadesOf(page)) {
        const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
        expect(Math.max(r, g, b) - Math.min(r, g, b), `${name}: ${leading(page)}`).toBeLessThan(130);
      }
  });
});

describe('what a page says of the season', () => {
  const ofSeason = /\b(?:season|fabric for|warm for|light for|for November)\b/i;
  const kindTells =
    /coat|knit|sweater|cardigan|hoodie|jeans|boots|scarf|parka|shorts|sandals|tank top|t-shirt/i;

  test('rests on sure fabrics or on what the pieces are', () => {
    let matching = 0;
    for (const page of pages) {
      const { regions } = page.evidence;
      const sure = regions.filter(({ label, texture }) => texture.confidence >= 0.8 || kindTells.test(label));
      const share = sure.reduce((sum, region) => sum + region.share, 0);
      const says = ofSeason.test(page.analysis.texture_analysis) || reasonOf(page, 'season') !== '';
      if (says) matching++;
      if (share < 0.55) expect(says, page.analysis.texture_analysis).toBe(false);
    }
    expect(matching).toBeGreaterThan(20);
  });
});

describe('the reasons behind a rating', () => {
  test('are whole sentences without numbers, or nothing where the page has said it already', () => {
    const reasons = pages.flatMap(({ evidence }) => evidence.terms.filter(({ text }) => text !== ''));
    expect(reasons.length).toBeGreaterThan(40);
    for (const { key, text } of reasons) {
      expect(text, key).toMatch(/^[A-Z].*[.]$/);
      expect(text, key).not.toMatch(/\d|%|undefined|\{/);
      expect(text.split(' ').length, `${key}: ${text}`).toBeGreaterThan(3);
    }
  });

  test('leave at most 140 words open at first', () => {
    for (const { summary, evidence } of pages) {
      const open = [
        summary,
        evidence.verdict?.best ?? '',
        ...evidence.raises.slice(0, 1).map(({ text }) => text),
      ];
      expect(open.join(' ').split(/\s+/).length).toBeLessThanOrEqual(140);
    }
  });
});

describe('clothes for sport', () => {
  const wear = (list: readonly (readonly [WornKind, WornColor])[]) =>
    judge(
      correctLook(
        { ...sampleLook(4), subject: 'worn', regions: [], confidence: 0.95 },
        list.map(([kind, color]): CorrectedGarment => ({ from: [], kind, color, pattern: 'solid' })),
      ).look,
      context,
    );

  test('are praised for what they do, and nothing sharper is asked of them', () => {
    for (const color of ['black', 'grey', 'navy', 'red'] as const) {
      const page = wear([
        ['hoodie', color],
        ['leggings', 'black'],
        ['sneakers', 'white'],
      ]);
      expect(page.summary).toMatch(/sporty|moving/i);
      expect(page.evidence.raises).toEqual([]);
      expect(page.overallRating).toBeGreaterThanOrEqual(6);
      expect(JSON.stringify(page.analysis)).not.toMatch(/sharper/);
    }
  });

  test('end where something dressy begins', () => {
    const page = wear([
      ['blazer', 'navy'],
      ['leggings', 'black'],
      ['sneakers', 'white'],
    ]);
    expect(page.summary).not.toMatch(/sporty/i);
  });
});

describe('praise and advice', () => {
  const exchanging = new Set(['recolour', 'plain', 'shoes', 'less', 'bag', 'socks']);

  test('what works best is never what a shown change would exchange', () => {
    let compared = 0;
    for (const { evidence } of pages) {
      const { verdict, raises } = evidence;
      const exchanged = raises.filter(({ kind }) => exchanging.has(kind)).map(({ region }) => region);
      const best = verdict?.best_regions ?? [];
      if (exchanged.length > 0 && best.length > 0) compared++;
      for (const key of best) expect(exchanged, verdict?.best ?? '').not.toContain(key);
    }
    expect(compared).toBeGreaterThan(20);
  });
});
