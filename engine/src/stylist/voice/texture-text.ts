import type { PatternKind, TextureKind } from '../../vision/look.ts';
import type { Garment } from '../garment.ts';
import type { Scored } from '../score-look.ts';
import type { PatternTerm } from '../terms/pattern.ts';
import type { SeasonTerm } from '../terms/season.ts';
import { readSurfaces, type TextureTerm } from '../terms/texture.ts';
import type { Voice } from './voice.ts';
import { agree, list, paragraph, percent, the } from './words.ts';

/** Surfaces, patterns, and how they suit the season. */
export function textureText(voice: Voice, scored: Scored): string {
  const { texture, pattern, season } = scored.findings;
  const seen = readSurfaces(scored.garments);
  return paragraph([
    seen.length > 0 ? surfaceSentence(voice, seen) : unreadSentence(voice, scored),
    texture && interestSentence(voice, texture),
    pattern && patternSentence(voice, pattern, scored.garments),
    season && seasonSentence(voice, season),
  ]);
}

const surfaceWords: Record<TextureKind, string> = {
  smooth: 'smooth cloth',
  knit: 'knit',
  denim: 'denim',
  leather: 'leather',
  satin: 'a satin sheen',
  lace: 'lace',
  napped: 'a brushed surface',
  woven: 'a visible weave',
};

export function surfaceOf(kind: TextureKind): string {
  return surfaceWords[kind];
}

/** "knit in the top and the skirt": garments of one surface are said together. */
function surfaceList(seen: readonly Garment[]): string[] {
  const byKind = new Map<TextureKind, Garment[]>();
  for (const garment of seen)
    if (garment.texture) byKind.set(garment.texture, [...(byKind.get(garment.texture) ?? []), garment]);
  return [...byKind].map(
    ([kind, garments]) => `${surfaceWords[kind]} in ${list(garments.map(({ label }) => `the ${label}`))}`,
  );
}

function surfaceSentence(voice: Voice, seen: readonly Garment[]): string {
  const all = list(surfaceList(seen.slice(0, 4)));
  if (seen.length === 1)
    return voice.join(
      'surface one',
      [
        'The surface that could be read is ',
        'Up close the camera found ',
        'This much is clear: ',
        'The light shows ',
      ],
      [all],
      ['', ', the one texture of the photo', '; no other cloth was readable'],
    );
  return voice.join(
    'surface',
    [
      'The surfaces are ',
      'To the touch this would be ',
      'The photo shows ',
      'Cloth by cloth: ',
      'Read from the light on the cloth, it is ',
      'The camera found ',
      'Textures first: ',
      'As cloth goes, ',
    ],
    [all],
    ['', '', ', largest piece first', ', as far as the light tells'],
  );
}

function unreadSentence(voice: Voice, scored: Scored): string {
  const cloth = the(scored.garments[0]);
  return voice.pick('unread', [
    'The cloth could not be read with enough certainty to name it',
    'At this size the surfaces stay anonymous; a closer, sharper photo would show weave and nap',
    `Whether ${cloth} ${agree(scored.garments[0], 'is', 'are')} knitted or woven does not show here`,
    'Textures were too faint to count',
    'No surface stood out clearly, so texture is left out of the rating',
    `The light does not tell enough about ${cloth} to name a fabric`,
  ]);
}

function interestSentence(voice: Voice, { kinds, seen }: TextureTerm): string | undefined {
  const [one, two] = [surfaceWords[kinds[0]], surfaceWords[kinds[kinds.length - 1]]];
  if (kinds.length >= 3)
    return voice.join(
      'interest many',
      [
        `${numbers[kinds.length] ?? 'Several'} different surfaces in one look`,
        `From ${one} to ${two} there is a lot for the hand to find`,
        `Beside ${one} and ${two} there is yet another surface`,
        'The surfaces differ enough to make each piece worth a second look',
      ],
      [
        ', so color can stay calm',
        ', which keeps even quiet colors alive',
        ', and light catches on each in its own way',
        ': change of cloth does here what contrast does elsewhere',
      ],
    );
  if (kinds.length === 2)
    return voice.join(
      'interest two',
      [
        `${one} beside ${two}`,
        `The change from ${one} to ${two}`,
        `Setting ${one} against ${two}`,
        `A pairing of ${one} and ${two}`,
      ],
      [
        ' is a contrast noticed without knowing why',
        ' adds depth',
        ' is a small thing that does a lot',
        ' keeps it alive; one more surface would be welcome',
        ' gives the eye something beyond color',
      ],
    );
  if (seen.length < 2) return undefined;
  return voice.join(
    'interest one',
    [
      `Everything has the same surface, ${one}`,
      `One surface throughout, ${one}, is neat and a little flat`,
      `With ${one} alone the light falls the same everywhere`,
      `The surfaces repeat each other, ${one} on ${one}`,
      `All of it is ${one}`,
    ],
    [
      '; a knit or some leather would add depth',
      '; vary the cloth in one piece',
      ', and something ribbed or brushed would break that',
      '; change one of them and the colors gain as well',
      ', so a second surface, even in a belt, is what it lacks',
    ].map((advice) => (kinds[0] === 'knit' ? advice.replace('a knit or', 'a satin or') : advice)),
  );
}

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five'];

const patternNouns: Record<PatternKind, string> = {
  solid: 'plain cloth',
  stripes: 'stripes',
  checks: 'checks',
  dots: 'dots',
  print: 'print',
  'colour-block': 'color blocks',
  melange: 'melange',
};

export function patternNoun(kind: PatternKind): string {
  return patternNouns[kind];
}

function patternSentence(
  voice: Voice,
  { patterned, clash }: PatternTerm,
  garments: readonly Garment[],
): string {
  if (patterned.length === 0) {
    const lead = the(garments[0]);
    return voice.join(
      'pattern none',
      [
        'No pattern was found',
        'All of it is plain',
        `Plain throughout, from ${lead} on`,
        'There is no figure in the cloth',
        'With nothing patterned, the cut is easy to see',
        'Not a stripe or a check in sight',
        'Solid colors only',
        `No print competes with ${lead}`,
      ],
      [
        ', which leaves room for one: a stripe, a fine check, a scarf with a print',
        ', so shape and color carry the look',
        '; a single patterned piece could take the lead',
        ', restful and simple to combine',
        `, so a small dose of pattern beside ${lead} would not hurt`,
        '; it goes with almost anything',
        ', a calm ground for jewelry or a scarf',
      ],
    );
  }
  const kinds = patterned.map(
    ({ label, pattern }) => `${pattern ? patternNouns[pattern] : ''} in the ${label}`,
  );
  if (clash)
    return voice.pick('pattern clash', [
      `${list(kinds)} are of the same kind and near in scale, so they rub; make one of them plain or much larger`,
      `Two patterns of a kind meet in ${list(kinds)}. One finer, one broader would make it deliberate`,
      `Both ${the(clash[0])} and ${the(clash[1])} want to lead; a plain partner would end the argument`,
    ]);
  if (patterned.length > 2)
    return voice.pick('pattern many', [
      `${list(kinds)}: with so many patterns none of them can lead`,
      `Patterns everywhere (${list(kinds)}); keep the best one and let the others rest`,
      `There are more patterns than the eye can follow, ${list(kinds)}`,
    ]);
  if (patterned.length === 2)
    return voice.pick('pattern two', [
      `${list(kinds)} differ enough to share a look`,
      `Two patterns, ${list(kinds)}, get along because they are of different make`,
      `Mixing ${list(kinds)} works, as neither copies the other`,
    ]);
  const share = percent(patterned[0].share);
  return voice.join(
    'pattern one',
    [
      `One pattern leads: ${kinds[0]}`,
      `The only figure is ${kinds[0]}`,
      `A single pattern, ${kinds[0]}, is the right number`,
      `With ${kinds[0]} and the rest plain, the eye knows where to rest`,
    ],
    [
      ` (${share} of the area)`,
      `, on ${share} of the area`,
      `; it takes ${share} of the cloth`,
      `: ${share} by area`,
    ],
  );
}

/** Warm means knit, denim, leather or brushed cloth. */
function seasonSentence(voice: Voice, { season, warm, score }: SeasonTerm): string {
  const share = percent(warm);
  const none = warm < 0.005;
  if (score >= 78)
    return voice.join(
      'season good',
      [
        `For ${season} the cloth is right`,
        `The surfaces suit ${season}`,
        `Nothing about the cloth is out of season in ${season}`,
        `${season} and this cloth go together`,
        `The cloth belongs to ${season}`,
        `As cloth goes, ${season} is met`,
        `With this cloth you are dressed for ${season}`,
        `${season} shows in the cloth`,
      ],
      none
        ? [': no warm surface is among it', ', light as it is throughout', ', without any knit or denim']
        : season === 'summer'
          ? [
              ` (only ${share} of what could be read is warm)`,
              `, with only ${share} of the readable cloth on the warm side`,
              `; warm surfaces have only ${share} of what was read`,
            ]
          : [
              ` (${share} of what could be read is warm)`,
              `: ${share} of the readable cloth is knit, denim, leather or brushed`,
              `, with ${share} of the readable cloth on the warm side`,
              `; warm surfaces have ${share} of what was read`,
              `, since ${share} of what was read keeps warm`,
              `: warm surfaces cover ${share} of the readable cloth`,
            ],
    );
  const tooWarm = season === 'summer' || (season === 'spring' && warm > 0.35);
  if (tooWarm)
    return voice.join(
      'season warm',
      [
        `${share} of the readable cloth is of the warm kind, a lot for ${season}`,
        `For ${season} the surfaces are heavy (${share} warm ones)`,
        `In ${season} this much warm cloth, ${share}, looks borrowed from a colder month`,
      ],
      [
        '; linen or light cotton would look more at home',
        '; lighten one piece',
        ', so change the warmest piece first',
      ],
    );
  const now = none ? 'there is no warm surface yet' : `warm surfaces have ${share} so far`;
  return voice.join(
    'season cool',
    [
      `For ${season}, ${now}`,
      `It is ${season}, and ${now}`,
      `The cloth looks lighter than ${season} asks for: ${now}`,
      `${season} would welcome heavier cloth, as ${now}`,
      `By its cloth this belongs to a warmer month than ${season}; ${now}`,
    ],
    [
      ', so one piece of knit or wool would place it in the season',
      '; something brushed or ribbed would help',
      ', and a boot, a scarf or a cardigan is the quickest way there',
      '; tweed or fleece would not be too much',
      ', so think of something with a pile',
      '; flannel or corduroy would do it',
    ],
  );
}
