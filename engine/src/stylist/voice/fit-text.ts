import type { Look, Zone } from '../../vision/look.ts';
import type { Scored } from '../score-look.ts';
import type { FitTerm, FittedGarment } from '../terms/fit.ts';
import { bestRatio, type ProportionTerm } from '../terms/proportion.ts';
import type { Voice } from './voice.ts';
import { agree, list, paragraph, percent, the } from './words.ts';

/** Volumes, proportions, and what could not be seen. Speaks of clothes only. */
export function fitText(voice: Voice, look: Look, scored: Scored): string {
  const { fit, proportion } = scored.findings;
  if (look.subject === 'laid') return laidText(voice, scored);
  return paragraph([
    fit && volumeSentence(voice, fit),
    fit && balanceSentence(voice, fit),
    proportion && proportionSentence(voice, proportion),
    fit || proportion ? undefined : unmeasured(voice, scored),
    unseenSentence(voice, look.unseen),
  ]);
}

function laidText(voice: Voice, scored: Scored): string {
  const noun = scored.garments.length > 1 ? 'the pieces' : the(scored.garments[0]);
  const lies = scored.garments.length > 1 ? 'lie' : agree(scored.garments[0], 'lies', 'lie');
  const first = voice.pick('laid', [
    `${noun} ${lies} flat, so how the cut falls is left out of the rating`,
    `Fit needs somebody in the clothes; with ${noun} laid out it was not judged`,
    `This is a picture of clothes, not of clothes being worn, so fit and proportion do not count here`,
    `Nothing is said about fit, because ${noun} ${lies} outside a figure`,
    `Cut and length can only be guessed from ${noun} like this, and guessing is not measuring`,
    `Fit stays open: ${noun} would have to be worn for that`,
    `With no wearer in the picture, the rating rests on color and cloth alone`,
    `Nobody is wearing ${noun} here, and so the cut goes unrated`,
    `A cut shows itself on a wearer, and ${noun} ${agree({ plural: lies === 'lie' }, 'has', 'have')} none in this photo`,
    `The rating leaves out fit; ${noun} ${lies} there without a shape to follow`,
    `How ${noun} ${agree({ plural: lies === 'lie' }, 'fits', 'fit')} cannot be read from a picture taken like this`,
  ]);
  const second = voice.pick('laid advice', [
    'A full-length photo of the outfit being worn would fill this in',
    'Take one more picture, worn and from head to shoe, and it will be measured',
    'Put it on, stand a few steps back, and this part can be answered',
    'A mirror photo at full length would be enough for it',
    'For that part, send a picture with the clothes on',
    'One worn photo from the front settles it',
    'Worn and upright, it would show where hem and waist fall',
  ]);
  return paragraph([first, second]);
}

function volumeSentence(voice: Voice, { fitted, above, below }: FitTerm): string {
  const [first, second] = above && below ? [above, below] : fitted;
  const kind = ({ fit }: FittedGarment) => fit.kind;
  const one = the(first);
  if (!second)
    return voice.join(
      'volume one',
      [
        `${one} ${agree(first, 'is', 'are')} cut ${kind(first)}`,
        `${one} ${agree(first, 'comes', 'come')} out ${kind(first)}`,
        `${one} ${agree(first, 'measures', 'measure')} as ${kind(first)}`,
        `The fit of ${one} is ${kind(first)}`,
        `${kind(first)} is the word for ${one}`,
      ],
      [
        ' against the joints',
        ', read at its edges',
        ', the one fit that could be measured',
        '; no other fit could be read',
        ', by its width over the shoulders and the waist',
      ].filter((_, index) => index !== 4 || first.zone !== 'lower'),
    );
  const two = the(second);
  if (kind(first) === kind(second))
    return voice.join(
      'volume same',
      ['', 'On width, ', 'Measured against the joints, ', 'As for volume, '],
      [
        `${one} and ${two} are both cut ${kind(first)}`,
        `the cut is ${kind(first)} in ${one} and in ${two} alike`,
        `${kind(first)} describes ${one} and ${two}`,
      ],
    );
  return voice.join(
    'volume',
    ['', 'On width, ', 'Measured against the joints, ', 'As for volume, ', 'By the edges, '],
    [
      `${one} ${agree(first, 'is', 'are')} cut ${kind(first)} and ${two} ${kind(second)}`,
      `${one} ${agree(first, 'comes', 'come')} out ${kind(first)}, ${two} ${kind(second)}`,
      `the cut is ${kind(first)} in ${one} and ${kind(second)} in ${two}`,
      `${kind(first)} describes ${one}, ${kind(second)} ${two}`,
      `the fit is ${kind(first)} for ${one}, ${kind(second)} for ${two}`,
    ],
  );
}

function balanceSentence(voice: Voice, { above, below, score }: FitTerm): string | undefined {
  if (!above || !below) return undefined;
  const [facts, ends] = score >= 85 ? balanced : score >= 70 ? even : wide;
  return voice.join('balance', facts, ends(above, below));
}

type Balance = readonly [
  facts: readonly string[],
  ends: (above: FittedGarment, below: FittedGarment) => readonly string[],
];

const balanced: Balance = [
  [
    'One part is fuller, the other neat',
    'That difference in volume gives the outline a clear shape',
    'The fuller piece has a quieter partner',
    'The volumes answer each other',
    'It is a good trade of ease for line',
  ],
  (above, below) => [
    ', and the balance holds',
    `, with ${the(above)} over ${the(below)}`,
    ', as it should be',
    `, with ${the(below)} as the calm part`,
  ],
];

const even: Balance = [
  [
    'Both follow the same line',
    'The two volumes are alike',
    'The widths above and below are equal',
    'The ease is the same top and bottom',
    'Nothing is out of line in the widths',
  ],
  (above, below) => [
    '; one looser piece would give it movement',
    `, tidy if a little even; a fuller layer over ${the(above)} would add shape`,
    ', safe and open to one bolder cut',
    `, so a wider version of ${the(below)} is worth a try`,
    '; a change of volume in one of them would make the outline more memorable',
  ],
];

const wide: Balance = [
  [
    'Fullness above and below hides the shape of the clothes',
    'With both parts this wide the outline spreads',
    'Two wide pieces compete',
    'The volume is everywhere',
  ],
  (above, below) => [
    '; make one of the two neater',
    `, and a trimmer partner for ${the(above)} would anchor it`,
    ', which a belt would settle',
    `; take some of it out of ${the(below)}`,
  ],
];

/** Lengths as shares of both parts together: more telling than a ratio. */
function proportionSentence(voice: Voice, { ratio }: ProportionTerm): string {
  const upper = ratio / (1 + ratio);
  const [above, below] = [percent(upper), percent(1 - Math.round(upper * 100) / 100)];
  const facts = [
    `The upper part has ${above} of the length and the lower ${below}`,
    `By length it is ${above} above and ${below} below`,
    `The line between upper and lower falls at ${above} of the length`,
    `${above} of the length is upper part, ${below} lower`,
    `Upper to lower, the lengths are ${above} to ${below}`,
  ];
  return voice.join('proportion', facts, lengthAdvice(ratio));
}

function lengthAdvice(ratio: number): readonly string[] {
  if (ratio < bestRatio * 0.75)
    return [
      ', a long line from the waist down',
      '; a longer top would even it out',
      ', so nearly all the length is below the waist',
      ', which puts the line high',
      '; the lower part carries the outfit',
    ];
  if (ratio <= bestRatio * 1.3)
    return [
      ', close to the thirds that tailors aim for',
      ', a pleasing split',
      ', and the line is well placed',
      '; that needs no help',
      ', about a third to two thirds',
      ', lengths that sit well with each other',
    ];
  if (ratio > 1.25)
    return [
      '; a higher edge would give the lower part more room',
      ', and lifting the edge of the upper part would lengthen the line below',
      ', a low line that a shorter layer on top would raise',
      ', so most of the length is above the edge of the upper part',
      '; a shorter upper part would let it settle',
    ];
  return [
    ', close to halves; tuck the front in and the line moves up',
    ', cut near the middle, and a higher waist line would give it direction',
    '; a half tuck or a shorter layer would lift the line',
    ', so roll or tuck the upper part to let the lower part run longer',
    ', an even split where thirds usually look livelier',
    '; the halves are too alike, and a shorter upper part would pay off',
  ];
}

function unmeasured(voice: Voice, scored: Scored): string {
  const name = the(scored.garments[0]);
  const is = (singular: string, plural: string) => agree(scored.garments[0], singular, plural);
  return voice.join(
    'unmeasured',
    [
      `how ${name} ${is('fits', 'fit')} could not be measured in this picture`,
      `the cut of ${name} stays an open question`,
      `where ${name} ${is('ends', 'end')} was not sure enough to measure fit`,
      `the outline of ${name} did not give enough to judge the cut by`,
      `fit is no part of this rating, as too little of ${name} was readable`,
      `the edges of ${name} could not be set against the figure, so fit is left out`,
      `widths and lengths of ${name} stayed unclear, so they neither help nor hurt`,
    ],
    [
      '; a plain wall behind would allow it',
      '; stand a little apart from the background, arms loose',
      '; a photo straight from the front would settle it',
      '; with the whole figure in view it can be answered',
      '; next time face the camera and let the arms hang',
      '; an unhidden waist and hem are all it takes',
    ],
  );
}

const zoneWords: Partial<Record<Zone, string>> = {
  head: 'anything worn on the head',
  upper: 'the upper part',
  lower: 'the lower part',
  feet: 'the shoes',
  waist: 'the waist',
  hand: 'anything carried',
};

/** What an outfit usually has and the picture does not show. */
export function unseenWords(unseen: readonly Zone[]): string[] {
  return unseen.flatMap((zone) => zoneWords[zone] ?? []);
}

const missed: ReadonlySet<Zone> = new Set(['upper', 'lower', 'feet']);

function unseenSentence(voice: Voice, unseen: readonly Zone[]): string | undefined {
  const parts = unseenWords(unseen.filter((zone) => missed.has(zone)));
  if (parts.length === 0) return undefined;
  const all = list(parts);
  const plural = parts.length > 1 || all === 'the shoes';
  return voice.pick('unseen', [
    `Out of the picture: ${all}, so nothing is said about ${plural ? 'them' : 'it'}`,
    `The photo does not show ${all}, and the rating does without`,
    `${all} could not be seen and ${plural ? 'do' : 'does'} not count either way`,
    `Left out for want of a view: ${all}`,
    `As ${all} ${plural ? 'are' : 'is'} not in the frame, ${plural ? 'they stay' : 'it stays'} unjudged`,
    `Step back far enough to bring in ${all} and the answer grows`,
    `A wider frame would add ${all}`,
    `About ${all} nothing is said, since the frame ends before`,
    `Not in view and not judged: ${all}`,
    `${all} ${plural ? 'fall' : 'falls'} outside the frame`,
  ]);
}
