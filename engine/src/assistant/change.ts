import type { EventType } from '../stylist/outfit/outfit.ts';

/** Fields of an item that a message may set; the names are the assistant's own. */
export type ItemEdit = {
  description?: string;
  colour?: string;
  material?: string | null;
  brand?: string | null;
  size?: string | null;
  price?: number | null;
  season?: 'all' | 'spring' | 'summer' | 'fall' | 'winter';
  status?: 'available' | 'in_wash' | 'lent' | 'repair' | 'to_check';
  isArchived?: boolean;
  isFavorite?: boolean;
  /** `YYYY-MM-DD` */
  purchasedOn?: string | null;
  /** Where it is: with whom it was left. */
  keptIn?: string | null;
  addTags?: string[];
  tags?: string[];
};

/** A whole day, or a wall-clock time where the person lives ("19:00"). */
export type EventTime = { day: string; time: string | null };

/**
 * Something that a person told the assistant to change. It is carried out only after they said yes, and the code that carries
 * it out hands back the change that undoes it.
 */
export type Change =
  /** One after the other, after one yes. */
  | { kind: 'several'; changes: Change[] }
  /** Added as it is described; `edit` then sets what was said beside it. */
  | { kind: 'add_items'; text: string; edit?: ItemEdit }
  | { kind: 'edit_items'; itemIds: string[]; edit: ItemEdit }
  /** Puts back what each of them was before. */
  | { kind: 'edit_each'; edits: { itemId: string; edit: ItemEdit }[] }
  | { kind: 'delete_items'; itemIds: string[] }
  | { kind: 'restore_items'; itemIds: string[] }
  | { kind: 'wear_items'; itemIds: string[]; day: string }
  | { kind: 'unwear_items'; itemIds: string[]; day: string }
  | {
      kind: 'plan_outfit';
      itemIds: string[];
      day: string;
      eventType: EventType;
      eventId: string | null;
      title: string;
    }
  | { kind: 'move_plans'; moves: { planId: string; day: string }[] }
  | { kind: 'delete_plans'; planIds: string[] }
  | { kind: 'restore_plans'; planIds: string[] }
  /** A trip whose suitcase holds `itemIds`; both days are included. */
  | {
      kind: 'add_trip';
      name: string;
      place: string | null;
      firstDay: string;
      lastDay: string;
      itemIds: string[];
    }
  | { kind: 'delete_trips'; tripIds: string[] }
  | { kind: 'restore_trips'; tripIds: string[] }
  | { kind: 'add_event'; title: string; at: EventTime; location: string | null }
  | { kind: 'move_event'; eventId: string; at: EventTime }
  | { kind: 'set_event_time'; eventId: string; startTime: string; endTime: string }
  | { kind: 'delete_events'; eventIds: string[] }
  | { kind: 'restore_events'; eventIds: string[] }
  | { kind: 'set_styles'; styles: string[] }
  | { kind: 'set_taste'; weights: Record<string, number | null> }
  | { kind: 'set_home'; town: string | null }
  | { kind: 'set_units'; units: 'metric' | 'imperial' | null };
