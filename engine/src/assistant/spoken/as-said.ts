import type { Language } from '../intent/intent-names.ts';
import { correctedAtOnce } from './corrected-at-once.ts';
import { inFigures } from './in-figures.ts';
import { looksFirst } from './looks-first.ts';
import { otherwise } from './otherwise.ts';
import { wornAsTold } from './told-worn.ts';
import { writtenDown } from './written-down.ts';

/** A message with what was dictated as it would be typed, and with what was put right in the same breath. */
export function asSaid(typed: string, language: Language, today: string): string {
  const text = otherwise(typed, language, today);
  const said = looksFirst(correctedAtOnce(writtenDown(text, language), language), language);
  return language === 'en' ? wornAsTold(inFigures(said.replace(allOfThem, 'them'))) : said;
}

/** "Delete the two of them", "both of those": nothing else than "them". */
const allOfThem =
  /(?<!\p{L})(?:the (?:two|three|four|pair|lot)|both|all (?:two|three|four)) of (?:them|those|these)(?!\p{L})/giu;
