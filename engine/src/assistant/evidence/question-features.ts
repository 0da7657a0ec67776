import { sortOf } from '../tools/sort-words.ts';
import { type FoundTopic, searchTopics } from '../topics/search-topics.ts';
import { hasQualities, isKind } from '../understanding/mentions/mention-filters.ts';
import type { Question } from '../understanding/read-question.ts';
import { type QuestionSignal, signalsOf } from './question-signals.ts';

/** Everything that evidence is drawn from. */
export type QuestionFeatures = {
  question: Question;
  signals: ReadonlySet<QuestionSignal>;
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
export function featuresOf(question: Question): QuestionFeatures {
  const { plain, mentions } = question;
  const said = mentions.filter(({ role }) => role !== 'refused');
  const kinds = said.filter(isKind);
  const [topic] = searchTopics(question.text, 1);
  return {
    question,
    signals: signalsOf(plain),
    topic,
    kinds: kinds.length,
    definite: said.filter(({ definite }) => definite).length,
    precise: kinds.filter(({ definite, filter }) => definite || hasQualities(filter)).length,
    loose: said.filter((mention) => !isKind(mention) && hasQualities(mention.filter)).length,
    colours: new Set(said.flatMap(({ filter }) => filter.colours ?? [])).size,
    wordCount: plain.split(' ').length,
  };
}

export const signal =
  (...names: QuestionSignal[]) =>
  ({ signals }: QuestionFeatures) =>
    names.some((name) => signals.has(name));

export const form = (pattern: RegExp) => (features: QuestionFeatures) =>
  pattern.test(features.question.plain);

export const yesOrNo = form(
  /^\W*(so |and |hey |hi |ok |but )*(do|does|would|will|can|could|is|are|should|did|am|may)\b/,
);
export const asksWhich = form(/\b(which|what|whats|any|find|recommend|suggest|something|anything)\b/);
export const wornBeneath = form(
  /\bwhat (to|do you|should (you|one|i)|does one) wear (under|beneath|underneath) an?\b/,
);
export const always = () => true;
export const dressing = (features: QuestionFeatures) =>
  features.signals.has('outfit') ||
  hasOccasion(features) ||
  hasDay(features) ||
  features.question.mood !== undefined;
export const hasRefused = ({ question }: QuestionFeatures) =>
  question.mentions.some(({ role }) => role === 'refused');
export const isOwnFact = (features: QuestionFeatures) =>
  features.precise > 0 && features.signals.has('fact') && features.signals.has('own');
export const hasOccasion = ({ question }: QuestionFeatures) => question.occasion !== undefined;
export const hasDay = ({ question }: QuestionFeatures) =>
  question.days !== undefined || question.place !== undefined;
export const isGeneral = (features: QuestionFeatures) =>
  features.definite === 0 && !features.signals.has('own');
export const sorted = ({ question }: QuestionFeatures) => sortOf(question.plain) !== undefined;
export const amounts = ({ question }: QuestionFeatures) =>
  question.mentions.some(({ filter }) =>
    ['price', 'worn', 'favourite', 'status', 'notWornSince', 'wornFrom', 'brands', 'sizes'].some(
      (field) => field in filter,
    ),
  );

export function asksOneKind({ question, kinds }: QuestionFeatures): boolean {
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

export function hasUse({ question }: QuestionFeatures): boolean {
  return question.mentions.some(({ filter }) => filter.use !== undefined);
}

export function colourWords({ question }: QuestionFeatures): boolean {
  return /\b(go|goes|going|together|with|match|work|works|ok|okay|clash|wear|combine|pair|fine|mix|too|and|no[- ]go)\b/.test(
    question.plain,
  );
}

/** Whether a garment is distinguished from others of its kind by colour, cloth, maker and the like. */
export function isDistinguished({ question }: QuestionFeatures): boolean {
  return question.mentions.some((mention) => isKind(mention) && hasQualities(mention.filter));
}

/** Whether something without a kind is described by cut, cloth, maker, size and the like. */
export function isDistinguishedByMore({ question }: QuestionFeatures): boolean {
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

/** Whether a thing is described by a detail: "with a hood". */
export function hasDetail({ question }: QuestionFeatures): boolean {
  return question.mentions.some(({ filter }) => filter.tags?.some((tag) => details.has(tag)));
}

/** Whether all that is said of garments is how they should feel: "something casual". */
export function onlySoft({ question }: QuestionFeatures): boolean {
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
