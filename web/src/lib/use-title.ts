import { t } from '@lingui/core/macro';
import { useEffect } from 'react';

export const titleOf = (title: string): string => t`${title} · Drape`;

/** Names the page in the browser's tab and history. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = titleOf(title);
  }, [title]);
}
