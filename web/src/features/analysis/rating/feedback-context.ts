import { createContext, use } from 'react';
import type { Feedback } from './feedback-queries.ts';

/** The thumbs of the analysis on show; `sentences` tells whether single sentences are being rated. */
export const FeedbackContext = createContext<(Feedback & { sentences: boolean }) | undefined>(undefined);

export function useThumbs() {
  return use(FeedbackContext);
}
