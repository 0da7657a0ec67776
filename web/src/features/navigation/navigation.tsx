import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useLocation } from '../../lib/router/hooks.ts';
import { Link, NavLink } from '../../lib/router/link.tsx';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { useFinder } from '../finder/finder-store.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { isIn, places, screenOf, signedInItems } from './navigation-items.ts';
import { barLook, itemLook, quickBarLook, quickItemLook } from './navigation-look.ts';
import { PlaceMenu } from './place-menu.tsx';
import { UserMenu } from './user-menu.tsx';

/** The bar on top: signed out Home, Login and Get Started, signed in every screen and the user menu. */
export function Navigation() {
  const user = useSession((state) => state.user);
  const openFinder = useFinder((state) => state.open);
  const { pathname } = useLocation();
  const isPlanning = places.some((place) => place.id === 'plan' && isIn(place, pathname));
  return (
    <header className={barLook}>
      <div className="mx-auto flex h-16 max-w-frame items-center gap-5 px-5 lg:gap-10 lg:px-8">
        <Link to="/" reloadDocument aria-label={t`Drape, home`} className="font-display text-xl">
          Drape
        </Link>
        <nav aria-label={t`Main`} className="hidden flex-1 items-center gap-3.5 md:flex lg:gap-7">
          {user ? (
            signedInItems(user).map(({ to, label }) => (
              <NavLink
                key={to}
                to={to}
                reloadDocument={to === '/'}
                end
                aria-current={
                  (to === '/week' && isPlanning) || to === screenOf(pathname) ? 'page' : undefined
                }
                className={itemLook}
              >
                {t(label)}
              </NavLink>
            ))
          ) : (
            <>
              <NavLink to="/" reloadDocument end className={itemLook}>
                <Trans>Home</Trans>
              </NavLink>
              <NavLink to="/login" className={`${itemLook} ms-auto`}>
                <Trans>Login</Trans>
              </NavLink>
              <Button asChild variant="primary" size="sm">
                <Link to="/register">
                  <Trans>Get Started</Trans>
                </Link>
              </Button>
            </>
          )}
        </nav>
        <div className={cx('ms-auto flex items-center gap-4 md:ms-0', !user && 'md:hidden')}>
          {user && (
            <button
              type="button"
              aria-label={t`Find`}
              onClick={openFinder}
              className="grid size-11 place-items-center rounded-control text-muted hover:bg-wash hover:text-ink max-md:-me-2"
            >
              <Search aria-hidden className="size-5" strokeWidth={1.6} />
            </button>
          )}
          {user && <UserMenu user={user} />}
          <MobileMenu user={user} />
        </div>
      </div>
    </header>
  );
}

/** The five places of a phone within reach of a thumb, and beside them room for the assistant. */
export function BottomNavigation() {
  const user = useSession((state) => state.user);
  const { pathname } = useLocation();
  if (!user) return null;
  return (
    <nav aria-label={t`Quick`} className={cx(quickBarLook, 'grid pe-[calc(100%/6)]')}>
      {places.map((place) =>
        'to' in place ? (
          <NavLink key={place.id} to={place.to} end className={quickItemLook}>
            <place.Icon aria-hidden strokeWidth={1.6} />
            {t(place.label)}
          </NavLink>
        ) : (
          <PlaceMenu key={place.id} place={place} current={isIn(place, pathname)} />
        ),
      )}
    </nav>
  );
}
