import { learnedJudge } from '@drape/engine/stylist/item-text/learned/learned-judge';
import { readList } from '@drape/engine/stylist/item-text/parse-items';
import { writtenLists } from './written-lists.ts';

/** Milliseconds of processor time for 1,000 lines of the lists beside this file, by rules alone and with what was learned. */
const lines = writtenLists()
  .flatMap(({ list }) => list.split('\n'))
  .filter((line) => line.trim() !== '')
  .slice(0, 1000);
const text = lines.join('\n');
for (const judge of [undefined, learnedJudge()]) {
  readList(text, judge);
  const times = Array.from({ length: 7 }, () => {
    const before = process.cpuUsage();
    readList(text, judge);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  }).sort((x, y) => x - y);
  console.log(
    `${judge ? 'learned' : 'rules'}: ${times[0]?.toFixed(0)} to ${times.at(-1)?.toFixed(0)}, median ${times[3]?.toFixed(0)} ms`,
  );
}
