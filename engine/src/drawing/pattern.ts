import { type ItemPattern, itemPatterns } from '@drape/contract/wardrobe/wardrobe-options';
import { hexToOkLab } from '../colour/oklab.ts';
import { mix, shift } from './fabric.ts';
import { coordinate, ellipsePath } from './path.ts';
import { seededRandom } from './seeded-random.ts';

export const drawablePatterns = itemPatterns;
export type DrawablePattern = ItemPattern;

/** A tile of `size` millimetres: markup over the cloth's own colour. */
type Tile = { size: [width: number, height: number]; turnDeg: number; markup: string };

/** The repeat of a pattern in the two colours given as `#rrggbb`; undefined where the cloth stays plain. */
export function patternTile(pattern: DrawablePattern, primary: string, secondary: string): Tile | undefined {
  const light = hexToOkLab(primary)[0];
  const deep = light < 0.3 ? shift(primary, 0.1, 0.8) : shift(primary, -0.09);
  const pale = light > 0.85 ? shift(primary, -0.05) : shift(primary, 0.07, 0.85);
  switch (pattern) {
    case 'stripes':
      return tile(920, 46, 0, rect(-4, 12, 928, 17, secondary));
    case 'pinstripe':
      return tile(24, 720, 0, rect(11, -4, 1.8, 728, mix(primary, secondary, 0.6)));
    case 'checks':
      return checks(primary, secondary);
    case 'dots':
      return tile(44, 44, 0, dot(11, 11, 6.2, secondary) + dot(33, 33, 6.2, secondary));
    case 'floral':
      return flowers(primary, secondary);
    case 'print':
      return print(primary, secondary);
    case 'denim':
      return tile(126, 126, 32, lines(30, 4.2, 0.85, 1.7, pale, 0.42) + lines(30, 4.2, 3, 0.9, deep, 0.4));
    case 'knit':
      return tile(120, 117, 0, knitStitches(deep, pale));
    case 'melange':
      return flecks(deep, pale, 17, 1.1);
    case 'tweed':
      return flecks(mix(primary, secondary, 0.35), deep, 29, 2.4);
    case 'herringbone':
      return herringbone(mix(primary, secondary, light < 0.3 ? 0.32 : 0.25));
    case 'corduroy':
      return tile(126, 126, 0, lines(14, 9, 1.3, 2.6, deep, 0.75) + lines(14, 9, 6, 2.2, pale, 0.5));
    case 'lace':
      return lace(primary, deep);
    case 'woven':
      return tile(112, 112, 0, weave(deep, pale));
    default:
      return undefined;
  }
}

function tile(width: number, height: number, turnDeg: number, markup: string): Tile {
  return { size: [width, height], turnDeg, markup };
}

function rect(x: number, y: number, width: number, height: number, fill: string, opacity = 1): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`;
}

function dot(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${coordinate(x)}" cy="${coordinate(y)}" r="${coordinate(radius)}" fill="${fill}"/>`;
}

function checks(primary: string, secondary: string): Tile {
  const blend = mix(primary, secondary, 0.5);
  const fine = mix(primary, secondary, 0.75);
  const bands = rect(-2, 14, 96, 34, blend, 0.62) + rect(14, -2, 34, 96, blend, 0.62);
  const fineLines = rect(-2, 75, 96, 3, fine, 0.75) + rect(75, -2, 3, 96, fine, 0.75);
  return tile(92, 92, 0, bands + rect(14, 14, 34, 34, secondary, 0.72) + fineLines);
}

/** Upright lines over a tile of 126 mm. */
function lines(
  count: number,
  step: number,
  offset: number,
  width: number,
  stroke: string,
  opacity: number,
): string {
  const path = Array.from({ length: count }, (_, i) => `M${coordinate(i * step + offset)} -2V128`).join('');
  return `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-opacity="${opacity}"/>`;
}

/** Columns of stitches, each a V of two plump legs. */
function knitStitches(deep: string, pale: string): string {
  let gaps = '';
  let legs = '';
  for (let column = 0; column < 8; column++) {
    for (let row = -1; row < 9; row++) {
      const [x, y] = [column * 15, row * 13];
      gaps += `M${x + 0.8} ${y}L${x + 7.5} ${y + 9}L${x + 14.2} ${y}`;
      legs += `M${x + 2.8} ${y - 2}L${x + 6.2} ${y + 3.5}M${x + 12.2} ${y - 2}L${x + 8.8} ${y + 3.5}`;
    }
  }
  return (
    `<path d="${gaps}" fill="none" stroke="${deep}" stroke-width="1.5" stroke-opacity="0.6" stroke-linejoin="round"/>` +
    `<path d="${legs}" fill="none" stroke="${pale}" stroke-width="1.9" stroke-opacity="0.42" stroke-linecap="round"/>`
  );
}

function weave(deep: string, pale: string): string {
  const across = Array.from({ length: 16 }, (_, i) => `M-2 ${i * 7 + 2}H114`).join('');
  const along = Array.from({ length: 16 }, (_, i) => `M${i * 7 + 2} -2V114`).join('');
  return `<path d="${across}" stroke="${deep}" stroke-width="2.6" stroke-opacity="0.22"/><path d="${along}" stroke="${pale}" stroke-width="2.6" stroke-opacity="0.3"/>`;
}

function flower(x: number, y: number, radius: number, petal: string, heart: string, turn: number): string {
  let markup = '';
  for (let i = 0; i < 5; i++) {
    const angle = turn + (i * 2 * Math.PI) / 5;
    const [cx, cy] = [x + Math.cos(angle) * radius * 0.58, y + Math.sin(angle) * radius * 0.58];
    const degrees = coordinate((angle * 180) / Math.PI);
    markup += `<ellipse cx="${coordinate(cx)}" cy="${coordinate(cy)}" rx="${coordinate(radius * 0.52)}" ry="${coordinate(radius * 0.36)}" transform="rotate(${degrees} ${coordinate(cx)} ${coordinate(cy)})" fill="${petal}"/>`;
  }
  return markup + dot(x, y, radius * 0.2, heart);
}

function leaf(x: number, y: number, length: number, turnDeg: number, fill: string): string {
  return `<path d="M0 0Q${length / 2} ${-length * 0.34} ${length} 0Q${length / 2} ${length * 0.34} 0 0Z" transform="translate(${x} ${y}) rotate(${turnDeg})" fill="${fill}"/>`;
}

function flowers(primary: string, secondary: string): Tile {
  const leafTone = mix(mix(primary, secondary, 0.45), '#5f7350', 0.45);
  const soft = mix(primary, secondary, 0.62);
  const heart = hexToOkLab(secondary)[0] > 0.6 ? '#c99a3f' : '#efd9a0';
  const leaves =
    leaf(40, 30, 19, 30, leafTone) +
    leaf(16, 44, 17, 110, leafTone) +
    leaf(90, 88, 18, 200, leafTone) +
    leaf(112, 66, 16, -60, leafTone) +
    leaf(62, 108, 15, -20, leafTone) +
    leaf(84, 22, 14, 70, leafTone);
  const blooms =
    flower(27, 30, 16, secondary, heart, 0.2) +
    flower(103, 85, 17.5, secondary, heart, 1) +
    flower(80, 18, 10, soft, heart, 0.6) +
    flower(38, 96, 12, soft, heart, 1.4) +
    flower(118, 40, 7.5, secondary, heart, 0);
  const buds =
    dot(62, 54, 3.2, secondary) +
    dot(70, 60, 2.2, soft) +
    dot(12, 72, 2.6, secondary) +
    dot(68, 118, 2.6, soft);
  return tile(132, 126, 0, leaves + blooms + buds);
}

function print(primary: string, secondary: string): Tile {
  const third = mix(primary, secondary, 0.45);
  const stroke = (path: string, colour: string, width: number) =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
  return tile(
    120,
    120,
    18,
    stroke('M14 26Q34 8 52 28', secondary, 9) +
      stroke('M78 20Q96 30 94 50', third, 9) +
      stroke('M20 84Q30 62 48 70', third, 9) +
      stroke('M74 88Q92 104 108 84', secondary, 9) +
      `<path d="${ellipsePath(62, 52, 8, 6)}" fill="${secondary}"/><path d="${ellipsePath(44, 106, 6, 8)}" fill="${third}"/>`,
  );
}

function flecks(first: string, second: string, seed: number, weight: number): Tile {
  const random = seededRandom(seed);
  let markup = '';
  for (let i = 0; i < 150; i++) {
    const [x, y] = [4 + random() * 92, 4 + random() * 92];
    const [dx, dy] = [(random() - 0.5) * 4 * weight, (2 + random() * 3) * (weight > 2 ? 0.5 : 1)];
    const colour = i % 2 ? first : second;
    markup += `<path d="M${coordinate(x)} ${coordinate(y)}L${coordinate(x + dx)} ${coordinate(y + dy)}" stroke="${colour}" stroke-width="${weight}" stroke-opacity="${coordinate(0.3 + random() * 0.5)}" stroke-linecap="round"/>`;
  }
  return tile(100, 100, 0, markup);
}

function herringbone(colour: string): Tile {
  let path = '';
  for (let column = 0; column < 6; column++)
    for (let y = -12; y <= 120; y += 6)
      path += `M${column * 20} ${y}L${column * 20 + 10} ${y + 10}L${column * 20 + 20} ${y}`;
  return tile(
    120,
    120,
    0,
    `<path d="${path}" stroke="${colour}" stroke-width="1.9" stroke-opacity="0.75" fill="none"/>`,
  );
}

function lace(primary: string, deep: string): Tile {
  const petals =
    flower(20, 20, 13, shift(primary, 0.05), deep, 0.3) +
    flower(0, 0, 7, deep, primary, 0) +
    flower(40, 0, 7, deep, primary, 0) +
    flower(0, 40, 7, deep, primary, 0) +
    flower(40, 40, 7, deep, primary, 0);
  const net = `<path d="M0 20L20 0L40 20L20 40Z" fill="none" stroke="${deep}" stroke-width="1" stroke-opacity="0.6"/>`;
  return tile(40, 40, 0, net + petals);
}
