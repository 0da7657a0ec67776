import { readFile } from 'node:fs/promises';
import { unknownColor } from '@drape/contract/wardrobe/wardrobe-options';
import { type ItemDraft, parseItems } from '@drape/engine/stylist/item-text/parse-items';

const usage = 'Usage: node tools/run.mjs tools/read-list/main.ts FILE…';

/** Each line of a list of clothes, and below it the items that it became or why it was left out. */
function describe(text: string): string {
  const { items, ignored } = parseItems(text);
  let start = 0;
  const lines = text.split('\n').map((line) => {
    const end = start + line.length + 1;
    const begins = (span: { start: number }) => span.start >= start && span.start < end;
    const said = [
      ...items.filter(begins).map(itemTold),
      ...ignored.filter(begins).map(({ text: part, reason }) => `- ${part}: ${reason}`),
    ];
    start = end;
    return [line, ...said.map((each) => `      ${each}`)].join('\n');
  });
  return lines.join('\n');
}

function itemTold(item: ItemDraft): string {
  const { quantity, description, category, subcategory, colors, size, price, currency, guesses, brand } =
    item;
  const kind = guesses.length > 0 ? 'PLEASE CHECK' : `${category} ${subcategory ?? '?'}`;
  const colours = colors.map(({ name }) => name).join(' + ') || unknownColor;
  const more = [
    size && `size ${size}`,
    price !== null && `${price} ${currency ?? ''}`.trim(),
    brand && `by ${brand}`,
  ].filter(Boolean);
  return `= ${quantity} × ${kind} | ${colours} | ${description}${more.length > 0 ? ` | ${more.join(', ')}` : ''}`;
}

const files = process.argv.slice(2);
if (files.length === 0) throw new Error(usage);
for (const file of files) console.log(`# ${file}\n${describe(await readFile(file, 'utf8'))}\n`);
