import type { Look, Zone } from '../../vision/look.ts';
import type { JudgeContext } from '../judging/judge-context.ts';
import type { Scored } from '../judging/score-look.ts';
import { shopColour } from '../shop-colour.ts';
import { type Change, withPiece } from './change.ts';

const neutrals = ['#1d2743', '#f4efdf', '#0e0e10', '#828486', '#b98c58', '#4a6a8f'];

/** What goes with what: the place beside a piece and what stands in it. */
const partners: Partial<Record<Zone, { zone: Zone; label: string }>> = {
  upper: { zone: 'lower', label: 'trousers' },
  outer: { zone: 'lower', label: 'trousers' },
  lower: { zone: 'upper', label: 'knit' },
  full: { zone: 'feet', label: 'ankle boots' },
  feet: { zone: 'lower', label: 'trousers' },
};

/** For a single piece: what to lay beside it, in colors of different basic terms. */
export function partnerChanges(look: Look, { preferences }: JudgeContext, { garments }: Scored): Change[] {
  const [garment] = garments;
  const partner = partners[garment.zone];
  if (!partner) return [];
  const own = (preferences?.colours ?? []).filter((hex) => /^#[0-9a-f]{6}$/i.test(hex));
  const seen = new Set([garment.main.basic]);
  return [...own.map((hex) => hex.toLowerCase()), ...neutrals].flatMap((hex): Change[] => {
    const colour = { ...shopColour(hex), share: 1 };
    if (seen.has(colour.basic)) return [];
    seen.add(colour.basic);
    const after = withPiece({ ...look, confidence: 1 }, { ...partner, share: 0.5, colour });
    return [
      { kind: 'partner', key: `partner ${hex}`, garment, noun: partner.label, colour, toBuy: true, after },
    ];
  });
}
