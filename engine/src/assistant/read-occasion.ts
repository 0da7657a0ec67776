import type { EventType } from '../stylist/outfit/outfit.ts';

/** What an outfit is for: the planner's type of event, the words for it, and how far it is dressier than the type. */
export type SaidOccasion = { eventType: EventType; said: string; outdoors: boolean };

/** First match decides, so that "business trip" is read before "trip". House table. */
const occasions: readonly [EventType, RegExp][] = [
  [
    'business',
    /\b(business (trip|travel|lunch|dinner|meeting|casual)|job interview|interview|first day at work|client|meeting|presentation|conference|court|pitch|negotiation|board)\b/,
  ],
  [
    'formal',
    /\b(wedding|gala|black[ -]tie|white[ -]tie|funeral|memorial|opera|ball|graduation|christening|baptism|premiere|award|formal (event|dinner|do|outfit|wear|look|evening)|something (very )?formal|prom)\b/,
  ],
  [
    'workout',
    /\b(gym|work ?out|training|fitness|yoga|pilates|run|running|jog|jogging|sport|sports|tennis|football|cycling|hike|hiking|trek|climb|climbing)\b/,
  ],
  [
    'date',
    /\b(date( night)?|dinner|romantic|restaurant|theatre|theater|concert|gallery|vernissage|cinema|opening|smart[ -]casual|anniversary|drinks with|wine bar)\b/,
  ],
  [
    'party',
    /\b(party|birthday|club|clubbing|dancing|night out|celebration|festival|cocktail|cocktails|new year|disco|carnival)\b/,
  ],
  ['business', /\b(work|office|job|boss|business|professional|desk)\b/],
  [
    'travel',
    /\b(flight|fly|flying|plane|airport|train|travel|travelling|traveling|trip|road trip|journey)\b/,
  ],
  ['formal', /\b(fancy|elegant|extra dressy|dressed up)\b/],
  [
    'casual',
    /\b(casual|weekend|brunch|lunch|breakfast|coffee|errands?|shopping|stroll|walk|picnic|museum|beach|home|park|zoo|barbecue|bbq|school|university|uni|class|lecture|friends|everyday|sightseeing|city)\b/,
  ],
];

export function readOccasion(text: string): SaidOccasion | undefined {
  const plain = text.toLowerCase();
  for (const [eventType, pattern] of occasions) {
    const match = pattern.exec(plain);
    if (match)
      return { eventType, said: match[0], outdoors: /hik|trek|climb|beach|picnic|park/.test(match[0]) };
  }
  return undefined;
}

const dressier: Partial<Record<EventType, EventType>> = {
  workout: 'casual',
  travel: 'casual',
  casual: 'date',
  other: 'business',
  date: 'formal',
  party: 'formal',
  business: 'formal',
};
const plainer: Partial<Record<EventType, EventType>> = {
  formal: 'business',
  business: 'casual',
  date: 'casual',
  party: 'casual',
  other: 'casual',
  casual: 'travel',
};

/** The type of event whose code is one step dressier, or plainer. */
export function shiftOccasion(eventType: EventType, step: 1 | -1): EventType {
  return (step > 0 ? dressier : plainer)[eventType] ?? eventType;
}
