import { type Client, createClient } from '@drape/contract/wire/client';
import { paths } from '@drape/contract/wire/paths';
import sharp from 'sharp';
import { webCalendar } from '../calendar-exports.ts';
import { outfitPhoto } from '../photos.ts';
import { unzip, zipOf } from '../zip-files.ts';
import { mutated, type RandomSource } from './mutated-bytes.ts';

/** A kind of file that people send, real ones of it, and every place that takes it. */
export type InputKind = {
  name: 'pictures' | 'tables' | 'calendars' | 'archives';
  originals: Buffer[];
  /** A broken one; of some the inside is broken and what is around it is whole. */
  broken(random: RandomSource): Promise<Buffer> | Buffer;
  doors: { path: string; fields?: Record<string, string> }[];
};

async function pictures(width: number): Promise<Buffer[]> {
  const drawn = await Promise.all([0, 1, 2].map((variant) => outfitPhoto({ width, variant })));
  const first = sharp(drawn[0]);
  const others = await Promise.all([
    first.clone().png().toBuffer(),
    first.clone().webp().toBuffer(),
    first.clone().gif().toBuffer(),
    first.clone().tiff().toBuffer(),
    first.clone().avif().toBuffer(),
  ]);
  return [...drawn.map((bytes) => Buffer.from(bytes)), ...others];
}

const clothes = `navy wool blazer
white cotton shirt, Marks & Spencer, size M
grey wool trousers
black leather oxfords`;

/** A wardrobe as the product itself exports it, with a photo in it. */
async function archive(client: Client, origin: string): Promise<Buffer> {
  await client.createItems({ body: { description: clothes } });
  const photo = await outfitPhoto({ width: 240 });
  const id = (await client.listItems()).items[0]?.id ?? '';
  await client.addItemImage({ params: { id }, file: new Blob([photo]) });
  const { url } = await client.exportWardrobe();
  return Buffer.from(await (await fetch(new URL(url, origin))).arrayBuffer());
}

/** Breaks a text and leaves it one: what no text holds becomes a sign that means something in tables and calendars. */
function brokenText(text: Buffer, random: RandomSource): Buffer {
  const meaningful = Buffer.from(' ,;\t"\'\n:=\\0Aé', 'latin1');
  const head = random.chance(0.7) ? text.indexOf('\n') + 1 : 0;
  const changed = Buffer.concat([text.subarray(0, head), mutated(text.subarray(head), random)]);
  if (random.chance(0.3)) return changed;
  return Buffer.from(
    changed.map((byte) =>
      byte === 10 || byte === 13 || (byte >= 32 && byte < 127) ? byte : random.pick([...meaningful]),
    ),
  );
}

/** The archive with one of its files broken and packed again, or broken itself. */
async function brokenArchive(whole: Buffer, random: RandomSource): Promise<Buffer> {
  if (random.chance(0.4)) return mutated(whole, random);
  const entries = [...(await unzip(whole))];
  const at = random.below(entries.length);
  const repacked = entries.map(([name, bytes], n) => ({
    name,
    bytes: n === at ? brokenText(bytes, random) : bytes,
  }));
  return Buffer.from(zipOf(repacked));
}

const table = `name,category,color_primary,brand,tags
navy wool blazer,tops,#1f2a44,Moss,"office, autumn"
white shirt,tops,#ffffff,,work
grey trousers,bottoms,#808080,"Smith; Sons",
`;
const semicolons = 'Beschreibung;Farbe;Größe\nHemd weiß;weiß;M\n"Hose; grau";grau;L\n';
const tabs = 'description\tcolor\nred dress\tred\nblue jeans\tblue\n';

type Sent = { baseUrl: string; token: string; door: InputKind['doors'][number]; bytes: Buffer };

/** The status that a file is answered with, and the sentence of a refusal. */
export async function sendFile({ baseUrl, token, door, bytes }: Sent): Promise<[number, string]> {
  const form = new FormData();
  for (const [name, value] of Object.entries(door.fields ?? {})) form.set(name, value);
  form.set('file', new Blob([Uint8Array.from(bytes)]), 'file');
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(baseUrl + door.path, { method: 'POST', headers, body: form });
  const text = await answer.text();
  return [answer.status, answer.ok ? '' : String(JSON.parse(text).message)];
}

export async function inputKinds(baseUrl: string, token: string, photoWidth: number): Promise<InputKind[]> {
  const client = createClient({ baseUrl, token: () => token });
  const list = { path: paths.importWardrobe.path, fields: { dry_run: 'true' } };
  const photos = await pictures(photoWidth);
  const lists = [table, semicolons, tabs].map((text) => Buffer.from(text));
  const calendar = Buffer.from(webCalendar);
  const exported = await archive(client, baseUrl);
  return [
    {
      name: 'pictures',
      originals: photos,
      broken: (random) => mutated(random.pick(photos), random),
      doors: [
        { path: paths.uploadAnalyze.path },
        { path: paths.uploadAvatar.path },
        { path: paths.queuePhoto.path },
        { path: paths.considerPurchase.path },
      ],
    },
    {
      name: 'tables',
      originals: lists,
      broken: (random) => brokenText(random.pick(lists), random),
      doors: [list],
    },
    {
      name: 'calendars',
      originals: [calendar],
      broken: (random) => brokenText(calendar, random),
      doors: [{ path: paths.importCalendar.path }],
    },
    {
      name: 'archives',
      originals: [exported],
      broken: (random) => brokenArchive(exported, random),
      doors: [list],
    },
  ];
}
