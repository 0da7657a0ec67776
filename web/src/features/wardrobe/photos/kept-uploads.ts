/** A photo that has not left yet, kept in this browser so that a reload does not lose it. */
export type KeptUpload = { key: string; userId: string; file: File };

const databaseName = 'drape-photo-uploads';
const storeName = 'uploads';

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: 'key' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Where the browser has no such store or refuses it, photos live as long as the page. */
async function inStore<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  if (typeof indexedDB === 'undefined') return undefined;
  try {
    const database = await openDatabase();
    try {
      return await new Promise<T>((resolve, reject) => {
        const request = act(database.transaction(storeName, mode).objectStore(storeName));
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

export async function keepUpload(upload: KeptUpload): Promise<void> {
  await inStore('readwrite', (store) => store.put(upload));
}

export async function forgetUpload(key: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(key));
}

export async function forgetAllUploads(): Promise<void> {
  await inStore('readwrite', (store) => store.clear());
}

/** What is still to be sent for this person. */
export async function keptUploads(userId: string): Promise<KeptUpload[]> {
  const all = (await inStore<KeptUpload[]>('readonly', (store) => store.getAll())) ?? [];
  return all.filter((upload) => upload.userId === userId);
}
