import { hueGap } from './harmony.ts';
import type { BasicColour } from './name-colour.ts';
import { type OkLab, okLabToOkLch } from './oklab.ts';

export type NamedColour = { lab: OkLab; name: string; basic: BasicColour; share: number };

export type PaletteKind = 'neutral' | 'single' | 'tonal' | 'analogous' | 'opposites' | 'apart' | 'many';

/** The palette's shape in words ("analogous blues with one warm accent") and as a kind for rules to rest on. */
export type PaletteDescription = { kind: PaletteKind; text: string; neutralShare: number; hues: number };

type Family = { hue: number; share: number; noun: string; basic: BasicColour };

const neutralChroma = 0.045;

/** Describes colours by their hues and areas; shares under 3 % are left out. Order does not matter. */
export function describePalette(colours: readonly NamedColour[]): PaletteDescription {
  const total = colours.reduce((sum, { share }) => sum + share, 0) || 1;
  const seen = colours
    .map((colour) => ({ ...colour, ...okLabToOkLch(colour.lab), share: colour.share / total }))
    .map((colour) => ({ ...colour, chroma: colour.basic === 'black' ? 0 : colour.chroma }))
    .filter(({ share }) => share >= 0.03)
    .sort((x, y) => y.share - x.share || x.hue - y.hue);
  const chromatic = seen.filter(({ chroma }) => chroma >= neutralChroma);
  const neutralShare = seen
    .filter((colour) => colour.chroma < neutralChroma && !isTinted(colour))
    .reduce((sum, { share }) => sum + share, 0);
  const families: Family[] = [];
  for (const colour of chromatic) {
    const family = families.find(({ hue }) => hueGap(hue, colour.hue) < 40);
    if (family) family.share += colour.share;
    else
      families.push({
        hue: colour.hue,
        share: colour.share,
        noun: plural(colour.basic),
        basic: colour.basic,
      });
  }
  families.sort((x, y) => y.share - x.share);
  return { ...phrase(families, seen, neutralShare), neutralShare, hues: families.length };
}

type Seen = { name: string; basic: BasicColour; lightness: number; share: number };

function phrase(
  families: Family[],
  seen: Seen[],
  neutralShare: number,
): Pick<PaletteDescription, 'kind' | 'text'> {
  const [first, second] = families;
  if (!first) return { kind: 'neutral', text: neutralPhrase(seen) };
  if (!second) {
    if (neutralShare < 0.2) return { kind: 'tonal', text: `tonal ${first.noun}` };
    if (first.share < 0.35) return { kind: 'single', text: `neutrals with one ${first.basic} accent` };
    return { kind: 'single', text: `${first.noun} against neutrals` };
  }
  const gap = hueGap(first.hue, second.hue);
  if (families.length > 2)
    return {
      kind: 'many',
      text: `${count(families.length)} hues led by ${first.noun}${against(neutralShare)}`,
    };
  if (gap < 75) {
    const text =
      first.noun === second.noun
        ? `neighbouring ${first.noun}`
        : `neighbouring hues, ${first.noun} and ${second.noun}`;
    return { kind: 'analogous', text: text + against(neutralShare) };
  }
  if (second.share < 0.2)
    return {
      kind: gap > 140 ? 'opposites' : 'apart',
      text: `${first.noun} with one ${warmth(second.hue)} accent`,
    };
  if (gap > 140) return { kind: 'opposites', text: `opposite hues, ${first.noun} against ${second.noun}` };
  return { kind: 'apart', text: `two separate hues, ${first.noun} and ${second.noun}` };
}

function neutralPhrase(seen: Seen[]): string {
  const byLightness = [...seen].sort((x, y) => x.lightness - y.lightness);
  const darkest = byLightness.at(0);
  const lightest = byLightness.at(-1);
  if (!darkest || !lightest || darkest.name === lightest.name) return 'a single neutral';
  const kind = seen.some(isTinted) ? 'muted colors' : 'neutrals';
  return `${kind} from ${darkest.name} to ${lightest.name}`;
}

/** Powder pink is pale, yet nobody calls it a neutral; dark blue everybody does. */
function isTinted({ basic, lightness, share }: Seen): boolean {
  if (share < 0.1 || (basic === 'blue' && lightness < 0.35)) return false;
  return !['black', 'white', 'grey', 'brown'].includes(basic);
}

function against(neutralShare: number): string {
  return neutralShare >= 0.25 ? ' on neutrals' : '';
}

function warmth(hue: number): string {
  return hue < 115 || hue > 330 ? 'warm' : 'cool';
}

function count(value: number): string {
  return ['no', 'one', 'two', 'three', 'four', 'five'][value] ?? 'many';
}

function plural(basic: BasicColour): string {
  return `${basic}s`;
}
