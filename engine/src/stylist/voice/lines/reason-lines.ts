import type { Look, Zone } from '../../../vision/look.ts';
import { listOf, say, type Tell } from '../../../wording/say.ts';
import type { JudgeContext } from '../../judging/judge-context.ts';
import type { Scored } from '../../judging/score-look.ts';
import type { TermKey } from '../../judging/weights.ts';
import { facetsOf } from '../../taste/facets.ts';
import type { Line } from '../page/page.ts';
import { goodRating } from '../tier.ts';
import { isMain } from '../which-garments.ts';
import { patternLines, seasonLines } from './cloth-lines.ts';
import { colorLines } from './color-lines.ts';
import { fitLines } from './fit-lines.ts';
import { naming, note, praise, praiseOf } from './line.ts';
import { mixLines } from './occasion-lines.ts';

/** What a term found in this outfit and what that does to it, as far as a page may still say it. */
export function reasonLines(
  key: TermKey,
  tell: Tell,
  look: Look,
  scored: Scored,
  context: JudgeContext,
): Line[] {
  const lines: Record<TermKey, () => Line[]> = {
    colour: () => colorLines(tell, scored),
    pieces: () => [...mixLines(tell, scored), ...jarring(tell, scored)],
    finish: () => polished(tell, scored),
    pattern: () => patternLines(tell, scored),
    proportion: () =>
      fitLines(tell, look, scored, context).filter(({ claims }) => claims.includes('proportion')),
    fit: () => fitLines(tell, look, scored, context).filter(({ claims }) => !claims.includes('proportion')),
    season: () => seasonLines(tell, scored, context),
    preferences: () => [note(['preferences'], [], () => preferenceText(scored))],
    personal: () => [note(['personal'], [], () => personalText(scored))],
  };
  return lines[key]();
}

/** Two pieces that are far apart, where the outfit suffers from it. */
function jarring(tell: Tell, { findings, rating }: Scored): Line[] {
  const worst = rating < goodRating ? findings.pieces?.worst : undefined;
  if (!worst || worst.points > plainly || ![worst.one, worst.other].every(({ garment }) => isMain(garment)))
    return [];
  if (Math.abs(facetsOf(worst.one.traits).level - facetsOf(worst.other.traits).level) < twoDays) return [];
  const [one, other] = [worst.one.garment, worst.other.garment];
  const values = { ...naming('one', one), ...naming('other', other) };
  return [note(['mix'], [one, other], () => tell('mix.jars', values))];
}

/** Points from which on two pieces plainly jar. */
const plainly = -0.6;
/** So many levels (1 sport to 5 black tie) apart they are dressed for different days. */
const twoDays = 0.7;

/** From here on (1 sport to 5 black tie) a piece adds polish. */
const dressyLevel = 3.2;
const polishing: ReadonlySet<Zone> = new Set(['outer', 'full', 'feet']);

function polished(tell: Tell, { findings, rating }: Scored): Line[] {
  const best = findings.finish?.best;
  if (!best || rating < goodRating || facetsOf(best.traits).level < dressyLevel) return [];
  const { garment } = best;
  if (!polishing.has(garment.zone)) return [];
  return [
    praise(['finish', praiseOf(garment)], [garment], () => tell('finish.polish', naming('one', garment))),
  ];
}

/** Scores from here on speak for an outfit. */
const met = 70;

function preferenceText({ findings: { preferences } }: Scored): string {
  const [style] = preferences?.styles ?? [];
  const wishes = [
    ...(style ? [say('term.preferences.style', { style: style.style })] : []),
    ...((preferences?.colours.length ?? 0) > 0 ? [say('term.preferences.colors')] : []),
    ...(preferences?.occasions ?? []).slice(0, 2).map(({ occasion }) => say(`occasion.name.${occasion}`)),
  ];
  const isMet = (preferences?.score ?? 0) >= met;
  return say('term.preferences', { wishes: listOf(wishes), met: isMet ? 'yes' : 'no' });
}

function personalText({ findings: { personal } }: Scored): string {
  return say('term.personal', { near: (personal?.score ?? 0) >= met ? 'yes' : 'no' });
}
