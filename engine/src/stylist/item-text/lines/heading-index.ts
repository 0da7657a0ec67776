import { headingWords } from '../../../knowledge/words/heading-words.ts';
import { headingsAbroad } from '../../../knowledge/words/words-abroad.ts';
import type { ItemContext } from '../item-draft.ts';
import { PhraseIndex } from '../words/phrase-index.ts';

/** Words of headings that say nothing by themselves. */
export const headingFillers: ReadonlySet<string> = new Set(
  'my the for and n und et y e og och en oraz i of to a in on his her our clothes clothing stuff things items list wear wardrobe outfits days day x etc misc usw osv ecc so co kram zeug sonstiges krempel divers bazar trucs rollos trastos varie dingen spul e.o ting og-slikt grejer grejor inne drobiazgi lil little size mt maat nr no n° gr tg taglia p pointure lol sånt och-sånt slikt eso demas itd itp inne-takie cie compagnie cia etcetera kleinkram krimskrams section bits bobs all things pieces fra till taille talla str eu uk us'.split(
    ' ',
  ),
);

let index: PhraseIndex<ItemContext> | undefined;

/** Words of headings with what they say of the items below. */
export function headingIndex(): PhraseIndex<ItemContext> {
  index ??= build();
  return index;
}

function build(): PhraseIndex<ItemContext> {
  const built = new PhraseIndex<ItemContext>();
  for (const { words, ...context } of headingWords) built.add(words, context);
  for (const { words, ...context } of headingsAbroad) built.add(words, context as ItemContext);
  return built.complete();
}

/** "shoes 43", "SCARPE n. 43", "Zapatos 7.5": a size behind the only word of a heading. */
const sizeBehind =
  /[\s,]+(?:(?:size|mt|maat|nr|no|n|gr|tg|taglia|p|pointure|taille|talla|str|eu|uk|us|del|du|im|rozm|stl)\.? ?)?\d{1,2}(?:[.,]5| ?1\/2|½)?:?\s*$/i;

/** A line without the size that stands behind its one or two words. */
export function withoutSize(line: string): string {
  const rest = line.replace(sizeBehind, '');
  return /^\P{N}+$/u.test(rest) && rest.trim().split(/\s+/).length <= 2 ? rest : line;
}
