import type { Endpoint } from '@drape/contract/wire/endpoint';
import { endpoints } from '@drape/contract/wire/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { outfitPhoto } from '../photos.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { mutated, type RandomSource, seededRandom } from './mutated-bytes.ts';

/** `DRAPE_MALFORMED_UPLOADS=10000 npm run test:faults` sends them all. */
const count = Number(process.env.DRAPE_MALFORMED_UPLOADS ?? 200);
const atOnce = 8;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: { PLANS: 'off', DEMO_ACCOUNT: 'off' } });
});
afterAll(() => test.close());

/** Every place that takes a file. */
const doors = Object.values<Endpoint>(endpoints).flatMap(({ method, path, file }) =>
  file && !path.includes(':') ? [{ method, path, field: file.field }] : [],
);

async function photos(): Promise<Buffer[]> {
  const drawn = await Promise.all([0, 1, 2].map((variant) => outfitPhoto({ width: 120, variant })));
  const { default: sharp } = await import('sharp');
  const [first] = drawn;
  const others = await Promise.all([
    sharp(first).png().toBuffer(),
    sharp(first).webp().toBuffer(),
    sharp(first).gif().toBuffer(),
    sharp(first).tiff().toBuffer(),
    sharp(first).avif().toBuffer(),
  ]);
  return [...drawn.map((bytes) => Buffer.from(bytes)), ...others];
}

function framed(field: string, photo: Buffer): Buffer {
  const head = `--x\r\nContent-Disposition: form-data; name="${field}"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), photo, Buffer.from('\r\n--x--\r\n')]);
}

/** One upload that is broken in the picture or around it. */
async function send(random: RandomSource, originals: Buffer[], token: string): Promise<number> {
  const door = random.pick(doors);
  const photo = random.pick(originals);
  const body = random.chance(0.75)
    ? framed(door.field, mutated(photo, random))
    : mutated(framed(door.field, photo), random);
  const answer = await fetch(`${test.origin}/api${door.path}`, {
    method: door.method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'multipart/form-data; boundary=x' },
    body: Uint8Array.from(body),
  });
  await answer.arrayBuffer();
  return answer.status;
}

it(
  `of ${count} uploads made by mutation of real pictures none is answered with a fault, and the server lives on`,
  async () => {
    const originals = await photos();
    const { token, client } = await test.signUp();
    const random = seededRandom(20_260_504);
    const statuses = new Map<number, number>();
    let left = count;
    const lane = async () => {
      while (left-- > 0) {
        const status = await send(random, originals, token);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        // Nobody may send as many; here it is the decoders that are to be reached.
        if (status === 429) await test.app.database.write.deleteFrom('throttles').execute();
      }
    };
    await Promise.all(Array.from({ length: atOnce }, lane));
    const said = Object.fromEntries([...statuses].sort());
    if (count > 1000) console.log(`${count} malformed uploads by status: ${JSON.stringify(said)}`);
    // A busy server may ask to come back (503); anything else above is a fault.
    const faults = [...statuses.keys()].filter((status) => status >= 500 && status !== 503);
    expect(faults, JSON.stringify(said)).toEqual([]);
    expect([...statuses.values()].reduce((sum, times) => sum + times, 0)).toBe(count);
    expect((await client.health()).status).toBe('ok');
  },
  Math.max(120_000, count * 1000),
);
