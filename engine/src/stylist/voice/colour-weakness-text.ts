import type { ClothesTermKey } from '../../colour/harmony.ts';
import type { ColourTerm } from '../terms/colour.ts';
import type { Voice } from './voice.ts';

type Phrases = readonly [facts: readonly string[], advice: readonly string[]];

/** What costs the colours most, and what would mend it; undefined where nothing does. */
export function weaknessSentence(
  voice: Voice,
  { harmony, palette, description }: ColourTerm,
  pieces: number,
): string | undefined {
  const weakest = [...harmony.terms].sort((x, y) => x.score - y.score || (x.key < y.key ? -1 : 1))[0];
  if (weakest.score >= 55) return undefined;
  const loudest = palette.reduce((best, colour) => (chroma(colour.lab) > chroma(best.lab) ? colour : best));
  if (pieces === 1 && weakest.key === 'range' && weakest.value < tightRange)
    return voice.join(
      'weakness',
      ['It is one tone from end to end', 'Light and dark hardly vary in it', 'There is one depth only'],
      [
        '; a layer or a belt in another depth would break it up',
        ', so what is worn with it may be bolder in depth',
        ', and it asks for a partner clearly lighter or darker',
      ],
    );
  const phrases: Record<ClothesTermKey, Phrases> = {
    kinship: apart,
    restraint: loud(loudest.name),
    range: rangePhrases(weakest.value, palette),
    accents: many(hues(description.hues)),
  };
  return voice.join(`weakness ${weakest.key}`, ...phrases[weakest.key]);
}

/** Below this a range from dark to light is tight; the area between the ends, and its share that bridges them. */
const tightRange = 0.45;
const middleArea = { from: 0.25, to: 0.75, leastShare: 0.2 };

function rangePhrases(range: number, palette: ColourTerm['palette']): Phrases {
  if (range < tightRange) return range < 0.15 ? flat : short;
  const lightness = palette.map(({ lab }) => lab[0]);
  const [dark, light] = [Math.min(...lightness), Math.max(...lightness)];
  const between = palette.filter(({ lab }) => {
    const height = (lab[0] - dark) / (light - dark);
    return height > middleArea.from && height < middleArea.to;
  });
  const total = palette.reduce((sum, { share }) => sum + share, 0);
  const bridged = between.reduce((sum, { share }) => sum + share, 0) > middleArea.leastShare * total;
  return bridged ? long : steep;
}

const apart: Phrases = [
  [
    'The hues come from different corners',
    'Between these hues there is a gap',
    'No hue leads to the next',
    'The hues pull apart, so the parts are seen one by one',
    'The colors have little in common',
    'What costs points is the distance between the hues',
  ],
  [
    '; one of them once more in a small piece would tie them',
    '; a grey or a navy between them would calm the meeting',
    ', and a cream piece would bridge it',
    ', so echo one of them in shoes or a bag',
    '; something in between would build the bridge',
  ],
];

function loud(name: string): Phrases {
  return [
    [
      `The ${name} is strong enough to drown its neighbours`,
      `Everything bends to the ${name}`,
      `At this strength the ${name} takes over`,
      `It is the ${name} that the eye cannot leave`,
      `The ${name} outshouts the rest`,
    ],
    [
      '; less of it would let them be seen',
      ', and a softer shade would share the attention',
      '; keep it for a smaller piece',
      ', so give it quieter company',
      '; a duller version of it is easier to dress around',
    ],
  ];
}

const flat: Phrases = [
  [
    'One depth runs through all of it',
    'Light and dark hardly differ, so the parts melt into each other',
    'Squint and it becomes one tone',
    'All of it sits at a similar lightness',
    'It has hardly any light or dark accents',
    'In black and white it would be a single tone',
  ],
  [
    '; shift one piece lighter or darker',
    ', and something pale would give it hold',
    '; a step either way would draw the lines',
    ', so let one piece leave that depth',
    '; a clearly lighter collar, shoe or bag is enough',
    ', which a much darker or much lighter layer would change',
  ],
];

const short: Phrases = [
  [
    'The range from dark to light is short',
    'Light and dark stay near each other',
    'The steps from dark to light are small',
    'Dark and light are only a little apart',
    'In black and white the parts would be hard to tell from one another',
    'There is less range from dark to light than there could be',
  ],
  [
    '; shift one piece lighter or darker',
    ', and something pale or something deep would give it hold',
    '; a bolder step either way would draw the lines',
    '; a clearly lighter collar, shoe or bag is enough',
    ', which a much darker or much lighter layer would change',
  ],
];

const steep: Phrases = [
  [
    'Light and dark sit at the two ends with little between',
    'The jump from darkest to lightest is steep',
    'It goes from very dark to very light in one step',
    'Very dark meets very light without a go-between',
    'The two ends of the scale are there and the middle is not',
  ],
  [
    '; a middle tone would soften the jump',
    ', and grey, tan or denim could be the bridge',
    '; something in between would carry the eye across',
    ', so add one piece halfway',
    '; a mid tone in a layer or a bag would be kinder',
  ],
];

const long: Phrases = [
  [
    'From the darkest to the lightest piece it is a long way',
    'The ends of the scale are further apart than they need be',
    'Even with a middle tone there, the darkest and the lightest stand far apart',
    'The darkest piece and the lightest pull at the middle tone from both sides',
  ],
  [
    '; one of the two a step nearer would calm it',
    ', and a softer white or a lighter black would bring them together',
    '; the middle tone could take more of the area',
    ', so move one end towards the middle',
  ],
];

function many(count: string): Phrases {
  return [
    [
      `${count} hues compete, so none of them wins`,
      `There are ${count.toLowerCase()} hues asking for attention`,
      `The eye is offered ${count.toLowerCase()} hues and settles on none`,
      `With ${count.toLowerCase()} hues, too many speak at once`,
    ],
    [
      '; let one lead and quieten the others',
      ', and two fewer voices would be plenty',
      '; drop the smallest',
      ', so turn one of them into a neutral',
    ],
  ];
}

function hues(count: number): string {
  return ['No', 'One', 'Two', 'Three', 'Four', 'Five'][count] ?? 'Many';
}

function chroma([, a, b]: readonly [number, number, number]): number {
  return Math.hypot(a, b);
}
