import type { User } from '@drape/contract/account/account';
import { useState } from 'react';
import { shownAddress } from '../../lib/kept-address.ts';
import { cx } from '../../ui/cx.ts';

const sizes = { sm: 'size-9 text-base', lg: 'size-24 text-2xl' };

type Props = { user: Pick<User, 'username' | 'avatar'>; size?: keyof typeof sizes };

/** The user's picture, else the first letter of the username. */
export function Avatar({ user, size = 'sm' }: Props) {
  const [brokenAddress, setBrokenAddress] = useState<string>();
  if (user.avatar && user.avatar !== brokenAddress && shownAddress(user.avatar)) {
    return (
      <img
        src={user.avatar}
        alt=""
        onError={() => setBrokenAddress(user.avatar ?? undefined)}
        className={cx('shrink-0 rounded-full object-cover', sizes[size])}
      />
    );
  }
  return (
    <span
      aria-hidden
      className={cx(
        'font-display grid shrink-0 place-items-center rounded-full bg-accent text-on-accent uppercase',
        sizes[size],
      )}
    >
      {user.username.charAt(0)}
    </span>
  );
}
