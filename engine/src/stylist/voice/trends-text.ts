import type { Look } from '../../vision/look.ts';
import { canSay, say, type Tell } from '../../wording/say.ts';
import type { JudgeContext } from '../judging/judge-context.ts';
import { type MonthSeen, tellsTrends, trendFeatures } from '../judging/month-seen.ts';
import { saidColour } from './said-garment.ts';

/** What at least so large a share of outfits has is worth naming. */
const worthNaming = 0.08;

/** How the outfit stands to what people on this server wore in the last whole month; empty where that isn't known. */
export function trendsText(tell: Tell, look: Look, { monthSeen }: JudgeContext): string {
  return (monthSeen && monthSentence(tell, look, monthSeen)) ?? '';
}

function monthSentence(tell: Tell, look: Look, seen: MonthSeen): string | undefined {
  if (!tellsTrends(seen)) return undefined;
  const month = monthName(seen.month);
  const ranked = Object.entries(seen.counts)
    .map(([feature, count]) => ({ feature, share: count / seen.outfits }))
    .filter(({ share }) => share >= worthNaming)
    .sort((x, y) => y.share - x.share || (x.feature < y.feature ? -1 : 1));
  const [top] = ranked;
  if (!top) return undefined;
  const mine = new Set(trendFeatures(look));
  const shared = ranked.find(({ feature }) => mine.has(feature));
  if (!shared) return tell('trends.other', { what: featureWords(top.feature), month });
  const what = featureWords(shared.feature);
  return tell('trends.shared', { what, month, plural: what.endsWith('s') ? 'yes' : 'no' });
}

/** "prints" of `pattern print`, "navy" of `colour navy`. */
function featureWords(feature: string): string {
  const [kind, ...rest] = feature.split(' ');
  const key = `trend.${[kind, ...rest].join('.')}`;
  return canSay(key) ? say(key) : saidColour(rest.join(' '));
}

/** "October 2026" of "2026-10". */
function monthName(month: string): string {
  return new Date(`${month}-01T12:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
