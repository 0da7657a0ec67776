import type { HistoryEntry } from '@drape/contract/analysis';
import { type RatingBand, ratingBand } from '../../ui/rating-band.ts';

export type ScoreFilter = RatingBand | 'all';

export const scoreFilters: readonly { value: ScoreFilter; label: string }[] = [
  { value: 'all', label: 'All scores' },
  { value: 'good', label: '80 and above' },
  { value: 'fair', label: '60 to 79' },
  { value: 'poor', label: 'Below 60' },
];

export function readScoreFilter(text: string | null): ScoreFilter {
  return scoreFilters.find(({ value }) => value === text)?.value ?? 'all';
}

export function passesFilter(entry: HistoryEntry, filter: ScoreFilter): boolean {
  return filter === 'all' || ratingBand(entry.overall_score / 10) === filter;
}
