import { sortOf } from '../tools/sort-words.ts';
import { type FoundTopic, searchTopics } from '../topics/search-topics.ts';
import { hasQualities, isKind } from '../understanding/mention-filters.ts';
import type { Question } from '../understanding/read-question.ts';
import { type Sign, signsOf } from './signs.ts';

/** Everything that evidence is drawn from. */
export type Seen = {
  question: Question;
  signs: ReadonlySet<Sign>;
  topic: FoundTopic | undefined;
  /** Garments by kind, those with "my" or "the", those that only qualities tell, in numbers. */
  kinds: number;
  definite: number;
  precise: number;
  loose: number;
  colours: number;
  wordCount: number;
};

/** Looks at a question from all sides. */
export function seeing(question: Question): Seen {
  const { plain, mentions } = question;
  const said = mentions.filter(({ role }) => role !== 'refused');
  const kinds = said.filter(isKind);
  const [topic] = searchTopics(question.text, 1);
  return {
    question,
    signs: signsOf(plain),
    topic,
    kinds: kinds.length,
    definite: said.filter(({ definite }) => definite).length,
    precise: kinds.filter(({ definite, filter }) => definite || hasQualities(filter)).length,
    loose: said.filter((mention) => !isKind(mention) && hasQualities(mention.filter)).length,
    colours: new Set(said.flatMap(({ filter }) => filter.colours ?? [])).size,
    wordCount: plain.split(' ').length,
  };
}

export const sign =
  (...names: Sign[]) =>
  ({ signs }: Seen) =>
    names.some((name) => signs.has(name));

export const form = (pattern: RegExp) => (seen: Seen) => pattern.test(seen.question.plain);

export const yesOrNo = form(
  /^\W*(so |and |hey |hi |ok |but )*(do|does|would|will|can|could|is|are|should|did|am|may)\b/,
);
export const asksWhich = form(/\b(which|what|whats|any|find|recommend|suggest|something|anything)\b/);
export const wornBeneath = form(
  /\bwhat (to|do you|should (you|one|i)|does one) wear (under|beneath|underneath) an?\b/,
);
export const always = () => true;
export const dressing = (seen: Seen) =>
  seen.signs.has('outfit') || hasOccasion(seen) || hasDay(seen) || seen.question.mood !== undefined;
export const hasRefused = ({ question }: Seen) => question.mentions.some(({ role }) => role === 'refused');
export const isOwnFact = (seen: Seen) => seen.precise > 0 && seen.signs.has('fact') && seen.signs.has('own');
export const hasOccasion = ({ question }: Seen) => question.occasion !== undefined;
export const hasDay = ({ question }: Seen) => question.days !== undefined || question.place !== undefined;
export const isGeneral = (seen: Seen) => seen.definite === 0 && !seen.signs.has('own');
export const sorted = ({ question }: Seen) => sortOf(question.plain) !== undefined;
export const amounts = ({ question }: Seen) =>
  question.mentions.some(({ filter }) =>
    ['price', 'worn', 'favourite', 'status', 'notWornSince', 'wornFrom', 'brands', 'sizes'].some(
      (field) => field in filter,
    ),
  );

export function asksOneKind({ question, kinds }: Seen): boolean {
  const [mention] = question.mentions.filter(isKind);
  return (
    kinds === 1 &&
    mention !== undefined &&
    mention.role === 'wanted' &&
    (!mention.definite || /\bwhich of my\b|\bany of my\b|\bof my\b/.test(question.plain)) &&
    /\b(which|what|whats|recommend|suggest|suggestions?|need|help|show|any|comfy|looking for|want|find|got|after)\b/.test(
      question.plain,
    ) &&
    !/\b(combination|with (a|my)|style|around)\b/.test(question.plain)
  );
}

export function hasUse({ question }: Seen): boolean {
  return question.mentions.some(({ filter }) => filter.use !== undefined);
}

export function colourWords({ question }: Seen): boolean {
  return /\b(go|goes|going|together|with|match|work|works|ok|okay|clash|wear|combine|pair|fine|mix|too|and|no[- ]go)\b/.test(
    question.plain,
  );
}

/** Whether a garment is told from others of its kind by colour, cloth, maker and the like. */
export function told({ question }: Seen): boolean {
  return question.mentions.some((mention) => isKind(mention) && hasQualities(mention.filter));
}

/** Whether something without a kind is told by cut, cloth, maker, size and the like. */
export function toldByMore({ question }: Seen): boolean {
  return question.mentions.some((mention) =>
    (['tags', 'patterns', 'materials', 'sizes', 'brands', 'price', 'use'] as const).some(
      (field) => mention.filter[field] !== undefined,
    ),
  );
}

/** "Any", "got any", "have I": asks for what is there. */
export const asksAny = form(
  /^\W*((and|so|hm+|hey|hi|hello|ok|um+|erm?|oh|well|quick question|please|pls)\W+)*(any|got|anything|have i|ive got|have you got|do i (have|own))\b/,
);

/** Tags that tell a garment from others, and not how it should feel. */
const details: ReadonlySet<string> = new Set([
  'hooded',
  'zip up',
  'block',
  'kitten',
  'platform',
  'sleeveless',
]);

/** Whether a thing is told by a detail: "with a hood". */
export function hasDetail({ question }: Seen): boolean {
  return question.mentions.some(({ filter }) => filter.tags?.some((tag) => details.has(tag)));
}

/** Whether all that is said of garments is how they should feel: "something casual". */
export function onlySoft({ question }: Seen): boolean {
  const soft = new Set(['occasion', 'warm', 'season', 'tags', 'noun']);
  return question.mentions.every(
    (mention) =>
      !isKind(mention) &&
      !mention.filter.noun &&
      !mention.filter.tags?.some((tag) => details.has(tag)) &&
      Object.keys(mention.filter).every((field) => soft.has(field)),
  );
}

/** Tells of one's body: what cuts do is asked for, not what hangs there. */
export const ofBody = form(
  /\b(pear|apple|hourglass|rectangle)[- ]?(shaped?|figure)?\b|\b(petite|broad[- ]shoulder\w*|wide hips|short legs|long (legs|torso)|(no|small|big) (waist|bust|chest|belly|tummy)|im (so |very |quite )?(short|tall|curvy|plus size|busty)|my (hips|thighs|belly|tummy|bust|shoulders|calves|arms|bum))\b/,
);
