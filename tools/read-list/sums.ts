import type { LineJudge } from '@drape/engine/stylist/item-text/learned/verdict';
import { type ItemDraft, readList as readItems } from '@drape/engine/stylist/item-text/parse-items';
import { type Cause, compareLine } from './compare.ts';
import type { ExpectedLine, WrittenList } from './written-lists.ts';

export type Sums = Record<
  Cause | 'lines' | 'others' | 'othersRight' | 'colored' | 'colorRight' | 'colorInvented',
  number
>;

/** The items that begin on each line, by its number from 1. */
function itemsByLine({ list }: WrittenList, judge: LineJudge | undefined): Map<number, ItemDraft[]> {
  const byLine = new Map<number, ItemDraft[]>();
  for (const item of readItems(list, judge).items) {
    const line = list.slice(0, item.start).split('\n').length;
    byLine.set(line, [...(byLine.get(line) ?? []), item]);
  }
  return byLine;
}

function describeLine(
  { line, text, role, garments = [] }: ExpectedLine,
  items: readonly ItemDraft[],
  cause: Cause | 'COLOR',
): string {
  const meant = garments
    .map(({ what, color, count }) => `${count ?? 1} ${what} (${color ?? '-'})`)
    .join(' + ');
  const read = items.map((item) => {
    const kind = item.guesses.length > 0 ? 'CHECK' : item.subcategory;
    return `${item.quantity} ${kind} (${item.colors.map(({ name }) => name).join('+') || '-'})`;
  });
  return `${cause.padEnd(8)} ${line}: ${text}\n      ${meant || `[${role}]`}  →  ${read.join(' + ') || '[none]'}`;
}

export function none(): Sums {
  return {
    lines: 0,
    right: 0,
    lost: 0,
    split: 0,
    count: 0,
    waits: 0,
    kind: 0,
    invented: 0,
    others: 0,
    othersRight: 0,
    colored: 0,
    colorRight: 0,
    colorInvented: 0,
  };
}

/** Reads a list and counts by cause what is read otherwise than its writer says. */
export function scored(list: WrittenList, judge: LineJudge | undefined, isShown: boolean): Sums {
  const { truth } = list;
  const sums = none();
  const byLine = itemsByLine(list, judge);
  for (const line of truth) {
    const items = byLine.get(line.line) ?? [];
    const { cause, colored, colorRight, colorInvented } = compareLine(line, items);
    if ((line.garments ?? []).length === 0) {
      sums.others += 1;
      sums.othersRight += cause === 'right' ? 1 : 0;
      if (cause === 'invented') sums.invented += 1;
    } else {
      sums.lines += 1;
      sums[cause] += 1;
    }
    if (cause === 'right' && line.garments) {
      sums.colored += colored;
      sums.colorRight += colorRight;
      sums.colorInvented += colorInvented;
    }
    if (isShown && (cause !== 'right' || colorRight < colored))
      console.log(describeLine(line, items, cause === 'right' ? 'COLOR' : cause));
  }
  return sums;
}

export function add(all: Sums, sums: Sums): void {
  for (const key of Object.keys(all) as (keyof Sums)[]) all[key] += sums[key];
}

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
export function printed(name: string, sums: Sums): void {
  const {
    lines,
    right,
    lost,
    split,
    count,
    waits,
    kind,
    others,
    othersRight,
    invented,
    colored,
    colorRight,
  } = sums;
  console.log(
    `${name.padEnd(26)} ${percent(right, lines)} of ${lines} | lost ${lost} split ${split} count ${count} waits ${waits} kind ${kind} | others ${othersRight}/${others}, ${invented} garments of them | color ${percent(colorRight, colored)} of ${colored}, ${sums.colorInvented} invented`,
  );
}
