import { describe, expect, it } from 'vitest';
import type { AssistantContext, AssistantEvent } from '../assistant-context.ts';
import { beginOfSpan } from '../commands/event-words.ts';
import { conversationIn } from '../conversation/conversation.testing.ts';
import { contextOf, piece } from '../wardrobe.testing.ts';

const event = (id: string, title: string, day: string, clock: string): AssistantEvent => ({
  id,
  title,
  day,
  clock,
  time: clock,
  outfit: null,
  eventType: 'casual',
  location: null,
});
const events = [
  event('friday', 'Cafe shift', '2026-12-04', '07:00'),
  event('dentist', 'Dentist', '2026-12-08', '08:40'),
  event('tuesday', 'Cafe shift', '2026-12-08', '07:00'),
  event('dana', '1:1 with Dana', '2026-12-09', '14:00'),
  event('game', 'Game at Mikes', '2026-12-05', '20:00'),
  event('york', 'York with Margaret', '2026-12-16', '09:00'),
];
const jeans = piece('jeans', 'Black jeans', { category: 'pants', subcategory: 'jeans', colour: 'black' });
const tee = piece('tee', 'White tee', { category: 'top', subcategory: 't-shirt', colour: 'white' });
const cap = piece('cap', 'Osu cap', { category: 'accessories', subcategory: 'cap', colour: 'red' });
const boots = piece('boots', 'Brown boots', { category: 'shoes', subcategory: 'boots', colour: 'brown' });
const hoodie = piece('hoodie', 'Ohio state hoodie', {
  category: 'top',
  subcategory: 'hoodie',
  colour: 'grey',
});
const context: AssistantContext = {
  ...contextOf([jeans, tee, cap, boots, hoodie], '2026-12-03'),
  events: async (first, last) => events.filter(({ day }) => day >= first && day <= last),
  plans: async (first, last) =>
    [{ id: 'plan', day: '2026-12-09', itemIds: ['jeans'], eventId: 'dana' }].filter(
      ({ day }) => day >= first && day <= last,
    ),
};
const { lastOf, changeOf } = conversationIn(context);

describe('a weekday that an event moves to', () => {
  it('is the next one after the day it stands on or was offered for, and never today', async () => {
    expect(await changeOf('dentist moved to weds same time', 'ugh thats go live. make it thurs')).toEqual({
      kind: 'move_event',
      eventId: 'dentist',
      at: { day: '2026-12-10', time: '08:40' },
    });
  });

  it('says which of several is meant that are called the same', async () => {
    expect(await changeOf('can u move my tuesday shift to 10')).toMatchObject({
      eventId: 'tuesday',
      at: { day: '2026-12-08', time: '10:00' },
    });
  });
});

describe('a new event', () => {
  it.each([
    ['coffee w Priya mon 14th half 10 add that', 'Coffee w Priya', '2026-12-14', '10:30'],
    [
      'theres also xmas dinner at my aunts the 25th at 5 can u put that in',
      'Xmas dinner at my aunts',
      '2026-12-25',
      '17:00',
    ],
    [
      'und schreib noch rein samstag 12. 15 uhr kindergeburtstag bei lena in linden',
      'Kindergeburtstag bei lena in linden',
      '2026-12-12',
      '15:00',
    ],
  ])('%s: has its whole name, its day, and its hour', async (said, title, day, time) => {
    expect(await changeOf(said)).toMatchObject({ kind: 'add_event', title, at: { day, time } });
  });
});

it('does both of two orders, also for an event that is called by a figure', async () => {
  const said = 'add dentist on the 14th 8am. also scrap the outfit for the 1:1 ill decide that day';
  expect(await changeOf(said)).toMatchObject({
    kind: 'several',
    changes: [{ kind: 'add_event' }, { kind: 'delete_plans', planIds: ['plan'] }],
  });
  expect(await changeOf('move the 1:1 to thursday')).toMatchObject({
    eventId: 'dana',
    at: { day: '2026-12-10', time: '14:00' },
  });
});

it.each([
  "Margaret wants to stay another night, so I'm back on the 19th now. Please change the trip.",
  'york mit margaret wird länger, bin erst am 19. zurück, änder das bitte',
])('%s: the first day stays', async (said) => {
  const answer = await lastOf(said);
  expect(answer.memory.pending).toBeUndefined();
  expect(answer.text).toContain('16');
});

it('adds what is not the event of that day that shares a word with it', async () => {
  expect(await changeOf('add drinks with Dana on wednesday the 9th at 8')).toMatchObject({
    kind: 'add_event',
  });
  expect(await changeOf('apunta cena con Laura el viernes 11 a las 9')).toMatchObject({
    kind: 'add_event',
    at: { day: '2026-12-11', time: '21:00' },
  });
});

it('plans what is worn to an event of another day, and marks nothing as worn today', async () => {
  const change = await changeOf('is the ohio state hoodie clean?', 'wearing that and the cap to mikes');
  expect(change).toMatchObject({ kind: 'plan_outfit', day: '2026-12-05', eventId: 'game' });
  expect(change).toMatchObject({ itemIds: expect.arrayContaining(['hoodie', 'cap']) });
});

describe('the hour of a new event', () => {
  it('is the first of a span, and stands before a place too', async () => {
    expect(await changeOf('add a bake sale on sunday the 13th, 9 to 4')).toMatchObject({
      at: { time: '09:00' },
    });
    expect(await changeOf('put practice on thursday the 10th at 530 Lincoln Park')).toMatchObject({
      kind: 'add_event',
      at: { day: '2026-12-10', time: '17:30' },
      location: 'Lincoln Park',
    });
    expect(await changeOf('put supper on thursday the 10th at 7 at 300 Club')).toMatchObject({
      at: { time: '19:00' },
      location: '300 Club',
    });
  });

  it.each([
    ['9 to 4', '09:00'],
    ['7 to 9 pm', '19:00'],
    ['11 to 1pm', '11:00'],
    ['10 to 12 pm', '10:00'],
    ['18-20', '18:00'],
    ['18-20 dec', null],
    ['20 to 9', null],
    ['at 9', null],
  ])('%s begins at %s', (said, time) => {
    expect(beginOfSpan(said, said)).toBe(time);
  });
});

it('a new name is the whole one, also where a word of it is in the old', async () => {
  expect(await changeOf('how old are my brown boots', 'call them brown chelseas')).toMatchObject({
    itemIds: ['boots'],
    edit: { description: expect.stringMatching(/^brown chelseas$/i) },
  });
});

it('nothing is sold that was just bought', async () => {
  const change = await changeOf('just got brown boots on vinted for 45');
  expect(change).toBeDefined();
  expect(JSON.stringify(change)).not.toMatch(/sold|isArchived/);
});
