import type { Tell } from '../../wording/say.ts';
import type { Raise } from '../changes/change.ts';
import type { Critique } from '../critique/critique.ts';
import type { ProblemReason } from '../critique/reasons.ts';
import { chooseSaying, withArticle } from '../critique/sayings.ts';
import { type Garment, garmentsOf } from '../garment.ts';
import type { Scored } from '../judging/score-look.ts';
import { type WornPiece, wornPieces } from '../worn/worn-pieces.ts';
import { colouredNoun, saidColour, saidGarment, saidNoun } from './said-garment.ts';
import { distinctPatterns } from './which-garments.ts';

const wearing = { exchange: 'change.wear', layer: 'change.wear-over', shoes: 'change.wear-shoes' } as const;

/** What a page is written from. */
export type SeenOutfit = {
  tell: Tell;
  scored: Scored;
  critique: Critique;
  /** Keys of the garments that were named in full before. */
  named?: readonly string[];
  /** Whether a change adds a bright thing, so that nothing may be called calm. */
  isBright?: boolean;
};

/** What to change and why, in one sentence that can be done; `garments` are those that stay. */
export function changeText(seen: SeenOutfit, raise: Raise, garments: readonly Garment[]): string {
  const { tell } = seen;
  const said = stylistsText(seen, raise);
  if (said) return said;
  const { noun, name, number, color } = saidGarment(raise.garment);
  const wantedNoun = 'wanted' in raise ? saidGarment(raise.wanted.garment).noun : undefined;
  const isNamed = (seen.named?.includes(raise.garment.key) ?? false) && wantedNoun !== noun;
  const values = { noun, lead: isNamed ? noun : name, leads: number, ...otherOf(raise, garments) };
  switch (raise.kind) {
    case 'wear':
      return tell(wearing[raise.as], { ...values, own: raise.own.name });
    case 'partner':
      return tell('change.partner', { wanted: inColour(raise.noun, raise.colour.name) });
    case 'recolour':
      if (raise.reason)
        return tell('change.swap', { ...values, lead: name, wanted: inColour(noun, raise.colour.name) });
      return tell('change.recolor', { ...values, color: saidColour(raise.colour.name) });
    case 'shoes':
    case 'retexture':
      return tell('change.swap', { ...values, wanted: wantedName(raise.wanted) });
    case 'layer':
      return tell(isIn(raise.colour.name, garments) ? 'change.layer-echo' : 'change.layer', {
        ...values,
        wanted: inColour(raise.noun, raise.colour.name),
      });
    case 'accent':
      return tell('change.accent', { ...values, wanted: inColour(raise.noun, raise.colour.name) });
    case 'echo':
      return tell('change.echo', { ...values, color, wanted: inColour(raise.noun, raise.colour.name) });
    case 'bag':
      return tell('change.bag', { ...values, color: saidColour(raise.colour.name) });
    default:
      return tell(`change.${raise.kind}`, values);
  }
}

function wantedName({ garment }: WornPiece): string {
  const { name } = saidGarment(garment);
  return garment.plural ? name : withArticle(name);
}

const doing: Readonly<Partial<Record<Raise['kind'], string>>> = {
  shoes: 'swap',
  retexture: 'swap',
  recolour: 'recolor',
  less: 'remove',
};

/** A stylist's sentence about such a change for such a reason, where there is one that is true here. */
function stylistsText(
  { scored, critique, named: known = [], isBright = false }: SeenOutfit,
  raise: Raise,
): string | undefined {
  const does = doing[raise.kind];
  const reason = 'reason' in raise ? raise.reason : undefined;
  const { pieces } = critique.outfit;
  const lead = pieces.find(({ garment }) => garment.key === raise.garment.key);
  if (!does || !reason || !lead) return undefined;
  const { rating, seed } = scored;
  const piece = 'wanted' in raise ? raise.wanted : wantedIn(raise, lead);
  const wanted = {
    place: 'change',
    tiers: ['problem', 'good', 'great'],
    rating,
    seed,
    pieces,
    does,
    known,
    isBright,
  } as const;
  const beside = [undefined, ...pieces.filter((one) => one !== lead)];
  const options = beside.map((other) => ({
    reason,
    lead,
    other,
    score: other ? scoreOf(critique, reason, lead, other) : 0,
  }));
  return chooseSaying(piece ? { ...wanted, piece } : wanted, options)?.text;
}

/** How readily a stylist would set the piece against another one. */
function scoreOf({ problems }: Critique, reason: ProblemReason, lead: WornPiece, other: WornPiece): number {
  const same = problems.find((one) => one.reason === reason && one.lead === lead && one.other === other);
  const alone = problems.find((one) => one.reason === reason && one.lead === lead);
  return same && alone ? same.score - alone.score : -2;
}

/** The piece in its new color. */
function wantedIn(raise: Raise, lead: WornPiece): WornPiece | undefined {
  if (raise.kind !== 'recolour') return undefined;
  const { region } = lead.garment;
  return wornPieces(garmentsOf([{ ...region, colours: [{ ...raise.colour, share: 1 }] }]))[0];
}

/** Whether something that is worn below is called by the same color. */
function isIn(colour: string, garments: readonly Garment[]): boolean {
  return garments.some(({ zone, main }) => zone === 'lower' && saidColour(main.name) === saidColour(colour));
}

const small = /head|hand|waist|feet/;

/** The largest other piece, which the change is for: the other pattern for a plain piece, what is below for a top, else whatever is largest. */
function otherOf({ kind, garment }: Raise, garments: readonly Garment[]): Record<string, string> {
  const rest = garments.filter(
    ({ key, zone, noun }) => key !== garment.key && !small.test(zone) && !/tights|socks/.test(noun),
  );
  const figured = kind === 'plain' ? distinctPatterns(rest)[0] : undefined;
  const lower =
    garment.zone === 'upper' || garment.zone === 'feet'
      ? (rest.find(({ zone }) => zone === 'lower') ?? rest.find(({ zone }) => zone === 'full'))
      : undefined;
  const other = figured ?? lower ?? rest[0] ?? garments.find(({ key }) => key !== garment.key) ?? garment;
  const { noun, name, number } = saidGarment(other);
  return { other: name, otherNoun: noun, others: number };
}

const pluralNoun = /[^s]s$/;

/** "light gray trousers", "a navy coat" */
export function inColour(noun: string, colour: string): string {
  const name = colouredNoun(saidColour(colour), saidNoun(noun));
  if (pluralNoun.test(noun)) return name;
  return withArticle(name);
}
