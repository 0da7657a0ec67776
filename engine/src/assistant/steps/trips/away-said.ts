import { knownPlaces } from '../../../knowledge/words/known-places.ts';
import type { Answer, AssistantContext, Memory } from '../../assistant-context.ts';
import { readPlace, townOf } from '../../understanding/read-place.ts';
import { englishOf } from '../../wishes/command-of-wish.ts';
import { readAway, saysStay } from './trip-days.ts';

/**
 * An answer that remembers where and when somebody is away, once they have said so: "we're in York the 12th to the 15th"
 * says for which days the next message packs.
 */
export function withAwaySaid(
  answer: Answer,
  { today }: Pick<AssistantContext, 'today'>,
  typed: string,
  before: Memory | undefined,
): Answer {
  const english = englishOf(typed, answer.memory.language ?? before?.language ?? 'en');
  const days = readAway(english, today);
  const said = readPlace(english);
  const place = said !== undefined && knownPlaces.has(townOf(said)) ? { place: said } : {};
  const isStay = saysStay(days);
  if (!isStay && place.place === undefined)
    return before?.away ? { ...answer, memory: { ...answer.memory, away: before.away } } : answer;
  return { ...answer, memory: { ...answer.memory, away: { ...(isStay ? days : {}), ...place } } };
}
