import { msg, t } from '@lingui/core/macro';

/** What the lookbook and the table for building outfits say. */
export const outfitMessages = {
  loadFailed: msg`Failed to load your outfits. Please try again.`,
  saved: msg`Outfit saved to your lookbook`,
  removed: msg`Outfit removed from your lookbook`,
  restored: msg`Outfit restored`,
  renamed: msg`Outfit renamed`,
  wornNoted: (day: string) => t`Noted: you wore this outfit ${day}`,
  thumbNoted: msg`Noted. Later outfits follow your taste.`,
  pictureSaved: msg`Picture saved`,
  changedElsewhere: msg`This outfit was changed elsewhere. It is shown as it is now.`,
  removeFailed: msg`Failed to remove the outfit. Please try again.`,
  restoreFailed: msg`Failed to restore the outfit. Please try again.`,
  updateFailed: msg`Failed to update the outfit. Please try again.`,
  wearFailed: msg`Failed to note the wear. Please try again.`,
  saveFailed: msg`Failed to save the outfit. Please try again.`,
  pictureFailed: msg`Failed to draw the picture. Please try again.`,
  completeFailed: msg`Failed to complete the outfit. Please try again.`,
  tasteFailed: msg`Failed to save your taste. Please try again.`,
  tasteReset: msg`Your taste was forgotten. Drape learns it again from your next thumbs.`,
} as const;
