import type { CoursePoint } from '@drape/contract/dashboard/dashboard';
import { t } from '@lingui/core/macro';
import { CartesianGrid, Legend, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatCalendarDay, formatShortDay } from '../../../lib/format.ts';
import { scoreMarks } from './axis-marks.ts';
import { PlotFigure } from './plot-figure.tsx';
import { axisLook, gridLook, legendStyle, quiet, tooltipLook } from './plot-look.ts';

type Score = 'overall_score' | 'color_harmony' | 'style_coherence';
type Series = { key: Score; label: string; stroke: string; dash?: string };

type Props = { title: string; course: readonly CoursePoint[]; series: readonly Series[] };

function span({ from, to }: CoursePoint): string {
  return from === to ? formatCalendarDay(from) : t`${formatCalendarDay(from)} to ${formatCalendarDay(to)}`;
}

function summaryOf(course: readonly CoursePoint[], series: readonly Series[]): string {
  const [first] = course;
  const last = course.at(-1);
  if (!first || !last) return '';
  return series
    .map(({ key, label }) => {
      const scores = course.map((point) => point[key]);
      return t`${label}: ${first[key]} on ${formatCalendarDay(first.from)}, ${last[key]} on ${formatCalendarDay(last.to)}, lowest ${Math.min(...scores)}, highest ${Math.max(...scores)}.`;
    })
    .join(' ');
}

/** Mean scores over time, as one or more lines. */
export function CoursePlot({ title, course, series }: Props) {
  const data = course.map((point) => ({ ...point, at: Date.parse(point.from) }));
  const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
  const marks = scoreMarks(course.flatMap((point) => series.map(({ key }) => point[key])));
  return (
    <PlotFigure
      title={title}
      summary={summaryOf(course, series)}
      table={{
        columns: [t`When`, t`Analyses`, ...series.map(({ label }) => label)],
        rows: course.map((point) => [
          ...[span(point), String(point.analyses), ...series.map(({ key }) => String(point[key]))],
        ]),
      }}
      nothing={course.length < 2 ? t`The line starts on your second day with an analysis.` : undefined}
    >
      <ResponsiveContainer width="100%" height={240}>
        <LineChart data={data} {...quiet}>
          <CartesianGrid vertical={false} {...gridLook} />
          <XAxis
            dataKey="at"
            type="number"
            scale="time"
            domain={['dataMin', 'dataMax']}
            tickFormatter={(at) => formatShortDay(dayOf(at))}
            minTickGap={40}
            {...axisLook}
          />
          <YAxis domain={[marks[0] ?? 0, marks.at(-1) ?? 100]} ticks={marks} axisLine={false} {...axisLook} />
          <Tooltip labelFormatter={(at) => formatCalendarDay(dayOf(Number(at)))} {...tooltipLook} />
          {series.length > 1 && (
            <Legend
              iconType="plainline"
              formatter={(name) => <span className="text-ink">{name}</span>}
              wrapperStyle={legendStyle}
            />
          )}
          {series.map(({ key, label, stroke, dash }) => (
            <Line
              key={key}
              dataKey={key}
              name={label}
              stroke={stroke}
              strokeWidth={1.75}
              strokeDasharray={dash ?? '0'}
              dot={course.length <= 31 ? { r: 2.5, fill: stroke, strokeWidth: 0 } : false}
              isAnimationActive={false}
            />
          ))}
        </LineChart>
      </ResponsiveContainer>
    </PlotFigure>
  );
}
