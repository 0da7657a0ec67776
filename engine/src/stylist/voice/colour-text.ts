import type { HarmonyTermKey } from '../../colour/harmony.ts';
import type { Look } from '../../vision/look.ts';
import { type Raise, shows } from '../raise.ts';
import type { Scored } from '../score-look.ts';
import type { ColourTerm } from '../terms/colour.ts';
import { contrastSentence } from './contrast-text.ts';
import { raiseText } from './raise-text.ts';
import type { Voice } from './voice.ts';
import { agree, list, paragraph, percent, sharesOf, the } from './words.ts';

/** Palette with shares, what shape it has and why, the step between garments, the line at the neck, what to do. */
export function colourText(voice: Voice, look: Look, scored: Scored, best: readonly Raise[]): string {
  const { colour, contrast } = scored.findings;
  return paragraph([
    paletteSentence(voice, colour),
    schemeSentence(voice, colour),
    weaknessSentence(voice, colour, scored.garments.length),
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
  const close =
    description.kind !== 'opposites' && description.kind !== 'apart' && description.kind !== 'many';
  const strongest = harmony.terms
    .filter(({ key }) => (key !== 'accents' || description.hues <= 1) && (key !== 'kinship' || close))
    .sort((x, y) => y.score - x.score || (x.key < y.key ? -1 : 1))[0];
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

function weaknessSentence(
  voice: Voice,
  { harmony, palette, description }: ColourTerm,
  pieces: number,
): string | undefined {
  const weakest = [...harmony.terms].sort((x, y) => x.score - y.score || (x.key < y.key ? -1 : 1))[0];
  if (weakest.score >= 55) return undefined;
  const loudest = palette.reduce((best, colour) => (chroma(colour.lab) > chroma(best.lab) ? colour : best));
  const tight = weakest.value < 0.45;
  const phrases: Record<HarmonyTermKey, readonly string[]> = {
    kinship: [
      'The hues come from different corners; one shade of either, used twice, would make them neighbours',
      'Between these hues there is a gap that a grey, a navy or a cream would fill',
      'No hue leads to the next, so pick one of them up again in shoes or a bag',
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
      'Dark on dark swallows the cut; a mid tone somewhere would show it',
      'So little light is in it that folds and edges vanish, and one pale piece would give them back',
      'It is a dark outfit through and through; break it once, at the collar, the cuff or the shoe',
      'A lighter piece is missing, and without it the dark parts run together',
      'The whole sits dark, and details such as seams and pockets get lost; one lighter piece would bring them back',
      'With this much dark the outfit closes up; anything lighter near the face would open it',
      'Dark parts dominate, so the shape reads as a silhouette; a lighter piece gives it depth',
      'There is not much light in it, which makes it heavier than it needs to be',
    ],
    range: tight
      ? [
          'One depth runs through all of it; shift a piece lighter or darker',
          'Without a clear light or dark part, the eye slides over it',
          'Depth is what it lacks: put something pale or something deep into it',
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
          'Very dark meets very light without a go-between; grey, tan or denim could be one',
          'The two ends of the scale are there and the middle is not',
          'Such a wide span from dark to light wants a step halfway',
        ],
    accents: [
      `${hues(description.hues)} hues compete, so none of them wins; let one lead and quieten the others`,
      `There are ${hues(description.hues).toLowerCase()} hues asking for attention. Two fewer voices would be plenty`,
      `The eye is offered ${hues(description.hues).toLowerCase()} hues and settles on none; drop the smallest`,
      'Too many hues speak at once; turn one of them into a neutral',
    ],
  };
  if (pieces === 1 && weakest.key === 'lightness')
    return voice.pick('weakness', [
      'It is a dark piece, so folds and edges show little; a lighter partner would bring the outline out',
      'On its own it is dark, and it asks for something pale beside it',
      'Dark as it is, it makes a good base and wants a lighter companion',
      'A dark piece like this takes light from its neighbours, so give it a pale one',
      'With so dark a piece, the light has to come from what you wear with it',
    ]);
  if (pieces === 1 && weakest.key === 'range' && tight)
    return voice.pick('weakness', [
      'It is one tone from end to end; a layer or a belt in another depth would break it up',
      'Light and dark hardly vary in it, so anything worn with it may be bolder in depth',
      'As a single tone it asks for a partner clearly lighter or darker',
      'There is one depth only, and a second would give it an edge',
    ]);
  return voice.pick('weakness', phrases[weakest.key]);
}

function hues(count: number): string {
  return ['No', 'One', 'Two', 'Three', 'Four', 'Five'][count] ?? 'Many';
}

function chroma([, a, b]: readonly [number, number, number]): number {
  return Math.hypot(a, b);
}

/** Advice at the neckline: how far the top is in lightness from the hair and skin that were seen. */
function necklineSentence(voice: Voice, look: Look, scored: Scored): string | undefined {
  const near =
    scored.garments.find(({ zone }) => zone === 'upper') ??
    scored.garments.find(({ zone }) => zone === 'full');
  const tones = [look.hair, look.skin].filter((tone) => tone !== undefined);
  if (!near || tones.length === 0) return undefined;
  const gap = Math.min(...tones.map(([lightness]) => Math.abs(lightness - near.tone.lightness)));
  const name = the(near);
  const is = (singular: string, plural: string) => agree(near, singular, plural);
  if (gap < 0.07)
    return voice.pick('neckline', [
      `At the neckline ${name} ${is('comes', 'come')} close in lightness to the tones above; a collar or scarf in another depth would frame it`,
      `${name} ${is('ends', 'end')} softly at the neck, for lack of a step in lightness there; a chain or collar would mark the edge`,
      `There is little step in lightness where ${name} ${is('ends', 'end')} at the neck, so the top edge blurs`,
      `The upper edge of ${name} is hard to see; something lighter or darker at the collar would draw it`,
      `Up at the neck ${name} ${is('meets', 'meet')} a tone like its own, and a contrasting collar would help`,
      `For a clearer neckline, break ${name} with a scarf in another depth`,
    ]);
  if (gap < 0.3) return undefined;
  return voice.pick('neckline', [
    `${name} ${is('frames', 'frame')} the neckline with a clear step in lightness`,
    `The edge of ${name} is well marked at the neck`,
    `Near the face, ${name} ${is('gives', 'give')} a firm line`,
    `The neckline of ${name} stands out by itself, no collar needed`,
    `Where ${name} ${is('ends', 'end')} at the neck, the step in lightness is easy to see`,
    `Up at the neck the edge is crisp, thanks to the depth of ${name}`,
  ]);
}

function recolourSentence(voice: Voice, scored: Scored, best: readonly Raise[]): string | undefined {
  const raise = best.find(({ kind }) => kind === 'recolour' || kind === 'partner');
  if (!raise || !shows(raise, scored)) return undefined;
  return raiseText(voice, raise, scored, 'recolour');
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
