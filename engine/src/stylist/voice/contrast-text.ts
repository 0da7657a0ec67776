import type { Neighbours } from '../terms/contrast.ts';
import type { Voice } from './voice.ts';
import { agree, difference, the } from './words.ts';

/** The step between two garments that touch: the closest pair where it is too close, else the strongest. */
export function contrastSentence(voice: Voice, pairs: readonly Neighbours[]): string {
  const closest = pairs[0];
  const strongest = pairs[pairs.length - 1];
  const pair = closest.difference < 14 ? closest : strongest;
  const [one, two] = [the(pair.first), the(pair.second)];
  const step = difference(pair.difference);
  if (pair.difference < 7)
    return voice.pick('contrast', [
      `${one} and ${two} all but match (${step}), so they read as one block`,
      `Between ${one} and ${two} there is almost no step (${step}): where one ends is hard to tell`,
      `${one} and ${two} run into one another at ${step}, which makes a single column of colour`,
      `At ${step}, ${one} and ${two} look like two halves of the same piece`,
      `${one} could be cut from ${two} (${step})`,
      `Seen from afar ${one} and ${two} are one piece, at ${step}`,
      `Hardly anything parts ${one} from ${two} (${step}), and the outline has to do all the work`,
    ]);
  if (pair.difference < 14)
    return voice.pick('contrast', [
      `${one} and ${two} are close in colour (${step}): near enough to look like a match that missed`,
      `With ${step} between them, ${one} and ${two} neither match nor contrast; go further one way or the other`,
      `${one} ${agree(pair.first, 'is', 'are')} only ${step} from ${two}, so the join is soft`,
      `${one} and ${two} are nearly neighbours in colour (${step}), and neither gains by it`,
      `A step of ${step} from ${one} to ${two} is easily taken for an accident`,
      `The step from ${one} to ${two} is small (${step}), and the two tend to merge`,
      `${step} is all that separates ${one} from ${two}; a bolder step would say it was meant`,
    ]);
  if (pair.difference < 26)
    return voice.pick('contrast', [
      `From ${one} to ${two} is a moderate step (${step}), enough to see where each begins`,
      `${one} and ${two} stand ${step} apart: a gentle contrast that could go a little further`,
      `${one} beside ${two} makes a mild contrast of ${step}`,
      `Between ${one} and ${two} lie ${step}, a step that stays discreet`,
      `The contrast between ${one} and ${two} is soft but readable at ${step}`,
      `At ${step}, ${one} and ${two} keep a polite distance`,
      `${two} and ${one} differ by ${step}, which is quiet and clear at once`,
    ]);
  if (pair.difference <= 52)
    return voice.pick('contrast', [
      `${one} against ${two} is a clear, easy contrast (${step})`,
      `${one} and ${two} are ${step} apart, which is right where a contrast reads best`,
      `${step} between ${one} and ${two} is a good, plain contrast`,
      `There is ${step} from ${one} to ${two}, so both are seen at once`,
      `You can tell ${one} from ${two} across the street (${step})`,
      `The line between ${one} and ${two} is crisp at ${step}`,
      `${one} ${agree(pair.first, 'stands', 'stand')} out well from ${two} (${step})`,
      `A step of ${step} lets ${one} and ${two} each keep their shape`,
    ]);
  return voice.pick('contrast', [
    `${one} and ${two} meet at full contrast (${step}), which cuts the figure sharply in two`,
    `At ${step} the jump from ${one} to ${two} is as hard as it gets; it is bold, and it draws a line there`,
    `${one} against ${two} is a stark contrast (${step}), and the eye goes to the join first`,
    `From ${one} to ${two} the colour leaps ${step}`,
    `${step} between ${one} and ${two} makes for a hard edge`,
    `Nothing is softer than it needs to be between ${one} and ${two}: ${step}, the far end of the scale`,
    `The meeting of ${one} and ${two} is the loudest thing here (${step})`,
  ]);
}
