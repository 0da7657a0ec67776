/** The looks that the app's navigation and the landing page's share. */
export const barLook =
  'sticky top-0 z-30 print:hidden border-b border-line bg-[color-mix(in_oklab,var(--paper),transparent_6%)] backdrop-blur-sm';

export const itemLook =
  'relative flex h-16 items-center text-sm whitespace-nowrap text-muted transition-colors hover:text-ink aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-0 aria-[current=page]:after:-bottom-px aria-[current=page]:after:h-0.5 aria-[current=page]:after:bg-accent-text';

/** The bar at the foot of a phone; the display is the caller's. */
export const quickBarLook =
  'fixed inset-x-0 bottom-0 z-30 print:hidden auto-cols-fr grid-flow-col border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] md:hidden';

export const quickItemLook =
  'flex h-15 flex-col items-center justify-center gap-1 text-xs text-muted focus-visible:-outline-offset-4 aria-[current=page]:text-accent-text';

export const sheetRowLook = 'font-display flex items-center border-b border-line py-3.5 text-xl';
