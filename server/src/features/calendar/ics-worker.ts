import '../../platform/process/yield-to-answers.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Refusal, refusing } from '../../platform/refusal.ts';
import { type IcsContents, type IcsWindow, readIcs } from './read-ics.ts';

export type IcsTask = { bytes: Uint8Array; window: IcsWindow };

const noCalendar = 'This file is no calendar. Please choose an .ics file, as calendar apps export it.';

/** Refuses what is no calendar with `unsupported_media`. */
export function readCalendar({ bytes, window }: IcsTask): Promise<IcsContents | Refusal> {
  return refusing(() => {
    try {
      return readIcs(bytes, window);
    } catch (error) {
      throw new AppError('unsupported_media', noCalendar, { cause: error });
    }
  });
}
