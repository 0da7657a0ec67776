import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LaunchOptions, Page } from '@playwright/test';
import { wholeBrowser } from '../browsers.ts';
import { darkened, standingOutfit, writeVideo } from './camera-video.ts';

/** What Chromium's fake camera plays, one file for each worker. */
const video = join(tmpdir(), `drape-camera-${process.pid}.y4m`);

export const fakeCamera: LaunchOptions = {
  ...wholeBrowser,
  args: [
    ...wholeBrowser.args,
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${video}`,
  ],
};

/** Somebody stands still before the camera; after 5 seconds the light goes out for 3, over and over. */
export async function loadFakeCamera(): Promise<void> {
  const lit = await standingOutfit();
  await writeVideo(video, [
    { picture: lit, seconds: 5 },
    { picture: await darkened(lit), seconds: 3 },
  ]);
}

export function unloadFakeCamera(): void {
  rmSync(video, { force: true });
}

type Watched = { cameraCalls: MediaStreamConstraints[]; cameraStreams: MediaStream[] };

/** Notes what a page asks of the camera. */
export async function watchCamera(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = { cameraCalls: [], cameraStreams: [] };
    Object.assign(window, watched);
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (constraints) => {
      watched.cameraCalls.push(constraints ?? {});
      const stream = await open(constraints);
      watched.cameraStreams.push(stream);
      return stream;
    };
  });
}

/** How many cameras a page holds open: their light is on. */
export function openCameras(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { cameraStreams } = window as unknown as Watched;
    return cameraStreams
      .flatMap((stream) => stream.getTracks())
      .filter((track) => track.readyState === 'live').length;
  });
}

export function cameraCalls(page: Page): Promise<MediaStreamConstraints[]> {
  return page.evaluate(() => (window as unknown as Watched).cameraCalls);
}

/** As if the device were unplugged: the browser ends its tracks and tells the page. */
export function unplugCamera(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const track of (window as unknown as Watched).cameraStreams.flatMap((stream) =>
      stream.getTracks(),
    )) {
      if (track.readyState !== 'live') continue;
      track.stop();
      track.dispatchEvent(new Event('ended'));
    }
  });
}
