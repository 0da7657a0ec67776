import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { updateUser, useSession } from '../../lib/session.ts';
import { meQuery } from './queries.ts';

/** Brings the kept user up to date when the app opens: a changed name or role, an address of the avatar that works. */
export function useFreshUser(): void {
  const userId = useSession((state) => state.user?.id);
  const { data } = useQuery({ ...meQuery(userId ?? ''), enabled: userId !== undefined });
  useEffect(() => {
    if (data) updateUser(data);
  }, [data]);
}
