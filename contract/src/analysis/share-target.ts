/** Where a phone sends a photo that is shared with the installed app; its form field is `photo`. Free of zod. */
export const shareTarget = { path: '/share-photo', field: 'photo' } as const;

/** What became of it, as the address tells the upload screen. */
export const sharedPhotoStates = { kept: '1', none: 'none', missed: 'missed' } as const;

/** The upload screen with what became of a shared photo. */
export const uploadAfterSharing = (state: keyof typeof sharedPhotoStates) =>
  `/upload?shared=${sharedPhotoStates[state]}`;

/** The upload screen with a photo that was chosen before signing in, and is analyzed at once. */
export const waitingPhotoAddress = `${uploadAfterSharing('kept')}&analyze`;
