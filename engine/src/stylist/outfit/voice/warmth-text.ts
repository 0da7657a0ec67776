import type { Objective } from '../objective.ts';
import type { Combination } from '../terms-of-outfit.ts';
import { ensembleClo, spareClo } from '../thermal-comfort.ts';
import { degrees, verb } from './plain-words.ts';

/** How far a combination is from the insulation needed, in clo: above 0 too warm. Outer layer on, and off. */
export function warmthGap(
  { day }: Objective,
  { main }: Combination,
): { outdoors: number; indoors: number | undefined } {
  const sum = (all: boolean) =>
    main.reduce((total, { slot, traits }) => total + (all || slot !== 'outer' ? traits.clo : 0), 0);
  return {
    outdoors: ensembleClo(sum(true)) - day.outdoorClo,
    indoors: day.indoorClo === undefined ? undefined : ensembleClo(sum(false)) - day.indoorClo,
  };
}

const noticeable = 0.3;
/** Beyond what opening a coat makes up for. */
const tooWarm = spareClo.outdoors + 0.1;

/** Warmth outdoors at the felt temperature and indoors without the coat, as a sentence without its stop. */
export function warmthText({
  objective,
  combination,
}: {
  objective: Objective;
  combination: Combination;
}): string {
  const { outdoors, indoors } = warmthGap(objective, combination);
  const { weather, units = 'metric' } = objective.day.request;
  const felt = degrees(weather.feltC, units);
  const coat = combination.main.find(({ slot }) => slot === 'outer')?.traits;
  const outside = outsideText(outdoors, felt);
  if (indoors === undefined) return outside;
  if (indoors > noticeable + 0.1) return `${outside}, and a little warm indoors`;
  if (indoors < -noticeable - 0.1) return `${outside}, and a little cool indoors`;
  if (coat && outdoors >= -noticeable)
    return `${outside}; comfortable indoors when the ${coat.name} ${verb(coat.name, 'is', 'are')} off`;
  return `${outside}${outdoors >= -noticeable && outdoors <= tooWarm ? ', and comfortable indoors' : '; comfortable indoors'}`;
}

function outsideText(outdoors: number, felt: string): string {
  if (outdoors < -0.7) return `clearly too light for ${felt} outdoors`;
  if (outdoors < -noticeable) return `a little light for ${felt} outdoors`;
  if (outdoors > 2 * tooWarm) return `too warm for ${felt} outdoors`;
  if (outdoors > tooWarm) return `on the warm side for ${felt} outdoors`;
  return `right for ${felt} outdoors`;
}
