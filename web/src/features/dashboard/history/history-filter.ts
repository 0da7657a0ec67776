import type { HistoryFilter } from '@drape/contract/analysis/analysis';
import { ratingBands } from '@drape/contract/wire/limits';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { formatCalendarDay } from '../../../lib/format.ts';
import type { RatingBand } from '../../../ui/colour/rating-band.ts';

/** The filter as it stands in the address; empty texts filter nothing. */
export type HistoryView = { from: string; to: string; score: RatingBand | 'all'; search: string };

export const noFilter: HistoryView = { from: '', to: '', score: 'all', search: '' };

const good = ratingBands.green * 10;
const fair = ratingBands.yellow * 10;

export const scoreFilters: readonly { value: HistoryView['score']; label: MessageDescriptor }[] = [
  { value: 'all', label: msg`All scores` },
  { value: 'good', label: msg`${good} and above` },
  { value: 'fair', label: msg`${fair} to ${good - 1}` },
  { value: 'poor', label: msg`Below ${fair}` },
];

const bounds: Record<HistoryView['score'], HistoryFilter> = {
  all: {},
  good: { min_score: good },
  fair: { min_score: fair, max_score: good - 1 },
  poor: { max_score: fair - 1 },
};

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** What an address asks for; what cannot be understood filters nothing. */
export function readHistoryView(search: URLSearchParams): HistoryView {
  const day = (name: string) => {
    const text = search.get(name) ?? '';
    return isDay(text) ? text : '';
  };
  return {
    from: day('from'),
    to: day('to'),
    search: (search.get('q') ?? '').trim().slice(0, 100),
    score: scoreFilters.find(({ value }) => value === search.get('score'))?.value ?? 'all',
  };
}

/** The same for an address, without what filters nothing. */
export function historyAddress({ from, to, score, search }: HistoryView): Record<string, string> {
  const all = { from, to, score: score === 'all' ? '' : score, q: search.trim() };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

export function historyFilterOf({ from, to, score, search }: HistoryView): HistoryFilter {
  return {
    ...bounds[score],
    ...(from === '' ? {} : { from }),
    ...(to === '' ? {} : { to }),
    ...(search === '' ? {} : { search }),
  };
}

/** What is filtered by, in words, one for each part. */
export function filterWords({ from, to, score, search }: HistoryView): string[] {
  const filter = scoreFilters.find(({ value }) => value === score);
  return [
    ...(score === 'all' || !filter ? [] : [t(filter.label)]),
    ...(from === '' ? [] : [t`from ${formatCalendarDay(from)}`]),
    ...(to === '' ? [] : [t`until ${formatCalendarDay(to)}`]),
    ...(search === '' ? [] : [`“${search}”`]),
  ];
}
