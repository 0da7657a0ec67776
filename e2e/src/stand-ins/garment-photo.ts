import sharp from 'sharp';

const shapes = {
  tee: 'M150 125 L200 110 Q225 130 250 110 L300 125 L380 200 L340 240 L305 210 L305 450 L145 450 L145 210 L110 240 L70 200 Z',
  trousers: 'M160 75 L290 75 L310 540 L245 540 L225 200 L205 540 L140 540 Z',
};
export type GarmentShape = keyof typeof shapes;

/** A garment laid on a pale floor, as the JPEG of a camera. */
export async function garmentPhoto(shape: GarmentShape, colour: string): Promise<Buffer<ArrayBuffer>> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="450" height="600">
  <rect width="450" height="600" fill="#ddd8cf"/><path d="${shapes[shape]}" fill="${colour}"/></svg>`;
  return Buffer.from(await sharp(Buffer.from(drawing)).jpeg({ quality: 90 }).toBuffer());
}
