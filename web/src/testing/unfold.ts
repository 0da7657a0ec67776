import type { UserEvent } from '@testing-library/user-event';

/** Opens everything that is folded, as somebody does who wants to read it all. */
export async function unfoldAll(user: UserEvent): Promise<void> {
  for (const folded of document.querySelectorAll('details:not([open]) > summary')) await user.click(folded);
}
