import type { Look } from '../../vision/look.ts';
import { type MonthSeen, tellsTrends, trendFeatures } from '../month-seen.ts';
import type { Voice } from './voice.ts';
import { percent } from './words.ts';

/** What at least so large a share of outfits has is worth naming. */
const worthNaming = 0.08;

/**
 * How a feature of this outfit stood in the outfits that this installation saw in the last whole month; undefined where
 * too few people are behind the numbers, or nothing was seen often enough.
 */
export function monthSentence(voice: Voice, look: Look, seen: MonthSeen): string | undefined {
  if (!tellsTrends(seen)) return undefined;
  const month = monthName(seen.month);
  const ranked = Object.entries(seen.counts)
    .map(([feature, count]) => ({ feature, share: count / seen.outfits }))
    .filter(({ share }) => share >= worthNaming)
    .sort((x, y) => y.share - x.share || (x.feature < y.feature ? -1 : 1));
  const mine = new Set(trendFeatures(look));
  const shared = ranked.filter(({ feature }) => mine.has(feature));
  if (shared.length > 0) {
    const { feature, share } = voice.pick('month shared', shared);
    return voice.join(
      'month',
      [
        `In ${month}, ${percent(share)} of the ${seen.outfits} outfits seen here had ${featureWords(feature)}`,
        `Of ${seen.outfits} outfits analyzed here in ${month}, ${percent(share)} had ${featureWords(feature)}`,
        `Our own count for ${month}: ${featureWords(feature)} in ${percent(share)} of ${seen.outfits} outfits`,
      ],
      [', and so has this one', '; this one is among them now', ', as this one has'],
    );
  }
  const [top] = ranked;
  return (
    top &&
    voice.join(
      'month',
      [
        `In ${month}, the outfits seen here had ${featureWords(top.feature)} most often (${percent(top.share)} of ${seen.outfits})`,
        `Our own count for ${month} is led by ${featureWords(top.feature)}, in ${percent(top.share)} of ${seen.outfits} outfits`,
      ],
      ['; this one goes its own way', ', which this one does without'],
    )
  );
}

const features: Record<string, (word: string) => string> = {
  colour: (word) => word,
  pattern: (word) => (word === 'print' ? 'a print' : word),
  surface: (word) => (word === 'napped' ? 'a brushed surface' : word === 'satin' ? 'a satin sheen' : word),
  cut: (word) => `something ${word}`,
  layered: () => 'an open layer',
  tonal: () => 'one hue in several shades',
};

function featureWords(feature: string): string {
  const [kind, word] = feature.split(' ');
  return features[kind]?.(word ?? '') ?? feature;
}

/** "October 2026" of "2026-10". */
function monthName(month: string): string {
  return new Date(`${month}-01T12:00:00Z`).toLocaleDateString('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
