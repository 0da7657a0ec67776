import type { Memory } from '../assistant-context.ts';
import type { Language } from '../intent/intent-names.ts';
import { readOccasion } from '../understanding/read-occasion.ts';
import { readQuestion } from '../understanding/read-question.ts';

/** "Do I own anything like that", "what have I got that would do for it". */
const ownsLikeThat =
  /^\W*(?:(?:ok(?:ay)?|and|so|but|hm+)\W+)*(?:do i (?:own|have|even have|even own) (?:anything|something)|have i got (?:anything|something)|what (?:do i own|do i have|have i got|of mine))(?: \p{L}+){0,4} (?:like (?:that|it|this)|for (?:that|it|this))\W*$/iu;
const dressCode =
  /(?<!\p{L})(?:cocktail|(?:creative )?black[ -]tie|white tie|smart[ -]casual|business[ -]casual|business formal|semi[ -]?formal|formal|lounge suits?|garden party|festive|(?:evening|resort|beach|garden|casual) chic)(?!\p{L})/iu;
/** "They're teal in daylight", "it's more of a rust". */
const looks =
  /(?:^|\s)(?:it['’]?s|its|it is|they['’]?re|theyre|they are) (?:(?:actually|really|more|of a|a|kind of|kinda|rather|definitely|in fact) )*([\p{L} -]+?)(?: (?:in|by) (?:actual |real )?(?:daylight|the light|real life|person))?\W*$/iu;
const putsRight =
  /(?<!\p{L})(?:actually|daylight|real life|in person|more of a|really|hm+|turns out)(?!\p{L})/iu;
const mostOfColor = 9;

/**
 * A few words that mean more behind what was said before, put in whole words: after a dress code was explained what is owned
 * of it, and the color of the one garment that is spoken of. Undefined where they stand by themselves.
 */
export function inWholeWords(
  text: string,
  { memory, language, today }: { memory: Memory | undefined; language: Language; today: string },
): string | undefined {
  if (!memory || language !== 'en') return undefined;
  const before = memory.said ?? '';
  const named = memory.tool === 'explain' ? readOccasion(before)?.said : undefined;
  const occasion = dressCode.exec(before)?.[0] ?? named;
  if (occasion !== undefined && ownsLikeThat.test(text)) return `show me an outfit of mine for ${occasion}`;
  const color = memory.pending ? undefined : colorPutRight(text, memory, today);
  return color === undefined ? undefined : `change its color to ${color}`;
}

function colorPutRight(text: string, memory: Memory, today: string): string | undefined {
  const [, said] = looks.exec(text) ?? [];
  const isShort = text.split(/\s+/).length <= mostOfColor;
  if (said === undefined || !isShort || !putsRight.test(text) || memory.focus?.itemIds.length !== 1)
    return undefined;
  const [mention, ...others] = readQuestion(said, today).mentions;
  const colors = mention?.filter.colours ?? [];
  return others.length === 0 && colors.length === 1 ? said.trim() : undefined;
}
