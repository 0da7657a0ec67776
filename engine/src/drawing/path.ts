export type Point = readonly [x: number, y: number];

type Segment = { op: 'M' | 'L' | 'C' | 'Q' | 'Z'; points: Point[] };

export type Bounds = { left: number; top: number; right: number; bottom: number };

/** A coordinate with one decimal. Throws a RangeError for what is not finite, so that no broken path is ever written. */
export function coordinate(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`Not a coordinate: ${value}`);
  return String(Math.round(value * 10) / 10 + 0);
}

/** Absolute M, L, C, Q and Z commands alone. */
function parsePath(path: string): Segment[] {
  return (path.match(/[MLCQZ][^MLCQZ]*/g) ?? []).map((part) => {
    const numbers = (part.slice(1).match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number);
    const points: Point[] = [];
    for (let i = 0; i + 1 < numbers.length; i += 2) points.push([numbers[i], numbers[i + 1]]);
    return { op: part[0] as Segment['op'], points };
  });
}

function formatPath(segments: Segment[]): string {
  return segments
    .map(({ op, points }) => op + points.map(([x, y]) => `${coordinate(x)} ${coordinate(y)}`).join(' '))
    .join('');
}

export function mapPath(path: string, move: (point: Point) => Point): string {
  return formatPath(parsePath(path).map(({ op, points }) => ({ op, points: points.map(move) })));
}

/** The path reflected at the vertical axis x = 0. */
export function mirrorPath(path: string): string {
  return mapPath(path, ([x, y]) => [-x, y]);
}

/** Closes the right half of an outline, drawn from the axis x = 0 back to it, with its reflection. */
export function symmetricPath(rightHalf: string): string {
  const forward = parsePath(rightHalf);
  const backward: Segment[] = [];
  for (let i = forward.length - 1; i > 0; i--) {
    const { op, points } = forward[i];
    const before = forward[i - 1].points;
    const controls = points.slice(0, -1).reverse();
    const target = before[before.length - 1];
    backward.push({ op, points: [...controls, target].map(([x, y]): Point => [-x, y]) });
  }
  return `${formatPath(forward)}${formatPath(backward)}Z`;
}

/** The box around the path's curves, each sampled at twelve steps. */
export function pathBounds(path: string): Bounds {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  let current: Point = [0, 0];
  for (const { points } of parsePath(path)) {
    for (let step = 1; step <= 12 && points.length > 0; step++) {
      const [x, y] = bezier([current, ...points], step / 12);
      bounds.left = Math.min(bounds.left, x);
      bounds.right = Math.max(bounds.right, x);
      bounds.top = Math.min(bounds.top, y);
      bounds.bottom = Math.max(bounds.bottom, y);
    }
    current = points.at(-1) ?? current;
  }
  return bounds;
}

function bezier(points: Point[], t: number): Point {
  let level = points;
  while (level.length > 1) {
    level = level
      .slice(1)
      .map(([x, y], i): Point => [level[i][0] + (x - level[i][0]) * t, level[i][1] + (y - level[i][1]) * t]);
  }
  return level[0];
}

/** A sliver that swells to `width` in its middle and runs out at both ends, as a crease in cloth does. */
export function sliver(from: Point, via: Point, to: Point, width: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / length) * width, (dx / length) * width];
  const p = ([x, y]: Point) => `${coordinate(x)} ${coordinate(y)}`;
  return `M${p(from)}Q${p([via[0] + nx, via[1] + ny])} ${p(to)}Q${p([via[0] - nx, via[1] - ny])} ${p(from)}Z`;
}

export function ellipsePath(x: number, y: number, rx: number, ry: number): string {
  const [kx, ky] = [rx * 0.5523, ry * 0.5523];
  return formatPath(
    parsePath(
      `M${x - rx} ${y}C${x - rx} ${y - ky} ${x - kx} ${y - ry} ${x} ${y - ry}C${x + kx} ${y - ry} ${x + rx} ${y - ky} ${x + rx} ${y}C${x + rx} ${y + ky} ${x + kx} ${y + ry} ${x} ${y + ry}C${x - kx} ${y + ry} ${x - rx} ${y + ky} ${x - rx} ${y}Z`,
    ),
  );
}

export function boxPath(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2);
  const [x2, y2] = [x + width, y + height];
  return `M${x + r} ${y}L${x2 - r} ${y}Q${x2} ${y} ${x2} ${y + r}L${x2} ${y2 - r}Q${x2} ${y2} ${x2 - r} ${y2}L${x + r} ${y2}Q${x} ${y2} ${x} ${y2 - r}L${x} ${y + r}Q${x} ${y} ${x + r} ${y}Z`;
}
