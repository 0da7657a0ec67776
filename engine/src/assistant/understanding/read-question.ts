import { basicColours } from '../../colour/basic-colours.ts';
import { dialectWords } from '../../knowledge/words/dialect-words.ts';
import type { Token } from '../../stylist/item-text/words/tokenise.ts';
import type { AssistantEvent, AssistantItem, ItemFilter } from '../assistant-context.ts';
import type { Language } from '../intent/intent-names.ts';
import { merged } from './mentions/join-mentions.ts';
import { hasQualities, isKind } from './mentions/mention-filters.ts';
import { type Mention, questionTokens, readMentions } from './mentions/read-mentions.ts';
import { readAmounts } from './read-amounts.ts';
import { readDays, type SaidDays } from './read-day.ts';
import { intolerant, readDetails, withoutTwins } from './read-details.ts';
import { readHistory } from './read-history.ts';
import { type Mood, readMood, readOccasion, type SaidOccasion } from './read-occasion.ts';
import { readPlace } from './read-place.ts';
import { rainWords, readUses, wantsPlain } from './read-uses.ts';
/** A question with everything that is read from it before anything of the person is known. */
export type Question = {
  text: string;
  /** In lower case, without apostrophes and with single blanks. */
  plain: string;
  tokens: Token[];
  mentions: Mention[];
  days: SaidDays | undefined;
  occasion: SaidOccasion | undefined;
  mood: Mood | undefined;
  place: string | undefined;
  /** The words as they were typed, where the message was put into English: events keep their names. */
  native?: string;
  language?: Language;
  /** What was spoken of before, and is meant where the message names no other day or event. */
  spoken?: AssistantEvent;
};

const longestQuestion = 2000;
/** Where something is worn is no color of it. */
const onSkin = /\b(?:next to|against|on|near|touching) (?:my|your|the|bare|my bare) skin\b/gi;

/** Names of dress codes hold words for garments and colours that are none. */
const codes =
  /\bmake (it|this|that|them) work\b|\bhates\b|\b(black|white)[ -]tie( optional)?\b|\bdress[ -]codes?\b|\bsmart[ -]casual\b|\bbusiness[ -](casual|formal)\b|\bcasual friday\b|\bunder the weather\b|\b(from )?(head|top) to toe\b|\bbest foot forward\b|\b(on|at) the other hand\b|\bheads? up\b/gi;

/** "The grey and the green hoodie": the second article parts the first colour from its garment. */
const shades = 'navy|charcoal|camel|beige|cream|ivory|burgundy|tan|khaki|olive|nude';
const someColour = `(?:${basicColours.join('|')}|${shades})`;
const bothOf = new RegExp(`\\b(the ${someColour}) and the (?=${someColour} )`, 'gi');

/** Not the makers COS and Gear, which stand in capitals or behind "from". */
function inStandardEnglish(word: string, at: number, text: string): string {
  const meant = dialectWords[word.toLowerCase()];
  const isMaker =
    word.length > 1 &&
    (word === word.toUpperCase() || /\b(from|by|of|or|and|the|my|at)\s$/i.test(text.slice(0, at)));
  const isPart =
    text[at - 1] === "'" ||
    text[at - 1] === '’' ||
    /(gym|running|sports?|workout|training|rain|head|foot|under|outer|riding|ski) $/i.test(text.slice(0, at));
  return meant === undefined || (isMaker && /^(cos|threads|gear)$/i.test(word)) || isPart ? word : meant;
}

/** "A proper waterproof" is a coat; "is it waterproof" asks something of one. */
const waterproofs =
  /\b((?:an?|the|my|proper|new|decent|good|black|navy|gr[ea]y|green|red|yellow|blue)\s+)waterproofs?(?=\W*(?:$|[,.;?!]|or\b|and\b|for\b|with\b|on\b|over\b|today\b|tomorrow\b|ok\b|is\b))/gi;

export function readQuestion(given: string, today: string): Question {
  const text = given
    .replace(waterproofs, '$1raincoat')
    .slice(0, longestQuestion)
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/[\p{L}\p{N}]+/gu, inStandardEnglish)
    .replace(/\b(wheres|where are|where is|where's|all|show us|of|in|and|with) me (?=[a-z]+)/gi, '$1 my ')
    .replace(/(?<=\p{L} )w\/?(?= \p{L}{2})/gu, 'with')
    .replace(onSkin, ' ')
    .replace(bothOf, '$1 and ');
  const plain = text.toLowerCase().replace(/[’']/g, '').replace(/\s+/g, ' ').trim();
  const place = readPlace(text);
  const occasion = readOccasion(text.replace(/\bmake (it|this|that|them) work\b/gi, '.'));
  const withoutCodes = text.replace(codes, (match) => '.'.repeat(match.length));
  const tokens = questionTokens(place ? withoutCodes.replace(place, '.'.repeat(place.length)) : withoutCodes);
  return {
    text,
    plain,
    tokens,
    place,
    mentions: intolerant(
      merged(
        withoutTwins(
          askedAbout(
            text,
            tokens,
            readMentions(tokens).filter(
              (mention) => !isOthers(tokens, mention) && !isOfOccasion(mention, occasion, tokens),
            ),
          ),
          plain,
        ),
        sharedQualities(plain, today),
        plain,
      ),
      plain,
    ),
    days: readDays(text, today),
    occasion,
    mood: readMood(plain),
  };
}

const ofOwn =
  /\b(do i (\w+ )?(have|own)|have i|ive got|i own|my (wardrobe|closet)|in (there|here)|of mine)\b/;

/** "Any burgundy in my wardrobe? There's a burgundy scarf on offer": what is told of beside the question is not looked for. */
function askedAbout(text: string, tokens: readonly Token[], mentions: Mention[]): Mention[] {
  const sentences = [...text.matchAll(/[^.?!]+[.?!]*/g)];
  const asking = sentences.filter(
    ([sentence]) => sentence.includes('?') && ofOwn.test(sentence.toLowerCase().replace(/[’']/g, '')),
  );
  if (sentences.length < 2 || asking.length !== 1 || mentions.some(({ role }) => role === 'refused'))
    return mentions;
  const [{ 0: said, index: from }] = asking;
  const isInside = ({ first }: Mention) => {
    const at = tokens[Math.min(first, tokens.length - 1)]?.start ?? 0;
    return at >= from && at < from + said.length;
  };
  const inside = mentions.filter(isInside);
  if (!inside.some((mention) => isKind(mention) || hasQualities(mention.filter))) {
    const own = readMentions(questionTokens(said));
    return own.length > 0 ? own : mentions;
  }
  const isOne = /\b(one|it|that|them|those|any)\b/.test(said.toLowerCase());
  return inside.some((mention) => hasQualities(mention.filter) || (isKind(mention) && !isOne))
    ? inside
    : mentions;
}

/** The coffee of a coffee with friends is no colour. */
function isOfOccasion(
  { filter: { colours, ...rest }, vague, first, last }: Mention,
  occasion: SaidOccasion | undefined,
  tokens: readonly Token[],
): boolean {
  if (!vague || !colours || Object.keys(rest).length > 0) return false;
  const drinks = tokens
    .slice(first, last + 1)
    .filter(({ text }) => /^(coffee|wine|tea|cherry|peach|lemon|plum|berry)$/.test(text));
  return (
    drinks.length > 0 &&
    colours.length === 1 &&
    (occasion !== undefined ||
      /\b(a|some|for|over|red|white) (coffee|wine|tea)\b/.test(tokens.map(({ text }) => text).join(' ')))
  );
}

/** "They all wear hoodies": what others wear is not what is looked for. */
function isOthers(tokens: readonly Token[], { first, last }: Mention): boolean {
  const before = tokens
    .slice(Math.max(0, first - 5), last + 1)
    .map(({ text }) => text)
    .join(' ');
  return /\b(they|everyone|everybody|people|others|colleagues|coworkers|friends|he|she|boyfriend|husband|wife|girlfriend|boss) (else )?(all |always |usually |just |only |there |will |is |are |be |mostly )*(wears?|wearing|dress(es)? in)\b/.test(
    before,
  );
}

/** What a question asks of garments in words that stand apart from them. */
function sharedQualities(plain: string, today: string): ItemFilter {
  return {
    ...readAmounts(plain),
    ...readHistory(plain, today),
    ...readUses(plain),
    ...readDetails(plain),
    ...(wantsPlain(plain)
      ? { patterns: ['solid'] }
      : /\bpattern(s|ed)?\b/.test(plain) && !/\b(same|mix(ing)?|two|which) patterns?\b/.test(plain)
        ? { patterns: ['print'] }
        : {}),
  };
}

/** Makers of this wardrobe that a question names, which no table of brands can know. */
export function withOwnBrands(question: Question, items: readonly AssistantItem[]): Question {
  const folded = (text: string) => text.normalize('NFKD').replace(/[\u0300-\u036f'’]/g, '');
  const text = folded(question.text);
  const named = [...new Set(items.flatMap(({ brand }) => brand ?? []))].filter((brand) => {
    const word = folded(brand).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const isPlain = brand.length > 4 && !rainWords.test(brand.toLowerCase());
    if (isPlain || !/^\p{L}/u.test(word))
      return new RegExp(`(?<![\\p{L}])${word}s?(?![\\p{L}])`, 'iu').test(text);
    return (
      new RegExp(`(?<![\\p{L}])${word}s?(?![\\p{L}])`, 'u').test(text) ||
      new RegExp(`\\b(?:from|by|of) ${word}(?![\\p{L}])`, 'iu').test(text)
    );
  });
  if (named.length === 0) return question;
  if (question.mentions.some(({ filter }) => filter.brands)) return withMoreBrands(question, named);
  const [first] = question.mentions.filter(({ role }) => role === 'wanted');
  const mentions = first
    ? question.mentions.map((mention) =>
        mention === first ? { ...mention, filter: { ...mention.filter, brands: named } } : mention,
      )
    : [
        ...question.mentions,
        {
          filter: { brands: named },
          role: 'wanted' as const,
          definite: false,
          asked: true,
          vague: true,
          first: 0,
          last: 0,
        },
      ];
  return { ...question, mentions };
}

/** "Tops from Arket or COS": the table of brands knew only one of them. */
function withMoreBrands(question: Question, named: readonly string[]): Question {
  const isRefused = question.mentions.some(
    ({ role, filter }) => role === 'refused' || filter.not?.some(({ brands }) => brands),
  );
  if (isRefused) return question;
  const mentions = question.mentions.map((mention) =>
    mention.filter.brands
      ? {
          ...mention,
          filter: { ...mention.filter, brands: [...new Set([...mention.filter.brands, ...named])] },
        }
      : mention,
  );
  return { ...question, mentions };
}
