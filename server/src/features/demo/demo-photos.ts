export type DemoPhoto = { bytes: Uint8Array; daysAgo: number };

/** The outfit photos of the demo account, drawn as flat lays. */
export async function drawDemoPhotos(): Promise<DemoPhoto[]> {
  return [];
}
