import { expect, it } from 'vitest';
import { appWithModel } from '../../../../test/app-with-model.ts';
import { textOf } from '../../../../test/stand-ins/ai-stand-in.ts';

const app = appWithModel();

const list = 'black jeans\nthe thing from grandma\nGanni\nnavy blazer';
const answering = (...lines: { line: number; kind: string }[]) => {
  app.standIn.answer = () => ({ object: { lines } });
};
const parsed = async () => {
  const person = await app.test.signUp();
  return (await person.client.parseItems({ body: { description: list } })).items;
};

it('all unsure lines of a list are asked about at once, and the answers lead the guesses', async () => {
  answering({ line: 1, kind: 'accessories/brooch' }, { line: 2, kind: 'dresses/wrap dress' });
  const items = await parsed();
  expect(app.standIn.asked).toHaveLength(1);
  const asked = textOf(app.standIn.asked[0]?.messages.at(-1));
  expect(asked.split('LINES\n')[1]).toBe('1. The thing from grandma\n2. Ganni');
  expect(items.map(({ status, guesses }) => [status, guesses[0]?.subcategory, guesses.length])).toEqual([
    ['available', undefined, 0],
    ['to_check', 'brooch', 2],
    ['to_check', 'wrap dress', 2],
    ['available', undefined, 0],
  ]);
});

it('kinds that there are not are no guesses', async () => {
  answering({ line: 1, kind: 'accessories/brooch' }, { line: 2, kind: 'spaceship' });
  const [, thing, ganni] = await parsed();
  expect(thing?.guesses[0]?.subcategory).toBe('brooch');
  expect(ganni?.guesses).toHaveLength(2);
  answering({ line: 9, kind: 'accessories/brooch' });
  const [, stillUnknown] = await parsed();
  expect(stillUnknown?.guesses[0]?.subcategory).not.toBe('brooch');
});

it.each(['broken', 'empty', 'wrong schema', 'hang'] as const)(
  'a model that is %s leaves the guesses of the engine',
  async (mood) => {
    app.standIn.answer = () => undefined;
    app.standIn.mood = mood;
    const items = await parsed();
    expect(items.map(({ guesses }) => guesses.length)).toEqual([0, 2, 2, 0]);
  },
);

it('nothing is asked where every line is clear', async () => {
  const person = await app.test.signUp();
  await person.client.parseItems({ body: { description: 'black jeans\nnavy blazer' } });
  expect(app.standIn.asked).toHaveLength(0);
});
