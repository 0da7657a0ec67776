import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { LogOut, Menu } from 'lucide-react';
import { adminItem, memberItems, memberMenuItems, places } from '../features/navigation/navigation-items.ts';
import {
  barLook,
  itemLook,
  quickBarLook,
  quickItemLook,
  sheetLook,
  sheetRowLook,
  userMenuItemLook,
  userMenuLook,
} from '../features/navigation/navigation-look.ts';
import { PlaceMenu } from '../features/navigation/place-menu.tsx';
import { SheetHead } from '../features/navigation/sheet-head.tsx';
import { Button } from '../ui/button.tsx';

/** Marks the landing page's own entry, on that page. */
function current(to: string, isLanding: boolean): { 'aria-current'?: 'page' } {
  return isLanding && to === '/' ? { 'aria-current': 'page' } : {};
}

/** The admin's entry stands in the markup like the others and is shown to admins only. */
function forAdmin(to: string): string {
  return to === adminItem.to ? 'not-admin:hidden' : '';
}

function UserMenu() {
  return (
    <div className="hidden member:block">
      <button
        type="button"
        aria-label={t`User menu`}
        popoverTarget="user-menu"
        className="block rounded-full"
      >
        <span
          aria-hidden
          className="font-display relative grid size-9 place-items-center overflow-hidden rounded-full bg-accent text-base text-on-accent uppercase"
        >
          <span data-user-initial />
          <img data-user-avatar hidden alt="" className="absolute inset-0 size-full object-cover" />
        </span>
      </button>
      <div id="user-menu" popover="auto" className={userMenuLook}>
        <p className="px-3 pt-2 pb-3">
          <span data-user-name className="block max-w-64 truncate font-display text-lg" />
          <span data-user-email className="block max-w-64 truncate text-muted" />
        </p>
        <ul className="border-y border-line py-1.5">
          {[...memberMenuItems, adminItem].map(({ to, label, Icon }) => (
            <li key={to} className={forAdmin(to)}>
              <a href={to} className={userMenuItemLook}>
                <Icon aria-hidden />
                {t(label)}
              </a>
            </li>
          ))}
        </ul>
        <button type="button" data-sign-out className={`${userMenuItemLook} mt-1.5`}>
          <LogOut aria-hidden />
          <Trans>Sign out</Trans>
        </button>
      </div>
    </div>
  );
}

type Props = { isLanding?: boolean };

function MobileMenu({ isLanding = false }: Props) {
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        aria-label={t`Open menu`}
        aria-haspopup="dialog"
        data-open-menu=""
        className="-me-3 md:hidden"
      >
        <Menu aria-hidden />
      </Button>
      <dialog id="menu" aria-label="Drape" className={sheetLook}>
        <SheetHead />
        <nav aria-label={t`Menu`} className="mt-4">
          <div className="grid member:hidden">
            <a href="/" {...current('/', isLanding)} className={sheetRowLook}>
              <Trans>Home</Trans>
            </a>
            <a href="/login" className={sheetRowLook}>
              <Trans>Login</Trans>
            </a>
          </div>
          <div className="hidden member:grid">
            {[...memberItems, adminItem].map(({ to, label }) => (
              <a key={to} href={to} {...current(to, isLanding)} className={`${sheetRowLook} ${forAdmin(to)}`}>
                {t(label)}
              </a>
            ))}
          </div>
        </nav>
        <div className="mt-auto grid gap-4 pt-8">
          <Button asChild variant="primary" size="lg" className="member:hidden">
            <a href="/register">
              <Trans>Get Started</Trans>
            </a>
          </Button>
          <p className="hidden text-sm member:block">
            <span data-user-name className="block truncate font-medium" />
            <span data-user-email className="block truncate text-muted" />
          </p>
          <form method="dialog" className="hidden member:grid">
            <Button type="submit" data-sign-out="">
              <Trans>Sign out</Trans>
            </Button>
          </form>
        </div>
      </dialog>
    </>
  );
}

/** The app's bar in plain markup: both menus are there, and the session decides which is shown. */
export function LandingNavigation({ isLanding = false }: Props) {
  return (
    <header className={barLook}>
      <div className="mx-auto flex h-16 max-w-frame items-center gap-5 px-5 lg:gap-10 lg:px-8">
        <a href="/" aria-label={t`Drape, home`} className="font-display text-xl">
          Drape
        </a>
        <nav aria-label={t`Main`} className="hidden flex-1 items-center md:flex">
          <div className="flex flex-1 items-center gap-7 member:hidden">
            <a href="/" {...current('/', isLanding)} className={itemLook}>
              <Trans>Home</Trans>
            </a>
            <a href="/login" className={`${itemLook} ms-auto`}>
              <Trans>Login</Trans>
            </a>
            <Button asChild variant="primary" size="sm">
              <a href="/register">
                <Trans>Get Started</Trans>
              </a>
            </Button>
          </div>
          <div className="hidden flex-1 items-center gap-3.5 member:flex lg:gap-7">
            {[...memberItems, adminItem].map(({ to, label }) => (
              <a key={to} href={to} {...current(to, isLanding)} className={`${itemLook} ${forAdmin(to)}`}>
                {t(label)}
              </a>
            ))}
          </div>
        </nav>
        <div className="ms-auto flex items-center gap-4 md:ms-0 md:hidden member:flex">
          <UserMenu />
          <MobileMenu isLanding={isLanding} />
        </div>
      </div>
    </header>
  );
}

/** The five places within reach of a thumb. */
export function LandingQuickBar() {
  return (
    <nav aria-label={t`Quick`} className={`${quickBarLook} hidden member:max-md:grid`}>
      {places.map((place) =>
        'to' in place ? (
          <a key={place.id} href={place.to} className={quickItemLook}>
            <place.Icon aria-hidden strokeWidth={1.6} />
            {t(place.label)}
          </a>
        ) : (
          <PlaceMenu key={place.id} place={place} plain />
        ),
      )}
    </nav>
  );
}
