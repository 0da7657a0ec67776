import { eventTypeOf } from '@drape/contract/calendar/event-type';
import { normalise } from '../piece/normalise.ts';
import { codeDefaults, codeOfType } from './code-defaults.ts';
import { type CodeGuess, guessCode } from './guess-code.ts';
import { landmarkIn } from './landmarks.ts';
import { type Occasion, type OccasionCode, type OccasionWords, occasionCodes } from './occasion.ts';
import { changesOf, spokenCode } from './occasion-modifiers.ts';
import { flightIn, phraseIn, placePhrase, rank } from './occasion-phrases.ts';
import type { OccasionEntry } from './occasion-table.ts';
import { isAtSomebodys } from './occasion-words.ts';
import { birthdayIn, entryOfForm, namesOnlooker, withHolidays, writtenOutTitle } from './title-forms.ts';

/**
 * What an occasion asks for, read from its words, its hour and its type. Without a word that is known the stored type
 * decides; a dress code that the person set decides over everything.
 */
export function readOccasion(given: OccasionWords): Occasion {
  const words = withOwnType({ ...given, title: withHolidays(given.title) });
  const said = normalise([words.title, words.description ?? ''].join(' , ').slice(0, 600));
  const guess = guessOf(words);
  const base = understood(words, guess) ?? usual(words);
  const text = `${words.title.toLowerCase()} ${said} ${normalise(words.location ?? '')}`;
  const changed = changesOf(text, base.setting).reduce<Occasion>(
    (occasion, change) => merge(occasion, change),
    base,
  );
  const hosted =
    changed.code === 'home' && isAtSomebodys(words.title) ? withCode(changed, 'casual') : changed;
  const spoken = spokenCode(`${words.title} ${words.description ?? ''}`.slice(0, 600).toLowerCase());
  const coded = spoken && spoken !== hosted.code ? withCode(hosted, spoken) : hosted;
  const dressed = isLookedOn(coded, words.title) ? ofOnlooker(coded) : coded;
  const isOfType = base.id.startsWith('type ') && words.eventType !== 'other';
  const isForm = entryOfForm(words.title, words.location ?? '') !== undefined;
  const settled = isSettled(words) || isOfType || spoken !== undefined || isForm;
  const timed = { ...atHour(dressed, words.hour), clues: { ...cluesOf(words, guess), settled } };
  return words.corrected && words.corrected !== timed.code
    ? { ...withCode(timed, words.corrected), source: 'person' }
    : timed;
}

/** A type that follows from the title's own words says nothing beside them. */
function withOwnType(words: OccasionWords): OccasionWords {
  const { title, eventType, typeIsChosen } = words;
  const isFromTitle = title.trim() !== '' && !typeIsChosen && eventType === eventTypeOf(title);
  return isFromTitle ? { ...words, eventType: 'other' } : words;
}

/** Who only watches or helps wears no sports clothes. */
function isLookedOn({ code, id }: Occasion, title: string): boolean {
  return (code === 'sport' || code === 'swim') && !id.startsWith('guess ') && namesOnlooker(title);
}

function ofOnlooker(occasion: Occasion): Occasion {
  return { ...withCode(occasion, 'casual'), outdoors: true, activity: null };
}

function isSettled({ title, eventType, typeIsChosen }: OccasionWords): boolean {
  return title.trim() === '' || (typeIsChosen === true && eventType !== 'other');
}

/** Of a landmark without another word, what is done there is likelier than what the learned reader, who may not know it, thinks. */
const landmarkTrust = 0.8;

function guessOf(words: OccasionWords): CodeGuess {
  const { title, location, hour, weekday, hours } = words;
  const guess = guessCode({ title, place: location ?? '', hour, weekday, hours });
  const landmark = entryOf(words) === undefined ? landmarkOf(words) : undefined;
  if (!landmark) return guess;
  const of = (code: OccasionCode) =>
    (1 - landmarkTrust) * guess.of(code) + (code === landmark.code ? landmarkTrust : 0);
  return { ...guess, code: landmark.code, probability: of(landmark.code), of };
}

function landmarkOf({ title, location }: OccasionWords): OccasionEntry | undefined {
  return landmarkIn(title) ?? landmarkIn(location ?? '');
}

function cluesOf(
  { title, location, hour, weekday }: OccasionWords,
  guess: CodeGuess,
): Omit<NonNullable<Occasion['clues']>, 'settled'> {
  return {
    title,
    place: location ?? '',
    hour,
    weekday,
    chances: occasionCodes.map((code) => guess.of(code)),
    told: guess.told,
  };
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
  return {
    ...usual,
    id: occasion.id,
    label: occasion.label,
    source: occasion.source,
    clues: occasion.clues,
    setting: isActive(code) ? usual.setting : occasion.setting,
    outdoors: occasion.outdoors || usual.outdoors,
    evening: occasion.evening || usual.evening,
    activity: isActive(code) ? (occasion.activity ?? usual.activity) : null,
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

/** The table is overruled when the network finds another code this many times as likely. */
const muchLikelier = { usual: 2.5, active: 8, weighty: 20 };

/** An entry of the table unless the network overrules it; without an entry, the network's guess. */
function understood(words: OccasionWords, guess: CodeGuess): Occasion | undefined {
  const entry = entryOf(words) ?? landmarkOf(words);
  if (!entry || (words.typeIsChosen && !agrees(entry, words))) return guessed(words, guess);
  const { words: _, ...rest } = entry;
  const occasion: Occasion = { ...rest, source: 'words' };
  const isForm =
    entryOfForm(words.title, words.location ?? '') === entry || birthdayIn(words.title) === entry;
  const likelier = muchLikelier[rank(entry) > 0 ? 'weighty' : isActive(entry.code) ? 'active' : 'usual'];
  const isDoubted = guess.probability > likelier * guess.of(entry.code);
  // A place of home does not make a rest of gardening or a workout.
  const isDoneAtHome = guess.code === 'home' && entry.activity !== null;
  // Skiing is skiing, whether one calls it sport or outdoors.
  const isActiveToo = entry.activity !== null && isActive(entry.code) && isActive(guess.code);
  if (isForm || !isDoubted || isDoneAtHome || isActiveToo || words.typeIsChosen) return occasion;
  const read = told(guess.code, guess);
  return { ...read, outdoors: read.outdoors || occasion.outdoors, evening: read.evening || occasion.evening };
}

const isActive = (code: OccasionCode) => code === 'sport' || code === 'outdoor' || code === 'swim';

function entryOf({ title, description, location }: OccasionWords): OccasionEntry | undefined {
  const form = entryOfForm(title, location ?? '');
  return (
    form ??
    flightIn(title) ??
    phraseIn(writtenOutTitle(title)) ??
    birthdayIn(title) ??
    phraseIn(description ?? '') ??
    placePhrase(location ?? '')
  );
}

/** The lowest probability of a guess: on its own, against a stored type, and of an everyday one against a stored type. */
const sureEnough = { alone: 0.25, besideType: 0.7, everyday: 0.9 };

function guessed(words: OccasionWords, guess: CodeGuess): Occasion | undefined {
  const code = prudent(guess);
  const { eventType, typeIsChosen, title } = words;
  // Most entries whose words say nothing are everyday ones, so such a guess says little against a stored type.
  const beside = code === 'casual' ? sureEnough.everyday : sureEnough.besideType;
  const enough = eventType === 'other' ? sureEnough.alone : beside;
  if (guess.of(code) < enough || title.trim() === '') return undefined;
  if (typeIsChosen && eventType !== 'other' && code !== codeOfType[eventType]) return undefined;
  return { ...told(code, guess), source: guess.of(code) < sureEnough.besideType ? 'type' : 'words' };
}

/** Codes whose clothes are far from all others; they need a guess that is surer. */
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
/** How many times as likely a code far from all others must be as the likeliest of the rest. */
const clearly = 1.3;

function prudent({ code, probability, of }: CodeGuess): OccasionCode {
  if (!farFromOthers.has(code)) return code;
  const near = occasionCodes.filter((each) => !farFromOthers.has(each));
  const nearest = near.reduce((best, each) => (of(each) > of(best) ? each : best));
  return probability >= clearly * of(nearest) ? code : nearest;
}

const settingsOutdoors: ReadonlySet<string> = new Set([
  'park',
  'garden',
  'trail',
  'beach',
  'farm',
  'snow',
  'festival',
  'stadium',
  'water',
]);
/** The lowest probabilities at which setting, activity and mood are taken from the network. */
const toldFrom = { setting: 0.5, activity: 0.3, mood: 0.6 };

/** The defaults of a dress code, with the setting, activity and mood that the network is sure enough of. */
function told(code: OccasionCode, { setting, activity, mood }: CodeGuess): Occasion {
  const usual = codeDefaults[code];
  const isActive = usual.activity !== null || code === 'home';
  const place = setting.probability >= toldFrom.setting ? setting.word : usual.setting;
  const isDone = isActive && activity.probability >= toldFrom.activity && activity.word !== 'none';
  return {
    ...usual,
    id: `guess ${code}`,
    setting: place,
    outdoors: usual.outdoors || settingsOutdoors.has(place),
    activity: isDone ? activity.word : usual.activity,
    mood: mood.probability >= toldFrom.mood ? mood.word : usual.mood,
    source: 'words',
  };
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
