import { mkdir, statfs } from 'node:fs/promises';
import type { FileInput } from '@drape/contract/wire/endpoint';
import { AppError } from '../app-error.ts';
import { tooLarge } from './upload.ts';

const gibibyte = 2 ** 30;
/** What a form adds to its file. */
const formBytes = 2 ** 20;

const texts = {
  demo: 'The demo account imports no files',
  own: 'Another import is still running. Please wait until it has ended.',
  busy: 'Several imports are running right now. Please try again in a minute.',
  disk: 'There is not enough space left on the server for a file of this size.',
};

export type BulkUploads = {
  /** Where files are kept while they are worked on. */
  folder: string;
  /**
   * A place for an upload of so many bytes, undefined where the caller does not say. Throws `conflict` for visitors of
   * the demo account and for those who have a place, `too_large`, and `unavailable` where there is no room.
   */
  admit(
    person: { userId: string; kind: string },
    bytes: number | undefined,
    input: FileInput,
  ): Promise<BulkPlace>;
};

/** `keep` makes the place outlast its request, until somebody leaves it. */
export type BulkPlace = { keep(): void; leaveUnlessKept(): void; leave(): void };

type Options = { folder: string; maxTotalBytes?: number };

/** Admits uploads that bring in many things, before they are received: one of a person at a time, and bounded in all. */
export function createBulkUploads({ folder, maxTotalBytes = 4 * gibibyte }: Options): BulkUploads {
  const held = new Map<string, number>();

  function placeOf(userId: string): BulkPlace {
    let isKept = false;
    let isLeft = false;
    const leave = () => {
      if (!isLeft) held.delete(userId);
      isLeft = true;
    };
    return {
      keep() {
        isKept = true;
      },
      leaveUnlessKept: () => (isKept ? undefined : leave()),
      leave,
    };
  }

  return {
    folder,
    async admit({ userId, kind }, bytes, input) {
      if (kind !== 'person') throw new AppError('conflict', texts.demo);
      if (bytes !== undefined && bytes > input.maxBytes + formBytes) throw tooLarge(input);
      if (held.has(userId)) throw new AppError('conflict', texts.own);
      const claimed = bytes ?? input.maxBytes;
      const total = [...held.values()].reduce((sum, each) => sum + each, claimed);
      if (total > maxTotalBytes) throw new AppError('unavailable', texts.busy, { retryAfterSeconds: 60 });
      held.set(userId, claimed);
      const place = placeOf(userId);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const { bavail, bsize } = await statfs(folder);
        if (bavail * bsize < total) throw new AppError('unavailable', texts.disk, { retryAfterSeconds: 60 });
        return place;
      } catch (error) {
        place.leave();
        throw error;
      }
    },
  };
}
