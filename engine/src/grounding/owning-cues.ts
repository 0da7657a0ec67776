/** Where people keep clothes. */
const place =
  'wardrobe|closet|collection|rotation|drawers?|racks?|shelf|shelves|hangers?|hooks?|wardrobes|closets|armoire|cupboard|dresser|chest|trunk|hallway|suitcase|stash|lineup|arsenal|cabinet|(?:jewel(?:le)?ry|hat|shoe|sock|scarf|tie|accessory|trinket|storage) (?:box|drawer|rack|dish|stand|bin)|coat (?:rack|stand|closet)';
const adverb =
  'already|also|still|now|even|do|certainly|clearly|happen to|luckily|just|recently|once|only|probably|never';
const verb =
  'own|owned|have|keep|kept|got|bought|possess|picked up|brought home|inherited|stashed|hang on to|hung on to|store|saved|put away|pack away|packed away|wore|love';
const state =
  'waiting|sitting|hanging|hangs|resting|sleeping|lying|languishing|lives|living|sits|waits|rests|stored|stashed';

/** Says of what stands before it that the person has it. */
export const ownedBehind = new RegExp(
  String.raw`^(?:of yours|(?:that |which )?you(?: have|ve)? ?(?:(?:${adverb}) )*(?:${verb}|wear|used)\b)`,
  'i',
);
/** Words of owning, wherever they stand: "in your closet", "you already have", "hanging at home", "from your jewelry box". */
const owning = new RegExp(
  [
    String.raw`\b(?:your|the|that|a|my)(?: own)?(?: [\p{L}-]+)? (?:${place})\b`,
    String.raw`\b(?:among|amongst|in|from|out of|one of|with) your (?:own |other |saved |listed |stored |older |existing |[\p{L}-]+ )?(?:things|pieces|clothes|belongings|items|list|saves|favorites|favourites|staples|layers|treasures)\b`,
    String.raw`\b(?:at|back|from) home\b`,
    String.raw`\byou(?: have|['’]ve|ve| had)? ?(?:(?:${adverb}) )*(?:${verb})\b`,
    String.raw`\b(?:of yours|yours already|already yours|all yours|folded away|tucked away|put away|stored away|gathering dust|(?:on|at|to) hand)\b`,
    String.raw`\b(?:${state}) (?:right |just |quietly |patiently |unused |idle |all )*(?:at home|there|unused|idle|unworn|untouched|ready|next to|beside|behind|around|for (?:you|its|their|a|an|this|just)|in (?:your|the)|on (?:your|the|a))\b`,
    String.raw`\b(?:partner|match|friend|companion|answer|candidate|piece|thing|just)(?: [\p{L}-]+)? (?:waiting|hanging|sitting)\b`,
  ].join('|'),
  'giu',
);
/** What is wished for, missing, or only perhaps owned is no claim: "if you have a belt", "worth buying", "your closet lacks". */
const wished =
  /\b(?:if|unless|should|whether|in case|when(?:ever)?|or) you (?:\p{L}+ )?(?:own|have|had|keep|got|bought|possess)\b|\b(?:buy|buying|shop|shopping|purchase|invest|investing|look(?:ing)? (?:out )?for|hunt(?:ing)? for|thrift|thrifting|missing|lacks?|gap|wish ?list|welcome(?:s|d)?|deserves|could use|could do with|worth (?:getting|adding|buying|having)|addition|(?:don['’]?t|do not|doesn['’]?t|does not) (?:yet )?(?:own|have|hold)|add(?:ing|ed)? [^,;:]*\bto (?:your|the)|in need of|needs?|next to buy|new to your)\b/iu;
/** Points back at what was named: "and you have one", "there is a pair in your drawer". */
const pointsBack =
  /\b(?:one|ones|it|them|that|those|pair|just the thing|the very thing|which)\b|^\s*(?:already|from|out of|still|hanging|sitting|waiting|folded|tucked|stored|straight)\b/i;
/** A new thought behind the words of owning: "you own the jacket and a scarf would soften it". */
const joins = /\b(?:and|but|so|then)\b/;
const wouldBe = /^(?: [\p{L}-]+){0,3} (?:would|could|might)\b/u;
/** Speaks of something that is not on yet. */
export const proposes =
  /\b(?:would|could|might|can|try|add|adding|swap|trade|exchange|replace|throw|layer|bring|carry|grab|reach|put on|slip|finish|instead|next time|choose|pick|take|wear|pop|pull|switch|use|change)\b/i;

const cuesOf = (sentence: string) =>
  [...sentence.matchAll(owning)].map(({ 0: text, index }) => ({ from: index, to: index + text.length }));

/** Whether a sentence speaks of what the person has besides what is worn. */
export const speaksOfOwning = (sentence: string) => cuesOf(sentence).length > 0;

/**
 * Whether words of owning somewhere in the sentence make a garment the person's. A definite one ("the plum scarf")
 * always; an idea ("a plum scarf") where the words stand in its own part of the sentence, lead to it by a colon or
 * dash, or point back to it from a later part.
 */
export function ownedByCue(sentence: string, start: number, end: number, isDefinite: boolean): boolean {
  const cues = cuesOf(sentence);
  if (cues.length === 0) return false;
  if (isDefinite) return true;
  if (wished.test(sentence)) return false;
  return cues.some(({ from, to }) => {
    const between = to <= start ? sentence.slice(to, start) : sentence.slice(end, from);
    if (/[;.!?]/.test(between)) return false;
    if (to <= start && /\b(?:from|out of)\s*$/i.test(sentence.slice(0, from))) return true;
    if (to <= start && /(?::|\s[–—-]\s|—)[^,:–—]*$/.test(between)) return true;
    const isOwnThought = to <= start && joins.test(between) && wouldBe.test(sentence.slice(end));
    if (!/[,:–—(]/.test(between)) return !isOwnThought;
    if (from < end) return false;
    const part = between.split(/[,:–—(]/).at(-1) ?? '';
    const rest = sentence.slice(from).split(/[,;:–—)]/)[0] ?? '';
    return pointsBack.test(part + rest);
  });
}

/** "The mustard woolen pair you own": described, said to be owned, and named by no garment's word. */
export const describedAsOwned =
  /\b(?:the|that|those|your)\s+((?:[\p{L}-]+\s+){1,4})(?:pair|one|ones|set|version|number)\s+(?:that |which )?you(?:['’]ve| have| already)*\s*(?:own|have|keep|got|bought|saved)\b/iu;
