import { type FoundTopic, searchTopics } from './search-topics.ts';

const article = '(?:an? |the |between )*';
const forms: readonly RegExp[] = [
  new RegExp(`\\bdifference\\w* (?:is there )?between ${article}(.+?) (?:and|&|or|vs\\.?) ${article}(.+)`),
  new RegExp(`^\\W*${article}(.+?),? (?:vs\\.?|versus) ${article}(.+)`),
  new RegExp(`\\bhow (?:do|does|is|are) ${article}(.+?) (?:differ|different) from ${article}(.+)`),
  new RegExp(
    `\\b(?:is|are) ${article}(.+?) (?:really |just |basically )?the same(?: thing)? as ${article}(.+)`,
  ),
  new RegExp(`\\b(?:is|are) ${article}(.+?) and ${article}(.+?) (?:basically |really |just )?the same\\b`),
  new RegExp(`^\\W*${article}(.+?) or ${article}(.+?)\\W+whats the diff`),
];
/** From here a topic is that of one side. House rule. */
const enough = 0.6;

/** The topics of both things that a question sets side by side; undefined where one topic speaks of both, or one is unknown. */
export function comparedTopics(text: string): [FoundTopic, FoundTopic] | undefined {
  const plain = text.toLowerCase().replace(/[’']/g, '').replace(/\s+/g, ' ').trim();
  const match = forms.map((form) => form.exec(plain)).find((found) => found !== null);
  const [one, other] = [sideOf(match?.[1]), sideOf(match?.[2])];
  if (!one || !other) return undefined;
  const [both] = searchTopics(text, 1);
  const names = `${both?.topic.title} ${both?.topic.also}`.toLowerCase();
  if (names.includes(one) && names.includes(other)) return undefined;
  const [first] = searchTopics(one, 8).filter(isOfThing);
  const [second] = searchTopics(other, 8).filter(isOfThing);
  const isKnown = (found: FoundTopic | undefined): found is FoundTopic =>
    found?.named === true && found.coverage >= enough;
  return isKnown(first) && isKnown(second) && first.topic !== second.topic ? [first, second] : undefined;
}

/** Tells what a thing is, and not how it is worn or cared for. */
function isOfThing({ topic: { title } }: FoundTopic): boolean {
  return !/^(What to wear|What goes|Wearing|Shoes with|Washing|Packing|Stains|Dressing|Storing|Colours)|that (are too|fit|clump)|: (washing|drying|storing)/.test(
    title,
  );
}

function sideOf(said: string | undefined): string | undefined {
  const side = said
    ?.replace(/[,?!.;–-]+ .*$|[?!.;,]+$/g, '')
    .replace(/\b(whats|what is|please|pls|again|exactly)\b.*$/, '')
    .trim();
  return side && side.split(' ').length <= 4 ? side : undefined;
}
