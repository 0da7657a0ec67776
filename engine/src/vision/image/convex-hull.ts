type Point = readonly [x: number, y: number];

/** Area of the convex hull of points (Andrew's monotone chain, 1979), 0 for fewer than three. */
export function hullArea(points: readonly Point[]): number {
  if (points.length < 3) return 0;
  const sorted = [...points].sort((one, other) => one[0] - other[0] || one[1] - other[1]);
  const hull = [...halfHull(sorted), ...halfHull(sorted.reverse())];
  let twice = 0;
  for (const [k, [x, y]] of hull.entries()) {
    const [nextX, nextY] = hull[(k + 1) % hull.length];
    twice += x * nextY - nextX * y;
  }
  return Math.abs(twice) / 2;
}

function halfHull(sorted: readonly Point[]): Point[] {
  const half: Point[] = [];
  for (const point of sorted) {
    while (half.length > 1 && turn(half[half.length - 2], half[half.length - 1], point) <= 0) half.pop();
    half.push(point);
  }
  return half.slice(0, -1);
}

function turn([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}
