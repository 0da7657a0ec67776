import type { User } from '@drape/contract/account';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { LogOut } from 'lucide-react';
import { Link } from 'react-router';
import { Menu, MenuHeading, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import { signOut } from '../account/leave.ts';
import { Avatar } from './avatar.tsx';
import { userMenuItems } from './navigation-items.ts';

export function UserMenu({ user }: { user: User }) {
  return (
    <Menu
      trigger={
        <button type="button" aria-label={t`User menu`} className="rounded-full">
          <Avatar user={user} />
        </button>
      }
    >
      <MenuHeading>
        <span className="block max-w-64 truncate font-medium">{user.username}</span>
        <span className="block max-w-64 truncate text-muted">{user.email}</span>
      </MenuHeading>
      <MenuSeparator />
      {userMenuItems(user).map(({ to, label, Icon }) => (
        <MenuItem key={to} asChild>
          <Link to={to}>
            <Icon aria-hidden />
            {t(label)}
          </Link>
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem onSelect={signOut}>
        <LogOut aria-hidden />
        <Trans>Sign out</Trans>
      </MenuItem>
    </Menu>
  );
}
