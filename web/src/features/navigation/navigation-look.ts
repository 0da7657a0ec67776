/** The looks that the app's navigation and the landing page's share. */
export const barLook =
  'sticky top-0 z-30 print:hidden border-b border-line bg-[color-mix(in_oklab,var(--paper),transparent_6%)] backdrop-blur-sm';

export const itemLook =
  'relative flex h-16 items-center text-sm whitespace-nowrap text-muted transition-colors hover:text-ink aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-0 aria-[current=page]:after:-bottom-px aria-[current=page]:after:h-0.5 aria-[current=page]:after:bg-accent-text';

/** The bar at the foot of a phone; the display is the caller's. */
export const quickBarLook =
  'fixed inset-x-0 bottom-0 z-30 print:hidden auto-cols-fr grid-flow-col border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] md:hidden';

export const quickItemLook =
  'flex h-15 w-full flex-col items-center justify-center gap-1 text-xs text-muted focus-visible:-outline-offset-4 aria-[current]:text-accent-text [&_svg]:size-5';

/** The one that adds something stands out. */
export const quickAddLook = 'grid h-15 w-full place-items-center focus-visible:-outline-offset-4';
export const quickAddMark =
  'grid size-11 place-items-center rounded-full bg-accent text-on-accent [&_svg]:size-6';

/** What opens above the bar. */
export const quickMenuLook =
  'inset-auto inset-x-3 bottom-[calc(4.25rem+env(safe-area-inset-bottom))] m-0 w-auto rounded-photo border border-line bg-raised p-1.5 text-base text-ink shadow-[0_12px_40px_-12px_rgb(0_0_0/0.35)] md:hidden';
export const quickMenuItemLook =
  'flex h-12 items-center gap-4 rounded-control px-4 hover:bg-wash [&_svg]:size-5 [&_svg]:text-muted';

export const sheetRowLook = 'font-display flex items-center border-b border-line py-3.5 text-xl';

export const userMenuLook =
  'max-md:backdrop:bg-[rgb(0_0_0/0.4)] inset-auto top-15 end-5 md:end-[max(2rem,calc((100vw-var(--container-frame))/2+2rem))] min-w-64 rounded-photo border border-line bg-raised p-1.5 text-sm text-ink shadow-[0_12px_40px_-12px_rgb(0_0_0/0.25)]';

export const userMenuItemLook =
  'flex h-11 w-full items-center gap-3.5 rounded-control px-3 transition-colors hover:bg-wash [&_svg]:size-4.5 [&_svg]:text-muted';

/** The menu that fills a phone's screen. */
export const sheetLook = 'm-0 size-full max-h-none max-w-none flex-col bg-paper px-5 pb-8 text-ink open:flex';
