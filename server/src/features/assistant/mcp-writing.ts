import type { Scope } from '@drape/contract/account/scopes';
import { calendarLimits, eventTypes } from '@drape/contract/calendar/calendar-options';
import { wardrobeLimits } from '@drape/contract/wardrobe/wardrobe-options';
import type { Change } from '@drape/engine/assistant/change';
import { z } from 'zod';

const itemIds = z
  .array(z.string().min(1).max(64))
  .min(1)
  .max(50)
  .describe('Ids of items, as the reading tools list them');
const day = z.iso.date().describe('YYYY-MM-DD');
const words = z.string().trim().min(1);
const mostText = 5000;

const edit = {
  status: z.enum(['available', 'in_wash', 'lent', 'repair']).optional(),
  is_favorite: z.boolean().optional(),
  is_archived: z.boolean().optional().describe('Put away, and left out of outfits'),
  kept_in: z.string().max(wardrobeLimits.maxWord).nullable().optional().describe('Where it is, or with whom'),
  add_tags: z
    .array(z.string().trim().min(1).max(wardrobeLimits.maxTag))
    .max(wardrobeLimits.maxTags)
    .optional(),
};

/** What a call would change, and what is said once it is done. */
export type Prepared = { change: Change; done: string };

/** A tool that changes something. It is carried out at once: the person agreed to that by giving the token its scope. */
export type WritingTool = {
  name: string;
  description: string;
  scope: Scope;
  input: z.ZodObject;
  removes: boolean;
  /** Reads the given input, which the schema has checked. `today` is the person's day. */
  prepare(given: unknown, today: string): Prepared;
};

type Definition<Input extends z.ZodObject> = Omit<WritingTool, 'input' | 'prepare' | 'removes'> & {
  input: Input;
  removes?: true;
  prepare(given: z.output<Input>, today: string): Prepared;
};

function tool<Input extends z.ZodObject>(definition: Definition<Input>): WritingTool {
  const { name, description, scope, input, removes = false, prepare } = definition;
  return {
    name,
    description,
    scope,
    input,
    removes,
    prepare: (given, today) => prepare(input.parse(given), today),
  };
}

const count = (ids: readonly string[]) => (ids.length === 1 ? '1 item' : `${ids.length} items`);

export const writingTools: readonly WritingTool[] = [
  tool({
    name: 'add_items',
    description: 'Adds clothes to the wardrobe, described in words, one per line',
    scope: 'wardrobe:write',
    input: z.object({ text: words.max(mostText) }),
    prepare: ({ text }) => ({ change: { kind: 'add_items', text }, done: 'Added to the wardrobe.' }),
  }),
  tool({
    name: 'change_items',
    description: 'Changes items: in the wash or back, lent, in repair, favorite, put away, tags',
    scope: 'wardrobe:write',
    input: z.object({ item_ids: itemIds, ...edit }),
    prepare: ({ item_ids, status, is_favorite, is_archived, kept_in, add_tags }) => ({
      change: {
        kind: 'edit_items',
        itemIds: item_ids,
        edit: {
          ...(status === undefined ? {} : { status }),
          ...(is_favorite === undefined ? {} : { isFavorite: is_favorite }),
          ...(is_archived === undefined ? {} : { isArchived: is_archived }),
          ...(kept_in === undefined ? {} : { keptIn: kept_in }),
          ...(add_tags === undefined ? {} : { addTags: add_tags }),
        },
      },
      done: `Changed ${count(item_ids)}.`,
    }),
  }),
  tool({
    name: 'mark_worn',
    description: 'Notes that items were worn, today or on an earlier day',
    scope: 'wardrobe:write',
    input: z.object({ item_ids: itemIds, day: day.optional() }),
    prepare: ({ item_ids, day: on }, today) => ({
      change: { kind: 'wear_items', itemIds: item_ids, day: on ?? today },
      done: `Noted ${count(item_ids)} as worn on ${on ?? today}.`,
    }),
  }),
  tool({
    name: 'delete_items',
    description: 'Deletes items from the wardrobe; they can be brought back for ten minutes',
    scope: 'wardrobe:write',
    removes: true,
    input: z.object({ item_ids: itemIds }),
    prepare: ({ item_ids }) => ({
      change: { kind: 'delete_items', itemIds: item_ids },
      done: `Deleted ${count(item_ids)}.`,
    }),
  }),
  tool({
    name: 'restore_items',
    description: 'Brings back items that were deleted in the last ten minutes',
    scope: 'wardrobe:write',
    input: z.object({ item_ids: itemIds }),
    prepare: ({ item_ids }) => ({
      change: { kind: 'restore_items', itemIds: item_ids },
      done: `Brought back ${count(item_ids)}.`,
    }),
  }),
  tool({
    name: 'plan_outfit',
    description: 'Plans an outfit of these items for a day or an event',
    scope: 'outfits:write',
    input: z.object({
      item_ids: itemIds,
      day,
      title: z.string().trim().max(100).optional(),
      event_type: z.enum(eventTypes).optional(),
      event_id: z.string().min(1).max(64).optional(),
    }),
    prepare: ({ item_ids, day: on, title = '', event_type = 'casual', event_id = null }) => ({
      change: {
        kind: 'plan_outfit',
        itemIds: item_ids,
        day: on,
        eventType: event_type,
        eventId: event_id,
        title,
      },
      done: `Planned for ${on}.`,
    }),
  }),
  tool({
    name: 'add_event',
    description: 'Adds an event to the calendar',
    scope: 'outfits:write',
    input: z.object({
      title: words.max(calendarLimits.maxTitle),
      day,
      time: z
        .string()
        .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
        .optional()
        .describe('HH:MM where the person lives; without it the whole day'),
      location: z.string().trim().max(calendarLimits.maxLocation).optional(),
    }),
    prepare: ({ title, day: on, time = null, location = null }) => ({
      change: { kind: 'add_event', title, at: { day: on, time }, location },
      done: `Added ${title} on ${on}.`,
    }),
  }),
];
