import { inEnglish } from '../abroad/in-english.ts';
import type { Language } from '../intent/intent-names.ts';
import { isKind } from '../understanding/mentions/mention-filters.ts';
import { type Mention, questionTokens, readMentions } from '../understanding/mentions/read-mentions.ts';

/** Who tells of something new, in the five languages. */
const news =
  /(?<!\p{L})(?:new|got|bought|picked up|ordered|thrifted|scored|found|add|neue?[nrsm]?|gekauft|geholt|bestellt|gegönnt|nuev[oa]s?|compr\p{L}*|pill\p{L}*|nouve\p{L}*|achet\p{L}*|ny|nye|nytt|kjøpt\p{L}*)(?!\p{L})/iu;
/** "A new blazer it's chocolate brown": what it is, and behind it what it looks like. */
const told: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(\p{L}+(?:-\p{L}+)?)[\s,.;–-]+(?:it['’]?s|it is|they['’]?re|they are|its)\s+(?:a |in |kind of |like |really |super )*((?:[\p{L}-]+\s+){0,5}?[\p{L}-]+)(?=\s*(?:$|[,.;!]|\s(?:from|by|at|and|for|with|it|i|that|which|can|could|cost)(?!\p{L})))/iu,
  de: /(?<!\p{L})(\p{L}+)[\s,.;–-]+(?:(?:die|der|das|sie|er|es|ist|sind|und|sie)\s+){1,2}((?:[\p{L}-]+\s+){0,5}?[\p{L}-]+)(?:\s+(?:ist|sind))?(?=\s*(?:$|[,.;!]|\s(?:von|bei|für|hat|kostet|kannst|und hat)(?!\p{L})))/iu,
  es: /(?<!\p{L})(\p{L}+)(?: nuev[oa]s?)?[\s,.;–-]+(?:es|son|que es|que son)\s+((?:[\p{L}-]+\s+){0,5}?[\p{L}-]+)(?=\s*(?:$|[,.;!]|\s(?:de la marca|en|por|y|me|cost)\p{L}*))/iu,
  fr: /(?<!\p{L})(\p{L}+)(?: neu(?:fs?|ves?))?[\s,.;–-]+(?:il est|elle est|ils sont|elles sont|c['’]est|qui est)\s+((?:[\p{L}-]+\s+){0,5}?[\p{L}-]+)(?=\s*(?:$|[,.;!]|\s(?:de chez|chez|pour|et|à)(?!\p{L})))/iu,
  no: /(?<!\p{L})(\p{L}+)[\s,.;–-]+(?:den er|det er|de er|som er)\s+((?:[\p{L}-]+\s+){0,5}?[\p{L}-]+)(?=\s*(?:$|[,.;!]|\s(?:fra|på|til|og|for)(?!\p{L})))/iu,
};

/** "Got a new blazer, it's chocolate brown" as "got a new chocolate brown blazer", so that the look is part of the name. */
export function looksFirst(text: string, language: Language): string {
  const found = news.test(text) ? told[language].exec(text) : null;
  const [whole, kind, looks] = found ?? [];
  if (whole === undefined || kind === undefined || looks === undefined) return text;
  if (!mentionsIn(kind, language).some(isKind)) return text;
  const seen = mentionsIn(looks, language);
  const isLook = seen.some(({ filter }) => filter.colours ?? filter.materials ?? filter.patterns);
  if (!isLook || seen.some(isKind) || /(?<!\p{L})(?:too|so|zu|not|nicht|no|pas|ikke)(?!\p{L})/iu.test(looks))
    return text;
  const name = language === 'en' ? `${looks} ${kind}` : `${kind} ${looks}`;
  return text.replace(whole, () => name);
}

function mentionsIn(words: string, language: Language): Mention[] {
  return readMentions(questionTokens(inEnglish(words, language).toLowerCase()));
}
