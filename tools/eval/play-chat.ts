import { readFileSync } from 'node:fs';
import type { ChatResponse } from '@drape/contract/assistant/assistant';
import type { ItemChanges } from '@drape/contract/wardrobe/wardrobe-item';
import type { Client } from '@drape/contract/wire/client';
import { z } from 'zod';
import { startTestApp } from '../../server/test/test-app.ts';

/**
 * Plays written conversations against the real application and prints what the person would read: the answer, what is
 * shown, the buttons, and what was changed, beside what the writer expects. `--half even|odd` plays the conversations
 * with even or odd numbers, so that the others stay unseen.
 */
const waitMs = 61_000;

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
});
const persona = z.looseObject({
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
type Person = z.output<typeof persona>;
type Item = z.output<typeof item>;

const [file, ...options] = process.argv.slice(2);
const half = options.includes('--half') ? options[options.indexOf('--half') + 1] : undefined;

async function dress(client: Client, { wardrobe, events, home, gender, timeZone }: Person): Promise<void> {
  if (home) await client.updateProfile({ body: { home_town: home } });
  if (timeZone) await client.updateProfile({ body: { time_zone: timeZone } });
  if (gender === 'male' || gender === 'female') await client.updatePreferences({ body: { gender } });
  const ids = new Map<string, string>();
  for (const each of wardrobe) {
    const hung = await hang(client, each);
    // What waits for a look is in no outfit yet.
    if (hung !== undefined) ids.set(each.name, hung);
  }
  for (const { title, when, place, planned } of events) {
    const event = await client.createEvent({ body: { title, startTime: when, location: place ?? null } });
    const itemIds = (planned ?? []).flatMap((name) => ids.get(name) ?? []);
    if (itemIds.length === 0) continue;
    const { id, eventType } = event;
    await client.createOutfit({
      body: { wardrobe_item_ids: itemIds, date: when.slice(0, 10), event_type: eventType, event_id: id },
    });
  }
}

/** Answers with the item's id, of several that one name makes with the first; undefined where it waits for a look. */
async function hang(client: Client, { name, worn, price, bought, state }: Item): Promise<string | undefined> {
  const body = { description: name };
  const unread = { ...body, category: 'accessories' as const, color_primary: 'black' };
  const made = await client.createItems({ body }).catch(() => client.createItems({ body: unread }));
  const ids = 'items' in made ? made.items.map(({ id }) => id) : [made.id];
  const lentTo = /^lent(?: to)? ?(.*)$/.exec(state ?? '');
  const day = bought && `${bought}-01`.slice(0, bought.length === 4 ? 4 : 10);
  const changes: ItemChanges = {
    ...(price ? { price } : {}),
    ...(day ? { purchase_date: day.length === 4 ? `${day}-01-01` : day } : {}),
    ...(state === 'favorite' ? { is_favorite: true } : {}),
    ...(state === 'archived' ? { is_archived: true } : {}),
    ...(lentTo ? { status: 'lent' as const, kept_in: lentTo[1] || null } : {}),
    ...(/wash|laundry/.test(state ?? '') ? { status: 'in_wash' as const } : {}),
    ...(/repair/.test(state ?? '') ? { status: 'repair' as const } : {}),
  };
  for (const [k, id] of ids.entries()) {
    // A suit becomes two items and was paid for once.
    const own = k === 0 ? changes : { ...changes, price: null };
    if (Object.keys(changes).length > 0) await client.updateItem({ params: { id }, body: own });
    for (const date of worn ?? []) await client.markWorn({ params: { id }, body: { date } });
  }
  const first = 'items' in made ? made.items[0] : made;
  return first?.status === 'to_check' ? undefined : first?.id;
}

function show({ response, cards, actions, changed, notice }: ChatResponse): string {
  const shown = cards.map((card) => {
    if (card.kind === 'events')
      return `   [events] ${card.events.map(({ title, startTime }) => `${title} ${startTime}`).join(' | ')}`;
    if (card.kind === 'palette') return `   [palette] ${card.colors.map(({ name }) => name).join(', ')}`;
    const total = card.kind === 'items' ? ` of ${card.total}` : '';
    const on = card.kind === 'outfit' ? ` ${card.date} ${card.event_type} ${card.score}` : '';
    return `   [${card.kind}${total}${on}] ${card.title}: ${card.items.map(({ description }) => description).join(' | ')}`;
  });
  const buttons = actions.map((each) => each.label).join(' / ');
  return [
    ` < ${response.replaceAll('\n', '\n   ')}`,
    ...shown,
    ...(buttons ? [`   (${buttons})`] : []),
    ...(changed.length > 0 ? [`   *changed: ${changed.join()}*`] : []),
    ...(notice ? [`   !${notice}`] : []),
  ].join('\n');
}

if (file === undefined) throw new Error('Usage: play-chat.ts FILE [--half even|odd]');
const person = persona.parse(JSON.parse(readFileSync(file, 'utf8')));
const isPlayed = (conversation: number) =>
  half === undefined || (conversation % 2 === 0 ? 'even' : 'odd') === half;
const test = await startTestApp();
test.clock.advance(Date.parse(`${person.today}T08:00:00Z`) - test.clock.now().getTime());
try {
  const { client } = await test.signUp();
  await dress(client, person);
  const ids = new Map<number, string>();
  const times: number[] = [];
  for (const { conversation, say, good, bad } of person.turns.filter((each) => isPlayed(each.conversation))) {
    test.clock.advance(waitMs);
    const started = performance.now();
    const conversation_id = ids.get(conversation) ?? null;
    const answer = await client.chat({ body: { message: say, conversation_id } });
    times.push(performance.now() - started);
    ids.set(conversation, answer.conversation_id);
    console.log(`${conversation_id === null ? `\n=== ${conversation}\n` : ''}> ${say}`);
    console.log(show(answer));
    if (good) console.log(`     good: ${good}`);
    if (bad) console.log(`     bad: ${bad}`);
  }
  times.sort((a, b) => a - b);
  console.log(`median ${times[Math.floor(times.length / 2)]?.toFixed(0)} ms`);
} finally {
  await test.close();
}
