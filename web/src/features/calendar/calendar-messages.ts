import { ApiError } from '@drape/contract/wire/client';
import { msg, t } from '@lingui/core/macro';
import { failureSentences } from '../../lib/failure.ts';
import { showToast } from '../../ui/notices/toast.tsx';

/** What the calendar says. The first group are the specification's own words; the rest keeps their tone. */
export const calendarMessages = {
  loadFailed: msg`Failed to load calendar data. Please try again later.`,
  noEvents: msg`No events found to generate outfit suggestions for`,
  generated: (count: number) => t`Generated outfit suggestions for ${count} upcoming events`,
  generateAllFailed: msg`Failed to generate outfit suggestions`,
  generateFailed: msg`Failed to generate outfit suggestion`,

  nothingElse: msg`Nothing else fits in its place`,
  stillBest: msg`This is still the best match`,
  eventCreated: msg`Event created`,
  eventUpdated: msg`Event updated`,
  eventDeleted: msg`Event deleted`,
  eventRestored: msg`Event restored`,
  outfitSaved: msg`Outfit saved to your lookbook`,
  wornNoted: msg`Noted: you wore this outfit`,
  changedElsewhere: msg`This event was changed elsewhere. Saving again replaces it with what stands here.`,
  saveFailed: msg`Failed to save the event. Please try again.`,
  deleteFailed: msg`Failed to delete the event. Please try again.`,
  restoreFailed: msg`Failed to restore the event. Please try again.`,
  planFailed: msg`Failed to update the outfit. Please try again.`,
} as const;

/** Tells a failure: the page's sentence, and below it what the server said. */
export function tellFailure(title: string, error: unknown): void {
  const description = failureSentences(error, '').join(' ');
  showToast({ tone: 'error', title, ...(description === '' ? {} : { description }) });
}

export function isConflict(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'conflict';
}
