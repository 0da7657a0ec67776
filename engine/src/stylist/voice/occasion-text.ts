import type { Scored } from '../score-look.ts';
import { type FormalityTerm, formalityTerm } from '../terms/formality.ts';
import type { PreferencesTerm } from '../terms/preferences.ts';
import type { Voice } from './voice.ts';
import { agree, list, paragraph, the } from './words.ts';

/** Where the look belongs, by the formality of what was seen, and how that meets the person's own occasions. */
export function occasionText(voice: Voice, scored: Scored): string {
  const formality = formalityTerm(scored.garments);
  return paragraph([
    formality && levelSentence(voice, formality),
    scored.findings.formality && coherenceSentence(voice, scored.findings.formality),
    scored.findings.preferences && wantedSentence(voice, scored.findings.preferences),
  ]);
}

type Level = { upTo: number; word: string; places: readonly string[] };

const levels: readonly Level[] = [
  {
    upTo: 0.28,
    word: 'sporty',
    places: ['a workout', 'errands', 'a long walk', 'a day outdoors', 'travelling light'],
  },
  {
    upTo: 0.42,
    word: 'casual',
    places: ['the weekend', 'coffee with friends', 'shopping', 'a day trip', 'a relaxed office', 'a matinee'],
  },
  {
    upTo: 0.56,
    word: 'smart casual',
    places: [
      'most offices',
      'lunch in town',
      'a gallery',
      'a first meeting',
      'an easy dinner',
      'a day of travel',
    ],
  },
  {
    upTo: 0.72,
    word: 'smart',
    places: ['work with clients', 'dinner out', 'the theatre', 'a talk', 'a date', 'a family celebration'],
  },
  {
    upTo: 2,
    word: 'dressy',
    places: ['a wedding', 'an evening reception', 'a premiere', 'a formal dinner', 'a gala'],
  },
];

export function levelOf(mean: number): Level {
  return levels.find(({ upTo }) => mean < upTo) ?? levels[levels.length - 1];
}

function levelSentence(voice: Voice, { mean, dressiest, easiest }: FormalityTerm): string {
  const level = levelOf(mean);
  const offset = voice.pick('places', [0, 1, 2, 3, 4]);
  const places = [0, 1, 2].map((step) => level.places[(offset + step) % level.places.length]);
  const where = list(places);
  const same = dressiest.garment.key === easiest.garment.key;
  const word = /^[aeiou]/.test(level.word) ? `an ${level.word}` : `a ${level.word}`;
  const lead = same || mean >= 0.5 ? dressiest.garment : easiest.garment;
  return voice.pick('level', [
    `By what can be seen this is ${level.word}: good for ${where}`,
    `The clothes place themselves at ${level.word}, so think of ${where}`,
    `Wear it to ${where}; its level is ${level.word}`.replace(
      /Wear it to (.*?(?:the weekend|shopping|errands|travelling light|work with clients|most offices))/,
      'Use it for $1',
    ),
    `${word} look, at home at ${where}`,
    `${the(lead)} ${agree(lead, 'sets', 'set')} the tone, which is ${level.word}: ${where}`,
    `Dress code: ${level.word}. It would suit ${where}`,
    `You could take this to ${where} without a second thought, as it reads ${level.word}`,
    `On a scale from sport to evening it lands at ${level.word}, right for ${where}`,
    `${level.word} is the word for it, mostly because of ${the(lead)}; ${where} come to mind`,
    `Occasions that fit: ${where}. The level is ${level.word}`,
    `It would not look out of place at ${where}, being ${level.word} by cut and cloth`,
    `For ${where} it has the right level, ${level.word}`,
  ]);
}

function coherenceSentence(voice: Voice, { spread, dressiest, easiest }: FormalityTerm): string {
  const [up, down] = [the(dressiest.garment), the(easiest.garment)];
  if (spread < 0.12)
    return voice.pick('coherent', [
      'All pieces speak the same level, so nothing looks borrowed',
      'The parts agree on how dressed they want to be',
      `${up} and ${down} are equals in formality`,
      'No piece is dressier than its neighbours',
      'It is consistent from top to bottom',
      `Between ${up} and ${down} there is no quarrel over dress code`,
      'Each piece would be invited to the same party',
    ]);
  if (spread < 0.3)
    return voice.pick('coherent', [
      `${up} ${agree(dressiest.garment, 'pulls', 'pull')} it a little up and ${down} a little down, a mix most people wear well`,
      `A slight spread, from ${down} to ${up}, keeps it from looking like a uniform`,
      `${down} ${agree(easiest.garment, 'relaxes', 'relax')} what ${up} ${agree(dressiest.garment, 'starts', 'start')}`,
      `The dressiest part is ${up}; ${down} ${agree(easiest.garment, 'takes', 'take')} the edge off`,
      `With ${up} above it in formality, ${down} ${agree(easiest.garment, 'keeps', 'keep')} things easy`,
      `Swap ${down} for something sharper and the whole goes up a level`,
    ]);
  return voice.pick('coherent', [
    `${up} and ${down} come from different dress codes; bring one of them towards the other`,
    `There is a gap between ${up} and ${down}. Pick a side and change the other piece`,
    `${up} ${agree(dressiest.garment, 'asks', 'ask')} for dressier company than ${down}`,
    `One foot in the office, one at home: ${up} and ${down} do not agree on the occasion`,
  ]);
}

function wantedSentence(voice: Voice, { occasions, styles }: PreferencesTerm): string | undefined {
  const best = occasions[0];
  if (best && best.off === 0)
    return voice.pick('wanted', [
      `${best.occasion} is on your list, and the level is right for it`,
      `Of your own occasions it fits ${best.occasion}`,
      `You asked about ${best.occasion}: yes, this will do`,
      `Your ${best.occasion} plans are covered`,
    ]);
  if (best)
    return voice.pick('wanted', [
      `For ${best.occasion}, which you listed, it is a bit ${best.off < 0 ? 'too easy; add a sharper piece' : 'too dressed; relax one piece'}`,
      `Your list names ${best.occasion}: this needs to go ${best.off < 0 ? 'up' : 'down'} a level for it`,
      `Measured against ${best.occasion} it falls on the ${best.off < 0 ? 'relaxed' : 'formal'} side`,
    ]);
  const style = styles[0];
  if (!style) return undefined;
  return style.score >= 70
    ? voice.pick('wanted', [
        `It comes close to the ${style.style} style you like`,
        `${style.style}, as you like it, is a fair description`,
        `Your taste for ${style.style} is easy to see in it`,
      ])
    : voice.pick('wanted', [
        `To come nearer to ${style.style}, bring in ${style.lacking}`,
        `${style.style} is what you like, and ${style.lacking} would take it there`,
        `For the ${style.style} style you named, the missing part is ${style.lacking}`,
      ]);
}
