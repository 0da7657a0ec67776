import { type Dispatch, useEffect, useReducer } from 'react';
import { firstOverlay, layers, nextOverlay, type OverlayAction, type OverlayState } from './overlay-state.ts';

const storageKey = 'analysis-overlay';

export type Overlay = { state: OverlayState; dispatch: Dispatch<OverlayAction> };

/** What is drawn over the photo; the switches stay as they are from one analysis to the next. */
export function useOverlay(): Overlay {
  const [state, dispatch] = useReducer(nextOverlay, firstOverlay, remembered);
  const { shown, hidden } = state;
  useEffect(() => {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify({ shown, hidden }));
    } catch {
      // A browser that refuses storage only forgets the switches.
    }
  }, [shown, hidden]);
  return { state, dispatch };
}

function remembered(first: OverlayState): OverlayState {
  try {
    const { shown, hidden } = JSON.parse(sessionStorage.getItem(storageKey) ?? '');
    return { shown: shown === true, hidden: layers.filter((layer) => hidden.includes(layer)) };
  } catch {
    return first;
  }
}
