import type { User } from '@drape/contract/account/account';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { LogOut } from 'lucide-react';
import { useId, useRef } from 'react';
import { Link } from '../../lib/router/link.tsx';
import { signOut } from '../account/leave.ts';
import { Avatar } from './avatar.tsx';
import { userMenuItems } from './navigation-items.ts';
import { userMenuItemLook, userMenuLook } from './navigation-look.ts';

/** The person's own screens in a popover of the browser, which opens and closes it, as on the landing page. */
export function UserMenu({ user }: { user: User }) {
  const id = useId();
  const menu = useRef<HTMLElement>(null);
  const close = () => menu.current?.hidePopover();
  return (
    <>
      <button type="button" aria-label={t`User menu`} popoverTarget={id} className="rounded-full">
        <Avatar user={user} />
      </button>
      <nav ref={menu} id={id} popover="auto" aria-label={t`User menu`} className={userMenuLook}>
        <p className="px-3 pt-2 pb-3">
          <span className="block max-w-64 truncate font-display text-lg">{user.username}</span>
          <span className="block max-w-64 truncate text-muted">{user.email}</span>
        </p>
        <ul className="border-y border-line py-1.5">
          {userMenuItems(user).map(({ to, label, Icon }) => (
            <li key={to}>
              <Link to={to} onClick={close} className={userMenuItemLook}>
                <Icon aria-hidden />
                {t(label)}
              </Link>
            </li>
          ))}
        </ul>
        <button
          type="button"
          onClick={() => {
            close();
            signOut();
          }}
          className={`${userMenuItemLook} mt-1.5`}
        >
          <LogOut aria-hidden />
          <Trans>Sign out</Trans>
        </button>
      </nav>
    </>
  );
}
