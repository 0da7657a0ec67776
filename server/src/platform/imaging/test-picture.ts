import sharp from 'sharp';

const side = 256;

/** A picture that holds nobody's data: red on the left, blue on the right. */
export async function testPicture(): Promise<Buffer> {
  const half = { width: side / 2, height: side, channels: 3 as const };
  const blue = await sharp({ create: { ...half, background: '#1f4fbf' } })
    .png()
    .toBuffer();
  return sharp({ create: { width: side, height: side, channels: 3, background: '#c4202b' } })
    .composite([{ input: blue, left: side / 2, top: 0 }])
    .jpeg()
    .toBuffer();
}
