import { clothesHarmony } from '@drape/engine/colour/harmony';
import { nameColour } from '@drape/engine/colour/name-colour';
import { hexToOkLab } from '@drape/engine/colour/oklab';
import { meanFit, personalRanges, rangeFit } from '@drape/engine/colour/personal-ranges';
import { scoreLook } from '@drape/engine/stylist/score-look';
import type { Look, LookColour } from '@drape/engine/vision/look';
import { proposed } from './proposed.ts';
import { type Case, type ClaimReader, colourWords, namedGarment, namedIn, near } from './seen.ts';

const ratingField = /^(?:immediate_improvements|styling_alternatives)$/;
const recolouring = /^(?:Swap|Wear|Try|Replace|Change|Let|Put on|Exchange|Where)\b/;

/** "the black top … a cream top": the Look with that colour, rated anew, must come to the number. */
const recolours: ClaimReader = ({ field, text }, seen) => {
  if (!ratingField.test(field) || !recolouring.test(text) || /\byour\b/.test(text)) return [];
  // Beside a single piece laid out, a colour is a partner's.
  if (seen.look.regions.length === 1) return [];
  const [named, ...more] = namedIn(text, seen.look);
  const rest = text.replace(namedGarment, '');
  const wanted = new RegExp(`\\b(${colourWords})\\b`, 'i').exec(rest)?.[1]?.toLowerCase();
  const numbers = [...text.matchAll(/\b(\d+\.\d)\b/g)].map(([, value]) => Number(value));
  if (!named || more.length > 0 || !wanted || numbers.length === 0) return [];
  if (/knitted|satin|leather|brushed|suede|plain|same shade/.test(rest)) return [];
  const to = Math.max(...numbers);
  const reached = named.regions.flatMap(({ key, colours }) =>
    colours
      .filter(({ name }) => name === named.colour)
      .flatMap((old) => proposed(wanted).map(({ hex }) => ratingWith(seen, key, old, hex))),
  );
  return [
    {
      kind: 're-scored',
      words: `${named.colour} ${named.noun} to ${wanted}: ${to}`,
      holds: reached.some((value) => near(value, to, 0.001)),
    },
  ];
};

function ratingWith({ look, context }: Case, key: string, old: LookColour, hex: string): number {
  const lab = hexToOkLab(hex);
  const fresh: LookColour = { lab, hex, ...nameColour(lab), share: old.share };
  const changed: Look = {
    ...look,
    regions: look.regions.map((region) =>
      region.key === key
        ? { ...region, colours: region.colours.map((one) => (one === old ? fresh : one)) }
        : region,
    ),
  };
  return scoreLook(changed, context).rating;
}

/** Harmonies in the palette tips: as it is, and with a tenth (beside one colour a half) of the new colour. */
const harmonies: ClaimReader = ({ field, text }, { look }) => {
  const [hex] = /#[0-9a-f]{6}/.exec(text) ?? [];
  if (field !== 'color_palette' || hex === undefined) return [];
  const all = look.regions.flatMap(({ share, colours }) =>
    colours.map(({ lab, name, share: part }) => ({ lab, name, share: part * share })),
  );
  const palette = merged(all);
  const part = palette.length > 1 ? 0.1 : 0.5;
  const before = Math.round(clothesHarmony(all).score);
  const mixed = palette.map((one) => ({ ...one, share: one.share * (1 - part) }));
  const after = Math.round(clothesHarmony([...mixed, { lab: hexToOkLab(hex), share: part }]).score);
  const numbers = [...text.replace(/#\w+/g, '').matchAll(/\b(\d+)\b/g)].map(([, value]) => Number(value));
  const known = [before, after, after - before];
  return numbers.map((value) => ({ kind: 'harmony', words: `${value}`, holds: known.includes(value) }));
};

/** Shares that sum to 1, colours of one name put together under the largest. */
function merged(all: readonly { lab: LookColour['lab']; name: string; share: number }[]) {
  const total = all.reduce((sum, { share }) => sum + share, 0) || 1;
  const byName = new Map<string, { lab: LookColour['lab']; share: number }>();
  for (const { lab, name, share } of [...all].sort((one, other) => other.share - one.share))
    byName.set(name, {
      lab: byName.get(name)?.lab ?? lab,
      share: (byName.get(name)?.share ?? 0) + share / total,
    });
  return [...byName.values()];
}

/** "inside your ranges" of a proposed colour. */
const ranges: ClaimReader = ({ field, text }, { context }) => {
  const [hex] = /#[0-9a-f]{6}/.exec(text) ?? [];
  if (field !== 'color_palette' || !hex || !/your ranges|colour profile|your own colours/.test(text))
    return [];
  const { personalColours } = context;
  const holds =
    personalColours !== undefined &&
    meanFit(rangeFit(hexToOkLab(hex), personalRanges(personalColours))) >= 0.85;
  return [{ kind: 'personal', words: hex, holds }];
};

/** Shares of the month's outfits. */
const months: ClaimReader = ({ field, text }, { context: { monthSeen } }) => {
  if (field !== 'trends' || !/seen here|analysed here|Our own count/.test(text)) return [];
  const numbers = [...text.matchAll(/(\d+)%?/g)].map(([, value]) => Number(value));
  const { outfits = 0, counts = {}, month = '' } = monthSeen ?? {};
  const known = [
    outfits,
    Number(month.slice(0, 4)),
    ...Object.values(counts).map((count) => Math.round((100 * count) / outfits)),
  ];
  return numbers.map((value) => ({ kind: 'month', words: `${value}`, holds: known.includes(value) }));
};

export const scoreReaders: readonly ClaimReader[] = [recolours, harmonies, ranges, months];
