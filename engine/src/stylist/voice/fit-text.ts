import type { Look, Zone } from '../../vision/look.ts';
import type { Scored } from '../score-look.ts';
import type { FitTerm, FittedGarment } from '../terms/fit.ts';
import { bestRatio, type ProportionTerm } from '../terms/proportion.ts';
import type { Voice } from './voice.ts';
import { agree, list, paragraph, the } from './words.ts';

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
    `With no wearer in the picture, the rating rests on colour and cloth alone`,
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
  const say = (garment: FittedGarment) =>
    `${the(garment)} ${agree(garment, 'is', 'are')} cut ${garment.fit.kind}`;
  if (!second)
    return voice.pick('volume one', [
      say(first),
      `The one fit that could be measured: ${say(first)}`,
      `Against the joints, ${say(first)}`,
      `Measured at its edges, ${the(first)} ${agree(first, 'comes', 'come')} out ${first.fit.kind}`,
      `${the(first)} ${agree(first, 'reads', 'read')} as ${first.fit.kind}`,
    ]);
  return voice.pick('volume', [
    `${say(first)} and ${say(second)}`,
    `${the(first)} ${agree(first, 'comes', 'come')} out ${first.fit.kind}, ${the(second)} ${second.fit.kind}`,
    `Measured against the joints, ${the(first)} ${agree(first, 'is', 'are')} ${first.fit.kind} and ${the(second)} ${second.fit.kind}`,
    `The cut is ${first.fit.kind} in ${the(first)} and ${second.fit.kind} in ${the(second)}`,
    `On width: ${say(first)}; ${say(second)}`,
    `Both volumes could be read: ${first.fit.kind} for ${the(first)}, ${second.fit.kind} for ${the(second)}`,
    `${first.fit.kind} above all describes ${the(first)}, while ${the(second)} ${agree(second, 'is', 'are')} ${second.fit.kind}`,
  ]);
}

function balanceSentence(voice: Voice, { above, below, score }: FitTerm): string | undefined {
  if (!above || !below) return undefined;
  if (score >= 85)
    return voice.pick('balance', [
      'One part full, the other neat: the volumes balance',
      'That difference in volume gives the outline a clear shape',
      'The fuller piece has a quieter partner, as it should',
      'The volumes answer each other well',
      'It is a good trade of ease for line',
    ]);
  if (score >= 70)
    return voice.pick('balance', [
      'Both follow the same line, which is tidy if a little even; a fuller layer would add shape',
      'The two volumes are alike, so the outline stays calm; one looser piece would give it movement',
      'Equal widths above and below look orderly. For more shape, let one of them be fuller',
      'Same ease top and bottom: safe, and open to one bolder cut',
      'Nothing is out of line, though a change of volume would make the outline more memorable',
    ]);
  return voice.pick('balance', [
    'Fullness above and below hides the shape of the clothes; make one of the two neater',
    'With both parts this wide the outline spreads. A trimmer piece on one side would anchor it',
    'Two wide pieces compete, and a belt or a slimmer partner would settle it',
    'The volume is everywhere; take some out of one half',
  ]);
}

function proportionSentence(voice: Voice, { ratio }: ProportionTerm): string {
  const parts = `1 to ${(1 / ratio).toFixed(1)}`;
  if (ratio < bestRatio * 0.75)
    return voice.pick('proportion', [
      `The upper part is short against the lower (${parts}), a long line from the waist down`,
      `At ${parts}, the waist sits high and the lower half runs long; a longer top would even it out`,
      `${parts} from upper to lower puts nearly all the length below the waist`,
      `A high line: upper to lower stands at ${parts}`,
      `The lower part has most of the length, ${parts}`,
      `Counted from the waist the clothes run ${parts}, which is long below`,
    ]);
  if (ratio <= bestRatio * 1.3)
    return voice.pick('proportion', [
      `Upper to lower stands at ${parts}, close to the thirds that tailors aim for`,
      `The waist divides the outfit ${parts}, which is a pleasing split`,
      `With ${parts} between upper and lower, the line is well placed`,
      `Lengths are right: ${parts} from upper to lower`,
      `The split at the waist, ${parts}, needs no help`,
      `${parts}: about a third above, two thirds below, and that is a good line`,
      `The upper and lower lengths (${parts}) sit well with each other`,
    ]);
  if (ratio > 1.25)
    return voice.pick('proportion', [
      `The upper part is longer than what shows below it (${parts}); a higher edge would give the lower part more room`,
      `At ${parts} the upper part takes most of the length, and lifting its edge would lengthen the line below`,
      `Upper to lower stands at ${parts}, a low line; a shorter layer on top would raise it`,
      `Most of the length is above the edge of the upper part (${parts})`,
      `${parts} from upper to lower keeps the weight high up; a shorter upper part would let it settle`,
    ]);
  return voice.pick('proportion', [
    `Upper to lower is ${parts}, close to halves; tuck the front in and the line moves up`,
    `The outfit is cut near the middle (${parts}), and a higher waist line would give it direction`,
    `At ${parts} the hem of the upper part falls low; a half tuck or a shorter layer would lift it`,
    `The upper part takes much of the length (${parts}). Roll or tuck it to let the lower part run longer`,
    `${parts} is an even split of lengths; thirds usually look livelier than halves`,
    `Above and below the waist are nearly the same length (${parts}), so a shorter top would pay off`,
    `The halves are too alike at ${parts}; crop, tuck or roll the upper one`,
  ]);
}

function unmeasured(voice: Voice, scored: Scored): string {
  const name = the(scored.garments[0]);
  const is = (singular: string, plural: string) => agree(scored.garments[0], singular, plural);
  const fact = voice.pick('unmeasured', [
    'the edges of the clothes could not be set against the figure, so fit is left out',
    `how ${name} ${is('fits', 'fit')} could not be measured in this picture`,
    'no cut was clear enough to measure, and none is guessed',
    'fit is not part of this rating, as too little of the outline was readable',
    'the outline did not give enough to judge the cut by',
    'widths and lengths stayed unclear, so they neither help nor hurt',
    `the cut of ${name} stays an open question`,
    'fit got no number, for want of a clear outline',
    `where ${name} ${is('ends', 'end')} was not sure enough to measure fit`,
  ]);
  const advice = voice.pick('unmeasured advice', [
    'a plain wall behind would allow it',
    'stand a little apart from the background, arms loose',
    'a photo straight from the front would settle it',
    'with the whole figure in view it can be answered',
    'next time face the camera and let the arms hang',
    'an unhidden waist and hem are all it takes',
  ]);
  return `${fact}; ${advice}`;
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
