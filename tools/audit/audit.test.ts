import { sampleLook } from '@drape/engine/stylist/sample-look';
import type { Look } from '@drape/engine/vision/look';
import { describe, expect, test } from 'vitest';
import { auditLooks } from './audit.ts';
import { readers } from './claims.ts';
import { people } from './people.ts';

/** Made-up Looks in which nothing that is there is also said to be out of the picture. */
function looks(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const look = sampleLook(5000 + index);
    const zones = new Set(look.regions.map(({ zone }) => zone));
    const seen: Look = { ...look, unseen: look.unseen.filter((zone) => !zones.has(zone)) };
    return { name: `${index}`, look: seen, context: people[index % people.length] ?? { date: '2026-05-04' } };
  });
}

test('the texts of made-up Looks are borne out by the Looks, short, and free of jargon', () => {
  const { claims, openWords } = auditLooks(looks(160));
  expect(claims.findings.map(({ claim, sentence }) => `${claim.kind} ${claim.words}: ${sentence}`)).toEqual(
    [],
  );
  expect(claims.count).toBeGreaterThan(400);
  expect(Math.max(...openWords)).toBeLessThanOrEqual(100);
});

describe('the checker', () => {
  const [sample] = looks(80).filter(({ look }) => look.regions.some(({ label }) => label === 'trousers'));
  if (!sample) throw new Error('No made-up Look has trousers');
  const found = (field: string, text: string) =>
    readers
      .flatMap((read) => read({ field, text }, { look: sample.look, context: sample.context }))
      .filter(({ holds }) => !holds)
      .map(({ kind }) => kind);

  test('finds nothing in what is so', () => {
    expect(found('fit_analysis', 'The trousers fit neatly.')).toEqual([]);
  });

  test.each([
    ['garment', 'color_analysis', 'The dark purple sunglasses lead.'],
    ['garment', 'fit_analysis', 'Fold the sunglasses away.'],
    ['body', 'fit_analysis', 'It makes your legs look longer.'],
    ['jargon', 'color_analysis', 'It is navy (97%) and little else.'],
    ['jargon', 'color_palette', 'Navy lifts the harmony.'],
    ['jargon', 'color_palette', 'A grey top.'],
    ['grammar', 'shopping_list', 'A olive top.'],
    ['length', 'trends', Array.from({ length: 40 }, () => 'word').join(' ')],
  ])('finds %s in %s', (kind, field, text) => {
    expect(found(field, text)).toContain(kind);
  });
});
