import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../answer-question.ts';
import type { AssistantContext } from '../assistant-context.ts';
import type { Change } from '../change.ts';
import { type Language, languages } from '../intent/intent-names.ts';
import { contextOf, piece } from '../wardrobe.testing.ts';
import words from './five-languages.testing.json' with { type: 'json' };

/** What one person owns and has ahead, and everyday wordings of each command, by language. */
const { ownNames, ownEvents, told } = words;

const today = '2026-10-15';

function contextIn(language: Language): AssistantContext {
  const {
    coat = '',
    shirt = '',
    jeans = '',
    boots = '',
    cardi = '',
    sweater = '',
    old = '',
  } = ownNames[language];
  const items = [
    piece('coat', coat, { category: 'outerwear', subcategory: 'parka', colour: 'green' }),
    piece('shirt', shirt, { category: 'shirt', subcategory: 'shirt', colour: 'white' }),
    piece('jeans', jeans, { category: 'pants', subcategory: 'jeans', colour: 'blue' }),
    piece('boots', boots, { category: 'shoes', subcategory: 'boots', colour: 'brown' }),
    piece('cardi', cardi, {
      category: 'top',
      subcategory: 'cardigan',
      colour: 'grey',
      status: 'lent',
      available: false,
      keptIn: 'Ana',
    }),
    piece('sweater', sweater, {
      category: 'top',
      subcategory: 'sweater',
      colour: 'red',
      status: 'in_wash',
      available: false,
    }),
  ];
  const event = { eventType: 'casual' as const, location: null, outfit: null };
  const events = [
    {
      ...event,
      id: 'dinner',
      title: ownEvents[language].dinner,
      day: '2026-10-17',
      time: '8:00 PM',
      clock: '20:00',
    },
    {
      ...event,
      id: 'therapy',
      title: ownEvents[language].therapy,
      day: '2026-10-20',
      time: '4:00 PM',
      clock: '16:00',
    },
  ];
  return {
    ...contextOf(items, today),
    archived: async () => [
      piece('old', old, { category: 'outerwear', subcategory: 'jacket', colour: 'black' }),
    ],
    plans: async (first, last) =>
      first <= '2026-10-16' && last >= '2026-10-16'
        ? [{ id: 'plan', day: '2026-10-16', itemIds: ['shirt', 'jeans'], eventId: null }]
        : [],
    events: async (first, last) => events.filter(({ day }) => day >= first && day <= last),
  };
}

const edited = (id: string, edit: object) => ({ kind: 'edit_items', itemIds: [id], edit });
const wanted: Readonly<Record<string, object>> = {
  wash: edited('shirt', { status: 'in_wash' }),
  clean: edited('sweater', { status: 'available' }),
  returned: edited('cardi', { status: 'available' }),
  lend: edited('coat', { status: 'lent', keptIn: 'Tom' }),
  delete: { kind: 'delete_items', itemIds: ['boots'] },
  archive: edited('coat', { isArchived: true }),
  sold: edited('boots', { isArchived: true }),
  restore: edited('old', { isArchived: false }),
  worn: { kind: 'wear_items', itemIds: ['jeans'], day: today },
  wornYesterday: { kind: 'wear_items', itemIds: ['jeans'], day: '2026-10-14' },
  favorite: edited('coat', { isFavorite: true }),
  price: edited('boots', { price: 120 }),
  rename: edited('coat', { description: expect.stringMatching(/^bob$/i) }),
  add: { kind: 'add_items' },
  eventCreate: { kind: 'add_event', at: { time: '15:00' } },
  eventMove: { kind: 'move_event', eventId: 'therapy', at: { day: '2026-10-22', time: '16:00' } },
  eventDelete: { kind: 'delete_events', eventIds: ['therapy'] },
  planMove: { kind: 'move_plans', moves: [{ planId: 'plan', day: '2026-10-17' }] },
  planCancel: { kind: 'delete_plans', planIds: ['plan'] },
  week: {
    kind: 'several',
    changes: expect.arrayContaining([expect.objectContaining({ kind: 'plan_outfit' })]),
  },
  never: { kind: 'set_taste', weights: { 'colour:yellow': -1 } },
  home: { kind: 'set_home', town: 'Bergen' },
  units: { kind: 'set_units', units: 'imperial' },
};

/** What is offered for each wording, and whether it is what was meant. */
async function offered(language: Language) {
  const context = contextIn(language);
  const all: { command: string; text: string; change: Change | undefined; isRight: boolean }[] = [];
  for (const [command, byLanguage] of Object.entries(told))
    for (const text of byLanguage[language]) {
      const { memory } = await answerQuestion(context, text);
      const change = memory.pending?.change;
      all.push({ command, text, change, isRight: holds(change, wanted[command]) });
    }
  return all;
}

function holds(change: Change | undefined, expected: object | undefined): boolean {
  try {
    expect(change).toMatchObject(expected ?? {});
    return change !== undefined;
  } catch {
    return false;
  }
}

describe('commands in everyday words', () => {
  it.each(languages)('%s: nearly all are offered as they were meant', async (language) => {
    const all = await offered(language);
    const wrong = all.filter(({ isRight }) => !isRight);
    for (const { command, text, change } of wrong)
      console.log(`${language} ${command}: ${text} → ${JSON.stringify(change) ?? 'nothing'}`);
    expect(1 - wrong.length / all.length).toBeGreaterThanOrEqual(0.9);
  });
});
