import type { Memory } from '../assistant-context.ts';
import type { SaidDays } from '../understanding/read-day.ts';

/** "Dinner with Denise that night". */
const thatDay = /\b(?:that|the same|same) (?:very )?(?:night|evening|day|morning|afternoon)\b/i;

/** The day that a message points back at; undefined where it does not, or none was spoken of. */
export function daySpokenOf(english: string, memory: Memory | undefined): SaidDays | undefined {
  const [said] = thatDay.exec(english) ?? [];
  const day = memory?.focus?.day ?? memory?.dressedFor?.[0]?.day;
  if (said === undefined || day === undefined) return undefined;
  return { first: day, last: day, said, evening: /night|evening/i.test(said) };
}
