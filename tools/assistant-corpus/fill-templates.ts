import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { IntentName, Language } from '@drape/engine/assistant/intent/intent-names';
import { languages } from '@drape/engine/assistant/intent/intent-names';
import { type Background, type Standing, standings } from '@drape/engine/assistant/intent/standing';
import type { RoleName } from '@drape/engine/assistant/wishes/wish-names';
import { type CorpusWardrobe, readCorpus as readWardrobes } from '../taste/corpus.ts';
import fillings from './fillings.json' with { type: 'json' };
import type { Random } from './random.ts';
import { type MarkedMessage, unmarked } from './read-conversations.ts';

/**
 * What people type for one thing that they want, with places for their own clothes, events, and friends, one writer a
 * file: `{"key": "lend", "say": "{own} is at {person}'s [when till {day}]"}`. A key is a wish, and what must hold of its
 * answer (`tools/eval/assistant/laws`). Filled with the clothes and calendars of many people they teach the reader.
 */
export type Template = { key: string; say: string };

export const templates = new URL('templates/', import.meta.url);

/** The files of a folder of templates, with those of its folders; the name of each begins with its language. */
export function templateFiles(folder: URL): URL[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.jsonl'))
    .sort((one, other) => (basename(one) < basename(other) ? -1 : 1))
    .map((file) => new URL(file, folder));
}

/** Whose templates a file holds: "en-n3". */
export const writerOf = (file: URL): string => basename(file.pathname, '.jsonl');

export function readTemplates(file: string | URL): Template[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Template);
}

/** What each key wants; a remark wants nothing. Questions about an outfit, feelings, and talk are of many kinds and teach nothing. */
const wishOf: Record<string, IntentName | null> = {
  'swap-any': 'swap',
  'swap-how': 'swap',
  'swap-for': 'swap',
  complain: 'swap',
  'rest-stays': 'swap',
  without: 'without',
  'not-that': 'without',
  add: 'with',
  'only-with': 'outfit_with',
  warmer: 'warmer',
  dressier: 'dressy',
  'more-casual': 'casual',
  another: 'other',
  save: 'outfit_plan',
  'wore-it': 'item_worn',
  'what-wear': 'outfit',
  wash: 'item_wash',
  clean: 'item_clean',
  lend: 'item_lend',
  back: 'item_clean',
  wore: 'item_worn',
  delete: 'item_delete',
  archive: 'item_archive',
  love: 'item_favorite',
  price: 'item_edit',
  rename: 'item_edit',
  'event-new': 'event_create',
  'event-move': 'event_move',
  'event-off': 'event_delete',
  'last-worn': 'history',
  count: 'count',
  pack: 'pack',
  chat: null,
  'new-piece': 'item_add',
  repair: 'item_repair',
  fix: 'item_edit',
  where: 'status',
  away: 'status',
  since: 'age',
  cost: 'money',
  often: 'wears',
  unworn: 'unworn',
  'last-outfit': 'history',
  'own-list': 'find',
  pair: 'pair',
  suits: 'suits',
  match: 'match',
  compare: 'compare',
  'plan-these': 'outfit_plan',
  'outfit-off': 'outfit_cancel',
  care: 'care',
  'wash-how': 'care',
  explain: 'explain',
  rule: 'explain',
  buy: 'buy',
  gaps: 'gaps',
  declutter: 'declutter',
  colors: 'color_advice',
  week: 'week_plan',
  weather: 'weather',
  calendar: 'events',
  undo: 'undo',
  restore: 'item_restore',
  unlove: 'item_unfavorite',
  remind: 'remind',
};
const ofOutfit =
  /^(?:swap-any|swap-how|swap-for|complain|rest-stays|without|not-that|add|warmer|dressier|more-casual|another|save|wore-it)$/;
const sold =
  /(?<!\p{L})(?:sold|selling|vinted|depop|ebay|poshmark|verkauft|vendue?s?|revendue?s?|vendid[oa]s?|solgte?)(?!\p{L})/iu;

function intentOf({ key, say }: Template): IntentName | null | undefined {
  const intent = wishOf[key];
  return intent === 'item_delete' && sold.test(say) ? 'item_sold' : intent;
}

/** This share of somebody's clothes must have a color word of the language in their names to count as a speaker of it. */
const leastNames = 0.35;

/** A name as somebody types it: without maker and remarks. */
const plain = (name: string) =>
  name
    .split(/[,;(]| - /)[0]
    ?.trim()
    .toLowerCase() ?? name;
const lastWord = (name: string) => plain(name).split(' ').slice(-1).join('');

const inAnyCase = (words: string) => new RegExp(words, 'i');
/** The last words of names, by the place in an outfit. */
const pieces = new Map(Object.entries(fillings.pieces).map(([slot, words]) => [slot, inAnyCase(words)]));

class Drawer {
  private readonly wardrobes: CorpusWardrobe[];

  private readonly language: Language;
  private readonly random: Random;

  constructor(language: Language, all: readonly CorpusWardrobe[], random: Random) {
    this.language = language;
    this.random = random;
    const color = inAnyCase(fillings.colors[language]);
    this.wardrobes = all.filter(({ items }) => {
      const names = Object.values(items);
      return names.filter((name) => color.test(name)).length >= leastNames * names.length;
    });
  }

  private one<Value>(values: readonly Value[]): Value | undefined {
    return values[Math.floor(this.random() * values.length)];
  }

  /** A template with everything filled in; undefined where this person has no such piece. */
  filled({ key, say }: Template, writer: string): MarkedMessage | undefined {
    const wardrobe = this.one(this.wardrobes);
    const intent = intentOf({ key, say });
    if (!wardrobe || intent === undefined) return undefined;
    const names = Object.values(wardrobe.items).map(plain);
    let isMissing = false;
    const nameFor = (slot: string): string => {
      const place = pieces.get(slot);
      const fitting = place ? names.filter((name) => place.test(name)) : names;
      const name = this.one(fitting);
      if (name === undefined) isMissing = true;
      const isShort = this.random() < (place ? 0.6 : 0.25);
      return name === undefined ? '' : isShort ? lastWord(name) : name;
    };
    const event = this.one(wardrobe.occasions)?.title ?? '';
    const inRole = (role: RoleName, text: string) => `[${role} ${text}]`;
    const roleOfSlot = key === 'swap-for' || !ofOutfit.test(key) || key === 'add' ? 'item' : 'not';
    const words = say
      .replace(/\{(top|bottom|dress|shoes|coat|bag|extra)\}/g, (_, slot: string) =>
        inRole('not', nameFor(slot)),
      )
      .replace(/\{own2?\}/g, () => inRole(roleOfSlot === 'not' ? 'item' : roleOfSlot, nameFor('own')))
      .replace(/\{event\}/g, () => inRole('event', event.replace(/[[\]{}]/g, '')))
      .replace(/\{person\}/g, () => inRole('who', this.one(fillings.people) ?? ''))
      .replace(/\{place\}/g, () => inRole('where', this.one(fillings.towns) ?? ''))
      .replace(/\{kind\}/g, () => this.one(fillings.kinds[this.language]) ?? '')
      .replace(/\{day\}/g, () => this.one(fillings.weekdays[this.language]) ?? '');
    const read = unmarked(intent === null ? withoutMarks(words) : `{${intent} ${withoutInner(words)}}`);
    if (isMissing || !read) return undefined;
    const events = wardrobe.occasions.map(({ title }) => title).slice(0, 12);
    const items = Object.values(wardrobe.items);
    const person = Number(/\d+/.exec(wardrobe.id)?.[0] ?? 0);
    return {
      writer,
      person,
      language: this.language,
      ...read,
      context: this.context(key),
      before: '',
      items,
      events,
    };
  }

  private context(key: string): MarkedMessage['context'] {
    if (ofOutfit.test(key)) {
      const standing: Standing =
        this.random() < 0.8 ? 'outfit' : (this.one(['waits_plan', 'talk', 'few_items'] as const) ?? 'outfit');
      return { standing, behind: ['has_outfit', ...(this.random() < 0.6 ? (['has_event'] as const) : [])] };
    }
    const behind: Background[] = this.random() < 0.3 ? ['has_item'] : [];
    const standing = this.random() < 0.5 ? 'first' : (this.one(standings) ?? 'first');
    return {
      standing,
      behind: standing === 'first' ? [] : standing === 'outfit' ? ['has_outfit', ...behind] : behind,
    };
  }
}

const withoutMarks = (words: string) => words.replace(/\[\w+ |\]/g, '');

/** A role inside of another one is not marked: "[when on {day}]" holds its day, "[why {person} wants {own}]" its names. */
function withoutInner(words: string): string {
  let depth = 0;
  let cut = '';
  for (let at = 0; at < words.length; ) {
    const opened = /^\[\w+ /.exec(words.slice(at));
    if (opened) {
      if (depth === 0) cut += opened[0];
      depth++;
      at += opened[0].length;
    } else if (words.charAt(at) === ']' && depth > 0) {
      depth--;
      if (depth === 0) cut += ']';
      at++;
    } else {
      cut += words.charAt(at);
      at++;
    }
  }
  return cut;
}

/** Each template is filled for so many people. */
export const timesFilled = 2;

/** Every template so many times, each time with somebody else's things. */
export function filledTemplates(times: number, random: Random): MarkedMessage[] {
  const wardrobes = readWardrobes(fileURLToPath(new URL('../taste/corpus', import.meta.url)));
  const drawers = new Map(languages.map((language) => [language, new Drawer(language, wardrobes, random)]));
  return templateFiles(templates).flatMap((file) => {
    const writer = writerOf(file);
    const language = languages.find((each) => writer.startsWith(`${each}-`)) ?? 'en';
    return readTemplates(file).flatMap((template) =>
      Array.from({ length: times }, () => drawers.get(language)?.filled(template, writer) ?? []).flat(),
    );
  });
}
