import { sampleLook } from '@drape/engine/stylist/sample-look';
import type { Look } from '@drape/engine/vision/look';
import { describe, expect, test } from 'vitest';
import { auditLooks } from './audit.ts';
import { readers } from './claims.ts';
import { frameOf } from './frames.ts';
import { nearDuplicates } from './near-duplicates.ts';
import { people } from './people.ts';
import type { Case } from './seen.ts';

/** Made-up Looks in which nothing that is there is also said to be out of the picture. */
function looks(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const look = sampleLook(5000 + index);
    const zones = new Set(look.regions.map(({ zone }) => zone));
    const seen: Look = { ...look, unseen: look.unseen.filter((zone) => !zones.has(zone)) };
    return { name: `${index}`, look: seen, context: people[index % people.length] ?? { date: '2026-05-04' } };
  });
}

describe('the texts of made-up Looks', () => {
  const audit = auditLooks(looks(80));

  test('are borne out by the Looks', () => {
    expect(audit.claims.count).toBeGreaterThan(2000);
    expect(audit.claims.findings).toEqual([]);
    expect(audit.checkable).toBeGreaterThan(0.6);
  });

  test('do not repeat themselves', () => {
    expect(audit.frames[0]?.share, audit.frames[0]?.frame).toBeLessThanOrEqual(0.1);
    expect(audit.texts.twins.length / audit.texts.count).toBeLessThan(0.02);
  });
});

describe('the checker', () => {
  const [sample] = looks(80).filter(
    ({ look }) =>
      look.subject === 'worn' &&
      look.regions.length > 2 &&
      look.regions.every(({ label }) => label !== 'sunglasses') &&
      look.proportions?.upperToLower !== undefined,
  );
  if (!sample) throw new Error('No made-up Look is rich enough');
  const seen: Case = { look: sample.look, context: { date: '2026-11-21', country: 'DE' }, rating: 6 };
  const [first, second] = sample.look.regions;
  if (!first?.colours[0] || !second?.colours[0]) throw new Error('The Look has no colours');
  const named = `the ${first.colours[0].name} ${first.label}`;
  const other = `the ${second.colours[0].name} ${second.label}`;
  const lies = (field: string, text: string) =>
    readers
      .flatMap((read) => read({ field, text }, seen))
      .filter(({ holds }) => !holds)
      .map(({ kind }) => kind);

  test('finds nothing in what is so', () => {
    expect(lies('color_analysis', `It is ${named} and ${other}.`)).toEqual([]);
    expect(lies('texture_analysis', 'The cloth belongs to autumn.')).toEqual([]);
  });

  test.each([
    ['garment', 'color_analysis', 'The aubergine sunglasses lead.'],
    ['label', 'fit_analysis', 'Fold the sunglasses away.'],
    ['share', 'color_analysis', 'It is aubergine (97%) and little else.'],
    ['difference', 'color_analysis', `Between ${named} and ${other} lies a step of ΔE 99.`],
    ['season', 'texture_analysis', 'The cloth belongs to summer.'],
    ['length', 'fit_analysis', 'The upper part has 99% of the length and the lower 1%.'],
    ['rating', 'immediate_improvements', `Change ${named}, from 6.0 up to 5.1.`],
    ['harmony', 'color_palette', 'Navy (#1d2743) in a bag: from 1 to 2 in harmony.'],
    ['month', 'trends', 'Of 77 outfits analysed here in October 2026, 12% had lace.'],
    ['body', 'fit_analysis', 'It makes your legs look longer.'],
  ])('finds a lie about a %s', (kind, field, text) => {
    expect(lies(field, text)).toContain(kind);
  });

  test('finds a fit, a cloth and a rating after a change that are not so', () => {
    const worn: Case = {
      ...seen,
      look: {
        ...seen.look,
        regions: seen.look.regions.map((region) => ({
          ...region,
          fit: { kind: 'slim', confidence: 0.9 },
          texture: { kind: 'knit', roughness: 0.2, confidence: 0.9 },
        })),
      },
    };
    const found = (field: string, text: string) =>
      readers
        .flatMap((read) => read({ field, text }, worn))
        .filter(({ holds }) => !holds)
        .map(({ kind }) => kind);
    expect(found('fit_analysis', `${named} is cut oversized.`)).toContain('fit');
    expect(found('texture_analysis', `The photo shows lace in the ${first.label}.`)).toContain('cloth');
    expect(found('immediate_improvements', `Swap ${named} for camel: 6.0 becomes 9.9.`)).toContain(
      're-scored',
    );
  });
});

test('a frame is what is left without colours, numbers and garments', () => {
  expect(frameOf('Swap the navy top for a camel top: 5.4 becomes 6.1.')).toBe(
    frameOf('Swap the ivory trousers for a slate blue skirt: 7.0 becomes 8.3.'),
  );
});

test('near-duplicates are of different analyses and hardly differ', () => {
  const text = (of: number, words: string) => ({ of, field: 'trends', text: words });
  const one = 'Take a plain belt in black after the shoes, and leave the rest as it is today.';
  const twins = nearDuplicates([
    text(0, one),
    text(0, one),
    text(1, one.replace('today', 'now')),
    text(2, 'A wholly different remark about a coat.'),
  ]);
  expect(twins.map(({ one: { of }, other }) => [of, other.of])).toEqual([
    [0, 1],
    [0, 1],
    [1, 0],
  ]);
});
