import type { EventType } from '@drape/contract/calendar-options';

const sport =
  /\b(hik(e|es|ing)|trek(king)?|trail|mountain(eering)?|climb(ing)?|jog(ging)?|running|parkrun|marathon|ski(ing)?|snowboarding|cycling|bike ride|yoga|pilates|tennis|football|soccer|basketball|volleyball|badminton|squash|rowing|kayaking)\b/i;

/** What to dress for: the event's type, but for sport that only its title tells. */
export function dressType({ title, type }: { title: string; type: EventType }): EventType {
  return (type === 'casual' || type === 'other') && sport.test(title) ? 'workout' : type;
}
