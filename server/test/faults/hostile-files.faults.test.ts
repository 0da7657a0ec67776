import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../test-app.ts';
import { type InputKind, inputKinds, sendFile } from './hostile-inputs.ts';
import { type RandomSource, seededRandom } from './mutated-bytes.ts';

const ofEachKind = 40;
const seed = 27_112_026;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: { PLANS: 'off', DEMO_ACCOUNT: 'off' } });
});
afterAll(() => test.close());

type Answers = { read: number; refused: number; faults: string[] };

/** Sends broken files of a kind from two people at once and counts what came back. */
async function sendBroken(kind: InputKind, random: RandomSource, baseUrl: string): Promise<Answers> {
  const answers: Answers = { read: 0, refused: 0, faults: [] };
  let left = ofEachKind;
  const lane = async (token: string) => {
    for (let n = left--; n > 0; n = left--) {
      const bytes = await kind.broken(random);
      const [status, sentence] = await sendFile({ baseUrl, token, door: random.pick(kind.doors), bytes });
      if (status === 200) answers.read++;
      else if (status < 500 && sentence.length > 10) answers.refused++;
      else answers.faults.push(`file ${n} of ${kind.name}: ${status} ${sentence}`);
      // Nobody may send as many; here it is the readers of files that are to be reached.
      await test.app.database.write.deleteFrom('throttles').execute();
    }
  };
  const people = await Promise.all([test.signUp(), test.signUp()]);
  await Promise.all(people.map(({ token }) => lane(token)));
  return answers;
}

it(`${ofEachKind} broken pictures, tables, calendars and archives each are read or refused in a sentence, and whole ones are read after them`, async () => {
  const { token, client } = await test.signUp();
  const baseUrl = `${test.origin}/api`;
  const random = seededRandom(seed);
  for (const kind of await inputKinds(baseUrl, token, 120)) {
    const { read, refused, faults } = await sendBroken(kind, random, baseUrl);
    expect(faults).toEqual([]);
    // Some are broken where it does not matter, and some where it does.
    expect([kind.name, read > 0, refused > 0]).toEqual([kind.name, true, true]);
    for (const door of kind.doors)
      for (const bytes of kind.originals.slice(0, 2))
        expect((await sendFile({ baseUrl, token, door, bytes }))[0], kind.name).toBe(200);
  }
  expect((await client.me()).username).toBeTruthy();
}, 240_000);
