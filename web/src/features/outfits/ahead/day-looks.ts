/** On a phone the picture of a day leaves room for the chips above it and the words below. */
export const dayPicture = 'max-md:mx-auto max-md:w-[min(100%,calc(48svh*0.8))]';

/** A button of one day is the main one on a phone, where that day is looked at alone; on a desk the week's is. */
export const deskSecondary = 'md:border md:border-edge md:bg-transparent md:text-ink md:hover:bg-wash';

/** A week on a desk whose first day is today: that one is larger than the days that follow. */
export const fromToday = 'xl:grid-flow-row xl:grid-cols-[minmax(0,1.5fr)_repeat(6,minmax(0,1fr))] xl:gap-4';
