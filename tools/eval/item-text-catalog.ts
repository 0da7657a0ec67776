import { join } from 'node:path';
import { nameColour } from '@drape/engine/colour/name-colour';
import { hexToOkLab } from '@drape/engine/colour/oklab';
import { type ItemDraft, parseItem } from '@drape/engine/stylist/item-text/parse-items';
import type { Pack } from './pack.ts';
import { readTabbed, writeLines } from './read-tables.ts';

/** Where the shop's eleven colour families differ from the basic terms of the engine's names. */
const shopFamilies: Record<string, string> = {
  charcoal: 'black',
  anthracite: 'black',
  cream: 'white',
  peach: 'pink',
  gold: 'metallic',
  bronze: 'metallic',
  copper: 'metallic',
  champagne: 'metallic',
  multicolor: 'multi',
  teal: 'blue',
  turquoise: 'blue',
  magenta: 'purple',
  silver: 'grey',
};
const shopColours: Record<string, string> = {
  navy: 'navy blue',
  'off-white': 'off white',
  turquoise: 'turquoise blue',
  multicolor: 'multi',
};

export const itemTextCatalog: Pack = {
  folder: 'd2-item-text-catalog',
  measures: 'category, colour and usage of an item from its name in a catalogue',
  async run({ folder, split, out, progress }) {
    const rows = await readTabbed(join(folder, `${split}.tsv`));
    const answers = rows.map(({ name = '' }) => ({ name, ...answer(parseItem(name)) }));
    await writeLines(join(out, 'd2-item-text-catalog.jsonl'), answers);
    progress(rows.length, rows.length);
    const share = (key: 'category' | 'colour_family' | 'usage') =>
      answers.filter((given, k) => given[key] === rows[k]?.[key]?.toLowerCase()).length / rows.length;
    return [
      { name: 'category', value: share('category'), target: 0.98 },
      { name: 'colour family', value: share('colour_family'), target: 0.92 },
      { name: 'usage', value: share('usage'), target: 0.88 },
    ];
  },
};

function answer(draft: ItemDraft) {
  const { category, color_primary, colors } = draft;
  const basic = colors[0] ? nameColour(hexToOkLab(colors[0].hex)).basic : 'multi';
  return {
    category,
    colour: shopColours[color_primary] ?? color_primary,
    colour_family: shopFamilies[color_primary] ?? basic,
    usage: usageOf(draft),
  };
}

/** The catalogue knows one usage each: the engine's main occasion. */
function usageOf({ occasion, tags }: ItemDraft): string {
  if (tags.includes('ethnic')) return 'ethnic';
  const [main] = occasion;
  if (main === 'workout') return 'sports';
  return main === 'business' ? 'formal' : (main ?? 'casual');
}
