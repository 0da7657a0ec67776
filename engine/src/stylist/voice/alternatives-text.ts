import type { Zone } from '../../vision/look.ts';
import type { Garment } from '../garment.ts';
import type { Raise } from '../raise.ts';
import type { Scored } from '../score-look.ts';
import { raiseText } from './raise-text.ts';
import type { Voice } from './voice.ts';
import { percent, the } from './words.ts';

const small: ReadonlySet<Zone> = new Set(['feet', 'hand', 'head', 'waist']);

/** Other ways to wear the same clothes: a further change with its number, one idea for colour, one for the pieces. */
export function alternatives(voice: Voice, scored: Scored, later: readonly Raise[]): string[] {
  const main = scored.garments.filter(({ zone }) => !small.has(zone));
  const [first, second] = main.length > 0 ? main : scored.garments;
  return [
    ...later.slice(0, 1).map((raise) => raiseText(voice, raise, scored, 'alternative')),
    voice.pick('alternative colour', colourIdeas(scored, first, second)),
    voice.pick('alternative piece', second ? pairIdeas(first, second) : singleIdeas(first)),
  ];
}

function colourIdeas({ findings }: Scored, first: Garment, second: Garment | undefined): string[] {
  const colour = first.main.name;
  if (findings.colour.description.kind === 'neutral')
    return [
      'Keep the neutrals and give the smallest piece a colour',
      'Same clothes, one bright sock or scarf: neutrals carry nearly any single hue',
      `Go further into neutral with three depths around ${colour}`,
      'Change nothing but the cloth: the same neutrals in rougher and smoother surfaces',
      `Set one strong colour, cobalt or garnet for example, beside the ${colour}`,
      'Mix a warm neutral with a cool one, sand beside grey',
      `Take ${colour} into the shoes too, for one line from top to floor`,
      'Swap one neutral for its warmer cousin: camel for grey, cream for white',
      'Put a stripe or a check into one of the neutrals',
      'Let the lightest neutral come nearest to the face',
      'Try it with one metallic detail instead of colour',
      'Add a washed pastel, ice blue or blush, and leave the neutrals in the lead',
      `One step from ${colour} to a dark green or a wine would still be quiet`,
    ];
  return [
    `Build a tonal version around ${colour}, a shade lighter or darker in each piece`,
    `Make ${colour} the only colour and turn the rest to neutrals`,
    `Repeat ${(second ?? first).main.name} once more in something small, so that it looks intended`,
    `Give the ${first.label} a plain white partner, and nothing else has to change`,
    `Wear ${the(first)} with charcoal from head to shoe for a quieter day`,
    `Turn the order around: a neutral in the place of ${the(first)}, and ${colour} in the small things`,
    `Soften ${colour} with cream or sand`,
    `Set ${colour} against denim and let it be the only hue`,
    `Bring in a stripe that has ${colour} in it`,
    `Move ${colour} away from the middle: to the feet, the bag or the collar`,
    `Compare ${colour} by daylight with navy and with grey, and keep the calmer pair`,
    `Wear ${colour} next to its own pastel`,
    `Try ${colour} with camel`,
    `Let ${colour} appear twice, large and small, and nothing else`,
    `Pick a deeper version of ${colour} for the evening`,
  ];
}

function pairIdeas(first: Garment, second: Garment): string[] {
  const ideas = [
    `Pair ${the(second)} with something of a different surface and keep the rest`,
    `Dress ${the(first)} up with tailoring, or down with a sweatshirt in the same colour`,
    `Take ${the(second)} out and start again from ${the(first)}`,
    `Keep ${the(first)} and ${the(second)}, and change what is at the feet`,
    `Give ${the(second)} the lead for once: everything else a shade quieter`,
    `Wear ${the(second)} on another day as the only colour, with everything else in grey`,
    `Choose ${the(second)} in a heavier cloth and ${the(first)} in a lighter one`,
    `Change one thing only: in the place of ${the(second)}, something in ${first.main.name}`,
    `Swap the roles: let ${the(second)} be the larger part`,
    `Add an open layer in a tone between ${first.main.name} and ${second.main.name}`,
    `Keep ${the(second)} in company of linen or flannel, by the weather`,
    'Reverse the depths: light where it is dark now, and dark where it is light',
    `Let ${the(first)} meet denim and see how much it relaxes`,
    `Photograph ${the(first)} and ${the(second)} apart: the one that looks better alone should lead`,
  ];
  for (const garment of [first, second]) ideas.push(...zoneIdeas(garment));
  return ideas;
}

/** What can be done with a garment where it sits. */
function zoneIdeas(garment: Garment): string[] {
  const name = the(garment);
  switch (garment.zone) {
    case 'upper':
      return [
        `Put a layer open over ${name} to break up its ${percent(garment.share)} of the area`,
        `Drape a jumper over ${name}, in a second colour`,
      ];
    case 'full':
      return [
        `Belt ${name} once, leave it loose once, and see which line you like`,
        `Wear a fine knit over ${name} and let the lower part act as a skirt`,
      ];
    case 'lower':
      return [`Show an edge by folding the hem of ${name}`, `Set ${name} under a long open layer`];
    case 'outer':
      return [`Close ${name} once and let only its colour speak`, `Hang ${name} over the shoulders`];
    default:
      return [];
  }
}

function singleIdeas(garment: Garment): string[] {
  const only = the(garment);
  return [
    `Wear ${only} once with a clearly lighter partner and once with a darker one, and compare`,
    `Set ${only} against denim, then against tailoring: two different days from one piece`,
    `Show ${only} with nothing else patterned and nothing else bright`,
    `Build a column of one colour around ${only}`,
    `Photograph ${only} with three different shoes and choose`,
    `Find ${only} a partner of a rougher cloth`,
    `Try ${only} under something open and over something long`,
    `Make ${only} the smallest part of an outfit instead of the largest`,
    ...zoneIdeas(garment),
  ];
}
