import { type HouseRule, houseRules, houseRulesMonth, type RuleFacts } from '../../knowledge/house-rules.ts';
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
    other && missedSentence(voice, other),
    one || other ? datedSentence(voice) : undefined,
  ]);
}

function keptSentence(voice: Voice, { rule }: HouseRule): string {
  return voice.pick('kept', [
    `One of our house rules is that ${rule}, and this keeps it`,
    `We hold that ${rule}; your outfit agrees`,
    `A house rule it follows: ${rule}`,
    `In step with the rule that ${rule}`,
    `It makes the case that ${rule}`,
    `Our notes say that ${rule}. Here it shows`,
  ]);
}

function missedSentence(voice: Voice, { rule, missed }: HouseRule): string {
  return voice.pick('missed', [
    `Another says that ${rule}; to try it, ${missed}`,
    `Still open is the rule that ${rule}: ${missed}`,
    `If you like rules, here is one to play with: ${rule}. So ${missed}`,
    `What it does not do yet: ${rule}. Easy to mend, ${missed}`,
    `We also think that ${rule}, in which case ${missed}`,
    `Worth a thought: ${rule}. That would mean to ${missed}`.replace(/mean to (an? .*) would .*/, 'mean $1'),
  ]);
}

function datedSentence(voice: Voice): string {
  return voice.pick('dated', [
    `House rules as of ${houseRulesMonth}`,
    `These are house rules, last gone through in ${houseRulesMonth}, not market data`,
    `Opinion of the house, ${houseRulesMonth}`,
    `Our rules date from ${houseRulesMonth} and do not count in the rating`,
    `(House rules of ${houseRulesMonth}; the rating does not depend on them)`,
    `As the house sees it in ${houseRulesMonth}`,
    `Dated ${houseRulesMonth}, and a matter of taste`,
    `Such rules change: these are from ${houseRulesMonth}`,
    `Reviewed ${houseRulesMonth}; take them as a nudge`,
    `That is our view of ${houseRulesMonth}, no more`,
    `Written down in ${houseRulesMonth}, kept apart from the score`,
  ]);
}

function ruleFacts({ findings, garments }: Scored, season: Season | undefined): RuleFacts {
  const { palette, description } = findings.colour;
  const share = (test: (colour: (typeof palette)[number]) => boolean) =>
    palette.filter(test).reduce((sum, colour) => sum + colour.share, 0);
  const { fit, pattern, texture, contrast } = findings;
  const volumes = ['slim', 'regular', 'relaxed', 'oversized'];
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
  };
}
