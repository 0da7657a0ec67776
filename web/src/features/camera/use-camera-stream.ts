import { t } from '@lingui/core/macro';
import { type Dispatch, type RefObject, useEffect, useRef } from 'react';
import { cameraMessages } from './camera-messages.ts';
import type { CameraEvent, CameraState, Notice } from './camera-state.ts';
import { closeCamera, openCamera } from './open-camera.ts';

type Video = RefObject<HTMLVideoElement | null>;

const notices = {
  lost: () => ({ tone: 'error', text: t(cameraMessages.lost) }),
  hidden: () => ({ tone: 'info', text: t(cameraMessages.hidden) }),
} satisfies Record<string, () => Notice>;

/**
 * Keeps the camera open exactly while the state is starting or live: whatever ends that, a capture, the stop button,
 * another page, sign-out or a hidden tab, turns its light off.
 */
export function useCameraStream(video: Video, state: CameraState, dispatch: Dispatch<CameraEvent>): void {
  const wanted = state.stage === 'starting' || state.stage === 'live';
  const { facing } = state;
  const delayMs = useRef(0);
  delayMs.current = state.stage === 'starting' ? state.delayMs : 0;

  useEffect(() => {
    const element = video.current;
    if (!wanted || !element) return;
    let ended = false;
    let stream: MediaStream | undefined;
    const stop = (notice: Notice) => {
      if (stream) closeCamera(stream);
      if (!ended) dispatch({ type: 'stopped', notice });
    };
    const stopWhenHidden = () => {
      // A question for permission may hide the page, so what is still being opened goes on.
      if (document.hidden && stream) stop(notices.hidden());
    };
    const open = async () => {
      const opened = await openCamera(facing);
      stream = opened;
      if (ended || document.hidden) return stop(notices.hidden());
      for (const track of opened.getVideoTracks()) track.onended = () => stop(notices.lost());
      element.srcObject = opened;
      await element.play();
      if (!ended) dispatch({ type: 'opened' });
    };
    const timer = setTimeout(() => {
      open().catch((error: Error) => {
        if (stream) closeCamera(stream);
        if (!ended) dispatch({ type: 'not opened', message: error.message });
      });
    }, delayMs.current);
    document.addEventListener('visibilitychange', stopWhenHidden);
    return () => {
      ended = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', stopWhenHidden);
      if (stream) closeCamera(stream);
      element.srcObject = null;
    };
  }, [wanted, facing, video, dispatch]);
}
