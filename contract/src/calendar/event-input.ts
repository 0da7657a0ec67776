import { z } from 'zod';
import { givenDay } from '../wardrobe/wardrobe-item.ts';
import { dialogEventTypes, eventTypes } from './calendar-options.ts';

/** The stored types and, for input, the dialog's words for them. */
export const eventType = z
  .string()
  .transform((given) => {
    const word = given.trim().toLowerCase();
    return (dialogEventTypes as Record<string, string>)[word] ?? word;
  })
  .pipe(z.enum(eventTypes));

/** A moment with an offset or `Z`, a wall-clock time in the user's time zone, or a whole day. */
export const eventTime = z.union([
  z.iso.datetime({ offset: true }),
  z.iso.datetime({ local: true }),
  givenDay,
]);
