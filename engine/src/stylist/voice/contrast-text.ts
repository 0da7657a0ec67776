import type { Neighbours } from '../terms/contrast.ts';
import type { Voice } from './voice.ts';
import { agree, difference, the } from './words.ts';

/** The step between two garments that touch: a missed match of two large ones, else that of the largest pair. */
export function contrastSentence(voice: Voice, pairs: readonly Neighbours[]): string {
  const area = (pair: Neighbours) => pair.first.share * pair.second.share;
  const large = [...pairs].sort((x, y) => area(y) - area(x) || x.difference - y.difference);
  const missed = large.find(({ first: a, second: b, difference: step }) => {
    return step > 3 && step < 14 && Math.min(a.share, b.share) >= 0.1;
  });
  const { first, second, difference: step } = missed ?? large[0];
  const [one, two] = [the(first), the(second)];
  const by = difference(step);
  const [facts, ends] = phrasesFor(step, { one, two, by, is: agree(first, 'is', 'are') });
  return voice.join(`contrast ${bandOf(step)}`, facts, ends);
}

type Words = { one: string; two: string; by: string; is: string };
type Phrases = readonly [facts: readonly string[], ends: readonly string[]];

function bandOf(step: number): number {
  return [3, 14, 26, 52].filter((limit) => step >= limit).length;
}

function phrasesFor(step: number, words: Words): Phrases {
  return [matching, missing, moderate, clear, stark][bandOf(step)](words);
}

function matching({ one, two, by }: Words): Phrases {
  return [
    [
      `${one} and ${two} match (${by})`,
      `Between ${one} and ${two} there is no step (${by})`,
      `${one} could be cut from ${two} (${by})`,
      `At ${by}, ${one} and ${two} are one block of color`,
    ],
    [
      ', so they read as a single long piece',
      ', a column that leaves the rest to cut and cloth',
      ': a choice that needs a second surface to stay alive',
      ', which is calm and asks for detail elsewhere',
    ],
  ];
}

function missing({ one, two, by, is }: Words): Phrases {
  return [
    [
      `${one} and ${two} are close in color (${by})`,
      `With ${by} between them, ${one} and ${two} neither match nor contrast`,
      `${one} ${is} only ${by} from ${two}`,
      `${one} and ${two} are nearly neighbours in color (${by})`,
      `A mere ${by} separates ${one} from ${two}`,
    ],
    [
      ', near enough to look like a match that missed',
      '; go further one way or the other',
      ', so the join is soft',
      ', and that is easily taken for an accident',
      '; a bolder step would say that it was meant',
      ', and neither gains by it',
    ],
  ];
}

function moderate({ one, two, by }: Words): Phrases {
  return [
    [
      `From ${one} to ${two} is a moderate step (${by})`,
      `${one} and ${two} stand ${by} apart`,
      `${one} beside ${two} makes a mild contrast of ${by}`,
      `Between ${one} and ${two} lies a step of ${by}`,
      `At ${by}, ${one} and ${two} keep a polite distance`,
    ],
    [
      ', enough to see where each begins',
      ', a gentle contrast that could go further',
      ', discreet and still readable',
      ', quiet and clear at once',
    ],
  ];
}

function clear({ one, two, by, is }: Words): Phrases {
  return [
    [
      `${one} against ${two} is a clear contrast (${by})`,
      `${one} and ${two} are ${by} apart`,
      `There is ${by} from ${one} to ${two}`,
      `The line between ${one} and ${two} is crisp (${by})`,
      `${one} ${is} set off from ${two} by ${by}`,
      `${one} and ${two} keep ${by} between them`,
    ],
    [
      ', right where a contrast reads best',
      ', so both are seen at once',
      ', enough to tell them apart across the street',
      ', and each keeps its shape',
      ', a good, plain step',
      ', which gives the outfit its structure',
    ],
  ];
}

function stark({ one, two, by }: Words): Phrases {
  return [
    [
      `${one} and ${two} meet at full contrast (${by})`,
      `From ${one} to ${two} the color leaps ${by}`,
      `${one} against ${two} is a stark contrast (${by})`,
      `Between ${one} and ${two} lies a jump of ${by}`,
    ],
    [
      ', which cuts the outfit sharply in two',
      ', and the eye goes to the join first',
      ': bold, and it draws a line there',
      ', the far end of the scale',
    ],
  ];
}
