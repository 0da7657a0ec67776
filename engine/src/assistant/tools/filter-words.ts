import type { DateFormat } from '@drape/contract/profile/options';
import { dressCodes } from '../../knowledge/style/dress-codes.ts';
import { dayName } from '../../stylist/outfit/voice/plain-words.ts';
import type { ItemFilter } from '../assistant-context.ts';
import { amountWords } from '../understanding/read-amounts.ts';

/** How a filter reads in a sentence: "black dress", "grey coats in size L". */
export function filterWords(filter: ItemFilter, dateFormat: DateFormat): string {
  const {
    noun,
    colours,
    notColours,
    materials,
    patterns,
    tags,
    brands,
    sizes,
    season,
    occasion,
    price,
    worn,
    notWornSince,
    wornFrom,
    use,
    suits,
    status,
    not,
    favourite,
    warm,
    formalFrom,
  } = filter;
  const before = [
    ...(favourite ? ['favourite'] : []),
    ...(formalFrom ? ['smart'] : []),
    ...(warm === undefined ? [] : [warm ? 'warm' : 'light']),
    ...(season ? [season] : []),
    ...(colours ? [colours.join(' or ')] : []),
    ...(tags ?? []),
    ...(patterns ?? []).map((pattern) => patternWords[pattern] ?? pattern),
    ...(materials ?? []).filter((material) => !noun?.includes(material)),
    ...(occasion ? [occasion] : []),
  ];
  const after = [
    ...(notColours ? [`not in ${notColours.join(' or ')}`] : []),
    ...(sizes ? [`in size ${sizes.join(' or ')}`] : []),
    ...(brands ? [`from ${brands.join(' or ')}`] : []),
    ...(suits ? [`for ${dressCodes[suits].name}`] : []),
    ...(use ? [useWords[use]] : []),
    ...(price ? [`at a price ${amountWords(price)}`] : []),
    ...(worn ? [worn.most === 0 ? 'that were never worn' : `worn ${amountWords(worn)} times`] : []),
    ...(notWornSince ? [`not worn since ${dayName(notWornSince, dateFormat)}`] : []),
    ...(wornFrom ? [`worn since ${dayName(wornFrom, dateFormat)}`] : []),
    ...(status ? [statusNames[status] ?? status] : []),
    ...(not ?? [])
      .map((each) => refusedWords(each, dateFormat))
      .filter((words) => words !== 'pieces')
      .map((words) => `but no ${words}`),
  ];
  return [...new Set(before), noun ?? 'pieces', ...after].join(' ');
}

function refusedWords(filter: ItemFilter, dateFormat: DateFormat): string {
  if (filter.formalFrom) return 'very formal ones';
  const words = filterWords(filter, dateFormat);
  return filter.season ? words : words.replace(/ pieces$/, '');
}

const useWords: Record<NonNullable<ItemFilter['use']>, string> = {
  rain: 'for the rain',
  walking: 'for a long walk',
};

const statusNames: Readonly<Record<string, string>> = {
  in_wash: 'in the wash',
  lent: 'lent out',
  repair: 'being repaired',
  available: 'ready to wear',
};

const patternWords: Readonly<Record<string, string>> = {
  solid: 'plain',
  stripes: 'striped',
  checks: 'checked',
  dots: 'dotted',
  print: 'patterned',
};
