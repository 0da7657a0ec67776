import type { FileReading } from '../../platform/reading/file-reading.ts';
import type { IcsTask } from './ics-worker.ts';
import type { IcsContents } from './read-ics.ts';

const tooHeavy =
  'This calendar takes too long to read: one of its repeating events is too heavy. Please export fewer events.';

/** Reads a calendar file in a thread that can be ended. Throws `unsupported_media`, `invalid` and `unavailable`. */
export function readIcsFile(reading: FileReading, userId: string, task: IcsTask): Promise<IcsContents> {
  const module = new URL('./ics-worker.ts', import.meta.url);
  return reading.read<IcsContents>(userId, { module, name: 'readCalendar', task, tooHeavy });
}
