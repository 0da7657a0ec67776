import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { webCalendar } from '../../../test/calendar-exports.ts';
import { outfitPhoto } from '../../../test/photos.ts';
import { readIcsFile } from '../../features/calendar/ics-file.ts';
import { createPhotoAnalyser } from '../imaging/photo-analyser.ts';
import { createFileReading } from '../reading/file-reading.ts';

/** How many threads of this process give way to others. */
function giveWay(): number {
  const own = getPriority();
  const niceness = (task: string) => {
    const fields = readFileSync(`/proc/self/task/${task}/stat`, 'utf8').split(') ')[1]?.split(' ');
    return Number(fields?.[16]);
  };
  return readdirSync('/proc/self/task').filter((task) => niceness(task) > own).length;
}

/** The number once it has stayed the same for a while: threads that were closed before take a moment to end. */
async function settled(): Promise<number> {
  let last = giveWay();
  for (let same = 0; same < 4; ) {
    await delay(50);
    const now = giveWay();
    same = now === last ? same + 1 : 0;
    last = now;
  }
  return last;
}

it.runIf(process.platform === 'linux')(
  'threads that read files and photos give way to the one that answers',
  async () => {
    const before = await settled();
    const reading = createFileReading();
    const window = { from: '2026-04-03T10:00:00.000Z', to: '2027-05-05T10:00:00.000Z', timeZone: 'UTC' };
    await readIcsFile(reading, 'ada', { bytes: Buffer.from(webCalendar), window });
    expect(giveWay()).toBe(before + 1);
    await reading.close();
    expect(await settled()).toBe(before);
    const analyser = createPhotoAnalyser({ threads: 1 });
    await analyser.avatar('ada', await outfitPhoto({ width: 80 }));
    // Threads that the thread's libraries start give way as it does, for as long as they live.
    expect(giveWay()).toBeGreaterThan(before);
    await analyser.close();
  },
);
