import { readFile } from 'node:fs/promises';
import { type ItemDraft, parseItem, parseItems } from '@drape/engine/stylist/item-text/parse-items';
import { z } from 'zod';

const usage = `Usage: node tools/run.mjs tools/read-list/score.ts [--all] FILE…
Each file holds a list and what its writer says of every line. Prints the lines that may be read otherwise, for somebody to judge.`;

const garment = z.object({ what: z.string(), color: z.string().nullish(), count: z.number().nullish() });
const written = z.object({
  list: z.string(),
  truth: z.array(
    z.object({ line: z.number(), text: z.string(), garments: z.array(garment), note: z.string().nullish() }),
  ),
});
type Truth = z.infer<typeof written>['truth'][number];

/** The items that begin on each line, by its number from 1. */
function itemsByLine(text: string): Map<number, ItemDraft[]> {
  const byLine = new Map<number, ItemDraft[]>();
  for (const item of parseItems(text).items) {
    const line = text.slice(0, item.start).split('\n').length;
    byLine.set(line, [...(byLine.get(line) ?? []), item]);
  }
  return byLine;
}

const total = (counts: readonly number[]) => counts.reduce((all, each) => all + each, 0);
const kindOf = ({ category, subcategory }: ItemDraft) => `${category}/${subcategory}`;

/** Whether the line reads as its writer means it, as far as words can be compared: kinds by their own reading. */
function looksRight({ garments }: Truth, items: readonly ItemDraft[]): boolean {
  if (total(garments.map(({ count }) => count ?? 1)) !== total(items.map(({ quantity }) => quantity)))
    return false;
  if (items.length !== garments.length || items.some(({ guesses }) => guesses.length > 0)) return false;
  return garments.every(({ what, color }, k) => {
    const item = items[k];
    const isKind = item && (kindOf(parseItem(what)) === kindOf(item) || item.subcategory === what);
    const known = color ? parseItem(`${color} dress`).color_primary : 'unknown';
    return isKind && (item.color_primary === known || item.color_primary === color);
  });
}

function told({ line, text, garments, note }: Truth, items: readonly ItemDraft[], right: boolean): string {
  const meant = garments
    .map(({ what, color, count }) => `${count ?? 1} ${what} (${color ?? '-'})`)
    .join(' + ');
  const read = items.map((item) => {
    const kind = item.guesses.length > 0 ? 'CHECK' : kindOf(item);
    const colours = item.colors.map(({ name }) => name).join('+') || '-';
    return `${item.quantity} ${kind} (${colours})`;
  });
  return `${right ? '=' : '?'} ${line}: ${text}\n      ${meant || `[${note}]`}  →  ${read.join(' + ') || '[none]'}`;
}

const files = process.argv.slice(2).filter((each) => each !== '--all');
if (files.length === 0) throw new Error(usage);
for (const file of files) {
  const { list, truth } = written.parse(JSON.parse(await readFile(file, 'utf8')));
  const byLine = itemsByLine(list);
  const isGarment = truth.filter(({ garments }) => garments.length > 0);
  const lines = truth.map((each) => {
    const items = byLine.get(each.line) ?? [];
    return { each, items, right: looksRight(each, items) };
  });
  const alike = lines.filter(({ right, each }) => right && each.garments.length > 0).length;
  console.log(`# ${file}: ${isGarment.length} lines with garments, ${alike} alike in every word`);
  for (const { each, items, right } of lines)
    if (!right || process.argv.includes('--all')) console.log(told(each, items, right));
}
