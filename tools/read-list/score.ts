import { learnedJudge } from '@drape/engine/stylist/item-text/learned/learned-judge';
import { asJudge } from './gold.ts';
import { add, none, printed, scored } from './sums.ts';
import { readList, writtenLists } from './written-lists.ts';

/**
 * Reads lists whose every line is labelled and counts the lines read differently, by cause: the lists beside
 * this file, or the FILEs given. `--show` prints those lines, `--rules` leaves out what was learned, `--gold` reads with
 * what the writers say of lines and garments' beginnings.
 */
const files = process.argv.slice(2).filter((each) => !each.startsWith('--'));
const has = (option: string) => process.argv.includes(option);
const all = none();
for (const list of files.length > 0 ? files.map(readList) : writtenLists()) {
  if (has('--show')) console.log(`# ${list.name}: ${list.person}`);
  const judge = has('--gold') ? asJudge(list) : has('--rules') ? undefined : learnedJudge();
  const sums = scored(list, judge, has('--show'));
  printed(`${list.name} ${list.languages.join(',')}`, sums);
  add(all, sums);
}
printed('all', all);
