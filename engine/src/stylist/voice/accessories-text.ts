import { colourDifference } from '../../colour/delta-e.ts';
import type { Garment } from '../garment.ts';
import type { JudgeContext } from '../judge-context.ts';
import type { Scored } from '../score-look.ts';
import { seasonOf } from '../season.ts';
import { formalityTerm } from '../terms/formality.ts';
import { levelOf } from './occasion-text.ts';
import type { Addition } from './palette-text.ts';
import type { Voice } from './voice.ts';
import { article, percent, the } from './words.ts';

/** A strap after the shoes or the smallest colour, something at the neck, and a finish at the outfit's level. */
export function accessoriesFor(
  voice: Voice,
  context: JudgeContext,
  scored: Scored,
  additions: readonly Addition[],
): string[] {
  const season = seasonOf(context.date, context.country);
  const cold = season === 'winter' || season === 'autumn';
  const best = additions[0];
  return [
    strapText(voice, scored, cold),
    ...(best ? [wrapText(voice, scored, best, cold)] : []),
    finishText(voice, scored),
  ];
}

function strapText(voice: Voice, { garments, findings }: Scored, cold: boolean): string {
  const shoes = garments.find(({ zone }) => zone === 'feet');
  const thing = ['belt', 'bag', 'watch strap', 'cap', 'scarf', 'hair band', 'brooch'];
  if (cold) thing.push('pair of gloves');
  if (shoes) {
    const colour = shoes.main.name;
    const lead = garments.find(({ key }) => key !== shoes.key);
    return voice.join(
      'strap',
      thing.map((noun) => article(`${colour} ${noun}`)),
      [
        `, after ${the(shoes)}`,
        `: the color of the ${shoes.label} once more`,
        `, so that the ${shoes.label} get an answer`,
        `, since ${the(shoes)} stand alone in that tone`,
        `, to carry the tone of the ${shoes.label} upwards`,
        `, in reply to ${the(shoes)}`,
      ].filter((_, index) => index !== 3 || !echoed(garments, shoes)),
      lead
        ? [
            '',
            `; ${the(lead)} can take it`,
            `; with ${the(lead)} that is enough`,
            `, set against ${the(lead)}`,
          ]
        : [''],
    );
  }
  const { palette } = findings.colour;
  const { name, share } = [...palette].filter((colour) => colour.share >= 0.03).at(-1) ?? palette[0];
  const lead = the(garments[0]);
  return voice.join(
    'strap',
    thing.map((noun) => article(`${name} ${noun}`)),
    [
      `, to repeat a color that has ${percent(share)} so far`,
      `: ${name} is there already, with ${percent(share)}`,
      `, which picks up the ${percent(share)} of ${name}`,
      `, so that the ${name} (${percent(share)}) is not alone`,
    ],
    ['', `; ${lead} can take it`, `; ${lead} can stay`, `, set against ${lead}`],
  );
}

function echoed(garments: Scored['garments'], shoes: Garment): boolean {
  return garments.some(
    (garment) => garment.key !== shoes.key && colourDifference(garment.main.lab, shoes.main.lab) < 12,
  );
}

function wrapText(voice: Voice, { garments }: Scored, best: Addition, cold: boolean): string {
  const { name, before, after } = best;
  const lead = garments.find(({ zone }) => zone === 'upper' || zone === 'full' || zone === 'outer');
  const beside = the(lead ?? garments[0]);
  const wraps = cold
    ? ['wool scarf', 'ribbed scarf', 'knitted hat', 'pair of wool gloves', 'cashmere wrap', 'checked shawl']
    : ['silk square', 'cotton scarf', 'canvas bag', 'linen cap', 'light shawl', 'fabric belt'];
  const worth =
    before === undefined || after <= before
      ? [`, for a harmony of ${after}`, ` (harmony ${after})`, `: the harmony is ${after} with it`]
      : [
          `, worth ${after - before} in harmony`,
          ` (harmony ${before} to ${after})`,
          `: with it the harmony is ${after}, now ${before}`,
        ];
  return voice.join(
    'wrap',
    wraps.map((wrap) => article(`${wrap} in ${name}`)),
    [` beside ${beside}`, ` against ${beside}`, ` over ${beside}`, ` with ${beside}`],
    worth,
  );
}

/** One thing more, or nothing, by the level of the clothes and by how busy they are already. */
function finishText(voice: Voice, scored: Scored): string {
  const { garments, findings } = scored;
  const mean = formalityTerm(garments)?.mean ?? 0.45;
  const { word } = levelOf(mean);
  const lead = the(garments[0]);
  const busy = (findings.pattern?.patterned.length ?? 0) > 0;
  const things = mean >= 0.45 ? formalThings : easyThings;
  return voice.join(
    'finish',
    things,
    [
      ` would keep to the ${word} level`,
      `, as the level is ${word}`,
      ` suits clothes as ${word} as these`,
      `: ${word}, like the rest`,
    ],
    busy
      ? [
          `, and nothing more beside ${lead}`,
          `; the outfit is busy enough around ${lead}`,
          `, kept small next to ${lead}`,
        ]
      : [
          `, next to ${lead}`,
          `; there is room for it around ${lead}`,
          ` beside ${lead}`,
          `, and ${lead} can take it`,
        ],
  );
}

const formalThings = [
  'A slim watch',
  'A structured bag',
  'Small metal of one kind',
  'A leather folder or clutch',
  'A single ring or pin',
  'A tie bar or a pair of plain studs',
  'A fine chain',
  'A folded pocket square or a brooch',
  'A polished buckle',
];

const easyThings = [
  'A canvas bag',
  'A suede crossbody bag',
  'A plain cap or beanie',
  'A woven bracelet',
  'A pair of striped socks',
  'A rope or fabric belt',
  'A narrowly rolled bandana',
  'A watch on a textile strap',
  'A small backpack',
];
