import sharp from 'sharp';

/** As large as a photo that leaves the server. */
const size = { width: 768, height: 1024 };

/** A picture that holds nobody's data: red on the left, blue on the right. */
export async function testPicture(): Promise<Buffer> {
  const half = { width: size.width / 2, height: size.height, channels: 3 as const };
  const blue = await sharp({ create: { ...half, background: '#1f4fbf' } })
    .png()
    .toBuffer();
  return sharp({ create: { ...size, channels: 3, background: '#c4202b' } })
    .composite([{ input: blue, left: half.width, top: 0 }])
    .jpeg()
    .toBuffer();
}
