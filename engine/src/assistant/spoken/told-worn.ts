const pastDay =
  '(?:yesterday|last night|(?:on |last )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|the day before yesterday)';
/** "What I wore to Mass yesterday. It was the tweed jacket": the day stands in one sentence, and the garments in the next. */
const toldApart = new RegExp(
  `^.*?\\b(?:what i (?:wore|had on|was wearing)|my (?:outfit|clothes))\\b([^.!?:;]{0,40}?)\\b(${pastDay})\\b([^.!?:;]{0,30})[.!:;…–-]+\\s*(?:(?:so|well),? )?(?:(?:it|that|they) (?:was|were)|i (?:wore|had(?: on)?|put on|was in|went (?:in|with)))?\\s+(.{4,})$`,
  'isu',
);

/** The day of what was worn, where it was told in a sentence of its own, beside the garments. */
export function wornAsTold(text: string): string {
  if (text.includes('?')) return text;
  const [, , day, , garments] = toldApart.exec(text) ?? [];
  return day === undefined || garments === undefined
    ? text
    : `I wore ${garments.replace(/[.!\s]+$/u, '')} ${day}`;
}
