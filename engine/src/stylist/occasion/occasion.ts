import { type OccasionCode, occasionCodes } from '@drape/contract/outfits/occasion-options';
import type { EventType } from '../outfit/outfit.ts';

export { type OccasionCode, occasionCodes };

/** What an occasion means for clothes. */
export type Occasion = {
  /** The entry of the table that was read, or the stored type where no word told more. */
  id: string;
  /** Two to four words for a person. */
  label: string;
  code: OccasionCode;
  /** Dressiness as a range from 1 sport and home to 5 black tie. */
  level: readonly [low: number, high: number];
  setting: string;
  outdoors: boolean;
  evening: boolean;
  mood: string;
  role: string;
  /** The sport or the like that needs its own clothes. */
  activity: string | null;
  required: readonly string[];
  welcome: readonly string[];
  out: readonly string[];
  /** How it was read: from words of the title, by the type, or set by the person. */
  source: 'words' | 'type' | 'person';
  /** What it was read from, where there were words. */
  clues?:
    | {
        title: string;
        place: string;
        /** 0 to 23; null for a whole day. */
        hour: number | null;
        weekday: number | undefined;
        /** Chances of the dress codes by the learned reader, in the order of `occasionCodes`. */
        chances: readonly number[];
        /** Chances of activities, settings and moods by the same reader. */
        told: readonly number[];
        /** Whether the dress code is beyond doubt: it is said outright, the type decides, or there is no title. */
        settled: boolean;
      }
    | undefined;
};

/** What an occasion is read from. Times are local. */
export type OccasionWords = {
  title: string;
  description?: string | null;
  location?: string | null;
  /** 0 to 23; null for a whole day. */
  hour: number | null;
  /** 0 Sunday to 6 Saturday. */
  weekday?: number;
  /** How long it lasts, in hours. */
  hours?: number | undefined;
  eventType: EventType;
  /** Whether the person chose the type, so that it may not be read away. */
  typeIsChosen?: boolean;
  /** The dress code that the person set for events of this name. */
  corrected?: OccasionCode | null;
};
