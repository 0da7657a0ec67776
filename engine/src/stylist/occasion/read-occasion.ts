import { normalise } from '../piece/read-piece.ts';
import { codeDefaults, codeOfType } from './code-defaults.ts';
import { type CodeGuess, guessCode } from './guess-code.ts';
import { type Occasion, type OccasionCode, type OccasionWords, occasionCodes } from './occasion.ts';
import { changesOf, spokenCode } from './occasion-modifiers.ts';
import { type OccasionEntry, occasionEntries } from './occasion-table.ts';

type Phrase = { words: readonly string[]; entry: OccasionEntry; isEnglish: boolean };

const phrases = new Map<string, Phrase[]>();
for (const entry of occasionEntries)
  for (const [language, list] of Object.entries(entry.words))
    for (const text of list) {
      const words = normalise(text).split(' ');
      const phrase = { words, entry, isEnglish: language === 'en' };
      phrases.set(words[0], [...(phrases.get(words[0]) ?? []), phrase]);
    }

/**
 * What an occasion asks for, read from its words, its hour and its type. Without a word that is known the stored type
 * decides; a dress code that the person set decides over everything.
 */
export function readOccasion(words: OccasionWords): Occasion {
  const said = normalise([words.title, words.description ?? ''].join(' , ').slice(0, 600));
  const guess = guessCode({
    title: words.title,
    place: words.location ?? '',
    hour: words.hour,
    weekday: words.weekday,
  });
  const base = found(words, guess) ?? guessed(words, guess) ?? likely(words, guess) ?? usual(words);
  const text = `${words.title.toLowerCase()} ${said} ${normalise(words.location ?? '')}`;
  const changed = changesOf(text, base.setting).reduce<Occasion>(
    (occasion, change) => merge(occasion, change),
    base,
  );
  const spoken = spokenCode(`${words.title} ${words.description ?? ''}`.slice(0, 600).toLowerCase());
  const coded = spoken && spoken !== changed.code ? withCode(changed, spoken) : changed;
  const timed = atHour(coded, words.hour);
  return words.corrected && words.corrected !== timed.code
    ? { ...withCode(timed, words.corrected), source: 'person' }
    : timed;
}

function merge(occasion: Occasion, change: ReturnType<typeof changesOf>[number]): Occasion {
  if (occasion.activity && change.setting) return occasion;
  return {
    ...occasion,
    ...change,
    required: [...occasion.required, ...(change.required ?? [])],
    out: [...occasion.out, ...(change.out ?? [])],
  };
}

/** The same occasion under another dress code: what it asks for follows the code, where it takes place stays. */
export function withCode(occasion: Occasion, code: OccasionCode): Occasion {
  const usual = codeDefaults[code];
  const isActive = code === 'sport' || code === 'outdoor' || code === 'swim';
  return {
    ...usual,
    id: occasion.id,
    label: occasion.label,
    source: occasion.source,
    setting: isActive ? usual.setting : occasion.setting,
    outdoors: occasion.outdoors || usual.outdoors,
    evening: occasion.evening || usual.evening,
    activity: isActive ? (occasion.activity ?? usual.activity) : null,
    out: [...usual.out, ...occasion.out.filter((tag) => tag === 'white')],
  };
}

function atHour(occasion: Occasion, hour: number | null): Occasion {
  if (hour === null) return occasion;
  return { ...occasion, evening: hour >= 18 || hour < 5 || (occasion.evening && hour >= 16) };
}

function usual({ eventType, hour, weekday }: OccasionWords): Occasion {
  const code = codeOfType[eventType];
  const isWorkday = weekday !== undefined && weekday >= 1 && weekday <= 5;
  const isSmarter = eventType === 'other' && isWorkday && hour !== null && hour >= 8;
  const defaults = codeDefaults[isSmarter ? 'smart casual' : code];
  const level = isSmarter ? ([2.2, 3.3] as const) : defaults.level;
  return { ...defaults, level, id: `type ${eventType}`, source: 'type' };
}

/** A guess is taken from so sure on; where words of the table say something else, only from the second. */
const sureEnough = 0.55;
const surer = 0.7;

/** What was learned from many titles, where the table knows none of the words. */
function guessed(words: OccasionWords, { code, probability }: CodeGuess): Occasion | undefined {
  const enough = words.eventType === 'other' ? sureEnough : surer;
  if (probability < enough || words.title.trim() === '') return undefined;
  if (words.typeIsChosen && words.eventType !== 'other' && code !== codeOfType[words.eventType])
    return undefined;
  return { ...codeDefaults[code], id: `guess ${code}`, source: 'words' };
}

/** Codes whose clothes are far from all others; they need a guess that is sure. */
const farFromOthers: ReadonlySet<OccasionCode> = new Set([
  'sport',
  'outdoor',
  'swim',
  'home',
  'black tie',
  'mourning',
  'folk',
  'theme',
]);
/** Less likely than this, nothing is guessed. */
const hardlyLikely = 0.15;

/** Where neither a word nor a type says anything, the likeliest code that cannot be far off. */
function likely(words: OccasionWords, { of }: CodeGuess): Occasion | undefined {
  if (words.eventType !== 'other' || words.title.trim() === '') return undefined;
  const near = occasionCodes.filter((code) => !farFromOthers.has(code));
  const code = near.reduce((best, each) => (of(each) > of(best) ? each : best));
  return of(code) < hardlyLikely ? undefined : { ...codeDefaults[code], id: `guess ${code}`, source: 'type' };
}

/** The entry whose phrase fits best: title before description and place, the longer phrase, then the earlier. */
function found(words: OccasionWords, guess: CodeGuess): Occasion | undefined {
  const inTitle = bestPhrase(words.title);
  const entry = inTitle ?? bestPhrase(words.description ?? '') ?? placePhrase(words.location ?? '');
  if (!entry) return undefined;
  if (words.typeIsChosen && !agrees(entry, words)) return undefined;
  const { words: _, ...rest } = entry;
  const occasion: Occasion = { ...rest, source: 'words' };
  const isDoubted =
    rank(entry) <= 0 && guess.probability >= (inTitle ? surer : sureEnough) && guess.of(entry.code) < 0.15;
  if (!isDoubted || words.typeIsChosen) return occasion;
  return { ...withCode(occasion, guess.code), label: codeDefaults[guess.code].label };
}

/** A type that the person chose is not read away: the words count only where they mean something of that type. */
function agrees(entry: OccasionEntry, { eventType }: OccasionWords): boolean {
  if (eventType === 'other') return true;
  const code = codeOfType[eventType];
  const [low, high] = codeDefaults[code].level;
  return (
    entry.code === code ||
    (entry.level[0] <= high && entry.level[1] >= low && (entry.code === 'sport') === (code === 'sport'))
  );
}

const tellingSettings: ReadonlySet<string> = new Set([
  'restaurant',
  'bar',
  'club',
  'gym',
  'theater',
  'worship',
  'water',
  'museum',
  'stadium',
  'court',
  'hospital',
]);

/** What a place alone tells: a gym, a theater or a church, named as such. */
function placePhrase(text: string): OccasionEntry | undefined {
  for (const word of normalise(text).split(' '))
    for (const { words, entry } of phrases.get(word) ?? [])
      if (words.length === 1 && word.length > 3 && tellingSettings.has(entry.setting)) return entry;
  return undefined;
}

function bestPhrase(text: string): OccasionEntry | undefined {
  const plain = normalise(text);
  const words = plain.split(' ');
  let best: { entry: OccasionEntry; worth: number } | undefined;
  for (let at = 0; at < words.length; at++)
    for (const key of new Set([words[at], singular(words[at])]))
      for (const { words: wanted, entry, isEnglish } of phrases.get(key) ?? []) {
        if (
          !wanted.every(
            (word, k) => words[at + k] === word || singular(words[at + k] ?? '') === singular(word),
          )
        )
          continue;
        const worth =
          10 * wanted.length + wanted.join('').length / 4 + (isEnglish ? 1 : 0) - at / 50 + rank(entry);
        if (!best || worth > best.worth) best = { entry, worth };
      }
  return best?.entry ?? compound(words);
}

/** Where two words of a title speak of different things, what is worse to miss decides. */
function rank({ code }: OccasionEntry): number {
  if (code === 'mourning' || code === 'black tie') return 6;
  if (code === 'formal' || code === 'business formal' || code === 'swim') return 4;
  return code === 'casual' || code === 'home' ? -2 : 0;
}

/** German and Scandinavian titles join words: "Sommerhochzeit", "Betriebsweihnachtsfeier". */
function compound(words: readonly string[]): OccasionEntry | undefined {
  let best: { entry: OccasionEntry; length: number } | undefined;
  for (const word of words) {
    if (word.length < 9) continue;
    for (const [first, list] of phrases)
      for (const { words: wanted, entry, isEnglish } of list)
        if (!isEnglish && wanted.length === 1 && first.length >= 5 && word.endsWith(first))
          if (!best || first.length > best.length) best = { entry, length: first.length };
  }
  return best?.entry;
}

function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
