import { colourDifference } from '../../colour/delta-e.ts';
import { type HouseRule, houseRules, houseRulesMonth, type RuleFacts } from '../../knowledge/house-rules.ts';
import type { Zone } from '../../vision/look.ts';
import type { Scored } from '../score-look.ts';
import { type Season, seasonOf } from '../season.ts';
import type { Voice } from './voice.ts';
import { paragraph } from './words.ts';

/** Two house rules that apply to the look: one it keeps, one it misses, where there are such. */
export function trendsText(
  voice: Voice,
  scored: Scored,
  context: { date: string; country?: string },
): string {
  const facts = ruleFacts(scored, seasonOf(context.date, context.country));
  const kept = houseRules.filter(({ test }) => test(facts) === 'kept');
  const missed = houseRules.filter(({ test }) => test(facts) === 'missed');
  const one = kept.length > 0 ? voice.pick('rule kept', kept) : undefined;
  const other = missed.length > 0 ? voice.pick('rule missed', missed) : undefined;
  return paragraph([
    one && keptSentence(voice, one),
    other && missedSentence(voice, other, one === undefined),
    one || other ? undefined : neitherSentence(voice),
  ]);
}

function keptSentence(voice: Voice, { rule }: HouseRule): string {
  return voice.pick('kept', [
    `One of our house rules of ${houseRulesMonth} is that ${rule}, and this keeps it`,
    `As of ${houseRulesMonth} we hold that ${rule}; your outfit agrees`,
    `A house rule it follows (${houseRulesMonth}): ${rule}`,
    `It is in step with a rule of ours, written in ${houseRulesMonth}, that ${rule}`,
    `In our book of ${houseRulesMonth} it says that ${rule}, and here it shows`,
    `House rule of ${houseRulesMonth}, kept: ${rule}`,
    `We wrote in ${houseRulesMonth} that ${rule}, and this makes the case`,
    `Our taste, not the market's, as of ${houseRulesMonth}: ${rule}, where you are already`,
  ]);
}

function missedSentence(voice: Voice, { rule, missed }: HouseRule, dated: boolean): string {
  const date = dated ? ` of ${houseRulesMonth}` : '';
  const lead = voice.pick('missed', [
    `${dated ? 'One' : 'Another'} rule of the house${date} says that ${rule}`,
    `Still open is the house rule${date} that ${rule}`,
    `If you like rules, here is one${date} to play with: ${rule}`,
    `What it does not do yet is follow our rule${date} that ${rule}`,
    `House rule${date}, not kept so far: ${rule}`,
    `By ${dated ? 'one' : 'another'} of our rules${date}, ${rule}`,
  ]);
  const advice = missed.charAt(0).toLowerCase() + missed.slice(1);
  return voice.pick('missed join', [`${lead}; ${advice}`, `${lead}, so ${advice}`]);
}

function neitherSentence(voice: Voice): string {
  return voice.pick('no rule', [
    `None of our house rules of ${houseRulesMonth} has anything to say about this one`,
    `It falls between our house rules of ${houseRulesMonth}, which is no fault`,
    `No house rule of ${houseRulesMonth} applies here; trust your eye`,
  ]);
}

function ruleFacts({ findings, garments }: Scored, season: Season | undefined): RuleFacts {
  const { palette, description } = findings.colour;
  const share = (test: (colour: (typeof palette)[number]) => boolean) =>
    palette.filter(test).reduce((sum, colour) => sum + colour.share, 0);
  const at = (zone: Zone) => garments.find((garment) => garment.zone === zone);
  const [upper, lower, shoes] = [at('upper'), at('lower'), at('feet')];
  const { fit, pattern, texture, contrast } = findings;
  const volumes = ['slim', 'regular', 'relaxed', 'oversized'];
  const accent = palette.filter(({ lab }) => Math.hypot(lab[1], lab[2]) > 0.1).at(-1);
  return {
    season,
    neutralShare: description.neutralShare,
    hues: description.hues,
    paletteKind: description.kind,
    patternedPieces: pattern?.patterned.length ?? 0,
    surfaces: texture?.kinds.length ?? 0,
    lightShare: share(({ lab }) => lab[0] > 0.8),
    darkShare: share(({ lab }) => lab[0] < 0.4),
    brownShare: share(({ basic }) => basic === 'brown'),
    blueShare: share(({ basic }) => basic === 'blue'),
    denimPieces: garments.filter((garment) => garment.texture === 'denim').length,
    volumeStep:
      fit?.above && fit.below
        ? Math.abs(volumes.indexOf(fit.above.fit.kind) - volumes.indexOf(fit.below.fit.kind))
        : undefined,
    strongestDifference: contrast?.pairs.at(-1)?.difference,
    layered: upper && lower ? at('outer') !== undefined : undefined,
    upperOverLower: upper && lower ? upper.tone.lightness - lower.tone.lightness : undefined,
    shoesEchoed:
      shoes &&
      garments.some(({ key, main }) => key !== shoes.key && colourDifference(main.lab, shoes.main.lab) < 12),
    smallestHue: accent?.share,
  };
}
