/** An upright photo: 8-bit sRGB, RGBA interleaved, row by row from the top left. */
export type Pixels = { width: number; height: number; data: Uint8Array | Uint8ClampedArray };
