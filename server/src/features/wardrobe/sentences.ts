/** Everything that the wardrobe's server side says to a person, in one tone. */
export const sentences = {
  item: 'This item',
  someItems: 'Not all of these items were found. Please reload and try again.',
  photo: 'This photo',
  stale: 'This was changed somewhere else in the meantime. Please reload and try again.',
  enterItems: 'Please enter your wardrobe items',
  nothingRead: 'No clothes could be read in this text. One item per line works best.',
  futureDay: 'An item can only be marked as worn today or on a day before.',
  notWorn: 'This day in the wear log',
  tooManyPhotos: 'This item has as many photos as it can hold. Please remove one first.',
  queueFull: 'Many photos are waiting already. Please review some of them first.',
  notReady: 'This photo is still being worked on. Please try again in a moment.',
  notFailed: 'Only a photo that failed can be tried again.',
  noCutout: 'This photo has no cut-out. Paint one with the brush first.',
  maskShape: 'The mask has another shape than the photo.',
  emptyMask: 'Nothing would be left of the garment. Please keep some of it.',
  photoFailed: 'This photo could not be worked on. Please try again.',
  photoGone: 'This photo is no longer there. Please upload it again.',
  import: 'This import',
  alreadyThere: 'This item is in the wardrobe already',
  importRuns: 'Another import is still running. Please wait until it has ended.',
  importBusy: 'Several imports are running right now. Please try again in a minute.',
  importLost: 'The import was interrupted. Nothing was imported. Please try again.',
  importFailed: 'The import failed. Nothing was imported. Please try again.',
} as const;

const inWords = new Intl.NumberFormat('en-US');

export function tooManyAtOnce(found: number, most: number): string {
  return `This holds ${inWords.format(found)} items. At most ${inWords.format(most)} can be added at once.`;
}

/** How full the wardrobe of a plan is and how many of the new items would still fit. */
export function limitReached(plan: string, most: number, used: number, adding: number): string {
  const free = Math.max(0, most - used);
  const room = free === 0 ? 'No more fit' : `${free} more ${free === 1 ? 'fits' : 'fit'}`;
  return `Your ${plan} plan holds ${most} items and ${used} ${used === 1 ? 'is' : 'are'} in use. ${room}, this would add ${adding}.`;
}

export function tooManyTags(most: number): string {
  return `An item has at most ${most} tags`;
}
