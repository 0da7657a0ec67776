import type { JudgeContext } from '../judge-context.ts';
import type { Scored } from '../score-look.ts';
import { seasonOf } from '../season.ts';
import { formalityTerm } from '../terms/formality.ts';
import type { Addition } from './palette-text.ts';
import type { Voice } from './voice.ts';
import { agree, article, percent } from './words.ts';

/** A strap after the shoes or the smallest colour, something at the neck, and a finish at the outfit's level. */
export function accessoriesFor(
  voice: Voice,
  context: JudgeContext,
  scored: Scored,
  additions: readonly Addition[],
): string[] {
  const season = seasonOf(context.date, context.country);
  const cold = season === 'winter' || season === 'autumn';
  const formal = (formalityTerm(scored.garments)?.mean ?? 0) >= 0.5;
  const best = additions[0];
  return [
    strapText(voice, scored),
    ...(best ? [wrapText(voice, best.name, cold ? 'wool scarf' : 'silk square')] : []),
    voice.pick('finish', formal ? formalFinish : easyFinish),
  ];
}

function strapText(voice: Voice, { garments, findings }: Scored): string {
  const shoes = garments.find(({ zone }) => zone === 'feet');
  if (shoes) {
    const colour = shoes.main.name;
    return voice.pick('strap', [
      `A belt that picks up the ${colour} of the ${shoes.label}`,
      `A strap in ${colour}, after the ${shoes.label}`,
      `Take the cue from the ${shoes.label}: ${article(`${colour} watch strap`)}`,
      `Sunglasses or a cap with some ${colour}, in reply to the ${shoes.label}`,
      `A bag in ${colour} would answer the ${shoes.label}`,
      `Gloves or socks in the ${colour} of the ${shoes.label}`,
      `Keep leather to one tone, the ${colour} of the ${shoes.label}`,
      `${colour} at the foot calls for ${colour} at the wrist`,
      `Bag and ${shoes.label} both in ${colour}`,
      `The ${colour} of the ${shoes.label} once more, in a belt`,
      `Repeat ${colour} from the ${shoes.label} at the waist or the wrist`,
      `${colour} straps to go with the ${shoes.label}`,
      `One more thing in ${colour}, so that the ${shoes.label} ${agree(shoes, 'is', 'are')} not alone`,
      `A narrow ${colour} belt would tie the ${shoes.label} in`,
    ]);
  }
  const { palette } = findings.colour;
  const { name, share } = [...palette].filter((colour) => colour.share >= 0.03).at(-1) ?? palette[0];
  return voice.pick('strap', [
    `A belt in ${name}, to repeat a colour that is there`,
    `Something small in ${name}, which now has ${percent(share)}`,
    `Echo the ${name} once more, in a strap or a belt`,
    `Carry the ${name} on in a bag`,
    `${article(`${name} detail`)} away from the rest, at the wrist for instance`,
    `Shoes or a belt in ${name} would close the circle`,
    `A cap or a bag with ${name} in it`,
    `Let ${name} turn up where nobody expects it, in a lining or a lace`,
    `${name} again, at the other end of the outfit`,
    `Pick out the ${name} with a bracelet or a watch strap`,
  ]);
}

function wrapText(voice: Voice, colour: string, wrap: string): string {
  return voice.pick('wrap', [
    article(`${colour} ${wrap}`),
    `A ${wrap} in ${colour}, the colour that sits best with the rest`,
    `At the neck, ${article(`${colour} ${wrap}`)}`,
    `${colour} in one place only, for instance a ${wrap}`,
    `Tie ${article(`${colour} ${wrap}`)} to the bag or around the neck`,
    `For the neckline: a ${wrap} in ${colour}`,
    `${article(`${colour} ${wrap}`)}, worn loose`,
    `A ${wrap} with some ${colour} in it`,
    `Bring ${colour} up to the face with a ${wrap}`,
    `Let a ${wrap} in ${colour} hang open`,
    `A collar, a ${wrap} or a hood in ${colour}`,
    `${colour} is worth having in a ${wrap}`,
    `Keep ${article(`${colour} ${wrap}`)} at hand`,
  ]);
}

const formalFinish = [
  'A slim watch or a plain cuff keeps to the level of the clothes',
  'A structured bag fits the level',
  'Small metal, one kind only',
  'A bag with a clear shape rather than a soft one',
  'One good ring or a pin, and leave it there',
  'A leather folder or clutch instead of a tote',
  'Plain studs, or a tie bar where there is a tie',
  'A fine chain is enough decoration',
  'Polished leather, no logos',
  'A folded pocket square or a brooch for the evening',
  'Match the metal of buckle and watch',
];

const easyFinish = [
  'A canvas or suede bag keeps it easy',
  'A plain cap or beanie, nothing more',
  'A woven bracelet or a plain watch is enough',
  'A soft bag, worn across, fits the relaxed level',
  'Socks with a stripe, if they show',
  'Sunglasses with a plain frame',
  'A tote in raw canvas',
  'A rope or fabric belt',
  'A bandana, rolled narrow',
  'A sporty watch on a textile strap',
  'A backpack without too many zips',
];
