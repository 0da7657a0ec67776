import { failureSentences } from '../../lib/failure.ts';
import { showToast } from '../../ui/toast.tsx';

/** What the wardrobe says. The first group are the specification's own words; the rest keeps their tone. */
export const wardrobeMessages = {
  loadFailed: 'Failed to load wardrobe items. Please try again.',
  itemAdded: 'Wardrobe item added successfully!',
  itemAddedWithImage: 'Wardrobe item added with image successfully!',
  itemDeleted: 'Item deleted successfully!',
  itemsCreated: (count: number) => `${count} wardrobe items created successfully!`,
  enterItems: 'Please enter your wardrobe items',
  fillIn: 'Please fill in at least description, category, and primary color',
  imageAndDescription: 'Please upload an image and provide a description',
  fileTooLarge: 'File size must be less than 10MB',

  itemsDeleted: (count: number) => `${count} items deleted successfully!`,
  itemUpdated: 'Wardrobe item updated successfully!',
  itemsUpdated: (count: number) => `${count} wardrobe items updated successfully!`,
  itemsRestored: (count: number) => (count === 1 ? 'Item restored' : `${count} items restored`),
  imageUploaded: 'Image uploaded successfully!',
  cutoutSaved: 'Cut-out saved',
  wornNoted: (description: string) => `Noted: you wore ${description} today`,
  changedElsewhere: 'This item was changed elsewhere. Its current state is loaded; your edits are kept.',
  notSavedYet: (description: string) => `Your changes to ${description} are not saved yet`,
  exportStarted: 'Your export is on its way to your downloads',
  imported: (count: number) => `${count} wardrobe items imported successfully!`,

  parseFailed: 'Failed to read your wardrobe items. Please try again.',
  createFailed: 'Failed to add wardrobe items. Please try again.',
  updateFailed: 'Failed to update the wardrobe item. Please try again.',
  deleteFailed: 'Failed to delete the item. Please try again.',
  restoreFailed: 'Failed to restore the item. Please try again.',
  wornFailed: 'Failed to update the wear log. Please try again.',
  imageFailed: 'Failed to upload the image. Please try again.',
  queueFailed: 'Failed to load your photos. Please try again.',
  insightsFailed: 'Failed to load your wardrobe insights. Please try again.',
  exportFailed: 'Failed to export your wardrobe. Please try again.',
  considerFailed: 'Failed to look at the photo. Please try again.',
  importFailed: 'Failed to import the file. Please try again.',
} as const;

/** Tells a failure: the wardrobe's sentence, and below it what the server said. */
export function tellFailure(title: string, error: unknown): void {
  const message = failureSentences(error, '').join(' ');
  // biome-ignore lint/suspicious/noConsole: the specification has these failures logged.
  console.warn(title, error);
  showToast({ tone: 'error', title, ...(message === '' ? {} : { description: message }) });
}
