import type { Mention } from '@drape/contract/analysis/evidence';
import { createContext, use } from 'react';
import type { Focus } from './overlay-state.ts';

/** What ties the sentences on show to the photo. */
export type Mentions = {
  /** By the sentence's target; only sentences that speak of something in the photo. */
  bySentence: ReadonlyMap<string, Mention>;
  /** The sentence that is pressed. */
  pressed: string | undefined;
  /** The garment that is put forward; its sentences are marked. */
  garment: string | undefined;
  press: (focus: Focus) => void;
};

export const MentionsContext = createContext<Mentions | undefined>(undefined);

export function useMentions(): Mentions | undefined {
  return use(MentionsContext);
}

/** Where a sentence stands in the page. */
export const sentenceId = (target: string) => `sentence-${target}`;
/** Where the analysed photo stands in the page. */
export const photoId = 'analysed-photo';

/** Brings something into view, without a journey where motion is not wanted. */
export function bringIntoView(id: string, focus = false): void {
  const element = document.getElementById(id);
  if (!element) return;
  // What stands in a closed part of the page has no place to scroll to.
  element.closest('details')?.setAttribute('open', '');
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
  if (focus) element.focus({ preventScroll: true });
}

export function isPhone(): boolean {
  return window.matchMedia('(max-width: 47.99rem)').matches;
}
