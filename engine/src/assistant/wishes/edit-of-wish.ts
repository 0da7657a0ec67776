import type { Command } from '../commands/command.ts';
import { type Found, isRenaming, nameAlone, sizeSaid } from '../commands/item-words.ts';
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
  const amount = price === undefined ? undefined : /\d+(?:[.,]\d{1,2})?/.exec(price)?.[0];
  if (amount !== undefined)
    return { edit: { price: Number(amount.replace(',', '.')) }, said: ['price', amount] };
  const value = saidAs(wish, 'value').at(-1)?.replace(quotes, '').trim();
  if (value === undefined || value === '') return undefined;
  if (ofName.test(text) || isRenaming(text)) {
    const name = nameAlone(value);
    return { edit: { description: name }, said: ['description', name] };
  }
  const size = ofSize.test(text) || ofSize.test(value) ? sizeSaid(value) : undefined;
  if (size) return { edit: { size }, said: ['size', size] };
  if (ofBrand.test(text)) return { edit: { brand: value }, said: ['brand', value] };
  const { mentions } = questionOf(value, language, context.today);
  const [filter] = mentions.map((mention) => mention.filter);
  const [colour] = filter?.colours ?? [];
  if (colour) return { edit: { colour: value }, said: ['colour', value] };
  const [material] = filter?.materials ?? [];
  if (material) return { edit: { material: value }, said: ['material', value] };
  return undefined;
}
