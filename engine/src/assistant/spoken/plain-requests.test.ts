import { describe, expect, it } from 'vitest';
import type { AssistantContext, AssistantEvent } from '../assistant-context.ts';
import { conversationIn } from '../conversation/conversation.testing.ts';
import { contextOf, piece } from '../wardrobe.testing.ts';

const shirt = { category: 'shirt', subcategory: 'shirt' } as const;
const items = [
  piece('blue', 'Light blue oxford shirt', { ...shirt, colour: 'light blue' }),
  piece('gingham', 'Burgundy gingham shirt', { ...shirt, colour: 'burgundy' }),
  piece('white', 'White linen shirt', { ...shirt, colour: 'white', status: 'in_wash', available: false }),
  piece('green', 'Green flannel shirt', { ...shirt, colour: 'green' }),
  piece('fleece', 'Navy fleece', {
    category: 'outerwear',
    subcategory: 'jacket',
    colour: 'navy',
    status: 'lent',
    available: false,
  }),
  piece('aran', 'Cream Aran jumper', { category: 'top', subcategory: 'sweater', colour: 'cream' }),
  piece('tweed', 'Brown tweed jacket', { category: 'outerwear', subcategory: 'blazer', colour: 'brown' }),
  piece('flannels', 'Grey flannel trousers', { category: 'pants', subcategory: 'trousers', colour: 'grey' }),
  piece('chinos', 'Khaki chinos', { category: 'pants', subcategory: 'chinos', colour: 'beige' }),
  piece('runners', 'Running shoes', { category: 'shoes', subcategory: 'sneakers', colour: 'grey' }),
  piece('boots', 'Brown leather boots', { category: 'shoes', subcategory: 'boots', colour: 'brown' }),
];
const eventOf = (id: string, title: string, day: string, itemIds?: string[]): AssistantEvent => ({
  id,
  title,
  eventType: 'casual',
  day,
  time: '7:00 PM',
  clock: '19:00',
  location: null,
  outfit: itemIds ? { itemIds, description: '' } : null,
});
const events = [
  eventOf('demo', 'Vendor demo', '2026-12-01', ['blue', 'chinos', 'boots']),
  eventOf('wedding', "Jake's wedding", '2026-12-12'),
  eventOf('golf', 'Golf club dinner', '2026-12-17'),
];
const context: AssistantContext = {
  ...contextOf(items, '2026-11-30'),
  events: async (first, last) => events.filter(({ day }) => day >= first && day <= last),
};
const { talk, lastOf, changeOf } = conversationIn(context);

describe('words that close a matter are no yes to what waits', () => {
  it.each([
    'Right so. I shall wash the Aran jumper this afternoon, so mark it as in the wash please.',
    'Right. Please mark the Aran jumper as in the wash.',
    'right so, put the aran jumper in the wash',
    'Right then. Put the Aran jumper in the wash.',
    'Well now, put the Aran jumper in the wash please.',
    'Ok so, the aran jumper, put it in the wash',
    'Noted, thanks. Put the Aran jumper in the wash.',
    'I see. Mark the Aran jumper as being in the wash.',
    'Makes sense. Please put the aran jumper in the wash',
    'Grand so. You can mark the Aran jumper as in the wash.',
  ])('%s', async (text) => {
    const answer = await lastOf('The white linen shirt is clean again.', text);
    expect(answer.change).toBeUndefined();
    expect(answer.memory.pending?.change).toMatchObject({
      kind: 'edit_items',
      itemIds: ['aran'],
      edit: { status: 'in_wash' },
    });
  });
});

it('an order behind such words is of what the last question named', async () => {
  const change = await changeOf(
    'The white linen shirt is clean again.',
    'How should I wash the Aran jumper? It is beginning to smell of sheep.',
    'Right so. I shall do it this afternoon, and you had better mark it as being in the wash.',
  );
  expect(change).toMatchObject({ kind: 'edit_items', itemIds: ['aran'], edit: { status: 'in_wash' } });
});

it.each(['Right, put it in then please.', 'right so, put that in please now'])(
  'an order for what waits drops nothing: %s',
  async (text) => {
    const answer = await lastOf('add a haircut dec 10 at 530', text);
    expect(answer.change ?? answer.memory.pending?.change).toMatchObject({
      kind: 'add_event',
      title: 'Haircut',
    });
  },
);

describe('what is given or thrown away leaves the wardrobe', () => {
  it.each([
    ['fleece', 'He may keep it, so please take it off my list.'],
    ['fleece', 'Conor can keep the navy fleece'],
    ['fleece', 'I told him to keep it, so cross it off my list'],
    ['fleece', 'i let him keep it'],
    ['fleece', 'She might as well keep the fleece. Remove it from my wardrobe.'],
    ['fleece', 'take the navy fleece out of my wardrobe'],
    ['runners', 'k toss the running shoes, theyre shot'],
    ['runners', 'bin the running shoes'],
    ['runners', 'ok chuck out the running shoes'],
    ['runners', "I've given the running shoes to charity"],
  ])('%s: %s', async (id, text) => {
    expect(await changeOf('Where is my navy fleece?', text)).toEqual({ kind: 'delete_items', itemIds: [id] });
  });

  it.each([
    'he can keep it in his wardrobe for now, not a gift',
    'toss the running shoes in the wash',
    'chuck the running shoes in the laundry',
    'she can keep it till friday',
    'Conor can keep the navy fleece for another week',
  ])('and what is not stays: %s', async (text) => {
    expect((await changeOf('Where is my navy fleece?', text))?.kind).not.toBe('delete_items');
  });
});

describe('an appointment that was just spoken of moves', () => {
  it.each([
    'fair, make it the 5th at 11',
    'make it the 5th at 11',
    'fair enough, make it the 5th at 11am',
    'good point. make it dec 5 at 11',
    'hm true, make it saturday at 11',
    'right, make it the 5th at 11 then',
    'yeah well make it the 5th at 11',
    'alright make that the 5th at 11',
    'in that case make it December 5 at 11',
    'ok fine, make it the fifth at eleven',
  ])('%s', async (text) => {
    const change = await changeOf(
      'add a haircut dec 10 at 530',
      'is that too close to the wedding if he butchers it lol',
      text,
    );
    expect(change).toMatchObject({
      kind: 'add_event',
      title: 'Haircut',
      at: { day: '2026-12-05', time: expect.stringMatching(/^(?:11|23):00$/) },
    });
  });
});

describe('two dates', () => {
  it.each([
    'is that too close to the wedding if he butchers it lol',
    'is that too close to the wedding?',
    "isn't that too late for jake's wedding?",
    'is that cutting it close with the wedding',
    'does that leave enough time before the wedding?',
    'too near the wedding do you think?',
    'how many days before the wedding is that?',
    'is it too soon before the wedding?',
    'is that far enough from the wedding',
    'would that be too tight with the wedding?',
  ])('are compared, without an answer about the dress code: %s', async (text) => {
    const answer = await lastOf('add a haircut dec 10 at 530', text);
    expect(answer.text).toMatch(/2 days before “Jake's wedding”/);
    expect(answer.memory.pending?.change.kind).toBe('add_event');
  });
});

describe('any other piece', () => {
  it.each([
    'crap right. swap it out for whatever works',
    'swap it for something else',
    'replace it with whatever is clean',
    'switch it for anything that works',
    'ok change it to something else',
    'then swap it for another shirt',
    'please swap that for something clean',
    'swap the blue oxford for whatever works',
    'replace the light blue oxford shirt with something else',
    'exchange it for any clean one',
  ])('takes the place of one that is planned: %s', async (text) => {
    const answer = await lastOf('got pizza grease on the blue oxford, how do i get that out', text);
    const change = answer.memory.pending?.change;
    const ids = change && 'itemIds' in change ? change.itemIds : [];
    expect(change?.kind).toBe('plan_outfit');
    expect(ids).toEqual(expect.arrayContaining(['chinos', 'boots']));
    expect(ids).toHaveLength(3);
    expect(ids).not.toContain('blue');
    expect(ids).not.toContain('white');
  });
});

describe('a question of another world', () => {
  it.each([
    "You wouldn't happen to know how the second verse of In the Bleak Midwinter begins?",
    'jackets gonna make the playoffs this year or nah',
    'do you know the lyrics of silent night?',
    'who wrote Amazing Grace?',
    'how does the carol begin again? the hymn with the shepherds',
    'who won the world cup in 98?',
    'what is the capital of Peru?',
    'who is the prime minister now?',
    'any good recipes for ramen?',
    'what do the standings look like?',
  ])('is no question of clothes: %s', async (text) => {
    const [, answer] = await talk('what should i wear today', text);
    expect(answer?.cards).toEqual([]);
    expect(answer?.text).toMatch(/clothes|wardrobe|guess|field|only/i);
  });
});

describe('what was worn, told in two sentences', () => {
  it.each([
    'I forgot to tell you what I wore to Mass yesterday. It was the tweed jacket, the grey flannels and the brown boots.',
    'what i wore yesterday: tweed jacket, grey flannels, brown boots',
    'You never noted what I wore yesterday. It was the tweed jacket, the grey flannels and the brown boots',
    'About what I had on yesterday. It was the tweed jacket, grey flannels, brown boots.',
    'Could you note what I wore on Sunday. It was the tweed jacket, the grey flannels and the brown boots.',
    'what i was wearing last night - the tweed jacket, grey flannels and brown boots',
    'This is what I wore to lunch yesterday: the tweed jacket, the grey flannel trousers and the brown boots.',
    'My outfit yesterday: tweed jacket, grey flannels, brown boots',
    'I must tell you what I wore to the match yesterday. I wore the tweed jacket, the grey flannels and the brown boots.',
    'what I wore yesterday at work. So, it was the tweed jacket, the grey flannels and the brown boots',
  ])('is of that day: %s', async (text) => {
    const change = await changeOf(text);
    expect(change).toMatchObject({ kind: 'wear_items', day: '2026-11-29' });
    const ids = change && 'itemIds' in change ? [...change.itemIds].sort() : [];
    expect(ids).toEqual(['boots', 'flannels', 'tweed']);
  });
});

describe('an entry is named by what takes place', () => {
  it.each([
    ['Funeral', "The funeral is on Wednesday at eleven in St Mary's, and I would be glad if you put it in."],
    ['Funeral', 'The funeral is on Wednesday at eleven, would you put it in the calendar'],
    ['Funeral', 'the funeral is wednesday at eleven, can you add it'],
    ['Funeral', 'The funeral will be on Wednesday at 11, so I would like you to put it in.'],
    ['Funeral', 'The funeral takes place on Wednesday at eleven. Please put it in.'],
    ['Funeral', 'add the funeral on wednesday at eleven'],
    ['Dentist', 'The dentist is on Wednesday at eleven and I would be grateful if you added it.'],
    ['Dentist', "the dentist is on wednesday at 11, i'd appreciate you putting it in my calendar"],
    ['Parish meeting', 'The parish meeting is on Wednesday at eleven, if you would put it in.'],
    ['Recital', 'The recital starts at eleven on Wednesday, could you note it down for me'],
  ])('%s: %s', async (title, text) => {
    expect(await changeOf(text)).toMatchObject({
      kind: 'add_event',
      title,
      at: { day: '2026-12-02', time: '11:00' },
    });
  });
});

describe('a day in words', () => {
  it.each([
    ['The golf club dinner has been moved to the eighteenth, at the same time.', '2026-12-18'],
    ['the golf club dinner is moved to the twentieth', '2026-12-20'],
    ['Move the golf club dinner to the twenty-second.', '2026-12-22'],
    ['Please move the golf club dinner to the twenty first', '2026-12-21'],
    ['move the golf club dinner to the fifteenth', '2026-12-15'],
    ['Golf club dinner has been put back to the nineteenth', '2026-12-19'],
    ['Move the golf club dinner to the sixteenth', '2026-12-16'],
    ['move the golf club dinner to the thirty-first please', '2026-12-31'],
    ['Can you move the golf club dinner to the eleventh?', '2026-12-11'],
    ['The golf club dinner is on the twenty-third now.', '2026-12-23'],
  ])('%s', async (text, day) => {
    expect(await changeOf(text)).toMatchObject({
      kind: 'move_event',
      eventId: 'golf',
      at: { day, time: '19:00' },
    });
  });
});
