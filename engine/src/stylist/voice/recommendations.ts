import type { Recommendations } from '@drape/contract/analysis';
import type { Look } from '../../vision/look.ts';
import type { JudgeContext } from '../judge.ts';
import type { Raise } from '../raise.ts';
import type { Scored } from '../score-look.ts';
import { accessoriesFor } from './accessories-text.ts';
import { goodAdditions, paletteAdvice } from './palette-text.ts';
import { photoAdvice } from './photo-text.ts';
import { raiseText } from './raise-text.ts';
import { shoppingList } from './shopping-text.ts';
import type { Voice } from './voice.ts';
import { percent, rating, sentence, the } from './words.ts';

/** Five lists, best first. Each number is the same rating or measure, taken on the changed look. */
export function recommendationsFor(
  voice: Voice,
  look: Look,
  context: JudgeContext,
  scored: Scored,
  best: readonly Raise[],
): Recommendations {
  const additions = goodAdditions(scored, context);
  const [now, later] = splitRaises(scored, best);
  return {
    immediate_improvements: improvements(voice, look, scored, now).map(sentence),
    shopping_list: shoppingList(voice, context, scored, best, additions).map(sentence),
    styling_alternatives: alternatives(voice, scored, later).map(sentence),
    color_palette: paletteAdvice(voice, additions).map(sentence),
    accessories: accessoriesFor(voice, context, scored, additions).map(sentence),
  };
}

// A tenth more or less is within what another photo of the same clothes would change.
const leastRise = 0.15;

/** The first three changes that show in the rating, at most two of a kind, and what is left of them. */
function splitRaises(scored: Scored, best: readonly Raise[]): [now: Raise[], later: Raise[]] {
  const now: Raise[] = [];
  const later: Raise[] = [];
  for (const raise of best) {
    if (raise.rating < scored.rating + leastRise) continue;
    const alike = now.filter(({ kind }) => kind === raise.kind).length;
    (now.length < 3 && (alike < 2 || raise.kind === 'partner') ? now : later).push(raise);
  }
  return [now, later];
}

function improvements(voice: Voice, look: Look, scored: Scored, now: readonly Raise[]): string[] {
  const found = now.map((raise, index) => raiseText(voice, raise, scored, `improve ${index}`));
  const advice = photoAdvice(voice, look.photo.notes);
  const number = rating(scored.rating);
  if (found.length === 0)
    found.push(
      voice.pick('nothing', [
        `No single change that was tried moves the rating above ${number}; wear it as it is`,
        `Nothing tried in the same shapes beats ${number}, so leave it`,
        `At ${number}, each swap that was tried made it no better`,
        `Every change we measured came out at ${number} or below; this one is done`,
      ]),
    );
  return advice ? [...found, advice] : found;
}

function alternatives(voice: Voice, scored: Scored, later: readonly Raise[]): string[] {
  const { garments, findings } = scored;
  const [first, second] = garments;
  const found = later.slice(0, 1).map((raise) => raiseText(voice, raise, scored, 'alternative'));
  const { kind } = findings.colour.description;
  const colour = first.main.name;
  found.push(
    voice.pick(
      'alternative kind',
      kind === 'neutral'
        ? [
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
          ]
        : [
            `Build a tonal version around ${colour}, a shade lighter or darker in each piece`,
            `Make ${colour} the only colour and turn the rest to neutrals`,
            `Repeat ${(second ?? first).main.name} once more in something small, so that it looks intended`,
            `Give the ${first.label} a plain white partner, and nothing else has to change`,
            `Wear ${the(first)} with charcoal from head to shoe for a quieter day`,
            `Turn the order around: a neutral in the place of ${the(first)}, and ${colour} in the small things`,
            `Soften ${colour} with cream or sand instead of white`,
            `Set ${colour} against denim and let it be the only hue`,
            `Bring in a stripe that has ${colour} in it`,
            `Move ${colour} away from the middle: to the feet, the bag or the collar`,
            `Compare ${colour} by daylight with navy and with grey, and keep the calmer pair`,
            `Wear ${colour} next to its own pastel`,
            `Try ${colour} with camel instead of black`,
            `Lend ${colour} a patterned partner that contains it`,
            `Let ${colour} appear twice, large and small, and nothing else`,
            `Pick a deeper version of ${colour} for the evening`,
          ],
    ),
  );
  found.push(voice.pick('alternative swap', second ? pairIdeas(scored) : singleIdeas(scored)));
  return found;
}

function pairIdeas({ garments }: Scored): string[] {
  const [first, second] = garments;
  const whole = first.zone === 'full' || second.zone === 'full';
  return [
    whole
      ? `Belt ${the(first)} once, leave it loose once, and see which line you like`
      : `Wear ${the(first)} with your plainest denim for a day off`,
    `Put a layer open over ${the(first)} to break up its ${percent(first.share)} of the area`,
    `Turn up a sleeve or a hem of ${the(second)} to show an edge`,
    `Pair ${the(second)} with something of a different surface and keep the rest`,
    `Dress ${the(first)} up with a tailored layer, or down with a sweatshirt in the same colour`,
    `Take ${the(second)} out and start again from ${the(first)}`,
    `Keep ${the(first)} and ${the(second)}, and change what is at the feet`,
    `Give ${the(second)} the lead for once: everything else a shade quieter`,
    `Separate ${the(first)} from ${the(second)} with a belt or a strip of white`,
    `Wear ${the(second)} on another day as the only colour, with everything else in grey`,
    `Let a collar or a cuff show between ${the(first)} and ${the(second)}`,
    `Roll the sleeves, then wear ${the(first)} as before`,
    `Choose ${the(second)} in a heavier cloth and ${the(first)} in a lighter one`,
    `Try ${the(second)} with a white T-shirt and leave the rest to the shoes`,
    `Change one thing only: in the place of ${the(second)}, something in ${first.main.name}`,
    `Drape a jumper over the shoulders, in the colour of ${the(second)}`,
    `Swap the roles: let ${the(second)} be the larger part`,
    `Add an open layer in a tone between ${first.main.name} and ${second.main.name}`,
    `Keep ${the(second)} and give it company in linen or flannel, by the weather`,
    `Reverse the depths: light where it is dark now, and dark where it is light`,
  ];
}

function singleIdeas({ garments }: Scored): string[] {
  const only = the(garments[0]);
  return [
    `Wear ${only} once with a clearly lighter partner and once with a darker one, and compare`,
    `Layer something open over ${only}`,
    `Set ${only} against denim, then against tailoring: two different days from one piece`,
    `Break ${only} with a belt, high or low`,
    `Roll or fold an edge of ${only} and see what the new line does`,
    `Show ${only} with bare simplicity: nothing else patterned, nothing else bright`,
    `Build a column of one colour around ${only}`,
    `Photograph ${only} with three different shoes and choose`,
  ];
}
