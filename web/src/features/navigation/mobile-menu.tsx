import type { User } from '@drape/contract/account';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { signOut } from '../account/leave.ts';
import { signedInItems } from './navigation-items.ts';
import { sheetRowLook } from './navigation-look.ts';

const signedOutItems = [
  { to: '/', label: msg`Home` },
  { to: '/login', label: msg`Login` },
];

export function MobileMenu({ user }: { user: User | undefined }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        aria-label={t`Open menu`}
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className="-me-3 md:hidden"
      >
        <MenuIcon aria-hidden />
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title="Drape" shape="sheet">
        <nav aria-label={t`Menu`} className="mt-4 grid">
          {(user ? signedInItems(user) : signedOutItems).map(({ to, label }) => (
            <Link key={to} to={to} reloadDocument={to === '/'} onClick={close} className={sheetRowLook}>
              {t(label)}
            </Link>
          ))}
        </nav>
        <div className="mt-auto grid gap-4 pt-6">
          {user ? (
            <>
              <p className="text-sm">
                <span className="block truncate font-medium">{user.username}</span>
                <span className="block truncate text-muted">{user.email}</span>
              </p>
              <Button
                onClick={() => {
                  close();
                  signOut();
                }}
              >
                <Trans>Sign out</Trans>
              </Button>
            </>
          ) : (
            <Button asChild variant="primary" size="lg">
              <Link to="/register" onClick={close}>
                <Trans>Get Started</Trans>
              </Link>
            </Button>
          )}
        </div>
      </Dialog>
    </>
  );
}
