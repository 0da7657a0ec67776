import type { OccasionCode } from '@drape/contract/outfits/occasion-options';
import type { DateFormat } from '@drape/contract/profile/options';
import type { Occasion } from '../stylist/occasion/occasion.ts';
import type { EventType, OutfitItem, PlannedWear, Weather } from '../stylist/outfit/outfit.ts';
import type { Taste } from '../stylist/outfit/worth/taste.ts';
import type { Change } from './change.ts';
import type { DressedFor } from './dialogue/dressed-for.ts';
import type { IntentName, Language } from './intent/intent-names.ts';
import type { FactAsked } from './steps/facts/tell-wardrobe-facts.ts';
import type { AwayDays } from './steps/trips/trip-days.ts';
import type { Trip } from './tools/trip.ts';
import type { Amount } from './understanding/read-amounts.ts';

/** A wardrobe item as people speak of it. Days as `YYYY-MM-DD`. */
export type AssistantItem = OutfitItem & {
  colour: string;
  secondColour: string | null;
  brand: string | null;
  size: string | null;
  tags: string[];
  price: number | null;
  currency: string | null;
  /** `available`, `in_wash`, `lent` or `repair`. */
  status: string;
  careNotes: string | null;
  /** Where it is, or with whom it was left. */
  keptIn: string | null;
  /** When it was bought, where that was entered. */
  purchasedOn: string | null;
  ownedSince: string;
};

/** `day` is its first calendar day where the person lives, `time` as it is shown there ("7:30 PM"), null all day. */
export type AssistantEvent = {
  id: string;
  title: string;
  eventType: EventType;
  day: string;
  time: string | null;
  location: string | null;
  /** The time of day where the person lives, "19:30"; null all day. */
  clock: string | null;
  outfit: { itemIds: string[]; description: string } | null;
};

/** An outfit that stands in the calendar. */
export type AssistantPlan = { id: string; day: string; itemIds: string[]; eventId: string | null };

export type LastAnalysis = {
  id: string;
  day: string;
  /** 0 to 10. */
  rating: number;
  color: string;
  fit: string;
  texture: string;
  occasion: string;
  improvements: string[];
};

export type PlaceWeather = Weather & {
  place: string | null;
  /** A place that was named and that is not known. */
  unknownPlace?: string | null;
};

/** An event, with what a message says of it and the dress code that it asks for. */
export type EventAsked = { eventId: string; said?: string | undefined; code?: OccasionCode | undefined };

/** What the assistant may know of a person. Everything is read only when a tool asks for it. */
export type AssistantContext = {
  /** The words of a message that say what garments it wishes for, where they are known. */
  wished?: string | undefined;
  /** The words of a message for what is dressed for, where they are known. */
  occasionSaid?: string | undefined;
  /** Whether a message changes the outfit that was shown and names no other occasion, place, or day for it. */
  keepsOccasion?: boolean | undefined;
  /** `YYYY-MM-DD` where the person lives. */
  today: string;
  units: 'metric' | 'imperial';
  dateFormat: DateFormat;
  /** False where the person keeps the wardrobe out of this question: then `items` is never called. */
  hasWardrobe: boolean;
  /** Whether the person's plan includes outfits; `planSentence` says what to do where it does not. */
  plansOutfits: boolean;
  planSentence: string;
  items(): Promise<AssistantItem[]>;
  /** Where the person lives, as two letters; null where it is not known. */
  country(): Promise<string | null>;
  /** What was put away, and what was deleted and can still be brought back. */
  archived(): Promise<AssistantItem[]>;
  binned(): Promise<AssistantItem[]>;
  /** What was noted as worn on a day. */
  wornOn(day: string): Promise<string[]>;
  /** The planned outfits of some days, both included. */
  plans(firstDay: string, lastDay: string): Promise<AssistantPlan[]>;
  preferences(): Promise<{ styles: string[]; colours: string[] }>;
  taste(): Promise<Taste>;
  /** As the profile says it. */
  gender(): Promise<string | null>;
  /** What was worn or is planned in the two weeks around a day, without what is planned for the event itself. */
  planned(day: string, eventId: string | null): Promise<PlannedWear[]>;
  /** Events that touch the days, both included, by their start. */
  events(firstDay: string, lastDay: string): Promise<AssistantEvent[]>;
  /** What an event means for clothes, as everything that plans for it reads it; undefined where it is not known. */
  occasionOf(asked: EventAsked): Promise<Occasion | undefined>;
  /** Of an event's own hours where one is given, else of the day's. */
  weather(day: string, place: string | null, eventId?: string | null): Promise<PlaceWeather>;
  lastAnalysis(): Promise<LastAnalysis | undefined>;
};

/** What is shown beside the words of an answer, by ids of items and events. */
export type Card =
  | { kind: 'items'; title: string; itemIds: string[]; total: number }
  | {
      kind: 'outfit';
      title: string;
      itemIds: string[];
      date: string;
      eventType: EventType;
      eventId: string | null;
      /** 0 to 100. */
      score: number;
    }
  | { kind: 'packing'; title: string; itemIds: string[] }
  | { kind: 'palette'; title: string; colours: { name: string; hex: string }[] }
  | { kind: 'events'; eventIds: string[] };

/** What a button beside an answer offers; the first two change something and are confirmed by the person. */
export type Action =
  | {
      kind: 'plan';
      label: string;
      itemIds: string[];
      date: string;
      eventType: EventType;
      eventId: string | null;
      title: string;
    }
  | { kind: 'worn'; label: string; itemIds: string[]; date: string }
  | { kind: 'open'; label: string; page: 'wardrobe' | 'calendar' | 'analysis' | 'upgrade'; search?: string }
  | { kind: 'ask'; label: string };

/** What is looked for in a wardrobe; everything given must hold. `kinds` are those under which garments are drawn. */
export type ItemFilter = {
  /** Certain garments, by what their owner calls them. */
  ids?: string[];
  /** How the garment was called: "sweaters". */
  noun?: string;
  categories?: AssistantItem['category'][];
  kinds?: string[];
  /** Key of a row of the garment tables, for garments that no kind tells apart. */
  row?: number;
  colours?: string[];
  notColours?: string[];
  materials?: string[];
  patterns?: string[];
  tags?: string[];
  brands?: string[];
  sizes?: string[];
  season?: 'spring' | 'summer' | 'fall' | 'winter';
  occasion?: string;
  favourite?: true;
  status?: string;
  price?: Amount;
  worn?: Amount;
  /** Not worn on or after this day. */
  notWornSince?: string;
  /** Last worn on or after, on or before these days. */
  wornFrom?: string;
  wornTo?: string;
  /** What it must stand up to. */
  use?: 'rain' | 'walking';
  /** The dress code that it must be inside of. */
  suits?: EventType;
  /** `colours` mean the main colour alone. */
  mainColour?: true;
  /** None of these may hold. */
  not?: ItemFilter[];
  warm?: boolean;
  /** Least formality on the scale from 1 to 5. */
  formalFrom?: number;
};

/** An outfit that somebody wishes for. */
export type OutfitWish = {
  /** What it is for, in the person's words: "dinner tonight". */
  title: string;
  /** The words it was asked for in, which say more of the occasion than a title. */
  said?: string;
  eventType: EventType;
  /** How dressed up it should be, where that was asked for. */
  code?: OccasionCode;
  eventId: string | null;
  day: string;
  place: string | null;
  /** Garments that must be in it: one of the garments of each filter. */
  with: ItemFilter[];
  /** Garments that must not be in it. */
  without: ItemFilter[];
  locked: string[];
  excluded: string[];
  styles: string[];
  colours: string[];
  /** Dress as if it were so many degrees warmer (cooler below 0). */
  degrees: number;
  /** Dress as if it rained. */
  rain?: true;
  /** Dress as if it felt so warm, in degrees Celsius, whatever the weather is. */
  feltC?: number;
  /** The best, the next best … */
  turn: number;
  /** The outfits that were shown for it, where another one was asked for. */
  seen?: string[][];
};

/** The garments that were named last, or the few that were shown, and the event and the day that were spoken of. */
export type Focus = { itemIds: string[]; eventId?: string; day?: string };

/** What a conversation remembers of its last answer, so that "why?" and "in black?" have a meaning. Plain JSON. */
export type Memory = {
  /** What the person said. */
  said?: string;
  tool: string;
  shown: string[];
  filter?: ItemFilter;
  wish?: OutfitWish;
  outfit?: {
    itemIds: string[];
    slots: Record<string, string>;
    clo: number;
    reasons: string[];
    improvements: string[];
  };
  /** The outfit is one that stands in the calendar. */
  isPlanned?: true;
  /** What was dressed for or spoken of, the last first: events, and days. */
  dressedFor?: DressedFor[];
  /** The outfit that was shown last, kept while other things are spoken of. */
  lastOutfit?: { outfit: NonNullable<Memory['outfit']>; wish: OutfitWish };
  /** The outfits that were shown side by side, to choose one of. */
  options?: { card: Extract<Card, { kind: 'outfit' }>; outfit: NonNullable<Memory['outfit']> }[];
  /** What was talked about, as topics. */
  topic?: string;
  /** What the question was taken for, and its words, so that "and silk?" asks the same of silk. */
  intent?: string;
  question?: string;
  /** The garments that others were matched to. */
  anchors?: string[];
  colours?: string[];
  language?: Language;
  /** The person says "Sie" in German. */
  isFormal?: true;
  /** What is spoken of, whatever was shown since: the garments, the event and the day that "it" and "then" mean. */
  focus?: Focus;
  /** The garments spoken of in this conversation, the last first. */
  recent?: string[];
  /** The few garments that were last shown side by side: "the other one" is the one of them that is not spoken of. */
  group?: string[];
  /** The garments that the person named side by side last: "which one" is one of them. */
  named?: string[];
  /** Where the weather was told of. */
  place?: string;
  /** Who was spoken of last, so that "her" and "ihm" mean them. */
  person?: string;
  /** The kind of garment that was spoken of in general: "ties". */
  kindSaid?: string;
  /** What was just added, in the words it was added with. */
  added?: string;
  /** What was asked for has just been done. */
  justDone?: true;
  /** Which command waits for a choice among these items. */
  asking?: { intent: IntentName; text: string; itemIds: string[]; besideIds?: string[] };
  /** What was asked of one thing, so that "and the blazer?" asks the same of another. */
  askedOf?: IntentName;
  /** What was asked of some garments, so that "and the shoes?" asks the same of others. */
  fact?: { asked: FactAsked; itemIds: string[] };
  /** The trip that was packed for last, so that the next message changes it. */
  trip?: Trip;
  /** Where and when somebody said that they are away. */
  away?: AwayDays & { place?: string };
  /** What somebody wants to be reminded of, and who has it, while the day is missing. */
  reminder?: { title: string; who: string | null };
  /** The last command, so that "no, the floral one" and "make it 4" correct it. */
  command?: { intent: IntentName; text: string };
  /** Somebody has told how they feel: what is not understood afterwards is listened to. */
  feeling?: true;
  /**
   * What waits for a yes, and what is said once it is done. `before` waited before it was changed, `asked` is how it was
   * asked about, and `rest` still waits where only the last of two is refused.
   */
  pending?: {
    change: Change;
    done: string;
    before?: Change;
    asked?: string;
    rest?: { change: Change; done: string; asked: string };
  };
  /** What was just refused, so that "actually yes" still means it. */
  declined?: Memory['pending'];
  /** What was asked about and neither done nor refused since: people go on as if it were done. */
  unsettled?: Change[];
  /** What undoes the last change. */
  undo?: Change;
};

export type Answer = {
  text: string;
  cards: Card[];
  actions: Action[];
  memory: Memory;
  /** What is to be changed now: the person has said yes. */
  change?: Change;
  /** Whether the question was understood and could be answered. */
  known: boolean;
};
