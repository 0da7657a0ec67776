import type { HarmonyTermKey } from '../../colour/harmony.ts';
import type { Look } from '../../vision/look.ts';
import type { Raise } from '../raise.ts';
import type { Scored } from '../score-look.ts';
import type { ColourTerm } from '../terms/colour.ts';
import type { Neighbours } from '../terms/contrast.ts';
import type { Voice } from './voice.ts';
import {
  agree,
  difference,
  list,
  paragraph,
  percent,
  rating,
  recolouredNoun,
  sharesOf,
  the,
} from './words.ts';

/** Palette with shares, what shape it has and why, the step between garments, the line at the neck, what to do. */
export function colourText(voice: Voice, look: Look, scored: Scored, best: readonly Raise[]): string {
  const { colour, contrast } = scored.findings;
  return paragraph([
    paletteSentence(voice, colour),
    schemeSentence(voice, colour),
    weaknessSentence(voice, colour),
    contrast && contrastSentence(voice, contrast.pairs),
    necklineSentence(voice, look, scored),
    recolourSentence(voice, scored, best),
  ]);
}

/** The measured colours and their shares. */
export function paletteSentence(voice: Voice, { palette }: ColourTerm): string {
  const [first, second] = palette;
  const rest = palette.slice(0, 3).filter(({ share }, index) => index === 0 || share >= 0.03);
  const shares = sharesOf(voice, 'palette', rest);
  if (!second || rest.length < 2)
    return voice.pick('palette one', [
      `One colour carries all of it: ${first.name}, ${percent(first.share)} of the clothes`,
      `${first.name} covers ${percent(first.share)} of what could be measured`,
      `There is a single colour at work here, ${first.name} at ${percent(first.share)}`,
      `Nearly all that was measured, ${percent(first.share)}, is ${first.name}`,
      `The clothes are ${first.name} almost throughout (${percent(first.share)})`,
      `From edge to edge this is ${first.name}: ${percent(first.share)} of the area`,
    ]);
  return voice.pick('palette', [
    `${shares} make up the palette`,
    `By area, the clothes are ${shares}`,
    `Most of the outfit is ${first.name}, ${percent(first.share)} of it, with ${second.name} next at ${percent(second.share)}`,
    `The colours, by how much cloth they cover: ${shares}`,
    `${first.name} leads with ${percent(first.share)} of the cloth and ${second.name} follows with ${percent(second.share)}`,
    `Measured on the clothes alone, the palette is ${shares}`,
    `What the eye meets first is ${first.name} (${percent(first.share)}), then ${second.name} (${percent(second.share)})`,
    `The palette divides into ${shares}`,
    `${shares} share the area between them`,
    `Against ${percent(second.share)} ${second.name}, ${first.name} takes the larger part: ${percent(first.share)}`,
    `In order of area you are wearing ${shares}`,
    `The weight is on ${first.name} at ${percent(first.share)}; ${second.name} has ${percent(second.share)}`,
    `The colour story starts with the areas: ${shares}`,
    `Cloth by cloth, the count is ${shares}`,
  ]);
}

const strengths: Record<HarmonyTermKey, readonly string[]> = {
  kinship: [
    'the colours are close relatives and settle side by side',
    'the hues stay near each other, which is what most eyes like best',
    'little separates the hues, so nothing argues',
    'each colour has something of the next in it',
  ],
  restraint: [
    'no colour raises its voice',
    'even the strongest colour keeps calm',
    'the colours are muted enough to live together',
    'saturation stays low, so cut and cloth can speak',
  ],
  lightness: [
    'the whole is light enough to look open',
    'enough light is in it to keep it fresh',
    'the overall lightness keeps it airy',
    'it sits on the light side, which reads as open',
  ],
  range: [
    'light and dark are well apart without sitting at the extremes',
    'the step from dark to light gives it a clear structure',
    'dark and light parts are easy to tell from one another',
    'there is a proper range between the darkest and the lightest part',
  ],
  accents: [
    'one hue is allowed to speak and the rest leaves it room',
    'there is no second hue competing for attention',
    'the eye knows which colour to look at',
    'the number of hues is held down',
  ],
};

function schemeSentence(voice: Voice, { description, harmony }: ColourTerm): string {
  const strongest = [...harmony.terms].sort((x, y) => y.score - x.score || (x.key < y.key ? -1 : 1))[0];
  const why = voice.pick('strength', strengths[strongest.key]);
  const { text } = description;
  const good = [
    `That makes ${text}, and it holds: ${why}`,
    `As a scheme this is ${text}; ${why}`,
    `The result is ${text}, a sound choice because ${why}`,
    `Call it ${text}: ${why}`,
    `It reads as ${text}, and ${why}`,
    `${text}, in other words, and it works since ${why}`,
    `Together they form ${text}, where ${why}`,
    `You have ${text} here, and ${why}`,
  ];
  const mixed = [
    `The scheme is ${text}. In its favour, ${why}`,
    `That amounts to ${text}; what helps is that ${why}`,
    `Read as a whole it is ${text}, and ${why}, though not everything pulls the same way`,
    `It comes across as ${text}: ${why}, with something left to mend`,
    `Taken together, ${text}. The good part: ${why}`,
    `These add up to ${text}. On the credit side, ${why}`,
    `What you get is ${text}, helped by the fact that ${why}`,
    `Seen from a few steps away it is ${text}; ${why}`,
  ];
  return voice.pick('scheme', harmony.score >= 68 ? good : mixed);
}

function weaknessSentence(voice: Voice, { harmony, palette, description }: ColourTerm): string | undefined {
  const weakest = [...harmony.terms].sort((x, y) => x.score - y.score || (x.key < y.key ? -1 : 1))[0];
  if (weakest.score >= 55) return undefined;
  const loudest = palette.reduce((best, colour) => (chroma(colour.lab) > chroma(best.lab) ? colour : best));
  const tight = weakest.value < 0.45;
  const phrases: Record<HarmonyTermKey, readonly string[]> = {
    kinship: [
      'The hues pull apart, so the parts are seen one by one; repeating one of them elsewhere would tie them',
      'What costs points is the distance between the hues. A piece between them would build the bridge',
      'The colours have little in common, and a neutral between them would calm the meeting',
      'Hue against hue, they keep their distance; echo one of them in a small piece and they belong together',
    ],
    restraint: [
      `The ${loudest.name} is strong enough to drown its neighbours; less of it, or a softer shade, would let them be seen`,
      `Everything bends to the ${loudest.name}. A duller shade of it would share the attention`,
      `At this strength the ${loudest.name} takes over; keep it for a smaller piece`,
      `It is the ${loudest.name} that the eye cannot leave, so give it quieter company or a smaller place`,
    ],
    lightness: [
      'The whole sits dark, and details such as seams and pockets get lost; one lighter piece would bring them back',
      'With this much dark the outfit closes up. Anything lighter near the face would open it',
      'Dark parts dominate, so the shape reads as a silhouette; a lighter piece gives it depth',
      'There is not much light in it, which makes it heavier than it needs to be',
    ],
    range: tight
      ? [
          'Light and dark hardly differ, so the parts melt into each other; a step either way would draw the lines',
          'Squint and it becomes one tone: a clearly lighter or darker piece is missing',
          'All of it sits at a similar lightness, which flattens it',
          'The range from dark to light is short, and more of it would give the eye something to hold on to',
        ]
      : [
          'Light and dark sit at the two ends with little between, which is hard on the eye; a middle tone would soften the jump',
          'The jump from darkest to lightest is steep. Something in the middle would carry the eye across',
          'It goes from very dark to very light in one step; a mid tone in between would be kinder',
          'Between the darkest and the lightest part a middle tone is missing',
        ],
    accents: [
      `${hues(description.hues)} hues compete, so none of them wins; let one lead and quieten the others`,
      `There are ${hues(description.hues).toLowerCase()} hues asking for attention. Two fewer voices would be plenty`,
      `The eye is offered ${hues(description.hues).toLowerCase()} hues and settles on none; drop the smallest`,
      'Too many hues speak at once; turn one of them into a neutral',
    ],
  };
  return voice.pick('weakness', phrases[weakest.key]);
}

function hues(count: number): string {
  return ['No', 'One', 'Two', 'Three', 'Four', 'Five'][count] ?? 'Many';
}

function chroma([, a, b]: readonly [number, number, number]): number {
  return Math.hypot(a, b);
}

function contrastSentence(voice: Voice, pairs: readonly Neighbours[]): string {
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
      `Hardly anything parts ${one} from ${two} (${step}), and the outline has to do all the work`,
    ]);
  if (pair.difference < 14)
    return voice.pick('contrast', [
      `${one} and ${two} are close in colour (${step}): near enough to look like a match that missed`,
      `With ${step} between them, ${one} and ${two} neither match nor contrast; go further one way or the other`,
      `${one} ${agree(pair.first, 'is', 'are')} only ${step} from ${two}, so the join is soft`,
      `The step from ${one} to ${two} is small (${step}), and the two tend to merge`,
      `${step} is all that separates ${one} from ${two}; a bolder step would say it was meant`,
    ]);
  if (pair.difference < 26)
    return voice.pick('contrast', [
      `From ${one} to ${two} is a moderate step (${step}), enough to see where each begins`,
      `${one} and ${two} stand ${step} apart: a gentle contrast that could go a little further`,
      `The contrast between ${one} and ${two} is soft but readable at ${step}`,
      `At ${step}, ${one} and ${two} keep a polite distance`,
      `${two} and ${one} differ by ${step}, which is quiet and clear at once`,
    ]);
  if (pair.difference <= 52)
    return voice.pick('contrast', [
      `${one} against ${two} is a clear, easy contrast (${step})`,
      `${one} and ${two} are ${step} apart, which is right where a contrast reads best`,
      `The line between ${one} and ${two} is crisp at ${step}`,
      `${one} ${agree(pair.first, 'stands', 'stand')} out well from ${two} (${step})`,
      `A step of ${step} lets ${one} and ${two} each keep their shape`,
    ]);
  return voice.pick('contrast', [
    `${one} and ${two} meet at full contrast (${step}), which cuts the figure sharply in two`,
    `At ${step} the jump from ${one} to ${two} is as hard as it gets; it is bold, and it draws a line there`,
    `${one} against ${two} is a stark contrast (${step}), and the eye goes to the join first`,
    `Nothing is softer than it needs to be between ${one} and ${two}: ${step}, the far end of the scale`,
    `The meeting of ${one} and ${two} is the loudest thing here (${step})`,
  ]);
}

/** Advice at the neckline: how far the top is in lightness from the hair and skin that were seen. */
function necklineSentence(voice: Voice, look: Look, scored: Scored): string | undefined {
  const near =
    scored.garments.find(({ zone }) => zone === 'upper') ??
    scored.garments.find(({ zone }) => zone === 'full');
  const tones = [look.hair, look.skin].filter((tone) => tone !== undefined);
  if (!near || tones.length === 0) return undefined;
  const gap = Math.min(...tones.map(([lightness]) => Math.abs(lightness - near.tone.lightness)));
  if (gap < 0.07)
    return voice.pick('neckline', [
      `At the neckline ${the(near)} ${agree(near, 'comes', 'come')} close in lightness to the tones above; a collar or scarf in another depth would frame it`,
      `${the(near)} ${agree(near, 'ends', 'end')} softly at the neck, for lack of a step in lightness there; a chain or collar would mark the edge`,
      `There is little step in lightness where ${the(near)} ${agree(near, 'ends', 'end')} at the neck, so the top edge blurs`,
    ]);
  if (gap < 0.3) return undefined;
  return voice.pick('neckline', [
    `${the(near)} ${agree(near, 'frames', 'frame')} the neckline with a clear step in lightness`,
    `The edge of ${the(near)} is well marked at the neck`,
    `Near the face, ${the(near)} ${agree(near, 'gives', 'give')} a firm line`,
  ]);
}

function recolourSentence(voice: Voice, scored: Scored, best: readonly Raise[]): string | undefined {
  const raise = best.find(({ kind }) => kind === 'recolour');
  if (raise?.kind !== 'recolour' || raise.rating <= scored.rating) return undefined;
  const wanted = recolouredNoun(raise.garment, raise.colour.name);
  const old = the(raise.garment);
  const [from, to] = [rating(scored.rating), rating(raise.rating)];
  return voice.pick('recolour', [
    `With ${wanted} in place of ${old}, the same measure gives ${to} instead of ${from}`,
    `Try ${wanted} where ${old} ${agree(raise.garment, 'is', 'are')} now: ${from} would become ${to}`,
    `The colour change that helps most is ${wanted} for ${old}, from ${from} to ${to}`,
    `Put ${wanted} there instead of ${old} and the rating moves from ${from} to ${to}`,
    `If one colour were to change, ${old} should: in ${raise.colour.name}, the rating is ${to}`,
    `Swapping ${old} for ${wanted} is worth the most, ${to} against ${from}`,
    `${raise.colour.name} instead of ${raise.garment.main.name} for the ${raise.garment.label} would bring ${to}`,
    `Nothing in the colours would gain more than ${wanted} in the place of ${old} (${to}, now ${from})`,
  ]);
}

/** The evidence sentence of the colour term. */
export function colourEvidence({ harmony, description }: ColourTerm): string {
  const sorted = [...harmony.terms].sort((x, y) => y.score - x.score || (x.key < y.key ? -1 : 1));
  const words: Record<HarmonyTermKey, string> = {
    kinship: 'kinship of hues',
    restraint: 'restraint',
    lightness: 'overall lightness',
    range: 'range from dark to light',
    accents: 'number of hues',
  };
  const say = ({ key, score }: (typeof sorted)[number]) => `${words[key]} ${Math.round(score)}`;
  return `${description.text}: ${list(sorted.map(say))}, each of 100.`.replace(/^./, (first) =>
    first.toUpperCase(),
  );
}
