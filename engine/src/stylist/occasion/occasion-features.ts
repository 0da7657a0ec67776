import { bucketOf, foldedText, gramsOf, wordsOf } from '../../language/text-features.ts';

/** What a dress code is guessed from; the hour is local, null for a whole day, and the length is in hours. */
export type OccasionClues = {
  title: string;
  place: string;
  hour: number | null;
  weekday: number | undefined;
  hours?: number | undefined;
};

/** Words, pairs and pieces of words of the title, the same of the place, the time of day and of the week, as buckets. */
export function occasionFeatures({ title, place, hour, weekday }: OccasionClues, buckets: number): number[] {
  const features = new Set<string>();
  addWords(features, 't', title);
  addWords(features, 'p', place);
  if (hour !== null)
    features.add(`h ${hour < 6 ? 'night' : hour < 9 ? 'early' : hour < 17 ? 'day' : 'evening'}`);
  if (weekday !== undefined) features.add(`d ${weekday === 0 || weekday === 6 ? weekday : 'workday'}`);
  return [...new Set([...features].map((feature) => bucketOf(feature, buckets)))];
}

function addWords(features: Set<string>, part: string, text: string): void {
  const words = wordsOf(foldedText(text));
  for (const [k, word] of words.entries()) {
    features.add(`${part} ${word}`);
    const next = words[k + 1];
    if (next !== undefined) features.add(`${part} ${word} ${next}`);
    for (const gram of gramsOf(word)) features.add(`${part}c ${gram}`);
  }
  if (words.length === 0) features.add(`${part} none`);
}

/** Several clues as one line, and back: title, place, hour, weekday and length, parted by tabs. */
export function lineOf({ title, place, hour, weekday, hours }: OccasionClues): string {
  return [title, place, hour ?? '', weekday ?? '', hours ?? ''].join('\t');
}

export function cluesOf(line: string): OccasionClues {
  const [title = '', place = '', hour = '', weekday = '', hours = ''] = line.split('\t');
  return {
    title,
    place,
    hour: hour === '' ? null : Number(hour),
    weekday: weekday === '' ? undefined : Number(weekday),
    hours: hours === '' ? undefined : Number(hours),
  };
}
