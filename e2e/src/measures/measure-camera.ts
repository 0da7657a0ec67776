import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { wholeBrowser } from '../browsers.ts';
import { standingOutfit, writeVideo } from '../camera/camera-video.ts';
import { type Answered, answersOfWorkers, watchWorkers } from '../camera/watch-workers.ts';
import { register } from '../journey.ts';

export type CameraSpeed = {
  /** Pictures of 640 × 360 that were checked, and those that were read for their outfit, a second. */
  checksPerSecond: number;
  outfitsPerSecond: number;
  /** Milliseconds from handing over a picture to its answer, medians: a check alone, with the outfit, the pose. */
  checkMs: number;
  outfitMs: number;
  poseMs: number;
};

function middle(values: number[]): number {
  return values.sort((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
}

/** The live camera of a running product in Chromium: how often the coach and the palette are renewed. */
export async function measureCamera(origin: string): Promise<CameraSpeed> {
  const path = join(tmpdir(), `drape-camera-speed-${process.pid}.y4m`);
  const heights = [360, 352, 344, 336, 328, 336, 344, 352];
  const pictures = await Promise.all(heights.map((height) => standingOutfit({}, height)));
  await writeVideo(
    path,
    pictures.map((picture) => ({ picture, seconds: 0.2 })),
    15,
  );
  const fake = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${path}`];
  const browser = await chromium.launch({
    ...wholeBrowser,
    args: [...wholeBrowser.args, ...fake],
  });
  try {
    const context = await browser.newContext({ baseURL: origin, permissions: ['camera'] });
    const page = await context.newPage();
    await watchWorkers(page);
    await register(page, { username: 'camerabench', email: 'camera@example.org', password: 'sturdy-77' });
    await page.goto('/camera');
    await page.getByRole('button', { name: 'Start camera' }).click();
    const answers = () => answersOfWorkers(page);
    const poses = async () => (await answers()).filter(({ kind }) => kind === 'pose').length;
    while ((await poses()) < 1) await page.waitForTimeout(250);
    const from = await page.evaluate(() => performance.now());
    await page.waitForTimeout(6000);
    while ((await poses()) < 4) await page.waitForTimeout(250);
    const seen = (await answers()).filter(({ at }) => at > from);
    const seconds = ((seen.at(-1)?.at ?? from) - from) / 1000;
    const of = (kind: Answered['kind']) => seen.filter((answer) => answer.kind === kind);
    const ms = (kind: Answered['kind']) => middle(of(kind).map((answer) => answer.ms));
    return {
      checksPerSecond: (of('check').length + of('outfit').length) / seconds,
      outfitsPerSecond: of('outfit').length / seconds,
      checkMs: ms('check'),
      outfitMs: ms('outfit'),
      poseMs: ms('pose'),
    };
  } finally {
    await browser.close();
    rmSync(path, { force: true });
  }
}
