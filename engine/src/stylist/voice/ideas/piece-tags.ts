import type { Garment } from '../../garment.ts';

/** Fabrics are easily mistaken in a photo: a garment is spoken of as denim or leather only from here on. */
const sureFabric = 0.8;

const byNoun: readonly (readonly [tag: string, noun: RegExp])[] = [
  ['blazer', /\b(?:blazer|suit jacket|sport coat|dinner jacket)$/],
  ['coat', /(?:coat|trench|parka)$/],
  ['jacket', /\b(?:jacket|cardigan|kimono)$/],
  ['layer', /(?:blazer|coat|trench|jacket|cardigan|kimono|overshirt|shacket)$/],
  ['dress', /\bdress$/],
  ['jumpsuit', /\b(?:jumpsuit|overalls|playsuit)$/],
  ['sport-top', /\b(?:track jacket|bomber jacket|windbreaker|football shirt|rugby shirt|sweatshirt|hoodie)$/],
  ['skirt', /\bskirt$/],
  ['dress-or-skirt', /\b(?:dress|skirt)$/],
  ['jeans', /\bjeans$/],
  ['trousers', /\b(?:trousers|chinos|culottes|slacks)$/],
  ['shorts', /\bshorts$/],
  ['tights', /\btights$/],
  ['t-shirt', /\b(?:t-shirt|tee|tank top|polo shirt)$/],
  ['shirt', /(?:^|\s)(?:shirt|blouse)$/],
  ['knit', /\b(?:knit|sweater|jumper|pullover|turtleneck|roll-neck)$/],
  ['easy-top', /\b(?:t-shirt|tee|tank top|polo shirt|hoodie|sweatshirt|knit|sweater)$/],
  ['easy-bottom', /\b(?:jeans|leggings|joggers|shorts)$/],
  ['top', /\btop$/],
  ['sneakers', /\b(?:sneakers|trainers|high-tops)$/],
  ['boots', /\b(?:boots|booties)$/],
  ['heels', /\b(?:heels|pumps|stilettos|slingbacks|heeled sandals)$/],
  ['sporty', /\b(?:leggings|hoodie|joggers|sneakers|sweatpants|sports bra|tank top|track pants)$/],
];

/** What is known of a garment, as the table of mixes names it. */
export function tagsOf({ noun: name, zone, texture, region }: Garment): ReadonlySet<string> {
  const noun = name.toLowerCase();
  const tags = new Set(['any', ...byNoun.flatMap(([tag, words]) => (words.test(noun) ? [tag] : []))]);
  const fabric = region.texture.confidence >= sureFabric ? texture : undefined;
  if (fabric === 'leather' && zone === 'outer') tags.add('leather-outer');
  if (fabric === 'leather' && zone === 'lower') tags.add('leather-lower');
  if (fabric === 'denim' && zone === 'outer') tags.add('denim-outer');
  if (fabric === 'denim' && zone === 'lower' && tags.has('trousers')) tags.add('denim');
  const isPlainCloth = fabric !== 'denim' && fabric !== 'leather';
  if (isPlainCloth && (tags.has('blazer') || tags.has('coat'))) tags.add('tailored');
  return tags;
}
