import type { CoursePoint } from '@drape/contract/dashboard/dashboard';
import { nextDay } from '../../platform/local-time.ts';
import type { DaySums } from './repository.ts';

const mostPoints = 62;
const msPerDay = 86_400_000;

type Stretch = { from: string; to: string };

const monthEnd = (day: string) => nextDay(`${nextDay(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`, -1);

function weekOf(day: string): Stretch {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  const from = nextDay(day, -weekday);
  return { from, to: nextDay(from, 6) };
}

/** From the finest on; the days of a span that a stretch has at least decide which is taken. */
const stretches: readonly { days: number; of(day: string): Stretch }[] = [
  { days: 1, of: (day) => ({ from: day, to: day }) },
  { days: 7, of: weekOf },
  { days: 30, of: (day) => ({ from: `${day.slice(0, 7)}-01`, to: monthEnd(day) }) },
  { days: 365, of: (day) => ({ from: `${day.slice(0, 4)}-01-01`, to: `${day.slice(0, 4)}-12-31` }) },
];

const rounded = (value: number) => Math.round(value * 10) / 10;

/** Mean scores by the day, or by the week, month or year where there would be too many points. Oldest first. */
export function courseOf(days: readonly DaySums[]): CoursePoint[] {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return [];
  const span = (Date.parse(last.day) - Date.parse(first.day)) / msPerDay + 1;
  const stretch = stretches.find(({ days: least }) => span / least <= mostPoints) ?? stretches.at(-1);
  const groups = Map.groupBy(days, ({ day }) => stretch?.of(day).from ?? day);
  return [...groups].map(([from, sums]) => {
    const total = (key: 'analyses' | 'overall' | 'harmony' | 'coherence') =>
      sums.reduce((sum, each) => sum + each[key], 0);
    const analyses = total('analyses');
    return {
      from,
      to: stretch?.of(from).to ?? from,
      analyses,
      overall_score: rounded(total('overall') / analyses),
      color_harmony: rounded(total('harmony') / analyses),
      style_coherence: rounded(total('coherence') / analyses),
    };
  });
}
