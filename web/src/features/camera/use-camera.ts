import type { LiveInterval } from '@drape/contract/camera/camera-options';
import { type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import { useSession } from '../../lib/session.ts';
import { useTier } from '../membership/use-tier.ts';
import { liveRefusal, startRefusal } from './camera-messages.ts';
import { initialCamera, isLiveRunning, reduceCamera } from './camera-state.ts';
import { type FrameReader, readFrames } from './frames/frame-reader.ts';
import { useLiveAnalysis } from './live/use-live-analysis.ts';
import { useCameraStream } from './use-camera-stream.ts';
import { useCapture } from './use-capture.ts';

/** Reads the pictures of the camera while it is live. */
function useFrameReader(video: RefObject<HTMLVideoElement | null>, live: boolean) {
  const [shown, setShown] = useState<FrameReader>();
  const latest = useRef<FrameReader>(undefined);
  useEffect(() => {
    if (!live || !video.current) return;
    const reader = readFrames(video.current);
    latest.current = reader;
    setShown(reader);
    return () => {
      reader.close();
      latest.current = undefined;
      setShown(undefined);
    };
  }, [live, video]);
  return { shown, latest };
}

/** The camera as a state and what can be done with it. */
export function useCamera() {
  const signedIn = useSession((session) => session.isAuthenticated);
  const { pricingTier, isPro } = useTier();
  const video = useRef<HTMLVideoElement>(null);
  const [state, dispatch] = useReducer(reduceCamera, initialCamera);
  const reader = useFrameReader(video, state.stage === 'live');
  useCameraStream(video, state, dispatch);
  useLiveAnalysis({ video, reader: reader.latest, state, dispatch });

  const start = () => {
    const message = startRefusal({ isPro });
    dispatch(message === undefined ? { type: 'start pressed' } : { type: 'refused', message });
  };

  const toggleLive = () => {
    if (isLiveRunning(state)) return dispatch({ type: 'live stopped' });
    const message = liveRefusal({ signedIn, isPro }, { cameraLive: state.stage === 'live' });
    dispatch(message === undefined ? { type: 'live started' } : { type: 'refused', message });
  };

  return {
    state,
    video,
    reader: reader.shown,
    tierKnown: pricingTier !== undefined,
    locked: pricingTier !== undefined && !isPro,
    start,
    toggleLive,
    stop: () => dispatch({ type: 'stopped' }),
    switchCamera: () => dispatch({ type: 'switched' }),
    chooseInterval: (seconds: LiveInterval) => dispatch({ type: 'interval chosen', seconds }),
    ...useCapture({ video, state, dispatch }),
  };
}

export type Camera = ReturnType<typeof useCamera>;
