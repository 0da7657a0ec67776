import type { Command } from '../commands/command.ts';
import { type Found, isRenaming, nameAlone, sizeSaid } from '../commands/item-words.ts';
import { moneySaid } from '../understanding/money-said.ts';
import { questionOf } from './command-of-wish.ts';
import { saidAs } from './read-wishes.ts';

const quotes = /^[\s"“”„«»'‘’]+|[\s"“”„«»'‘’.!]+$/gu;
const ofSize = /(?<!\p{L})(?:size|gr(?:ö|oe)(?:ß|ss)e|talla|taille|pointure|størrelse(?:n)?)(?!\p{L})/iu;
const ofBrand = /(?<!\p{L})(?:brand|maker|label|marke|hersteller|marca|marque|merket?)(?!\p{L})/iu;
const ofName =
  /(?<!\p{L})(?:name|rename|call|title|umbenenn\p{L}*|nenn\p{L}*|hei(?:ß|ss)\p{L}*|nombre|llam\p{L}*|renombr\p{L}*|nom|appel\p{L}*|renomm\p{L}*|navn\p{L}*|kall\p{L}*|døp\p{L}*)(?!\p{L})/iu;

/** What a wish sets on a garment by the words for the new value; undefined where it says none, or not of what. */
export function editOfWish({ wish, text, language, context }: Command): Found | undefined {
  if (!wish) return undefined;
  const [price] = saidAs(wish, 'price');
  const amount = price === undefined ? undefined : moneySaid(price);
  if (amount !== undefined) return { edit: { price: amount }, said: ['price', String(amount)] };
  const value = saidAs(wish, 'value').at(-1)?.replace(quotes, '').trim();
  if (value === undefined || value === '') return undefined;
  if (ofName.test(text) || isRenaming(text) || isQuoted(value, text)) return renamedTo(value);
  const size = ofSize.test(text) || ofSize.test(value) ? sizeSaid(value) : undefined;
  if (size) return { edit: { size }, said: ['size', size] };
  if (ofBrand.test(text)) return { edit: { brand: value }, said: ['brand', value] };
  const { mentions } = questionOf(value, language, context.today);
  const [filter] = mentions.map((mention) => mention.filter);
  const [colour] = filter?.colours ?? [];
  if (colour) return { edit: { colour: value }, said: ['colour', value] };
  const [material] = filter?.materials ?? [];
  if (material) return { edit: { material: value }, said: ['material', value] };
  const isSure = wish.probability >= surelyEdits && saidAs(wish, 'item').length > 0;
  return isSure ? renamedTo(value) : undefined;
}

/** From here a value that is no color, cloth, size, or maker is a name. House rule. */
const surelyEdits = 0.8;

function renamedTo(value: string): Found {
  const name = nameAlone(value);
  return { edit: { description: name }, said: ['description', name] };
}

/** What stands in quotes is a name, whatever else it could be: "pink lady". */
function isQuoted(value: string, text: string): boolean {
  const at = text.indexOf(value);
  return at > 0 && /["“„«‘']/u.test(text.charAt(at - 1)) && /["”“»’']/u.test(text.charAt(at + value.length));
}
