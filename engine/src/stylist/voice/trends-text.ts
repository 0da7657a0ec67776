import { colourDifference } from '../../colour/delta-e.ts';
import { type HouseRule, houseRules, houseRulesMonth, type RuleFacts } from '../../knowledge/house-rules.ts';
import type { Look, Zone } from '../../vision/look.ts';
import type { JudgeContext } from '../judge-context.ts';
import type { Scored } from '../score-look.ts';
import { type Season, seasonOf } from '../season.ts';
import { monthSentence } from './month-text.ts';
import type { Voice } from './voice.ts';
import { paragraph } from './words.ts';

/** What the last month saw of it, where that is known, and house rules: one it keeps, one it misses. */
export function trendsText(voice: Voice, look: Look, scored: Scored, context: JudgeContext): string {
  const facts = ruleFacts(scored, seasonOf(context.date, context.country));
  const kept = houseRules.filter(({ test }) => test(facts) === 'kept');
  const missed = houseRules.filter(({ test }) => test(facts) === 'missed');
  const one = kept.length > 0 ? voice.pick('rule kept', kept) : undefined;
  const other = missed.length > 0 ? voice.pick('rule missed', missed) : undefined;
  return paragraph([
    context.monthSeen && monthSentence(voice, look, context.monthSeen),
    one && keptSentence(voice, one),
    other && missedSentence(voice, other, one === undefined),
    one || other ? undefined : neitherSentence(voice),
  ]);
}

function keptSentence(voice: Voice, { rule }: HouseRule): string {
  const date = houseRulesMonth;
  return voice.join(
    'kept',
    [
      `One of our house rules of ${date} is that ${rule}`,
      `As of ${date} we hold that ${rule}`,
      `A house rule of ${date}: ${rule}`,
      `In our book of ${date} it says that ${rule}`,
      `We wrote in ${date} that ${rule}`,
      `Our taste, not the market's, as of ${date}: ${rule}`,
    ],
    [
      ', and this keeps it',
      '; your outfit agrees',
      ', and here it shows',
      '; this makes the case',
      '; that is met',
      '; you are there already',
    ],
  );
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
    patternsClash: (pattern?.patterned.length ?? 0) > 2 || pattern?.clash !== undefined,
    surfaces: texture?.kinds.length ?? 0,
    lightShare: share(({ lab }) => lab[0] > 0.8),
    darkShare: share(({ lab }) => lab[0] < 0.4),
    brownShare: share(({ basic }) => basic === 'brown'),
    blueShare: share(({ basic }) => basic === 'blue'),
    denimPieces: garments.filter((garment) => garment.texture === 'denim').length,
    volumeStep:
      fit?.above && fit.below && [fit.above, fit.below].some((each) => volumes.indexOf(each.fit.kind) > 1)
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
