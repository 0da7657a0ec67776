import { z } from 'zod';
import { engineStamp } from '../analysis/analysis.ts';
import { calendarEvent } from '../calendar/calendar.ts';
import { eventTypes } from '../calendar/calendar-options.ts';
import { calendarDay, wardrobeItem } from '../wardrobe/wardrobe-item.ts';
import { endpoint } from '../wire/endpoint.ts';
import { paths } from '../wire/paths.ts';
import { deleted, id, score100 } from '../wire/wire.ts';
import { chatLimits, chatTexts } from './chat-texts.ts';

/** As much of an item as a card shows. */
const shownItem = wardrobeItem.pick({ id: true, description: true, thumbnail_url: true, palette: true });

/** What is shown beside the words of an answer. `total` counts also what a card leaves out. */
export const chatCard = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('items'),
    title: z.string(),
    items: z.array(shownItem),
    total: z.number().int(),
  }),
  z.object({
    kind: z.literal('outfit'),
    title: z.string(),
    items: z.array(shownItem),
    date: calendarDay,
    event_type: z.enum(eventTypes),
    event_id: id.nullable(),
    score: score100,
  }),
  z.object({ kind: z.literal('packing'), title: z.string(), items: z.array(shownItem) }),
  z.object({
    kind: z.literal('palette'),
    title: z.string(),
    colors: z.array(z.object({ name: z.string(), hex: z.string() })),
  }),
  z.object({
    kind: z.literal('events'),
    events: z.array(calendarEvent.pick({ id: true, title: true, startTime: true, hasOutfit: true })),
  }),
]);
export type ChatCard = z.infer<typeof chatCard>;

/** A button. `plan` and `worn` change something and are only carried out when the person confirms. */
export const chatAction = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('plan'),
    label: z.string(),
    item_ids: z.array(id),
    date: calendarDay,
    event_type: z.enum(eventTypes),
    event_id: id.nullable(),
    title: z.string(),
  }),
  z.object({ kind: z.literal('worn'), label: z.string(), item_ids: z.array(id), date: calendarDay }),
  z.object({ kind: z.literal('open'), label: z.string(), href: z.string().startsWith('/') }),
  /** Sends its label as the next message. */
  z.object({ kind: z.literal('ask'), label: z.string() }),
]);
export type ChatAction = z.infer<typeof chatAction>;

const chatRequest = z.object({
  message: z.string().trim().min(1, chatTexts.blank).max(chatLimits.maxMessageLength, chatTexts.tooLong),
  conversation_id: z.string().max(64).nullable().optional(),
  /** False: the wardrobe, the preferences are neither read nor sent anywhere. */
  include_wardrobe: z.boolean().default(true),
  include_preferences: z.boolean().default(true),
});
export type ChatRequest = z.output<typeof chatRequest>;

/**
 * `remaining_messages` counts after this message, null without a limit; `notice` says why a language model did not
 * answer. Asked for by `Accept: text/event-stream`, the answer comes as events: `status` (`text`), `delta` (`text`), and
 * last `done` with this object or `error` with the body of an error. The text of `done` replaces what was streamed.
 */
/** What an answer has changed, so that the page fetches it again. */
export const chatAreas = ['wardrobe', 'calendar', 'profile'] as const;
export type ChatArea = (typeof chatAreas)[number];

export const chatResponse = z.object({
  response: z.string(),
  conversation_id: id,
  remaining_messages: z.number().int().min(0).nullable(),
  cards: z.array(chatCard),
  actions: z.array(chatAction),
  engine: engineStamp,
  notice: z.string().nullable(),
  changed: z.array(z.enum(chatAreas)),
});
export type ChatResponse = z.infer<typeof chatResponse>;

/** A piece of a streamed answer: what is being done, or what is being said. */
const chatPiece = z.object({ text: z.string() });

export const assistantEndpoints = {
  chat: endpoint({
    ...paths.chat,
    summary: 'Asks the Fashion Assistant; as a stream of events where the caller accepts one',
    body: chatRequest,
    response: chatResponse,
    errors: ['limit_reached', 'too_many_requests'],
    creates: true,
    streams: { status: chatPiece, delta: chatPiece },
  }),
  clearChat: endpoint({
    ...paths.clearChat,
    summary: 'Removes a conversation with everything that was said in it',
    params: z.object({ id }),
    response: deleted,
    errors: ['not_found'],
  }),
};
