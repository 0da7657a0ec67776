import { notFound } from '../../../platform/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StoredFiles } from '../../../platform/files/stored-files.ts';
import type { PhotoAnalyser } from '../../../platform/imaging/photo-analyser.ts';
import * as analyses from '../repository.ts';

type Dependencies = {
  database: Database;
  files: Pick<StoredFiles, 'read'>;
  analyser: Pick<PhotoAnalyser, 'outgoing'>;
  admit(principal: { userId: string }): Promise<void>;
};

/** The kept photo of an analysis with every face hidden, as a data address; it is stored nowhere. */
export function createFacelessPhoto({ database, files, analyser, admit }: Dependencies) {
  return async (principal: { userId: string }, id: string) => {
    const row = await analyses.findAnalysis(database.read, principal.userId, id);
    if (!row || row.deleted_at !== null || row.photo_key === '') throw notFound('This photo');
    await admit(principal);
    const photo = await files.read(row.photo_key);
    const { jpeg, hiddenFaces } = await analyser.outgoing(principal.userId, photo, true);
    const image = `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`;
    return { image, hidden_faces: hiddenFaces };
  };
}
