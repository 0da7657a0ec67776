import type { EventType } from '@drape/contract/calendar/calendar-options';
import { nextDay } from '../../platform/local-time.ts';

type DemoEvent = {
  title: string;
  eventType: EventType;
  /** Days from the sign-in to the first and, for whole days, to the last of it. */
  inDays: number;
  untilDays?: number;
  /** Wall-clock times; without them it lasts whole days. */
  from?: string;
  to?: string;
  location: string | null;
};

/** What the demo person is up to: each kind of dress once, and a trip. */
export const demoEvents: readonly DemoEvent[] = [
  { title: 'Client meeting', eventType: 'business', inDays: 1, from: '10:00', to: '11:30', location: null },
  { title: "Dinner at Luigi's", eventType: 'date', inDays: 2, from: '19:30', to: '22:00', location: null },
  { title: 'Run with Mia', eventType: 'workout', inDays: 3, from: '09:00', to: '10:00', location: null },
  {
    title: "Anna and Tom's wedding",
    eventType: 'formal',
    inDays: 6,
    from: '14:00',
    to: '23:00',
    location: null,
  },
  { title: 'Weekend in Lisbon', eventType: 'travel', inDays: 12, untilDays: 14, location: 'Lisbon' },
];

type DemoOutfit = { name: string; eventType: EventType; daysAgo: number; pieces: readonly string[] };

/** What the demo person keeps in the lookbook, by the names of the pieces. */
export const demoOutfits: readonly DemoOutfit[] = [
  {
    name: 'Monday at the office',
    eventType: 'business',
    daysAgo: 12,
    pieces: [
      'Navy wool blazer',
      'White poplin shirt',
      'Charcoal wool trousers',
      'Brown leather loafers',
      'Cognac leather tote',
    ],
  },
  {
    name: 'Saturday market',
    eventType: 'casual',
    daysAgo: 7,
    pieces: [
      'Navy striped Breton tee',
      'Straight blue jeans',
      'Beige trench coat',
      'White leather sneakers',
      'Navy crossbody bag',
    ],
  },
  {
    name: 'Green at dinner',
    eventType: 'date',
    daysAgo: 9,
    pieces: ['Forest green wrap dress', 'Nude heels', 'Gold clutch'],
  },
];

type DiaryDay = Omit<DemoOutfit, 'name'>;

/**
 * What was worn on the days before, so that a look back shows two weeks as people dress. On the days of a photo it is
 * what the photo shows.
 */
export const demoDiary: readonly DiaryDay[] = [
  {
    eventType: 'casual',
    daysAgo: 1,
    pieces: [
      'Navy wool blazer',
      'White poplin shirt',
      'Camel chinos',
      'Brown leather loafers',
      'Steel watch',
    ],
  },
  {
    eventType: 'business',
    daysAgo: 2,
    pieces: [
      'Charcoal merino turtleneck',
      'Camel suede midi skirt',
      'Black Chelsea boots',
      'Beige trench coat',
    ],
  },
  {
    eventType: 'casual',
    daysAgo: 3,
    pieces: ['Grey hoodie', 'Ecru wide jeans', 'White leather sneakers', 'Olive down jacket'],
  },
  {
    eventType: 'casual',
    daysAgo: 4,
    pieces: ['Burgundy lambswool jumper', 'Straight blue jeans', 'White leather sneakers'],
  },
  {
    eventType: 'business',
    daysAgo: 5,
    pieces: ['Ivory silk blouse', 'Black wide-leg trousers', 'Camel checked blazer', 'Black ballet flats'],
  },
  {
    eventType: 'workout',
    daysAgo: 6,
    pieces: ['Grey melange tee', 'Black running leggings', 'Grey running shoes'],
  },
  {
    eventType: 'business',
    daysAgo: 8,
    pieces: [
      'Light blue Oxford shirt',
      'Navy pleated trousers',
      'Brown leather loafers',
      'Charcoal wool coat',
      'Cognac leather tote',
    ],
  },
  {
    eventType: 'casual',
    daysAgo: 10,
    pieces: [
      'Oatmeal cable jumper',
      'Dark slim jeans',
      'Brown ankle boots',
      'Charcoal wool coat',
      'Burgundy wool scarf',
    ],
  },
  {
    eventType: 'business',
    daysAgo: 11,
    pieces: [
      'Fine striped office shirt',
      'Charcoal wool trousers',
      'Brown leather loafers',
      'Beige trench coat',
    ],
  },
  {
    eventType: 'casual',
    daysAgo: 13,
    pieces: ['Rust checked flannel', 'Olive chinos', 'White leather sneakers', 'Blue denim jacket'],
  },
  {
    eventType: 'workout',
    daysAgo: 14,
    pieces: ['Black long-sleeve tee', 'Black running leggings', 'Grey running shoes'],
  },
];

/** So many days are written down by hand; what was worn before them is left to chance. */
export const writtenDays = 14;

/** The trip that the last of the events is about. */
export function demoTrip(today: string) {
  return {
    name: 'Weekend in Lisbon',
    place: 'Lisbon',
    start_day: nextDay(today, 12),
    end_day: nextDay(today, 14),
  };
}

/** The event as the calendar takes it, for somebody whose today is `today`. */
export function demoEvent({ inDays, untilDays, from, to, ...event }: DemoEvent, today: string) {
  const day = nextDay(today, inDays);
  return {
    ...event,
    description: null,
    startTime: from === undefined ? day : `${day}T${from}:00`,
    endTime: to === undefined ? nextDay(today, untilDays ?? inDays) : `${day}T${to}:00`,
  };
}
