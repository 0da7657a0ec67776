import { eventTypeOf } from '@drape/contract/calendar/event-type';
import { type OccasionCode, occasionCodes } from '@drape/contract/outfits/occasion-options';
import type { OccasionReading } from '@drape/contract/outfits/occasions';
import type { Occasion } from '@drape/engine/stylist/occasion/occasion';
import { readOccasion } from '@drape/engine/stylist/occasion/read-occasion';
import type { Database } from '../../../platform/database/database.ts';
import { deleteCorrection, findCorrection, saveCorrection } from './corrections.ts';
import type { Purpose } from './occasion.ts';

/** What somebody says of an event beside its title, and the dress code that they ask for. */
export type OccasionAsked = { said?: string | undefined; code?: OccasionCode | undefined };

/** What an outfit's purpose means for clothes. A type other than the title's own was chosen by the person. */
export async function occasionFor(
  database: Database,
  userId: string,
  { title, description, location, hour, hours, day, type }: Purpose,
  { said, code }: OccasionAsked = {},
): Promise<Occasion> {
  const known = title === '' ? undefined : await findCorrection(database.read, userId, titleKey(title));
  const corrected = code ?? known;
  return readOccasion({
    title,
    description: [description, said].filter(Boolean).join('\n') || null,
    location,
    hour,
    weekday: new Date(`${day}T12:00:00Z`).getUTCDay(),
    ...(hour === null ? {} : { hours: (hours.to.getTime() - hours.from.getTime()) / 3_600_000 }),
    eventType: type,
    typeIsChosen: type !== eventTypeOf(title),
    corrected: occasionCodes.find((each) => each === corrected) ?? null,
  });
}

/** Sets the dress code of events of a name, or forgets it, and answers how they are read from now on. */
export async function setOccasion(
  database: Database,
  userId: string,
  { title, code }: { title: string; code: OccasionCode | null },
): Promise<OccasionReading> {
  const key = titleKey(title);
  await database.transaction((transaction) =>
    code === null
      ? deleteCorrection(transaction, userId, key)
      : saveCorrection(transaction, { user_id: userId, title_key: key, code }),
  );
  const reading = readOccasion({ title, hour: null, eventType: eventTypeOf(title), corrected: code });
  return presentOccasion(reading);
}

export function presentOccasion({ label, code, evening, outdoors, source }: Occasion): OccasionReading {
  return { label, code, evening, outdoors, source };
}

/** Titles that differ only in case and spaces are of one name. */
function titleKey(title: string): string {
  return title.trim().toLowerCase().replace(/\s+/g, ' ');
}
