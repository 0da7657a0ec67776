import { Link, NavLink } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { bottomItems, signedInItems } from './navigation-items.ts';
import { UserMenu } from './user-menu.tsx';

const itemLook =
  'relative flex h-16 items-center text-sm whitespace-nowrap text-muted transition-colors hover:text-ink aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-0 aria-[current=page]:after:-bottom-px aria-[current=page]:after:h-0.5 aria-[current=page]:after:bg-accent-text';

/** The bar on top: signed out Home, Login and Get Started, signed in every screen and the user menu. */
export function Navigation() {
  const user = useSession((state) => state.user);
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-[color-mix(in_oklab,var(--paper),transparent_6%)] backdrop-blur-sm">
      <div className="mx-auto flex h-16 max-w-[82rem] items-center gap-5 px-5 lg:gap-10 lg:px-8">
        <Link to="/" aria-label="Drape, home" className="font-display text-xl">
          Drape
        </Link>
        <nav aria-label="Main" className="hidden flex-1 items-center gap-3.5 md:flex lg:gap-7">
          {user ? (
            signedInItems(user).map(({ to, label }) => (
              <NavLink key={to} to={to} end className={itemLook}>
                {label}
              </NavLink>
            ))
          ) : (
            <>
              <NavLink to="/" end className={itemLook}>
                Home
              </NavLink>
              <NavLink to="/login" className={`${itemLook} ml-auto`}>
                Login
              </NavLink>
              <Button asChild variant="primary" size="sm">
                <Link to="/register">Get Started</Link>
              </Button>
            </>
          )}
        </nav>
        <div className={cx('ml-auto flex items-center gap-4 md:ml-0', !user && 'md:hidden')}>
          {user && <UserMenu user={user} />}
          <MobileMenu user={user} />
        </div>
      </div>
    </header>
  );
}

/** The same screens within reach of a thumb. */
export function BottomNavigation() {
  const user = useSession((state) => state.user);
  if (!user) return null;
  return (
    <nav
      aria-label="Quick"
      className="fixed inset-x-0 bottom-0 z-30 grid auto-cols-fr grid-flow-col border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {bottomItems.map(({ to, short, Icon }) => (
        <NavLink
          key={to}
          to={to}
          end
          className="flex h-15 flex-col items-center justify-center gap-1 text-xs text-muted focus-visible:-outline-offset-4 aria-[current=page]:text-accent-text"
        >
          <Icon aria-hidden className="size-5" strokeWidth={1.6} />
          {short}
        </NavLink>
      ))}
    </nav>
  );
}
