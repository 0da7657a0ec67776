/** When the shutter was pressed, else when the picture was digitized; when a file was changed says nothing. */
const takenTags = [0x9003, 0x9004] as const;
const exifPointer = 0x8769;
const asciiType = 2;
const longType = 4;
const entryBytes = 12;
/** No camera writes more entries than this. */
const mostEntries = 200;

/** A TIFF structure in the byte order that it names itself. */
function openTiff(exif: Uint8Array): { view: DataView; little: boolean } | undefined {
  const marker = String.fromCharCode(...exif.subarray(0, 4));
  const start = marker === 'Exif' ? 6 : 0;
  const view = new DataView(exif.buffer, exif.byteOffset + start, Math.max(0, exif.byteLength - start));
  if (view.byteLength < 8) return undefined;
  const order = view.getUint16(0);
  if (order !== 0x4949 && order !== 0x4d4d) return undefined;
  return { view, little: order === 0x4949 };
}

type Entry = { tag: number; type: number; count: number; at: number };

function entriesAt(view: DataView, little: boolean, offset: number): Entry[] {
  if (offset + 2 > view.byteLength) return [];
  const count = Math.min(view.getUint16(offset, little), mostEntries);
  return Array.from({ length: count }, (_, index) => offset + 2 + index * entryBytes)
    .filter((at) => at + entryBytes <= view.byteLength)
    .map((at) => ({
      tag: view.getUint16(at, little),
      type: view.getUint16(at + 2, little),
      count: view.getUint32(at + 4, little),
      at: at + 8,
    }));
}

function textOf(view: DataView, little: boolean, { type, count, at }: Entry): string {
  if (type !== asciiType) return '';
  const from = count <= 4 ? at : view.getUint32(at, little);
  const bytes = Array.from({ length: Math.min(count, 20) }, (_, index) => from + index);
  return bytes
    .filter((byte) => byte < view.byteLength)
    .map((byte) => String.fromCharCode(view.getUint8(byte)))
    .join('');
}

/** The calendar day of `YYYY:MM:DD …`, where there is one. */
function dayIn(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})[:-](\d\d)[:-](\d\d)/.exec(text) ?? [];
  const written = `${year}-${month}-${day}`;
  const date = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : undefined;
}

/**
 * The day on which a photo was taken, `YYYY-MM-DD`, by the clock of the camera: the day that it was where the photo was
 * taken. Undefined where the EXIF does not tell. Nothing else of the EXIF is read, and none of it is kept.
 */
export function photoDay(exif: Uint8Array | undefined): string | undefined {
  const tiff = exif && openTiff(exif);
  if (!tiff) return undefined;
  const { view, little } = tiff;
  const root = entriesAt(view, little, view.getUint32(4, little));
  const pointer = root.find(({ tag, type }) => tag === exifPointer && type === longType);
  const entries = pointer ? entriesAt(view, little, view.getUint32(pointer.at, little)) : [];
  for (const wanted of takenTags) {
    const entry = entries.find(({ tag }) => tag === wanted);
    const day = entry && dayIn(textOf(view, little, entry));
    if (day !== undefined) return day;
  }
  return undefined;
}
