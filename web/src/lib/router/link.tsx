import { type ComponentProps, type MouseEvent, useEffect } from 'react';
import { addressOf, isExternal, resolve, type Target } from './address.ts';
import { useLocation, useNavigate, useRouterState } from './hooks.ts';
import type { NavigateOptions } from './router.ts';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> &
  NavigateOptions & {
    to: Target;
    /** Lets the browser load the address as a document. */
    reloadDocument?: boolean;
  };

function isPlainPress({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
}

/** A link that opens its page inside the app. */
export function Link({
  to,
  reloadDocument,
  replace,
  state,
  preventScrollReset,
  onClick,
  ...rest
}: LinkProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const isOut = typeof to === 'string' && isExternal(to);
  const href = isOut ? to : addressOf(resolve(to, location));
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isOurs = !isOut && !reloadDocument && (rest.target === undefined || rest.target === '_self');
    if (event.defaultPrevented || !isOurs || !isPlainPress(event)) return;
    event.preventDefault();
    void navigate(to, {
      state,
      // Opening the current page again adds no entry to the history.
      replace: replace ?? href === addressOf(location),
      preventScrollReset: preventScrollReset ?? false,
    });
  };
  return <a {...rest} href={href} onClick={open} />;
}

/** A link that is marked as current while its page, or one below it, is open. */
export function NavLink({ end, to, ...rest }: LinkProps & { end?: boolean }) {
  const { location } = useRouterState();
  const pathname = location.pathname.toLowerCase();
  const own = resolve(to, location).pathname.toLowerCase();
  const isActive = pathname === own || (!end && pathname.startsWith(`${own}/`));
  return <Link {...rest} to={to} {...(isActive ? { 'aria-current': 'page' } : {})} />;
}

/** Navigates as soon as it is rendered. */
export function Navigate({ to, replace = false, state }: { to: string; replace?: boolean; state?: unknown }) {
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it was first shown with is where it goes
  useEffect(() => {
    void navigate(to, { replace, state });
  }, [to]);
  return null;
}
