import { ApiError } from '@drape/contract/client';
import { failureSentences } from '../../lib/failure.ts';
import { showToast } from '../../ui/toast.tsx';

/** What the calendar says. The first group are the specification's own words; the rest keeps their tone. */
export const calendarMessages = {
  loadFailed: 'Failed to load calendar data. Please try again later.',
  noEvents: 'No events found to generate outfit suggestions for',
  generated: (count: number) => `Generated outfit suggestions for ${count} upcoming events`,
  generateAllFailed: 'Failed to generate outfit suggestions',
  generateFailed: 'Failed to generate outfit suggestion',

  nothingElse: 'Nothing else fits in its place',
  eventCreated: 'Event created',
  eventUpdated: 'Event updated',
  eventDeleted: 'Event deleted',
  eventRestored: 'Event restored',
  outfitSaved: 'Outfit saved to your lookbook',
  wornNoted: 'Noted: you wore this outfit',
  changedElsewhere: 'This event was changed elsewhere. Saving again replaces it with what stands here.',
  saveFailed: 'Failed to save the event. Please try again.',
  deleteFailed: 'Failed to delete the event. Please try again.',
  restoreFailed: 'Failed to restore the event. Please try again.',
  planFailed: 'Failed to update the outfit. Please try again.',
} as const;

/** Tells a failure: the page's sentence, and below it what the server said. */
export function tellFailure(title: string, error: unknown): void {
  const description = failureSentences(error, '').join(' ');
  showToast({ tone: 'error', title, ...(description === '' ? {} : { description }) });
}

export function isConflict(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'conflict';
}
