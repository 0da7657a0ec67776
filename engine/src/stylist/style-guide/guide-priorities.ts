import { colourDifference } from '../../colour/delta-e.ts';
import { hexToOkLab } from '../../colour/oklab.ts';
import type { PieceSlot } from '../../knowledge/garments/essential-pieces.ts';
import { shopColour } from '../shop-colour.ts';
import type { Voice } from '../voice/voice.ts';
import { article, list, sentence } from '../voice/words.ts';
import type { GuideInput, Statement } from './guide-input.ts';
import type { GuideColour } from './guide-palette.ts';
import type { GuidePiece } from './guide-pieces.ts';

const most = 4;
/** What is seen most and replaced least comes first. */
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
  const { preferences } = input;
  const missing = pieces
    .filter(({ owned }) => owned === undefined)
    .sort(
      (x, y) => y.serves.length - x.serves.length || slotOrder.indexOf(x.slot) - slotOrder.indexOf(y.slot),
    );
  const found = missing.slice(0, most).map(
    (piece): Statement => ({
      key: piece.key,
      text: sentence(pieceText(piece)),
      why: missingWhy(piece),
    }),
  );
  const accent = missingAccent(palette, input);
  if (accent)
    found.push({
      key: 'accent',
      text: sentence(`Something small in ${accent.name}, such as a scarf or a bag`),
      why: 'It is one of your accent colors, and you own nothing in it yet.',
    });
  if (missing.length === 0)
    found.push({
      key: 'complete',
      text: 'Buy only to replace: you already own every essential.',
      why: 'All the pieces below are in your wardrobe.',
    });
  if (preferences.budget)
    found.push({
      key: 'budget',
      text: sentence(voice.pick('budget', budgetTexts)),
      why: `Your budget: ${preferences.budget}.`,
    });
  return found;
}

const budgetTexts = [
  'Spend on shoes and coats, and save on what goes under them',
  'Buy in this order and stop when the money does; the most useful piece comes first',
  'Compare what each piece costs per wear, not just the price tag',
];

function pieceText({ label, cloth, subcategory }: GuidePiece): string {
  return `${pluralPiece.test(subcategory) ? label : article(label)} in ${cloth}`;
}

function missingWhy({ serves }: GuidePiece): string {
  return serves.length > 0
    ? `You don't own one yet; good for ${list(serves)}.`
    : "You don't own one yet, and it suits your style.";
}

/** An accent that nothing in the wardrobe comes near, one that was chosen first. */
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
