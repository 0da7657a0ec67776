import { z } from 'zod';
import { calendarLimits } from '../calendar/calendar-options.ts';
import { endpoint } from '../wire/endpoint.ts';
import { paths } from '../wire/paths.ts';
import { occasionCodes } from './occasion-options.ts';

/** What an occasion was taken for. `source` is `person` where somebody set the dress code for events of this name. */
export const occasionReading = z.object({
  label: z.string(),
  code: z.enum(occasionCodes),
  evening: z.boolean(),
  outdoors: z.boolean(),
  source: z.enum(['words', 'type', 'person']),
});
export type OccasionReading = z.infer<typeof occasionReading>;

export const occasionEndpoints = {
  setOccasion: endpoint({
    ...paths.setOccasion,
    summary: 'Sets the dress code of events with a title; null goes back to what the title says',
    body: z.object({
      title: z.string().trim().min(1).max(calendarLimits.maxTitle),
      code: z.enum(occasionCodes).nullable(),
    }),
    response: occasionReading,
  }),
};
