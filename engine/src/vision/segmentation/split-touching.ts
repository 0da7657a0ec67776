import { fabricDistance } from '../../colour/cluster-colours.ts';
import { hullArea } from '../image/convex-hull.ts';
import type { Neighbours } from '../image/neighbours.ts';
import type { Superpixels } from '../image/superpixels.ts';

/** Cloth of one garment in light and shade differs by less than this; two garments that can be told apart by more. */
const alike = 0.085;
const passes = [0.02, 0.035, 0.05, 0.065, alike];
/** Least share of the whole for a garment of its own. */
const leastShare = 0.05;
/** A segment that borders another one by this share of its outline is a part of it: a print, a pocket, a bib. */
const enclosed = 0.6;
/** The same for a small one: a sleeve, a collar, a waistband. */
const smallShare = 0.14;
const attached = 0.28;

/** The hull of two garments is larger than both their hulls by this factor: between hem and legs there is ground. */
const notched = 1.08;

type Segment = { l: number; a: number; b: number; area: number };

/**
 * Splits what lies together into garments by their colours: segment of every piece of `members` (1), -1 elsewhere.
 * Alike neighbours are merged until segments differ as two dyes do; then prints, trimmings and stripes join the cloth
 * that they belong to. `byColourAlone` leaves out what their silhouettes say of whether two segments are one garment.
 */
export function splitTouching(
  pieces: Superpixels,
  neighbours: Neighbours,
  members: Uint8Array,
  byColourAlone = false,
): Int32Array {
  const owner = Int32Array.from({ length: pieces.count }, (_, k) => (members[k] ? k : -1));
  const segments = new Map<number, Segment>();
  let total = 0;
  for (let k = 0; k < pieces.count; k++) {
    if (!members[k]) continue;
    segments.set(k, { l: pieces.l[k], a: pieces.a[k], b: pieces.b[k], area: pieces.area[k] });
    total += pieces.area[k];
  }
  const join = joiner(owner, segments);
  for (const most of passes) mergeAlike(neighbours, join, segments, most);
  for (let changed = true; changed; ) {
    const changes = looseMerges(borders(neighbours, join.find), segments, total);
    if (changes.length === 0 && !byColourAlone) changes.push(...nextSmooth(segments, pieces, join.find));
    for (const [kept, gone] of changes) join.merge(kept, gone);
    changed = changes.length > 0;
  }
  if (isBanded(borders(neighbours, join.find), segments)) {
    const [first, ...others] = segments.keys();
    for (const other of others) join.merge(first, other);
  }
  return owner.map((own) => (own < 0 ? -1 : join.find(own)));
}

type Merge = [kept: number, gone: number];
type Joiner = { find(k: number): number; merge(one: number, other: number): void };

function joiner(owner: Int32Array, segments: Map<number, Segment>): Joiner {
  const find = (k: number): number => {
    let root = k;
    while (owner[root] !== root) {
      if (owner[root] < 0) return -1;
      root = owner[root];
    }
    for (let at = k; owner[at] !== root; ) [at, owner[at]] = [owner[at], root];
    return root;
  };
  const merge = (one: number, other: number): void => {
    const kept = segments.get(one);
    const gone = segments.get(other);
    if (!kept || !gone || one === other) return;
    const area = kept.area + gone.area;
    const mix = (x: number, y: number) => (kept.area * x + gone.area * y) / area;
    segments.set(one, {
      l: mix(kept.l, gone.l),
      a: mix(kept.a, gone.a),
      b: mix(kept.b, gone.b),
      area,
    });
    segments.delete(other);
    owner[other] = one;
  };
  return { find, merge };
}

function mergeAlike(
  { count, from, to }: Neighbours,
  { find, merge }: Joiner,
  segments: Map<number, Segment>,
  most: number,
): void {
  for (let changed = true; changed; ) {
    changed = false;
    const close: [distance: number, one: number, other: number][] = [];
    for (let e = 0; e < count; e++) {
      const one = segments.get(find(from[e]));
      const other = segments.get(find(to[e]));
      if (!one || !other || one === other) continue;
      const distance = fabricDistance(one, other);
      if (distance < most) close.push([distance, from[e], to[e]]);
    }
    close.sort((x, y) => x[0] - y[0] || x[1] - y[1] || x[2] - y[2]);
    for (const [, first, second] of close) {
      const one = find(first);
      const other = find(second);
      const [kept, gone] = [segments.get(one), segments.get(other)];
      if (!kept || !gone || one === other || fabricDistance(kept, gone) >= most) continue;
      merge(Math.min(one, other), Math.max(one, other));
      changed = true;
    }
  }
}

/** Lengths of the borders between segments, and of the outline of each (towards the ground too). */
type Borders = { outline: Map<number, number>; shared: Map<number, Map<number, number>> };

function borders({ count, from, to, length }: Neighbours, find: (k: number) => number): Borders {
  const outline = new Map<number, number>();
  const shared = new Map<number, Map<number, number>>();
  const add = (one: number, other: number, size: number) => {
    outline.set(one, (outline.get(one) ?? 0) + size);
    if (other < 0) return;
    const own = shared.get(one) ?? new Map<number, number>();
    own.set(other, (own.get(other) ?? 0) + size);
    shared.set(one, own);
  };
  for (let e = 0; e < count; e++) {
    const one = find(from[e]);
    const other = find(to[e]);
    if (one === other) continue;
    if (one >= 0) add(one, other, length[e]);
    if (other >= 0) add(other, one, length[e]);
  }
  return { outline, shared };
}

/** Two segments that are one garment after all: their common silhouette has no notch, or they vary more than they differ. */
function nextSmooth(
  segments: Map<number, Segment>,
  pieces: Superpixels,
  find: (k: number) => number,
): Merge[] {
  const parts = new Map<number, number[]>([...segments.keys()].map((own) => [own, []]));
  for (let k = 0; k < pieces.count; k++) parts.get(find(k))?.push(k);
  const hullOf = (members: number[]) => hullArea(members.map((k) => [pieces.x[k], pieces.y[k]] as const));
  for (const [one, first] of segments)
    for (const [other, second] of segments) {
      if (other <= one) continue;
      const [own, others] = [parts.get(one) ?? [], parts.get(other) ?? []];
      if (hullOf([...own, ...others]) < notched * (hullOf(own) + hullOf(others))) return [[one, other]];
      const spread = spreadOf(pieces, own, first) + spreadOf(pieces, others, second);
      if (fabricDistance(first, second) < 0.4 * spread) return [[one, other]];
    }
  return [];
}

/** Mean distance of a segment's pieces to its own colour. */
function spreadOf({ l, a, b }: Superpixels, members: number[], segment: Segment): number {
  const sum = members.reduce((total, k) => total + fabricDistance({ l: l[k], a: a[k], b: b[k] }, segment), 0);
  return sum / Math.max(1, members.length);
}

/** Four and more segments one after the other are the stripes of one garment. */
function isBanded({ shared }: Borders, segments: Map<number, Segment>): boolean {
  if (segments.size < 4) return false;
  const degrees = [...segments.keys()].map((own) => shared.get(own)?.size ?? 0);
  return Math.max(...degrees) <= 2 && degrees.filter((degree) => degree === 1).length <= 2;
}

/** Segments that are no garments of their own, smallest first, with what they belong to; each segment occurs once. */
function looseMerges({ outline, shared }: Borders, segments: Map<number, Segment>, total: number): Merge[] {
  const merges: Merge[] = [];
  const used = new Set<number>();
  const bySize = [...segments].sort((x, y) => x[1].area - y[1].area || x[0] - y[0]);
  for (const [own, segment] of bySize) {
    const around = [...(shared.get(own) ?? [])].sort((x, y) => y[1] - x[1] || x[0] - y[0]);
    const [longest, second] = around;
    if (!longest || used.has(own) || used.has(longest[0])) continue;
    const share = segment.area / total;
    const bound = longest[1] / (outline.get(own) ?? 1);
    const [kept, other] = [segments.get(longest[0]), second && segments.get(second[0])];
    const same = kept && fabricDistance(kept, segment) < alike;
    const held = second && (longest[1] + second[1]) / (outline.get(own) ?? 1) > enclosed;
    const between = held && kept && other && fabricDistance(kept, other) < alike;
    const small = share < leastShare || (share < smallShare && bound > attached);
    if (!same && !small && !between && bound <= enclosed) continue;
    merges.push([longest[0], own]);
    used.add(own).add(longest[0]);
  }
  return merges;
}
