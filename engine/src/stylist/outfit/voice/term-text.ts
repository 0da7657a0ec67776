import { nameColour } from '../../../colour/name-colour.ts';
import type { Day } from '../day.ts';
import type { ItemTraits } from '../item-traits.ts';
import type { Objective } from '../objective.ts';
import { colourPair, formalityPair, stylePair } from '../pair-scores.ts';
import type { Structure } from '../structure.ts';
import { sharedStyle } from '../style-kinship.ts';
import { tasteFeatures, tasteLabel } from '../taste.ts';
import type { OutfitTermKey } from '../term-weights.ts';
import type { Combination } from '../terms-of-outfit.ts';
import { list, sentence, verb } from './plain-words.ts';
import { warmthText } from './warmth-text.ts';
import { weatherTermText } from './weather-term-text.ts';

export type TermContext = { objective: Objective; combination: Combination; value: number };

type Worn = Combination['main'][number];

/** One sentence for a term, from what it was computed of. */
export function termText(key: OutfitTermKey, context: TermContext): string {
  return sentence(writers[key](context));
}

const writers: Record<OutfitTermKey, (context: TermContext) => string> = {
  colour: colourText,
  formality: formalityText,
  warmth: warmthText,
  weather: weatherTermText,
  pattern: patternText,
  style: styleText,
  preference: preferenceText,
  season: seasonText,
  rotation: rotationText,
  taste: tasteText,
  complete: completeText,
  finish: finishText,
};

function colourText({ combination: { main }, value }: TermContext): string {
  const seen = main.filter(({ traits }) => traits.coloured);
  if (seen.length === 0) return 'no colors are known, so they were left out of account';
  const worst = extremePair(seen, colourPair, -1);
  const palette = paletteText(seen.map(({ traits }) => traits));
  if (worst && colourPair(...worst) < 0.5)
    return `${palette}; the ${worst[0].name} and the ${worst[1].name} pull apart`;
  return value > 0.85 ? `${palette}: they hold together well` : palette;
}

/** "quiet colours, white, charcoal and black", "emerald against navy and black", "red and emerald beside white". */
function paletteText(seen: readonly ItemTraits[]): string {
  const named = seen.map((traits) => ({ name: nameColour(traits.main).name, loud: traits.accent > 0.5 }));
  const unique = (loud: boolean) => [
    ...new Set(named.filter((each) => each.loud === loud).map(({ name }) => name)),
  ];
  const loud = unique(true);
  const quiet = unique(false);
  if (loud.length === 0)
    return quiet.length === 1 ? `${quiet[0]} throughout` : `quiet colors, ${list(quiet)}`;
  if (quiet.length === 0) return list(loud);
  return `${list(loud)} ${loud.length === 1 ? 'against' : 'beside'} ${list(quiet)}`;
}

function extremePair(
  worn: readonly Worn[],
  score: (a: ItemTraits, b: ItemTraits) => number,
  sign: 1 | -1,
): [ItemTraits, ItemTraits] | undefined {
  let best: [ItemTraits, ItemTraits] | undefined;
  for (const [k, first] of worn.entries())
    for (const second of worn.slice(k + 1))
      if (!best || sign * score(first.traits, second.traits) > sign * score(...best))
        best = [first.traits, second.traits];
  return best;
}

function formalityText({ objective, combination: { main } }: TermContext): string {
  const { code } = objective.day;
  const off = main
    .map(({ traits, index }) => ({ traits, own: objective.singles[index].formality }))
    .reduce((worst, each) => (each.own < worst.own ? each : worst));
  if (off.own < 0.5) {
    const dressy = off.traits.formality > code.ideal;
    const { name } = off.traits;
    return `the ${name} ${verb(name, 'is', 'are')} ${dressy ? 'dressier' : 'more relaxed'} than ${code.name} asks for`;
  }
  const apart = extremePair(main, formalityPair, -1);
  if (apart && formalityPair(...apart) < 0.6) {
    const [more, less] = [...apart].sort((x, y) => y.formality - x.formality);
    return `right for ${code.name}, though the ${more.name} ${verb(more.name, 'is', 'are')} dressier than the ${less.name}`;
  }
  return `every piece is right for ${code.name}`;
}

function patternText({ combination: { main } }: TermContext): string {
  const figured = main.filter(({ traits }) => traits.figure > 0).map(({ traits }) => traits);
  if (figured.length === 0) return 'plain cloth throughout, so nothing competes';
  if (figured.length === 1)
    return `the ${figured[0].name} ${verb(figured[0].name, 'is', 'are')} the only pattern`;
  return `${list(figured.map(({ name }) => `the ${name}`))} are patterned side by side`;
}

function styleText({ combination: { main }, value }: TermContext): string {
  const best = extremePair(main, stylePair, value >= 0.6 ? 1 : -1);
  if (!best || main.every(({ traits }) => traits.words.silent))
    return 'nothing in the pieces speaks of a style';
  const [first, second] = best;
  if (value >= 0.6)
    return `the ${first.name} and the ${second.name} are of one style, ${sharedStyle(first.words.style, second.words.style)}`;
  return `the ${first.name} and the ${second.name} speak different languages`;
}

function preferenceText({ objective, combination: { main } }: TermContext): string {
  const { styles, colours } = objective.day.request.preferences;
  const best = main.reduce((most, each) =>
    objective.singles[each.index].preference > objective.singles[most.index].preference ? each : most,
  );
  const wish = list([...styles, ...colours.filter((colour) => !colour.startsWith('#'))].slice(0, 3));
  if (objective.singles[best.index].preference < 0.55)
    return wish ? `little here is ${wish}, which you asked for` : 'none of your favorites is in it';
  return `the ${best.traits.name} ${verb(best.traits.name, 'comes', 'come')} nearest to what you like${wish ? ` (${wish})` : ''}`;
}

function seasonText({ objective, combination: { main } }: TermContext): string {
  const { season } = objective.day;
  const odd = main.find(({ index }) => objective.singles[index].season < 0.3);
  if (odd)
    return `the ${odd.traits.name} ${verb(odd.traits.name, 'is', 'are')} meant for another season than ${season}`;
  return `nothing is out of season for ${season}`;
}

function rotationText({ objective, combination: { main }, value }: TermContext): string {
  const named = main.map(({ traits, index }) => ({ traits, own: objective.singles[index].rotation }));
  const fresh = named.reduce((best, each) => (each.own > best.own ? each : best)).traits;
  const worn = named.reduce((worst, each) => (each.own < worst.own ? each : worst)).traits;
  if (value < 0.45) return `the ${worn.name} ${verb(worn.name, 'was', 'were')} worn only lately`;
  return fresh.item.lastWorn === null
    ? `the ${fresh.name} ${verb(fresh.name, 'has', 'have')} not been worn yet`
    : `the ${fresh.name} ${verb(fresh.name, 'has', 'have')} had a rest`;
}

function tasteText({ objective, combination: { main }, value }: TermContext): string {
  const taste = objective.day.request.taste ?? {};
  const known = [...new Set(main.flatMap(({ traits }) => tasteFeatures(traits)))]
    .filter((feature) => (taste[feature] ?? 0) !== 0)
    .sort((x, y) => Math.abs(taste[y] ?? 0) - Math.abs(taste[x] ?? 0));
  const liked = known.filter((feature) => (taste[feature] ?? 0) > 0 === value >= 0.5).slice(0, 2);
  if (liked.length === 0) return 'it touches little of what your votes have said so far';
  return `by your votes you ${value >= 0.5 ? 'like' : 'care less for'} ${list(liked.map(tasteLabel))}`;
}

function completeText({ objective, combination: { structure } }: TermContext): string {
  if (structure.missing.length > 0)
    return `${list(structure.missing.map((slot) => slotNames[slot] ?? slot))} missing`;
  if (structure.wanting.length > 0) return wantingText(structure.wanting[0], objective.day);
  return 'nothing that is needed is missing';
}

export function wantingText(wanting: Structure['wanting'][number], { code }: Day): string {
  if (wanting === 'jacket') return `${code.name} asks for a jacket over it`;
  return wanting === 'coat' ? 'a coat is missing for the way' : 'nothing goes over it when it rains';
}

const slotNames: Record<string, string> = { bottom: 'trousers or a skirt', top: 'a top', shoes: 'shoes' };

function finishText({ combination: { accessories, places } }: TermContext): string {
  if (places.length === 0) return 'it needs no finishing touches';
  if (accessories.length === 0) return 'no accessory was found that would add to it';
  return `finished with ${list(accessories.map(({ traits }) => `the ${traits.name}`))}`;
}
