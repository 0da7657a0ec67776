import { readdirSync, readFileSync } from 'node:fs';
import {
  groupOf,
  type IntentName,
  intentNames,
  type Language,
  languages,
} from '@drape/engine/assistant/intent/intent-names';
import type { Background, Context, Standing } from '@drape/engine/assistant/intent/standing';
import { type RoleName, roleNames } from '@drape/engine/assistant/wishes/wish-names';
import type { Utterance } from './read-corpus.ts';

/** Part of a message with what it is, by its first and behind its last character. */
export type Marked<Name> = { name: Name; from: number; to: number };

/** A message of a conversation with the wishes and details that its writer marked. */
export type MarkedMessage = {
  /** The file, which is one writer. */
  writer: string;
  /** The person who speaks, counted in the file. */
  person: number;
  language: Language;
  text: string;
  acts: Marked<IntentName>[];
  roles: Marked<RoleName>[];
  context: Context;
  /** What the person said before it in the same conversation. */
  before: string;
  items: readonly string[];
  events: readonly string[];
};

/** The marks of a message taken out; undefined where they are not as they should be. */
export function unmarked(line: string): Pick<MarkedMessage, 'text' | 'acts' | 'roles'> | undefined {
  let text = '';
  const acts: Marked<IntentName>[] = [];
  const roles: Marked<RoleName>[] = [];
  let act: Marked<IntentName> | undefined;
  let role: Marked<RoleName> | undefined;
  for (let at = 0; at < line.length; ) {
    const rest = line.slice(at);
    const opened = /^([{[])\s*(\w+)\s+/.exec(rest);
    if (opened?.[1] === '{') {
      const name = intentNames.find((each) => each === opened[2]);
      if (!name || act) return undefined;
      act = { name, from: text.length, to: text.length };
      at += opened[0].length;
    } else if (opened?.[1] === '[') {
      const name = roleNames.find((each) => each === opened[2]);
      if (!name || role) return undefined;
      role = { name, from: text.length, to: text.length };
      at += opened[0].length;
    } else if (rest.startsWith('}')) {
      if (!act || role) return undefined;
      acts.push({ ...act, to: text.length });
      act = undefined;
      at++;
    } else if (rest.startsWith(']')) {
      if (!role) return undefined;
      roles.push({ ...role, to: text.length });
      role = undefined;
      at++;
    } else {
      text += line.charAt(at);
      at++;
    }
  }
  return act || role || text.trim() === '' ? undefined : { text, acts, roles };
}

/** Where the marked conversations of the corpus lie, one writer a file. */
export const conversations = new URL('wishes/', import.meta.url);

/** Every wish of marked messages as an utterance, and every message of one wish as a whole. */
export function utterancesOf(messages: readonly MarkedMessage[]): Utterance[] {
  return messages.flatMap(({ writer, language, text, acts, context: { standing, behind } }) => {
    const utterance = (said: string, intent: IntentName): Utterance => ({
      file: writer,
      text: said.trim(),
      intent,
      lang: language,
      after: standing,
      behind: [...behind],
    });
    const [only, ...others] = acts;
    const parts = acts.map(({ name, from, to }) => utterance(text.slice(from, to), name));
    const isLonger = only !== undefined && others.length === 0 && only.to - only.from < text.trim().length;
    return isLonger ? [...parts, utterance(text, only.name)] : parts;
  });
}

const ofShown: Readonly<Record<string, Standing>> = {
  outfit: 'outfit',
  options: 'outfit',
  items: 'items',
  'one item': 'one_item',
  done: 'done',
  fact: 'one_item',
  events: 'events',
  list: 'trip',
  weather: 'weather',
  advice: 'advice',
  talk: 'talk',
  lost: 'lost',
};

const waitsFor: Partial<Record<IntentName, Standing>> = {
  item_add: 'waits_add',
  pasted_list: 'waits_add',
  item_worn: 'waits_worn',
  event_create: 'waits_event',
  event_move: 'waits_event',
  event_delete: 'waits_event',
  outfit_plan: 'waits_plan',
  outfit_save: 'waits_plan',
  week_plan: 'waits_week',
};

/** Where a conversation stands after a message was answered with something of the given kind. */
function standingAfter(shown: string, acts: readonly Marked<IntentName>[]): Standing {
  if (shown !== 'asks') return ofShown[shown] ?? 'talk';
  const last = acts.findLast(({ name }) => groupOf(name) === 'command');
  return (last && waitsFor[last.name]) ?? 'waits_item';
}

class Conversation {
  private standing: Standing = 'first';
  private behind = new Set<Background>();
  private acts: readonly Marked<IntentName>[] = [];
  before = '';

  get context(): Context {
    return { standing: this.standing, behind: [...this.behind] };
  }

  said({ text, acts, roles }: Pick<MarkedMessage, 'text' | 'acts' | 'roles'>): void {
    this.acts = acts;
    this.before = text;
    this.standing = 'talk';
    if (roles.some(({ name }) => name === 'item')) this.behind.add('has_item');
    if (roles.some(({ name }) => name === 'event')) this.behind.add('has_event');
  }

  shown(kind: string): void {
    this.standing = standingAfter(kind, this.acts);
    if (this.standing === 'outfit') this.behind.add('has_outfit');
  }
}

/** All marked messages of a folder of files, one writer each; `wrong` is told of lines that cannot be read. */
export function readConversations(
  folder: URL,
  wrong: (place: string) => void = () => undefined,
): MarkedMessage[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((file) => readFile(readFileSync(new URL(file, folder), 'utf8'), file, wrong));
}

function readFile(written: string, writer: string, wrong: (place: string) => void): MarkedMessage[] {
  const found: MarkedMessage[] = [];
  let language: Language = 'en';
  let person = 0;
  let items: string[] = [];
  let events: string[] = [];
  let conversation = new Conversation();
  for (const [k, line] of written.split('\n').entries()) {
    const rest = line.slice(1).trim();
    const listed = /^(items|events|people):\s*(.*)$/.exec(line);
    if (line.startsWith('#')) {
      language = languages.find((each) => each === rest.slice(0, 2)) ?? 'en';
      conversation = new Conversation();
      person++;
    } else if (listed?.[1] === 'items') items = namesIn(listed[2]);
    else if (listed?.[1] === 'events') events = namesIn(listed[2]);
    else if (line.startsWith('---')) conversation = new Conversation();
    else if (line.startsWith('<')) conversation.shown(rest);
    else if (line.startsWith('>')) {
      const read = unmarked(rest);
      if (!read) {
        wrong(`${writer}:${k + 1}: ${rest}`);
        continue;
      }
      const { context, before } = conversation;
      found.push({ writer, person, language, ...read, context, before, items, events });
      conversation.said(read);
    }
  }
  return found;
}

function namesIn(list = ''): string[] {
  return list
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
