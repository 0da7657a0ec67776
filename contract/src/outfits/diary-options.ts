/** How much of the diary comes at once, and how many photos go into it in one go. Free of zod, for the browser. */
export const diaryLimits = { days: 10, maxDays: 31, maxPhotos: 30 } as const;
