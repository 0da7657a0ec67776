import type { Zone } from '../../vision/look.ts';
import type { Garment } from '../garment.ts';
import type { Raise } from '../raise.ts';
import type { Scored } from '../score-look.ts';
import { raiseText } from './raise-text.ts';
import type { Voice } from './voice.ts';
import { agree, percent, the } from './words.ts';

const small: ReadonlySet<Zone> = new Set(['feet', 'hand', 'head', 'waist']);

/** Other ways to wear the same clothes: a further change with its number, one idea for colour, one for the pieces. */
export function alternatives(voice: Voice, scored: Scored, later: readonly Raise[]): string[] {
  const main = scored.garments.filter(({ zone, noun }) => !small.has(zone) && !/socks|tights/.test(noun));
  const [first, second] = main.length > 0 ? main : scored.garments;
  return [
    ...later.slice(0, 1).map((raise) => raiseText(voice, raise, scored, 'alternative')),
    colourIdea(voice, scored, first, second),
    pieceIdea(voice, first, second),
  ];
}

function colourIdea(voice: Voice, { findings }: Scored, first: Garment, second: Garment | undefined): string {
  const colour = first.main.name;
  const share = percent(first.share);
  const where = [
    `, while ${the(first)} ${agree(first, 'stays', 'stay')}`,
    `, with ${the(first)} (${share}) as the base`,
    second
      ? `, and keep ${the(second)}`
      : `, and leave ${the(first)} as ${agree(first, 'it is', 'they are')}`,
    `; ${the(first)} (${share}) can carry it`,
  ];
  if (findings.colour.description.kind === 'neutral')
    return voice.join(
      'alternative colour',
      [
        'Give the smallest piece a color',
        `Add one bright sock or scarf to the ${colour}`,
        `Try three depths around ${colour}`,
        'Mix a warm neutral with a cool one, sand beside grey',
        `Set one strong color, cobalt or garnet, beside the ${colour}`,
        `Take ${colour} into the shoes too`,
        'Swap one neutral for its warmer cousin, camel for grey',
        'Put a stripe or a check into one of the neutrals',
        'Let the lightest neutral come nearest to the face',
        'Add a washed pastel, ice blue or blush',
        `Move one step from ${colour} to a dark green or a wine`,
      ],
      where,
    );
  return voice.join(
    'alternative colour',
    [
      `Build a tonal version of ${colour}, lighter and darker`,
      `Make ${colour} the only color and turn the rest to neutrals`,
      `Repeat ${(second ?? first).main.name} in something small`,
      'Go for charcoal in all other pieces on a quieter day',
      `Soften ${colour} with cream or sand`,
      `Set ${colour} against denim as the only hue`,
      `Bring in a stripe that has ${colour} in it`,
      `Compare ${colour} by daylight with navy and with grey`,
      `Put ${colour} next to its own pastel`,
      `Try ${colour} with camel`,
      `Pick a deeper version of ${colour} for the evening`,
    ],
    where,
  );
}

function pieceIdea(voice: Voice, first: Garment, second: Garment | undefined): string {
  const own = zoneIdeas(voice.pick('alternative zone', second ? [first, second] : [first]));
  const [idea, endings] = voice.pick('alternative piece', [
    ...partnerIdeas(first, second).map((text) => [text, partnerEndings] as const),
    ...own.map((text) => [text, ownEndings] as const),
  ]);
  return idea + voice.pick('alternative piece ending', endings);
}

const partnerEndings = [
  '',
  ', and let a photo of each decide',
  ', and compare the two ratings',
  ', if only to see the difference',
  '; it makes another outfit of it',
];

const ownEndings = [
  '',
  ', and see which line you like',
  ': a different day from the same clothes',
  ', then compare two photos',
  '; it costs nothing to try',
];

/** What else the largest garment can be worn with. */
function partnerIdeas(first: Garment, second: Garment | undefined): string[] {
  const isDenim = first.texture === 'denim' || first.main.name.includes('denim');
  if (!second)
    return [
      `Wear ${the(first)} once with a lighter partner and once with a darker one`,
      ...(isDenim ? [] : [`Set ${the(first)} against denim, then against tailoring`]),
      `Try ${the(first)} with three different shoes`,
      `Find ${the(first)} a partner of a rougher cloth`,
    ];
  return [
    `Pair ${the(second)} with something of a different surface than ${the(first)}`,
    `Dress ${the(first)} up with tailoring in the place of ${the(second)}`,
    `Keep ${the(first)} and ${the(second)} and change what is at the feet`,
    `Give ${the(second)} the lead, everything else a shade quieter`,
    `Choose ${the(second)} in a heavier cloth and ${the(first)} in a lighter one`,
    ...(first.main.basic === second.main.basic
      ? []
      : [
          `Replace ${the(second)} by something in ${first.main.name}`,
          `Add an open layer in a tone between ${first.main.name} and ${second.main.name}`,
        ]),
    ...(isDenim ? [] : [`Let ${the(first)} meet denim instead of ${the(second)}`]),
  ];
}

/** What can be done with a garment where it sits. */
function zoneIdeas(garment: Garment): string[] {
  const name = the(garment);
  switch (garment.zone) {
    case 'upper':
      return [`Put a layer open over ${name}`, `Drape a jumper over ${name}, in a second color`];
    case 'full':
      return [`Belt ${name} once and leave it loose once`, `Wear a fine knit over ${name}`];
    case 'lower':
      return [
        ...(/trousers|jeans/.test(garment.noun) ? [`Show an edge by folding the hem of ${name}`] : []),
        `Set ${name} under a long open layer`,
      ];
    case 'outer':
      return [`Close ${name} once and leave it open once`, `Hang ${name} over the shoulders`];
    default:
      return [];
  }
}
