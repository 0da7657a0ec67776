import { okLabToOkLch } from '../../colour/oklab.ts';
import type { Look } from '../../vision/look.ts';
import { isNeutral } from '../colour-story.ts';
import type { Garment } from '../garment.ts';
import type { JudgeContext } from '../judge-context.ts';
import type { Scored } from '../score-look.ts';
import { seasonOf } from '../season.ts';
import { shopColour } from '../shop-colour.ts';
import { levelOfPieces } from '../terms/pieces.ts';
import { wornPieces } from '../worn-pieces.ts';
import { type Change, without, withPiece } from './change.ts';

/** One thing more or one thing less. */
export function accessoryChanges(look: Look, context: JudgeContext, scored: Scored): Change[] {
  return [
    ...echo(look, scored),
    ...accent(look, context, scored),
    ...layer(look, context, scored),
    ...less(look, scored),
  ];
}

const bagShare = 0.08;

/** The one color of the outfit once more, in a bag where none is seen. */
function echo(look: Look, { garments, story }: Scored): Change[] {
  const { lead } = story;
  const isAlone = story.kind === 'accent' || story.kind === 'lead';
  if (
    !isAlone ||
    isNeutral(lead.tone) ||
    lead.zone === 'hand' ||
    garments.some(({ zone }) => zone === 'hand')
  )
    return [];
  const after = withPiece(look, { zone: 'hand', label: 'bag', share: bagShare, colour: lead.main });
  return [{ kind: 'echo', key: 'echo', garment: lead, noun: 'bag', colour: lead.main, toBuy: true, after }];
}

const accents = ['#72142a', '#1f4630', '#c4202b', '#2748b8', '#cf9f1b', '#efc4bf'];
const calm: ReadonlySet<string> = new Set(['neutrals', 'black', 'light', 'crisp']);

/** One color on a calm base: a favorite, else one that no piece has. */
function accent(look: Look, { preferences }: JudgeContext, { garments, story }: Scored): Change[] {
  if (!calm.has(story.kind) || garments.some(({ zone }) => zone === 'hand')) return [];
  const own = (preferences?.colours ?? []).filter((hex) => /^#[0-9a-f]{6}$/i.test(hex));
  const worn = new Set(garments.map(({ main }) => main.basic));
  const hex = [...own.map((each) => each.toLowerCase()), ...ordered(garments.length)].find((each) => {
    const { lab, basic } = shopColour(each);
    return !worn.has(basic) && !isNeutral(okLabToOkLch(lab));
  });
  if (!hex) return [];
  const colour = { ...shopColour(hex), share: 1 };
  const after = withPiece(look, { zone: 'hand', label: 'bag', share: bagShare, colour });
  return [{ kind: 'accent', key: 'accent', garment: garments[0], noun: 'bag', colour, toBuy: true, after }];
}

/** Begins elsewhere for outfits of more pieces, so that not everybody is told the same color. */
function ordered(start: number): string[] {
  return accents.map((_, at) => accents[(at + start) % accents.length]);
}

const layerShare = 0.25;
const easyLevel = 1.9;

/** The top over which a third layer could be worn: outside summer, where there is none; not with sports clothes. */
export function layered({ date, country }: JudgeContext, { garments }: Scored): Garment | undefined {
  const upper = garments.find(({ zone }) => zone === 'upper');
  const hasLower = garments.some(({ zone, noun }) => zone === 'lower' && !/tights|socks/.test(noun));
  const hasOuter = garments.some(({ zone, noun }) => zone === 'outer' || zone === 'full' || noun === 'coat');
  const level = levelOfPieces(wornPieces(garments)) ?? 0;
  if (!hasLower || hasOuter || level < easyLevel || seasonOf(date, country) === 'summer') return undefined;
  return upper;
}

function layer(look: Look, context: JudgeContext, scored: Scored): Change[] {
  const garment = layered(context, scored);
  const lower = scored.garments.find(({ zone }) => zone === 'lower');
  if (!garment || !lower) return [];
  const after = withPiece(look, { zone: 'outer', label: 'blazer', share: layerShare, colour: lower.main });
  return [{ kind: 'layer', key: 'layer', garment, noun: 'blazer', toBuy: true, after }];
}

/** Where there are many small things, one of them stays at home. */
function less(look: Look, { garments }: Scored): Change[] {
  const small = garments.filter(({ noun }) => /^(?:bag|hat|scarf|belt|socks)$/.test(noun));
  return small.map((garment) => {
    const after = without(look, garment.key);
    return { kind: 'less', key: `less ${garment.key}`, garment, toBuy: false, after };
  });
}
