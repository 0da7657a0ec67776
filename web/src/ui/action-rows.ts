/** For what holds several buttons and links that are pressed seldom: rows with a sign each, none louder than another. */
export const actionRows =
  '-mx-3 grid *:h-12 *:w-full *:justify-start *:gap-4 *:border *:border-transparent *:px-3 *:text-base *:font-normal [&_svg]:size-5 [&_svg]:opacity-70';
