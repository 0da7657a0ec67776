import type { OccasionCode } from './occasion.ts';
import { type Change, spokenCodes, wordChanges } from './occasion-words.ts';

/** The dress code that a title or description names outright. */
export function spokenCode(text: string): OccasionCode | undefined {
  return spokenCodes.find(({ words }) => words.test(text))?.code;
}

/** Where one goes, even if the day ends at home. */
const away: ReadonlySet<string> = new Set(['worship', 'hospital', 'stage']);

/** What further words of a title change. */
export function changesOf(text: string, setting: string): Change[] {
  return (
    wordChanges
      .filter(({ words, only }) => words.test(text) && (only === undefined || only === setting))
      // After church one goes home; one is dressed for church.
      .filter(({ change }) => change.setting !== 'home' || !away.has(setting))
      .map(({ change }) => change)
  );
}
