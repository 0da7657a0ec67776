import type { User } from '@drape/contract/account/account';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { Link } from '../../lib/router/link.tsx';
import { Button } from '../../ui/button.tsx';
import { signOut } from '../account/leave.ts';
import { signedInItems } from './navigation-items.ts';
import { sheetLook, sheetRowLook } from './navigation-look.ts';
import { SheetHead } from './sheet-head.tsx';

const signedOutItems = [
  { to: '/', label: msg`Home` },
  { to: '/login', label: msg`Login` },
];

type Props = { user: User | undefined };

export function MobileMenu({ user }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        aria-label={t`Open menu`}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className="-me-3 md:hidden"
      >
        <MenuIcon aria-hidden />
      </Button>
      {open && <Sheet user={user} onClose={() => setOpen(false)} />}
    </>
  );
}

function show(element: HTMLDialogElement | null): void {
  if (element && !element.open) element.showModal();
}

function Sheet({ user, onClose }: Props & { onClose: () => void }) {
  return (
    <dialog ref={show} aria-label="Drape" onClose={onClose} className={`${sheetLook} animate-appear`}>
      <SheetHead />
      <nav aria-label={t`Menu`} className="mt-4 grid">
        {(user ? signedInItems(user) : signedOutItems).map(({ to, label }) => (
          <Link key={to} to={to} reloadDocument={to === '/'} onClick={onClose} className={sheetRowLook}>
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
                onClose();
                signOut();
              }}
            >
              <Trans>Sign out</Trans>
            </Button>
          </>
        ) : (
          <Button asChild variant="primary" size="lg">
            <Link to="/register" onClick={onClose}>
              <Trans>Get Started</Trans>
            </Link>
          </Button>
        )}
      </div>
    </dialog>
  );
}
