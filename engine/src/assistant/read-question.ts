import type { Token } from '../stylist/item-text/tokenise.ts';
import { matchItems } from './match-items.ts';
import { readDays, type SaidDays } from './read-day.ts';
import { type Mention, questionTokens, readMentions } from './read-mentions.ts';
import { readOccasion, type SaidOccasion } from './read-occasion.ts';
import { readPlace } from './read-place.ts';
import type { AssistantItem, ItemFilter } from './world.ts';

/** A question with everything that is read from it before anything of the person is known. */
export type Question = {
  text: string;
  /** In lower case, without apostrophes and with single blanks. */
  plain: string;
  tokens: Token[];
  mentions: Mention[];
  days: SaidDays | undefined;
  occasion: SaidOccasion | undefined;
  place: string | undefined;
};

const longestQuestion = 2000;
/** Names of dress codes hold words for garments and colours that are none. */
const codes =
  /\b(black|white|red)[ -]tie( optional)?\b|\bdress[ -]codes?\b|\bsmart[ -]casual\b|\bbusiness[ -](casual|formal)\b|\bcasual friday\b|\bunder the weather\b/gi;

export function readQuestion(given: string, today: string): Question {
  const text = given
    .slice(0, longestQuestion)
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ');
  const plain = text.toLowerCase().replace(/[’']/g, '').replace(/\s+/g, ' ').trim();
  const place = readPlace(text);
  const withoutCodes = text.replace(codes, (match) => '.'.repeat(match.length));
  const tokens = questionTokens(place ? withoutCodes.replace(place, '.'.repeat(place.length)) : withoutCodes);
  return {
    ...{ text, plain, tokens, place },
    mentions: merged(readMentions(tokens), plain),
    days: readDays(text, today),
    occasion: readOccasion(text),
  };
}

/** "Something in size L for my top half" speaks of one thing; prices, hearts and patterns belong to what is looked for. */
function merged(mentions: Mention[], plain: string): Mention[] {
  const kind = mentions.find(({ vague, role }) => !vague && role === 'wanted');
  const kept = mentions.filter((mention) => {
    if (!kind || mention === kind || !mention.vague) return true;
    if (mention.role === 'refused') {
      kind.filter = {
        ...kind.filter,
        ...(mention.filter.colours || mention.filter.notColours
          ? { notColours: mention.filter.colours ?? mention.filter.notColours ?? [] }
          : {}),
      };
      return false;
    }
    const ofBody = /\b(half|body|feet|head)$/.test(kind.filter.noun ?? '');
    if (mention.definite || (kind.definite && !ofBody)) return true;
    kind.filter = { ...mention.filter, ...kind.filter };
    return false;
  });
  const all = sharedQualities(plain);
  const target =
    kept.find(({ role, definite }) => role === 'wanted' && !definite) ??
    kept.find(({ role }) => role === 'wanted');
  if (Object.keys(all).length > 0) {
    if (target) target.filter = { ...target.filter, ...all };
    else
      kept.push({
        filter: all,
        role: 'wanted',
        definite: false,
        asked: true,
        vague: true,
        first: 0,
        last: 0,
      });
  }
  return kept;
}

function sharedQualities(plain: string): ItemFilter {
  const most =
    /\b(?:under|below|less than|up to|cheaper than|at most|max(?:imum)?)\s*[€$£]?\s*(\d{1,6})\b(?!\s*(?:degrees|c\b|°))/.exec(
      plain,
    );
  const least = /\b(?:over|above|more than|at least)\s*[€$£]\s*(\d{1,6})\b/.exec(plain);
  return {
    ...(most ? { maxPrice: Number(most[1]) } : {}),
    ...(least ? { minPrice: Number(least[1]) } : {}),
    ...(/\b(my favou?rites?|favou?rite (items?|things?|pieces?|clothes)|that i (really )?(love|like)|i (really )?love most|best loved)\b/.test(
      plain,
    )
      ? { favourite: true as const }
      : {}),
    ...(/\bpattern(s|ed)?\b/.test(plain) && !/\b(same|mix(ing)?|two) patterns?\b/.test(plain)
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
    return new RegExp(`(?<![\\p{L}])${word}(?![\\p{L}])`, brand.length > 4 ? 'iu' : 'u').test(text);
  });
  if (named.length === 0 || question.mentions.some(({ filter }) => filter.brands)) return question;
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

/** The garments that a mention means; qualities that would leave none are taken less strictly, the last first. */
export function resolve(items: readonly AssistantItem[], { filter }: Mention): AssistantItem[] {
  const { tags: _tags, occasion: _occasion, sizes: _sizes, warm: _warm, season: _season, ...firm } = filter;
  const { materials: _materials, patterns: _patterns, ...firmer } = firm;
  for (const each of [filter, firm, firmer]) {
    const found = matchItems(items, each);
    if (found.length > 0) return found;
  }
  return [];
}

/** Whether a mention names a kind of garment. */
export function isKind({ filter, vague }: Mention): boolean {
  return (
    !vague && (filter.kinds !== undefined || filter.categories !== undefined || filter.row !== undefined)
  );
}

export function hasQualities({
  noun: _noun,
  categories: _categories,
  kinds: _kinds,
  row: _row,
  ...rest
}: ItemFilter): boolean {
  return Object.keys(rest).length > 0;
}
