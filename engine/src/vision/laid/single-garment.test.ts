import { expect, test } from 'vitest';
import { sampleLook } from '../../stylist/sample-look.ts';
import type { Look, LookRegion, Zone } from '../look.ts';
import { contentOf } from './single-garment.ts';

const [sample] = sampleLook(1).regions;
if (!sample) throw new Error('No region');

function laid(pieces: [label: string, zone: Zone, share: number][], changes: Partial<Look> = {}): Look {
  const regions = pieces.map(
    ([label, zone, share], index): LookRegion => ({
      ...sample,
      key: `piece-${index}`,
      label,
      zone,
      share,
    }),
  );
  const middle: Look['outline'] = [
    [
      [0.2, 0.2],
      [0.8, 0.2],
      [0.8, 0.8],
    ],
  ];
  return { ...sampleLook(1), subject: 'laid', confidence: 0.9, outline: middle, regions, ...changes };
}

const kindOf = (look: Look) => contentOf(look).kind;

test('garments for two places of the body are an outfit, one or a pair is a garment', () => {
  expect(
    kindOf(
      laid([
        ['top', 'upper', 0.6],
        ['trousers', 'lower', 0.4],
      ]),
    ),
  ).toBe('outfit');
  expect(
    contentOf(
      laid([
        ['shirt', 'upper', 0.9],
        ['garment', 'piece', 0.1],
      ]),
    ),
  ).toMatchObject({
    garment: { kind: 'shirt' },
  });
  expect(
    kindOf(
      laid([
        ['shoes', 'feet', 0.55],
        ['shoes', 'feet', 0.45],
      ]),
    ),
  ).toBe('garment');
});

test('scenery is nothing: unnamed, hardly told apart, or running out of the photo', () => {
  expect(
    kindOf(
      laid([
        ['garment', 'piece', 0.7],
        ['top', 'upper', 0.3],
      ]),
    ),
  ).toBe('nothing');
  expect(kindOf(laid([['top', 'upper', 1]], { confidence: 0.5 }))).toBe('nothing');
  const acrossTheEdge: Look['outline'] = [
    [
      [0, 0.1],
      [0.5, 0.1],
      [0.5, 0.9],
      [0, 0.9],
    ],
  ];
  expect(kindOf(laid([['top', 'upper', 1]], { outline: acrossTheEdge }))).toBe('nothing');
});

test('legs of somebody cut off by the photo are an outfit; points on a shirt make nobody of it', () => {
  expect(kindOf(laid([['trousers', 'lower', 1]], { bodyPoints: 10 }))).toBe('outfit');
  expect(kindOf(laid([['shirt', 'upper', 1]], { bodyPoints: 13 }))).toBe('garment');
});
