/** The look of a link inside running text. */
export const textLink =
  'text-accent-text underline decoration-1 underline-offset-4 decoration-[color-mix(in_oklab,currentcolor,transparent_60%)] hover:decoration-current transition-colors rounded-[2px]';
