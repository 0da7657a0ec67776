import { readFileSync } from 'node:fs';
import type { Client } from '@drape/contract/wire/client';
import { startTestApp } from '../../server/test/test-app.ts';
import type { CorpusOccasion, CorpusWardrobe } from './corpus.ts';

/**
 * What readers are to be shown: `npm run plan:product -- FILE…` gives written wardrobes to the real application, clothes as
 * text and entries as events, plans each entry by the usual weather of its place, and prints a line of JSON for each.
 */
type Planned = {
  wardrobe: string;
  title: string;
  when: string;
  place: string;
  read: string | null;
  weather: { min_c: number; max_c: number; rain_chance: number } | null;
  score: number | null;
  items: string[];
};

/** Hangs every garment by its name, and answers with the names by the ids that they got. */
async function hang(client: Client, { items }: CorpusWardrobe): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const name of Object.values(items)) {
    const made = await client.createItems({ body: { description: name } });
    for (const { id } of 'items' in made ? made.items : [made]) names.set(id, name);
  }
  return names;
}

const hourMs = 3_600_000;

async function planEntry(
  client: Client,
  { title, when, hours, place }: CorpusOccasion,
  names: ReadonlyMap<string, string>,
): Promise<Omit<Planned, 'wardrobe'>> {
  const startTime = `${when}:00Z`;
  const endTime = new Date(Date.parse(startTime) + hours * hourMs).toISOString();
  const event = await client.createEvent({ body: { title, startTime, endTime, location: place || null } });
  const plan = await client.generatePlan({ body: { eventId: event.id, eventType: event.eventType } });
  return {
    title,
    when,
    place,
    read: plan.occasion?.label ?? null,
    weather: plan.weather,
    score: plan.score,
    items: [...new Set(plan.wardrobe_item_ids.flatMap((id) => names.get(id) ?? []))],
  };
}

async function planWardrobe(wardrobe: CorpusWardrobe): Promise<Planned[]> {
  const entries = [...wardrobe.occasions].sort((one, other) => (one.when < other.when ? -1 : 1));
  const [first] = entries;
  if (!first) return [];
  const test = await startTestApp();
  try {
    test.clock.advance(Date.parse(`${first.when.slice(0, 10)}T00:00:00Z`) - test.clock.now().getTime());
    const { client } = await test.signUp();
    await client.updateProfile({ body: { home_town: wardrobe.home } });
    const { gender } = wardrobe;
    if (gender === 'male' || gender === 'female') await client.updatePreferences({ body: { gender } });
    const names = await hang(client, wardrobe);
    const planned: Planned[] = [];
    for (const entry of entries)
      planned.push({ wardrobe: wardrobe.id, ...(await planEntry(client, entry, names)) });
    return planned;
  } finally {
    await test.close();
  }
}

for (const file of process.argv.slice(2))
  for (const planned of await planWardrobe(JSON.parse(readFileSync(file, 'utf8')) as CorpusWardrobe))
    console.log(JSON.stringify(planned));
