import type { PatternKind, TextureKind } from '../../vision/look.ts';
import type { Garment } from '../garment.ts';
import type { Scored } from '../score-look.ts';
import type { PatternTerm } from '../terms/pattern.ts';
import type { SeasonTerm } from '../terms/season.ts';
import type { TextureTerm } from '../terms/texture.ts';
import type { Voice } from './voice.ts';
import { agree, list, paragraph, percent, the } from './words.ts';

/** Surfaces, patterns, and how they suit the season. */
export function textureText(voice: Voice, scored: Scored): string {
  const { texture, pattern, season } = scored.findings;
  return paragraph([
    texture ? surfaceSentence(voice, texture) : unreadSentence(voice, scored),
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

function surfaceSentence(voice: Voice, { seen }: TextureTerm): string {
  const shown = seen.slice(0, 3);
  const say = ({ label, texture }: Garment) => `${texture ? surfaceWords[texture] : ''} in the ${label}`;
  const all = list(shown.map(say));
  if (shown.length === 1)
    return voice.pick('surface one', [
      `The surface that could be read is ${all}`,
      `${all}: that is the one texture the photo shows`,
      `Up close the camera found ${all}`,
      `Of the cloth, this much is clear: ${all}`,
      `What the light shows is ${all}`,
      `${all} is what there is to feel here`,
    ]);
  return voice.pick('surface', [
    `The surfaces are ${all}`,
    `To the touch this would be ${all}`,
    `The photo shows ${all}`,
    `Cloth by cloth: ${all}`,
    `There is ${all}`,
    `Read from the light on the cloth, it is ${all}`,
    `What you would feel, largest first: ${all}`,
    `As for cloth, the camera found ${all}`,
    `Textures first: ${all}`,
    `${all} is what the surface tells`,
  ]);
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
  if (kinds.length >= 3)
    return voice.pick('interest', [
      `${numbers[kinds.length] ?? 'Several'} different surfaces give the eye plenty to do without any help from colour`,
      `${numbers[kinds.length] ?? 'Several'} kinds of cloth in one look is generous, and it stays together`,
      `Between ${surfaceWords[kinds[0]]} and ${surfaceWords[kinds[kinds.length - 1]]} there is a lot for the hand to find`,
      'Light catches on each piece in its own way, which is half the charm',
      'Change of cloth does here what contrast of colour does elsewhere',
      'That much change of surface keeps even quiet colours alive',
      'The surfaces differ enough to make each piece worth a second look',
      'It is a rich mix of cloth, so colour can stay calm',
    ]);
  if (kinds.length === 2)
    return voice.pick('interest', [
      `${surfaceWords[kinds[0]]} beside ${surfaceWords[kinds[1]]} is a contrast you notice without knowing why`,
      `Two surfaces, ${surfaceWords[kinds[0]]} and ${surfaceWords[kinds[1]]}, set each other off`,
      `The change from ${surfaceWords[kinds[0]]} to ${surfaceWords[kinds[1]]} adds depth`,
      `Setting ${surfaceWords[kinds[0]]} against ${surfaceWords[kinds[1]]} is a small thing that does a lot`,
      `One more surface would be welcome, but ${surfaceWords[kinds[0]]} with ${surfaceWords[kinds[1]]} already works`,
    ]);
  if (seen.length < 2) return undefined;
  return voice.pick('interest', [
    `Everything has the same surface, so the look depends on colour alone; a knit or some leather would add depth`,
    `One surface throughout is neat and a little flat; vary the cloth in one piece`,
    'With a single kind of cloth the light falls the same everywhere; something ribbed, brushed or shiny would break that',
    'The surfaces repeat each other; change one of them and the colours gain as well',
    'A second surface is what it lacks, even in something as small as a belt',
  ]);
}

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five'];

const patternNouns: Record<PatternKind, string> = {
  solid: 'plain cloth',
  stripes: 'stripes',
  checks: 'checks',
  dots: 'dots',
  print: 'print',
  'colour-block': 'colour blocks',
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
    const lead = garments[0];
    return voice.pick('pattern none', [
      'No pattern was found, which leaves room for one: a stripe, a fine check, a scarf with a print',
      'All of it is plain, so shape and colour carry the look',
      'Plain throughout; a single patterned piece could take the lead without a rival',
      'There is no figure in the cloth. That is restful, and there is space for one',
      `Pattern is absent, from ${the(lead)} on; a small dose would not hurt`,
      'Plain cloth everywhere keeps it simple to combine',
      'With nothing patterned, the cut of each piece is easy to see',
      'Not a stripe or a check in sight, so the outline has the stage',
      'The cloth is undecorated, and that suits anyone who likes it quiet',
      'Solid colours only: easy to read and easy to add to',
      'No stripes, no checks, no print: the plain pieces ask for one small surprise',
      'Patterns play no part here',
      'Every piece is plain, a calm ground for jewellery or a scarf',
      'It is unpatterned, so it goes with almost anything',
      `Plain as ${the(lead)} ${agree(lead, 'is', 'are')}, colour does the talking`,
    ]);
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
  return voice.pick('pattern one', [
    `One pattern leads: ${kinds[0]}, on ${share} of the area, with plain cloth around it`,
    `The only figure is ${kinds[0]}, ${share} of the area, so it can be enjoyed`,
    `Plain partners leave the room to ${kinds[0]}`,
    `A single pattern, ${kinds[0]}, is the right number`,
    `With ${kinds[0]} and the rest plain, the eye knows where to rest`,
  ]);
}

function seasonSentence(voice: Voice, { season, warm, score }: SeasonTerm): string {
  const share = percent(warm);
  const none = warm === 0;
  if (score >= 78)
    return voice.pick('season', [
      `For ${season} the cloth is right`,
      `The surfaces suit ${season}`,
      `${season} is well served by these surfaces`,
      `You would not be out of place in ${season} with this cloth`,
      none
        ? `Light surfaces throughout, as ${season} likes them`
        : `${share} of it in warm surfaces fits ${season}`,
      `Nothing about the cloth is out of season in ${season}`,
      `It is dressed for ${season}`,
      `${season} and this cloth go together`,
      none
        ? `No knit, denim, leather or brushed cloth, and ${season} does not ask for any`
        : `With ${share} of the surface on the warm side it belongs to ${season}`,
      none
        ? `The cloth is as light as ${season} allows`
        : `Warm surfaces have ${share}, a good part for ${season}`,
      `As cloth goes, ${season} is met`,
      none
        ? `It would be comfortable to look at in ${season}`
        : `${season} shows in the cloth: ${share} of it is warm to the eye`,
    ]);
  const tooWarm = season === 'summer' || (season === 'spring' && warm > 0.35);
  if (tooWarm)
    return voice.pick('season', [
      `${share} of the readable cloth is of the warm kind, a lot for ${season}; linen or light cotton would look more at home`,
      `For ${season} the surfaces are heavy (${share} knit, denim, leather or brushed cloth); lighten one piece`,
      `In ${season} this much warm cloth, ${share}, looks borrowed from a colder month`,
      `${season} asks for lighter cloth than ${share} of the warm kind`,
      `Change the warmest piece for ${season}; ${share} of the surface is built for the cold`,
    ]);
  const now = none ? 'there is no warm surface yet' : `warm surfaces have ${share} so far`;
  return voice.pick('season', [
    none
      ? `For ${season} all surfaces are light; one piece of knit or wool would place it in the season`
      : `${share} warm surfaces are on the low side for ${season}; add a knit`,
    none
      ? `Nothing in the cloth says ${season} yet: wool, corduroy or leather would`
      : `A further warm surface beside the present ${share} would suit ${season}`,
    `The cloth looks lighter than ${season} asks for; something brushed or knitted would help`,
    `${season} would welcome heavier cloth, a flannel or a rib for instance`,
    `By its cloth this could be worn in a warmer month; a heavier layer would tell it is ${season}`,
    `For ${season}, ${now}; a boot, a scarf or a cardigan is the quickest way there`,
    `The season is ${season} and ${now}, so tweed or fleece would not be too much`,
    `${now}, and it is ${season}: think of something with a pile or a rib`,
    `To look like ${season} it wants a rougher cloth; ${now}`,
    `Smooth and light as the cloth is, ${season} hardly shows; one woolly piece would do it`,
    `A coat of heavier cloth would carry it into ${season}, as ${now}`,
    `In ${season} the hand expects wool or suede, and ${now}`,
  ]);
}
