import { msg, plural, t } from '@lingui/core/macro';
import { failureSentences } from '../../lib/failure.ts';
import { showToast } from '../../ui/notices/toast.tsx';

/** What the wardrobe says. The first group are the specification's own words; the rest keeps their tone. */
export const wardrobeMessages = {
  loadFailed: msg`Failed to load wardrobe items. Please try again.`,
  itemAdded: msg`Wardrobe item added successfully!`,
  itemAddedWithImage: msg`Wardrobe item added with image successfully!`,
  itemDeleted: msg`Item deleted successfully!`,
  itemsCreated: (count: number) => t`${count} wardrobe items created successfully!`,
  enterItems: msg`Please enter your wardrobe items`,
  fillIn: msg`Please fill in at least description, category, and primary color`,
  imageAndDescription: msg`Please upload an image and provide a description`,
  fileTooLarge: msg`File size must be less than 10MB`,

  itemsDeleted: (count: number) => t`${count} items deleted successfully!`,
  itemUpdated: msg`Wardrobe item updated successfully!`,
  itemsUpdated: (count: number) => t`${count} wardrobe items updated successfully!`,
  itemsRestored: (count: number) => plural(count, { one: 'Item restored', other: `${count} items restored` }),
  imageUploaded: msg`Image uploaded successfully!`,
  cutoutSaved: msg`Cut-out saved`,
  wornNoted: (description: string) => t`Noted: you wore ${description} today`,
  changedElsewhere: msg`This item was changed elsewhere. Its current state is loaded; your edits are kept.`,
  notSavedYet: (description: string) => t`Your changes to ${description} are not saved yet`,
  exportStarted: msg`Your export is on its way to your downloads`,
  imported: (count: number) => t`${count} wardrobe items imported successfully!`,

  parseFailed: msg`Failed to read your wardrobe items. Please try again.`,
  createFailed: msg`Failed to add wardrobe items. Please try again.`,
  updateFailed: msg`Failed to update the wardrobe item. Please try again.`,
  deleteFailed: msg`Failed to delete the item. Please try again.`,
  restoreFailed: msg`Failed to restore the item. Please try again.`,
  wornFailed: msg`Failed to update the wear log. Please try again.`,
  imageFailed: msg`Failed to upload the image. Please try again.`,
  queueFailed: msg`Failed to load your photos. Please try again.`,
  insightsFailed: msg`Failed to load your wardrobe insights. Please try again.`,
  exportFailed: msg`Failed to export your wardrobe. Please try again.`,
  considerFailed: msg`Failed to look at the photo. Please try again.`,
  importFailed: msg`Failed to import the file. Please try again.`,
} as const;

/** Tells a failure: the wardrobe's sentence, and below it what the server said. */
export function tellFailure(title: string, error: unknown): void {
  const message = failureSentences(error, '').join(' ');
  // biome-ignore lint/suspicious/noConsole: the specification has these failures logged.
  console.warn(title, error);
  showToast({ tone: 'error', title, ...(message === '' ? {} : { description: message }) });
}
