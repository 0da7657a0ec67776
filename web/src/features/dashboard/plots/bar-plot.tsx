import {
  Bar,
  BarChart,
  Cell,
  Legend,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { axisMarks } from './axis-marks.ts';
import { PlotFigure, type PlotTable } from './plot-figure.tsx';
import { axisLook, barHeight, legendStyle, quiet, tooltipLook } from './plot-look.ts';

export type BarSeries = { key: string; label: string; fill: string };
/** One row of bars: its name, a value for each series, and colours of its own by series. */
export type BarRow = { name: string; values: Record<string, number>; fills?: Record<string, string> };

type Props = {
  title: string;
  summary: string;
  note?: string;
  rows: readonly BarRow[];
  series: readonly BarSeries[];
  table: PlotTable;
  format: (value: number) => string;
  /** What the axis reaches at least on a side that has bars, so that small differences look small. */
  reach?: number;
  nothing?: string | undefined;
};

/** Horizontal bars from zero, one row a name; values below zero go to the left. */
export function BarPlot({ rows, series, format, reach = 0, ...figure }: Props) {
  const data = rows.map(({ name, values }) => ({ name, ...values }));
  const marks = axisMarks(
    rows.flatMap(({ values }) => Object.values(values)),
    reach,
  );
  const [least = 0] = marks;
  const hasNegative = least < 0;
  return (
    <PlotFigure {...figure}>
      <ResponsiveContainer
        width="100%"
        height={rows.length * barHeight * (series.length > 1 ? 1.3 : 1) + (series.length > 1 ? 64 : 36)}
      >
        <BarChart data={data} layout="vertical" {...quiet} margin={{ top: 0, right: 16, bottom: 0, left: 0 }}>
          <XAxis
            type="number"
            domain={[least, marks.at(-1) ?? 0]}
            ticks={marks}
            interval={0}
            tickFormatter={format}
            {...axisLook}
          />
          <YAxis
            type="category"
            dataKey="name"
            width={132}
            interval={0}
            tickFormatter={(name: string) => (name.length > 32 ? `${name.slice(0, 31)}…` : name)}
            axisLine={!hasNegative}
            {...axisLook}
            tick={{ fill: 'var(--ink)', fontSize: 12 }}
          />
          <Tooltip formatter={(value) => format(Number(value))} {...tooltipLook} />
          {hasNegative && <ReferenceLine x={0} stroke="var(--edge)" />}
          {series.length > 1 && (
            <Legend
              iconType="square"
              formatter={(name) => <span className="text-ink">{name}</span>}
              wrapperStyle={legendStyle}
            />
          )}
          {series.map(({ key, label, fill }) => (
            <Bar key={key} dataKey={key} name={label} fill={fill} maxBarSize={14} isAnimationActive={false}>
              {rows.map(({ name, fills }) => (
                <Cell key={name} fill={fills?.[key] ?? fill} stroke="var(--edge)" strokeWidth={0.5} />
              ))}
            </Bar>
          ))}
        </BarChart>
      </ResponsiveContainer>
    </PlotFigure>
  );
}
