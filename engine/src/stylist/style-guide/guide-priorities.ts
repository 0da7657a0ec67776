import { colourDifference } from '../../colour/delta-e.ts';
import { hexToOkLab } from '../../colour/oklab.ts';
import type { PieceSlot } from '../../knowledge/essential-pieces.ts';
import { shopColour } from '../shop-colour.ts';
import type { Voice } from '../voice/voice.ts';
import { article, list, sentence } from '../voice/words.ts';
import type { GuideInput, Statement } from './guide-input.ts';
import type { GuideColour } from './guide-palette.ts';
import type { GuidePiece } from './guide-pieces.ts';

const most = 4;
/** House order: what is seen most and replaced least comes first. */
const slotOrder: readonly PieceSlot[] = ['shoes', 'outer', 'bottom', 'top', 'one-piece', 'accessory'];
const pluralPiece =
  /(s|jeans|trousers|chinos|joggers|shorts|sneakers|boots|loafers|oxfords|heels|flats|sandals|shoes)$/;

/** What to buy first: missing pieces by how many occasions they serve, a missing accent, how to spend. */
export function guidePriorities(
  voice: Voice,
  input: GuideInput,
  palette: readonly GuideColour[],
  pieces: readonly GuidePiece[],
): Statement[] {
  const { wardrobe, preferences } = input;
  const missing = pieces
    .filter(({ owned }) => owned === undefined)
    .sort(
      (x, y) => y.serves.length - x.serves.length || slotOrder.indexOf(x.slot) - slotOrder.indexOf(y.slot),
    );
  const found = missing.slice(0, most).map(
    (piece, at): Statement => ({
      key: piece.key,
      text: sentence(pieceText(voice, piece, at)),
      why: missingWhy(piece, wardrobe.length, at),
    }),
  );
  const accent = missingAccent(palette, input);
  if (accent)
    found.push({
      key: 'accent',
      text: sentence(`Something small in ${accent.name} (${accent.hex}), the accent that is still missing`),
      why: `No item of your wardrobe comes near it, and it is an accent of your palette.`,
    });
  if (missing.length === 0)
    found.push({
      key: 'complete',
      text: 'Replace before you add: every essential piece is already there.',
      why: `All ${pieces.length} pieces were found in your wardrobe of ${wardrobe.length}.`,
    });
  if (preferences.budget)
    found.push({
      key: 'budget',
      text: sentence(voice.pick('budget', budgetTexts)),
      why: `You gave your budget as ${preferences.budget}.`,
    });
  return found;
}

const budgetTexts = [
  'Spend on shoes and outerwear first, save on what is worn under them',
  'Buy in this order and stop when the budget does; the list runs from most to least useful',
  'Divide the price by the times you expect to wear a piece, and compare that',
];

const firstLeads = ['First, ', 'To begin with, ', 'At the top of the list: '];
const laterLeads = ['Then ', 'Next, ', 'After that, '];

function pieceText(voice: Voice, { label, cloth, subcategory }: GuidePiece, at: number): string {
  const wanted = pluralPiece.test(subcategory) ? label : article(label);
  const turn = voice.pick('lead', [0, 1, 2]) + at;
  const lead = at === 0 ? firstLeads[turn % firstLeads.length] : laterLeads[turn % laterLeads.length];
  return `${lead}${wanted} in ${cloth}`;
}

function missingWhy({ serves }: GuidePiece, items: number, at: number): string {
  const use = serves.length > 0 ? `it is for ${list(serves)}` : 'your styles lean on it';
  if (at > 0) return sentence(`${items > 0 ? 'also missing; ' : ''}${use}`);
  return items > 0
    ? `Not found among the ${items} items of your wardrobe; ${use}.`
    : `Your wardrobe here is still empty, so what counts is that ${use}.`;
}

/** An accent that nothing in the wardrobe comes near, one that was chosen before one of the house. */
function missingAccent(
  palette: readonly GuideColour[],
  { wardrobe, preferences }: GuideInput,
): GuideColour | undefined {
  if (wardrobe.length === 0) return undefined;
  const hexes = new Set(wardrobe.flatMap(({ colours }) => colours.map((hex) => hex.toLowerCase())));
  const owned = [...hexes].map(hexToOkLab);
  const missing = palette
    .filter(({ role }) => role === 'accent')
    .filter(({ hex }) => owned.every((lab) => colourDifference(lab, shopColour(hex).lab) >= 15));
  return missing.find(({ hex }) => preferences.colours.includes(hex)) ?? missing[0];
}
