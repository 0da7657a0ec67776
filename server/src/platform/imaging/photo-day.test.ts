import sharp from 'sharp';
import { expect, it } from 'vitest';
import { photoDay } from './photo-day.ts';

type Exif = NonNullable<Parameters<ReturnType<typeof sharp>['withExif']>[0]>;

async function exifOf(format: 'jpeg' | 'webp' | 'png', exif: Exif): Promise<Uint8Array | undefined> {
  const blank = sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } });
  const bytes = await blank.withExif(exif).toFormat(format).toBuffer();
  return (await sharp(bytes).metadata()).exif;
}

const taken = (day: string): Exif => ({ IFD2: { DateTimeOriginal: day } });

it.each(['jpeg', 'webp', 'png'] as const)(
  'the day of a %s is the one on the clock of its camera',
  async (format) => {
    expect(photoDay(await exifOf(format, taken('2026:04:30 23:59:59')))).toBe('2026-04-30');
  },
);

it('a photo that was only digitized or changed later has the day of the first, or none', async () => {
  expect(photoDay(await exifOf('jpeg', { IFD2: { DateTimeDigitized: '2025:12:01 08:00:00' } }))).toBe(
    '2025-12-01',
  );
  expect(photoDay(await exifOf('jpeg', { IFD0: { DateTime: '2025:12:01 08:00:00' } }))).toBeUndefined();
});

it.each(['0000:00:00 00:00:00', '2026:02:31 10:00:00', 'yesterday'])('%s is no day', async (day) => {
  expect(photoDay(await exifOf('jpeg', taken(day)))).toBeUndefined();
});

it('what is no EXIF, or only the beginning of one, has no day', async () => {
  expect(photoDay(undefined)).toBeUndefined();
  expect(photoDay(new Uint8Array(0))).toBeUndefined();
  expect(photoDay(new TextEncoder().encode('Exif\0\0II no picture'))).toBeUndefined();
  const whole = await exifOf('jpeg', taken('2026:04:30 12:00:00'));
  for (let length = 0; length < (whole?.length ?? 0); length++)
    expect(() => photoDay(whole?.subarray(0, length))).not.toThrow();
});
