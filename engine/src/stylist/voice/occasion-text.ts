import type { Occasion } from '@drape/contract/options';
import type { Scored } from '../score-look.ts';
import { type FormalityTerm, formalityTerm } from '../terms/formality.ts';
import type { OccasionMatch, PreferencesTerm } from '../terms/preferences.ts';
import type { Voice } from './voice.ts';
import { agree, article, list, paragraph, the } from './words.ts';

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
    places: [
      'a weekend in town',
      'coffee with friends',
      'shopping',
      'a day trip',
      'a relaxed office',
      'a matinee',
    ],
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
  const lead = same || mean >= 0.5 ? dressiest.garment : easiest.garment;
  return voice.join(
    'level',
    [
      `By what can be seen this is ${level.word}`,
      `The clothes place themselves at ${level.word}`,
      `Its level is ${level.word}`,
      `This is ${article(level.word)} outfit`,
      `${the(lead)} ${agree(lead, 'sets', 'set')} the tone, which is ${level.word}`,
      `Dress code: ${level.word}`,
      `It reads ${level.word}`,
      `On a scale from sport to evening it lands at ${level.word}`,
      `${level.word} is the word for it, mostly because of ${the(lead)}`,
      `Cut and cloth make it ${level.word}`,
    ],
    [
      `, good for ${where}`,
      `; think of ${where}`,
      `, which covers ${where}`,
      `: ${where} come to mind`,
      `, right for ${where}`,
      `, enough for ${where}`,
    ],
  );
}

function coherenceSentence(voice: Voice, { spread, dressiest, easiest }: FormalityTerm): string {
  const [up, down] = [the(dressiest.garment), the(easiest.garment)];
  const upper = (singular: string, plural: string) => agree(dressiest.garment, singular, plural);
  const lower = (singular: string, plural: string) => agree(easiest.garment, singular, plural);
  if (spread < 0.12)
    return voice.join(
      'coherent',
      [
        `${up} and ${down} are equals in formality`,
        `Between ${up} and ${down} there is no quarrel over dress code`,
        `From ${up} to ${down}, the parts agree on how dressed they want to be`,
        `${up} ${upper('is', 'are')} hardly dressier than ${down}`,
      ],
      [
        ', so nothing looks borrowed',
        ', and the whole is of one mind',
        ': consistent throughout',
        ', as it should be',
      ],
    );
  if (spread < 0.3)
    return voice.join(
      'coherent',
      [
        `${up} ${upper('pulls', 'pull')} it a little up and ${down} a little down`,
        `The dressiest part is ${up}, the easiest ${down}`,
        `${up} ${upper('is', 'are')} a shade dressier than ${down}`,
        `${down} ${lower('relaxes', 'relax')} what ${up} ${upper('starts', 'start')}`,
        `There is a slight spread in dress code, from ${down} to ${up}`,
        `${down} ${lower('takes', 'take')} the edge off ${up}`,
        `${up} ${upper('leads', 'lead')} in formality and ${down} ${lower('keeps', 'keep')} things easy`,
      ],
      [
        ', a mix most people wear well',
        ', which keeps it from looking like a uniform',
        `; a sharper piece in place of ${down} would lift the whole`,
        ', close enough to belong together',
        ', and that is a matter of taste',
        `; something easier than ${up} would relax it further`,
      ],
    );
  return voice.join(
    'coherent',
    [
      `${up} and ${down} come from different dress codes`,
      `There is a gap between ${up} and ${down}`,
      `${up} and ${down} were made for different evenings`,
      `${down} ${lower('drags', 'drag')} the dress code below that of ${up}`,
      `Dress code is where it splits: ${up} on one side, ${down} on the other`,
      `${up} ${upper('asks', 'ask')} for dressier company than ${down}`,
    ],
    [
      '; bring one of them towards the other',
      ', so pick a side and change the other piece',
      ', and one of them should stay at home',
      `; something dressier than ${down} would do it justice`,
      `; an easier piece than ${up} would bring them together`,
    ],
  );
}

function wantedSentence(voice: Voice, { occasions, styles }: PreferencesTerm): string | undefined {
  const best = occasions[0];
  if (best) return occasionSentence(voice, best);
  const style = styles[0];
  if (!style) return undefined;
  return style.score >= 70
    ? voice.pick('wanted', [
        `It comes close to the ${style.style} style you like`,
        `${style.style}, as you like it, is a fair description`,
        `Your taste for ${style.style} is easy to see in it`,
        `By the measure of your ${style.style} style it does well`,
        `It would pass for ${style.style}, one of your styles`,
      ])
    : voice.pick('wanted', [
        `To come nearer to ${style.style}, bring in ${style.lacking}`,
        `${style.style} is what you like, and ${style.lacking} would take it there`,
        `For the ${style.style} style you named, the missing part is ${style.lacking}`,
        `Your ${style.style} side would ask for ${style.lacking}`,
        `What keeps it from ${style.style}, one of your styles, is ${style.lacking}`,
      ]);
}

const occasionWords: Record<Occasion, string> = {
  work: 'work',
  casual: 'casual days',
  'formal events': 'formal events',
  'date night': 'a date night',
  travel: 'travel',
  sports: 'sports',
  party: 'a party',
  wedding: 'a wedding',
  business: 'business',
  weekend: 'the weekend',
  vacation: 'a vacation',
  shopping: 'shopping',
};

function occasionSentence(voice: Voice, { occasion, off }: OccasionMatch): string {
  const word = occasionWords[occasion];
  if (off === 0)
    return voice.pick('wanted', [
      `You have ${word} on your list, and the level is right for it`,
      `Of your own occasions it suits ${word} best`,
      `You asked about ${word}: yes, this will do`,
      `For ${word}, which is one of yours, nothing has to change`,
      `It answers your wish for ${word} as well`,
      `Take it for ${word}, one of those you named`,
      `Among your occasions, ${word} is covered`,
    ]);
  if (off < 0)
    return voice.pick('wanted', [
      `For ${word}, which you listed, it is a bit too easy; add a sharper piece`,
      `Your list names ${word}: this needs to go up a level for it`,
      `Measured against ${word} it falls on the relaxed side, and a tailored layer would lift it`,
      `To serve for ${word} as well, let one piece be dressier`,
      `It stops short of ${word}; a firmer shoe or a jacket would close the gap`,
    ]);
  return voice.pick('wanted', [
    `For ${word}, which you listed, it is a bit too dressed; relax one piece`,
    `Your list names ${word}: this may come down a level for it`,
    `Measured against ${word} it falls on the formal side, so let something loosen up`,
    `To serve for ${word} as well, swap the dressiest piece for an easy one`,
  ]);
}
