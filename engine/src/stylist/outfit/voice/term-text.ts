import type { Objective } from '../worth/objective.ts';
import type { OutfitTermKey } from '../worth/term-weights.ts';
import type { Combination } from '../worth/terms-of-outfit.ts';
import { list } from './plain-words.ts';
import { colourReason } from './reasons.ts';

/** One short line for a term, as it is shown under the score's details. */
export function termText(
  key: OutfitTermKey,
  objective: Objective,
  combination: Combination,
  worth: number,
): string {
  const isGood = worth > -0.2;
  switch (key) {
    case 'code': {
      const { label } = objective.day.occasion;
      return isGood ? `Fits the occasion (${label}).` : `Not quite what the occasion (${label}) asks for.`;
    }
    case 'weather':
      return isGood ? 'Works for the weather.' : 'Not ideal for the weather.';
    case 'colour': {
      const reason = colourReason(combination);
      if (reason) return `${reason}.`;
      return isGood ? 'The colors go together.' : 'Some colors pull in different directions.';
    }
    case 'style':
      return isGood ? 'The pieces belong together.' : 'Some pieces don’t belong together.';
    case 'pattern':
      return combination.main.some(({ traits }) => traits.figure > 0)
        ? isGood
          ? 'The pattern has room to breathe.'
          : 'The patterns compete.'
        : 'No patterns.';
    case 'taste':
      return isGood ? 'Close to what you like.' : 'Not quite what you usually like.';
    case 'finish': {
      const names = combination.accessories.map(({ traits }) => traits.name);
      return names.length > 0 ? `Finished with ${list(names)}.` : 'Nothing added.';
    }
  }
}
