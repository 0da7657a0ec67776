import { setAutoFreeze } from 'immer';

// Recharts keeps elements in a store that freezes what it holds, and Preact writes into its elements.
setAutoFreeze(false);

/** How every plot is drawn: thin lines, small figures, the colours of the page in either mode. */
export const axisLook = {
  stroke: 'var(--line)',
  tickLine: false,
  tick: { fill: 'var(--muted)', fontSize: 12 },
} as const;

export const gridLook = { stroke: 'var(--line)', strokeDasharray: '0' } as const;

export const tooltipLook = {
  isAnimationActive: false,
  contentStyle: {
    background: 'var(--raised)',
    border: '1px solid var(--line)',
    borderRadius: 6,
    fontSize: 13,
  },
  itemStyle: { color: 'var(--ink)', padding: 0 },
  labelStyle: { color: 'var(--muted)' },
  cursor: { fill: 'var(--wash)', stroke: 'var(--edge)' },
} as const;

/** Charts are described as a whole by their figure, so that no mark of theirs needs the keyboard. */
export const quiet = {
  accessibilityLayer: false,
  margin: { top: 8, right: 12, bottom: 0, left: -18 },
} as const;

export const legendStyle = { fontSize: 13, left: 0 } as const;

export const barHeight = 34;
