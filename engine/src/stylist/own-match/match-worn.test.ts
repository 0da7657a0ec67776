import { describe, expect, it } from 'vitest';
import { analyse } from '../../vision/analyse.ts';
import type { LookRegion, Zone } from '../../vision/look.ts';
import { personPose, plainOutfit, renderPerson } from '../../vision/testing/rendered-person.ts';
import { shopColour } from '../shop-colour.ts';
import { matchWorn, type OwnedPiece, type SeenPiece } from './match-worn.ts';

function seen(key: Zone, label: string, hex: string, more: Partial<SeenPiece> = {}): SeenPiece {
  return {
    key,
    zone: key,
    label,
    colours: [{ ...shopColour(hex), share: 1 }],
    pattern: { kind: 'solid', contrast: 0, confidence: 0.8 },
    texture: { kind: 'smooth', roughness: 0.1, confidence: 0.6 },
    ...more,
  };
}

function own(zone: Zone, noun: string, hex: string, more: Partial<OwnedPiece> = {}): OwnedPiece {
  const id = more.name ?? `${shopColour(hex).name} ${noun}`;
  return { id, name: id, noun, zone, palette: [{ hex, share: 1 }], measured: false, ...more };
}

const navyBlazer = own('outer', 'blazer', '#1f2a44', { name: 'navy blazer' });
const navyCoat = own('outer', 'coat', '#1f2a44', { name: 'navy coat' });
const camelChinos = own('lower', 'chinos', '#b08d57', { name: 'camel chinos' });
const wardrobe = [navyBlazer, navyCoat, camelChinos];

const suggestedFor = (piece: SeenPiece, items: readonly OwnedPiece[]) =>
  matchWorn([piece], items)[0]?.suggested?.id;

describe('what is worn is found among what is owned', () => {
  it('a navy blazer is the navy blazer and not the navy coat, whatever the order', () => {
    const blazer = seen('outer', 'blazer', '#26385c');
    expect(suggestedFor(blazer, wardrobe)).toBe('navy blazer');
    expect(suggestedFor(blazer, wardrobe.toReversed())).toBe('navy blazer');
    expect(suggestedFor(blazer, [navyCoat])).toBeUndefined();
  });

  it('a navy coat is the navy coat and not the navy blazer', () => {
    const coat = seen('outer', 'coat', '#26385c');
    expect(suggestedFor(coat, wardrobe)).toBe('navy coat');
    expect(suggestedFor(coat, [navyBlazer])).toBeUndefined();
  });

  it('nothing is suggested where nothing is near', () => {
    expect(suggestedFor(seen('outer', 'blazer', '#8a2233'), wardrobe)).toBeUndefined();
    expect(suggestedFor(seen('feet', 'shoes', '#1f2a44'), wardrobe)).toBeUndefined();
    expect(suggestedFor(seen('outer', 'blazer', '#26385c'), [])).toBeUndefined();
    const checked = { kind: 'checks', contrast: 0.8, confidence: 0.9 } as const;
    const plain = [{ ...navyBlazer, pattern: 'solid' as const }];
    expect(suggestedFor(seen('outer', 'blazer', '#26385c', { pattern: checked }), plain)).toBeUndefined();
  });

  it('of pieces that look the same none is taken for sure, and of many none is proposed', () => {
    const trousers = seen('lower', 'trousers', '#1a1a1c');
    const black = (name: string) => own('lower', 'trousers', '#1a1a1a', { name });
    const [one] = matchWorn([trousers], [black('a')]);
    const [two] = matchWorn([trousers], [black('a'), black('b')]);
    expect(one?.suggested?.certainty).toBeGreaterThan(0.7);
    expect(two?.suggested?.certainty).toBeLessThan(0.5);
    const [many] = matchWorn([trousers], ['a', 'b', 'c', 'd'].map(black));
    expect(many?.suggested).toBeUndefined();
    expect(many?.choices).toHaveLength(4);
  });

  it('one item is proposed for one garment, the one that it is likest to', () => {
    const found = matchWorn(
      [seen('upper', 'top', '#2c3a58'), seen('outer', 'jacket', '#212c47')],
      [navyBlazer],
    );
    expect(found.map(({ suggested }) => suggested?.id)).toEqual([undefined, 'navy blazer']);
  });

  it('a cut that both sides tell decides between two pieces of one color', () => {
    const fit: LookRegion['fit'] = { kind: 'relaxed', confidence: 0.9 };
    const jeans = [
      own('lower', 'jeans', '#2e4668', { name: 'blue skinny jeans' }),
      own('lower', 'jeans', '#2e4668', { name: 'blue wide-leg jeans' }),
    ];
    expect(suggestedFor(seen('lower', 'jeans', '#2e4668', { fit }), jeans)).toBe('blue wide-leg jeans');
  });

  it('a photo of an item is held to its colors, a word for a color to its name', () => {
    const teal = seen('upper', 'shirt', '#2f6f73');
    const named = own('upper', 'shirt', '#1d8a8a', { name: 'teal shirt' });
    expect(suggestedFor(teal, [named])).toBe('teal shirt');
    const striped = {
      palette: [
        { hex: '#2f6f73', share: 0.5 },
        { hex: '#f4f4f0', share: 0.5 },
      ],
    };
    const [match] = matchWorn([teal], [{ ...named, ...striped, measured: true }]);
    expect(match?.choices[0]?.certainty ?? 0).toBeLessThan(0.6);
  });

  it('in a drawn photo of a person the right trousers and top of a wardrobe are found', async () => {
    const look = await analyse(renderPerson(plainOutfit), { pose: async () => personPose });
    const items = [
      own('upper', 'knit', '#22457e', { name: 'blue sweater' }),
      own('upper', 'shirt', '#f4f4f4', { name: 'white shirt' }),
      own('lower', 'trousers', '#8a8f93', { name: 'grey trousers' }),
      own('lower', 'jeans', '#22457e', { name: 'blue jeans' }),
    ];
    const found = Object.fromEntries(
      matchWorn(look.regions, items).map((one) => [one.key, one.suggested?.id]),
    );
    expect(found).toMatchObject({ upper: 'blue sweater', lower: 'grey trousers' });
  });
});
