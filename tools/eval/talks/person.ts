import { readFileSync } from 'node:fs';
import type { ItemChanges } from '@drape/contract/wardrobe/wardrobe-item';
import type { Client } from '@drape/contract/wire/client';
import { z } from 'zod';
import { expectation } from './expectation.ts';

/** Somebody who was written down: clothes, calendar, and what they type. */
const item = z.looseObject({
  name: z.string(),
  worn: z.array(z.string()).nullish(),
  price: z.number().nullish(),
  bought: z.string().nullish(),
  /** `in_wash`, `repair`, `archived`, `favorite`, or "lent to Zara". */
  state: z.string().nullish(),
});
const turn = z.looseObject({
  conversation: z.number(),
  say: z.string(),
  good: z.string().optional(),
  bad: z.string().optional(),
  want: expectation.nullish(),
});
const person = z.looseObject({
  today: z.string(),
  home: z.string().nullish(),
  /** As a browser sends it; without it, times are in UTC. */
  timeZone: z.string().nullish(),
  gender: z.string().nullish(),
  wardrobe: z.array(item),
  events: z.array(
    z.looseObject({
      title: z.string(),
      when: z.string(),
      place: z.string().nullish(),
      /** The names of the garments of the outfit that is planned for it. */
      planned: z.array(z.string()).nullish(),
    }),
  ),
  turns: z.array(turn),
});
export type Person = z.output<typeof person>;
type Item = z.output<typeof item>;

export const readPerson = (file: string): Person => person.parse(JSON.parse(readFileSync(file, 'utf8')));

/** Which id each garment and each event got, by the name that the writer gave it. */
export type Ids = { items: Map<string, string[]>; events: Map<string, string> };

export async function dress(client: Client, written: Person): Promise<Ids> {
  const { wardrobe, events, home, gender, timeZone } = written;
  if (home) await client.updateProfile({ body: { home_town: home } });
  if (timeZone) await client.updateProfile({ body: { time_zone: timeZone } });
  if (gender === 'male' || gender === 'female') await client.updatePreferences({ body: { gender } });
  const ids: Ids = { items: new Map(), events: new Map() };
  const wearable = new Map<string, string>();
  for (const each of wardrobe) {
    const hung = await hang(client, each);
    ids.items.set(each.name, hung.ids);
    // What waits for a look is in no outfit yet.
    if (hung.wearable !== undefined) wearable.set(each.name, hung.wearable);
  }
  for (const { title, when, place, planned } of events) {
    const event = await client.createEvent({ body: { title, startTime: when, location: place ?? null } });
    ids.events.set(title, event.id);
    const itemIds = (planned ?? []).flatMap((name) => wearable.get(name) ?? []);
    if (itemIds.length === 0) continue;
    const { id, eventType } = event;
    await client.createOutfit({
      body: { wardrobe_item_ids: itemIds, date: when.slice(0, 10), event_type: eventType, event_id: id },
    });
  }
  return ids;
}

function changesOf({ price, bought, state }: Item): ItemChanges {
  const lentTo = /^lent(?: to)? ?(.*)$/.exec(state ?? '');
  const day = bought && `${bought}-01`.slice(0, bought.length === 4 ? 4 : 10);
  return {
    ...(price ? { price } : {}),
    ...(day ? { purchase_date: day.length === 4 ? `${day}-01-01` : day } : {}),
    ...(state === 'favorite' ? { is_favorite: true } : {}),
    ...(state === 'archived' ? { is_archived: true } : {}),
    ...(lentTo ? { status: 'lent' as const, kept_in: lentTo[1] || null } : {}),
    ...(/wash|laundry/.test(state ?? '') ? { status: 'in_wash' as const } : {}),
    ...(/repair/.test(state ?? '') ? { status: 'repair' as const } : {}),
  };
}

/** Of several items that one name makes, the first is the one that is worn. */
async function hang(client: Client, written: Item): Promise<{ ids: string[]; wearable: string | undefined }> {
  const body = { description: written.name };
  const unread = { ...body, category: 'accessories' as const, color_primary: 'black' };
  const made = await client.createItems({ body }).catch(() => client.createItems({ body: unread }));
  const ids = 'items' in made ? made.items.map(({ id }) => id) : [made.id];
  const changes = changesOf(written);
  for (const [k, id] of ids.entries()) {
    // A suit becomes two items and was paid for once.
    const own = k === 0 ? changes : { ...changes, price: null };
    if (Object.keys(changes).length > 0) await client.updateItem({ params: { id }, body: own });
    for (const date of written.worn ?? []) await client.markWorn({ params: { id }, body: { date } });
  }
  const first = 'items' in made ? made.items[0] : made;
  return { ids, wearable: first?.status === 'to_check' ? undefined : first?.id };
}
