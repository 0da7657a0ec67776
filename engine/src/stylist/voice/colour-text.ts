import type { ClothesTermKey } from '../../colour/harmony.ts';
import type { Look } from '../../vision/look.ts';
import type { Scored } from '../score-look.ts';
import type { ColourTerm } from '../terms/colour.ts';
import type { PersonalTerm } from '../terms/personal.ts';
import { weaknessSentence } from './colour-weakness-text.ts';
import { contrastSentence } from './contrast-text.ts';
import type { Voice } from './voice.ts';
import { agree, list, paragraph, percent, sharesOf, the } from './words.ts';

/** Palette with shares, what shape it has and why, the step between garments, the line at the neck, the own colours. */
export function colourText(voice: Voice, look: Look, scored: Scored): string {
  const { colour, contrast, personal } = scored.findings;
  return paragraph([
    paletteSentence(voice, colour),
    schemeSentence(voice, colour),
    weaknessSentence(voice, colour, scored.garments.length),
    contrast && contrastSentence(voice, contrast.pairs),
    necklineSentence(voice, look, scored),
    personal && personalSentence(voice, personal),
  ]);
}

/** The measured colours and their shares. */
export function paletteSentence(voice: Voice, { palette }: ColourTerm): string {
  const [first, second] = palette;
  const rest = palette.slice(0, 3).filter(({ share }, index) => index === 0 || share >= 0.03);
  if (!second || rest.length < 2)
    return voice.join(
      'palette one',
      [
        'One color carries it: ',
        'There is a single color at work, ',
        'From edge to edge it is ',
        'It is all ',
      ],
      [`${first.name}, ${percent(first.share)} of the clothes`, `${first.name} (${percent(first.share)})`],
    );
  return voice.join(
    'palette',
    [
      'The clothes are ',
      'By area it is ',
      'The palette: ',
      'You are wearing ',
      'Counted by area: ',
      'Measured on the cloth alone, ',
      'The eye meets ',
      'Color by color, ',
      'In numbers, ',
      'On view: ',
    ],
    [sharesOf(voice, 'palette', rest)],
    [
      '',
      ', in that order',
      ', largest first',
      `; ${first.name} sets the tone`,
      `; it starts from ${first.name}`,
      `, with ${first.name} in the lead`,
      `; ${second.name} answers ${first.name}`,
    ],
  );
}

const strengths: Record<ClothesTermKey, readonly string[]> = {
  kinship: [
    'the colors are close relatives and settle side by side',
    'the hues stay near each other, which is what most eyes like best',
    'little separates the hues, so nothing argues',
    'each color has something of the next in it',
  ],
  restraint: [
    'no color raises its voice',
    'even the strongest color keeps calm',
    'the colors are muted enough to live together',
    'saturation stays low, so cut and cloth can speak',
  ],
  range: [
    'light and dark are well apart without sitting at the extremes',
    'the step from dark to light gives it a clear structure',
    'dark and light parts are easy to tell from one another',
    'there is a proper range between the darkest and the lightest part',
  ],
  accents: [
    'one hue at most is allowed to speak and the rest leaves it room',
    'there is no second hue competing for attention',
    'the hues leave each other room',
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
  return voice.pick('scheme', harmony.score >= 75 ? good : mixed);
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
    return voice.join(
      'neckline',
      [
        `At the neckline ${name} ${is('comes', 'come')} close in lightness to what is above`,
        `${name} ${is('ends', 'end')} softly at the neck, for lack of a step in lightness`,
        `There is little step in lightness where ${name} ${is('ends', 'end')} at the neck`,
        `The upper edge of ${name} is hard to see`,
        `Up at the neck ${name} ${is('meets', 'meet')} a depth like its own`,
      ],
      [
        '; a collar in another depth would frame it',
        '; a scarf, lighter or darker, would draw the line',
        ', so a chain or a collar is worth a try',
        ', which something lighter or darker at the collar would mend',
        '; an open shirt underneath would mark the edge',
      ],
    );
  if (gap < 0.3) return undefined;
  return voice.join(
    'neckline',
    [
      `${name} ${is('frames', 'frame')} the neckline`,
      `The edge of ${name} is well marked at the neck`,
      `Near the face, ${name} ${is('gives', 'give')} a firm line`,
      `The neckline of ${name} stands out by itself`,
      `Up at the neck ${name} ${is('has', 'have')} a crisp edge`,
    ],
    [
      ' with a clear step in lightness',
      ', so no collar is needed',
      ': the step in lightness is easy to see',
      ', by its depth alone',
      ', light against dark',
    ],
  );
}

/** How the garments near the face lie in the person's own ranges; a hint, never a verdict. */
function personalSentence(voice: Voice, { near }: PersonalTerm): string {
  const inside = near.filter(({ fit }) => Math.min(fit.lightness, fit.chroma, fit.hue) >= 0.5);
  const [first] = inside.length > 0 ? inside : near;
  const name = the(first.garment);
  const is = (singular: string, plural: string) => agree(first.garment, singular, plural);
  if (inside.length > 0)
    return voice.join(
      'personal',
      [`Of your own colors: ${name} `, `By your color profile, ${name} `, `For you in particular, ${name} `],
      [
        `${is('lies', 'lie')} inside your ranges`,
        `${is('falls', 'fall')} where your colors are at ease`,
        `${is('is', 'are')} within your ranges, as far as a photo can tell`,
      ],
    );
  return voice.join(
    'personal',
    [`Of your own colors: ${name} `, `By your color profile, ${name} `, `For you in particular, ${name} `],
    [
      `${is('lies', 'lie')} outside your ranges, which is a hint and no verdict`,
      `${is('leaves', 'leave')} your ranges; a scarf from inside them would make up for it`,
      `${is('is', 'are')} outside your ranges, as far as a photo can tell`,
    ],
  );
}

/** The evidence sentence of the colour term. */
export function colourEvidence({ harmony, description }: ColourTerm): string {
  const sorted = [...harmony.terms].sort((x, y) => y.score - x.score || (x.key < y.key ? -1 : 1));
  const words: Record<ClothesTermKey, string> = {
    kinship: 'kinship of hues',
    restraint: 'restraint',
    range: 'range from dark to light',
    accents: 'number of hues',
  };
  const say = ({ key, score }: (typeof sorted)[number]) => `${words[key]} ${Math.round(score)}`;
  return `${description.text}: ${list(sorted.map(say))}, each of 100.`.replace(/^./, (first) =>
    first.toUpperCase(),
  );
}
