import { expect, test } from 'vitest';
import { type ChatEvent, type ChatState, chatReducer, freshChat, isLow, maySend } from './chat-state.ts';
import { splitEvents } from './split-events.ts';

const at = '2026-05-04T10:00:00.000Z';
const after = (...events: ChatEvent[]): ChatState => events.reduce(chatReducer, freshChat(at));
const answer = {
  response: 'Wear the coat.',
  conversation_id: 'c1',
  remaining_messages: 7,
  cards: [],
  actions: [],
  engine: { name: 'drape', version: '1' },
  notice: null,
  changed: [],
};
const sent: ChatEvent = { type: 'sent', id: 'm1', text: ' hi ', at };

test('blank input and a second send while an answer is under way change nothing', () => {
  expect(after({ ...sent, text: '  \n' })).toEqual(freshChat(at));
  const waiting = after(sent);
  expect(waiting.messages.at(-1)).toMatchObject({ text: 'hi', sender: 'user' });
  expect(maySend(waiting, 'again')).toBe(false);
  expect(chatReducer(waiting, { ...sent, id: 'm2', text: 'again' })).toEqual(waiting);
});

test('the whole answer replaces what was streamed, and an empty one gets its sentence', () => {
  const streamed = after(sent, { type: 'delta', text: 'Wea' }, { type: 'delta', text: 'r' });
  expect(streamed.writing?.text).toBe('Wear');
  const done = chatReducer(streamed, { type: 'answered', id: 'm2', answer, at });
  expect(done).toMatchObject({ conversationId: 'c1', remainingMessages: 7, writing: null });
  expect(done.messages.at(-1)).toMatchObject({ text: 'Wear the coat.', isError: false });
  const empty = chatReducer(after(sent), {
    type: 'answered',
    id: 'm2',
    answer: { ...answer, response: ' ' },
    at,
  });
  expect(empty.messages.at(-1)?.text).toBe("I'm sorry, I couldn't generate a response.");
});

test('a failure is an error bubble; clearing resets messages, conversation and count', () => {
  const failed = after(sent, { type: 'failed', id: 'm2', message: '', exhausted: false, at });
  expect(failed.messages.at(-1)).toMatchObject({
    isError: true,
    text: "I'm sorry, I'm having trouble responding right now. Please try again later.",
    unanswered: failed.messages.at(-2)?.text,
  });
  const used = after(sent, { type: 'failed', id: 'm2', message: 'Used up', exhausted: true, at });
  expect(used.messages.at(-1)?.unanswered).toBeUndefined();
  expect(chatReducer(failed, { type: 'cleared', at })).toEqual(freshChat(at));
});

test('from three to one message left is low', () => {
  expect([null, 4, 3, 1, 0].map(isLow)).toEqual([false, false, true, true, false]);
});

test('events are read however the network cuts them', () => {
  const whole = 'event: delta\ndata: {"text":"a"}\n\nevent: done\ndata: {"x":1}\n\n';
  for (let cut = 0; cut <= whole.length; cut++) {
    const first = splitEvents(whole.slice(0, cut));
    const second = splitEvents(first.rest + whole.slice(cut));
    expect([...first.pieces, ...second.pieces]).toEqual([
      { event: 'delta', data: { text: 'a' } },
      { event: 'done', data: { x: 1 } },
    ]);
  }
});
