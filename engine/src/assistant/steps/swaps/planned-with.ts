import { plannedIn } from '../../answers/events-question.ts';
import type { AssistantContext, AssistantEvent, Memory } from '../../assistant-context.ts';

/** What is remembered where the outfit that is planned for an event is spoken of. */
export async function plannedWith(context: AssistantContext, event: AssistantEvent): Promise<Memory> {
  return {
    tool: 'planned_outfit',
    shown: event.outfit?.itemIds ?? [],
    ...plannedIn(event, await context.items(), context),
    focus: { itemIds: [], eventId: event.id, day: event.day },
    isPlanned: true,
  };
}
