import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import { secondFactorQuery } from './settings-queries.ts';

const SetUpFirst = lazy(async () => ({ default: (await import('./set-up-first.tsx')).SetUpFirst }));

function AdminDoor({ children }: { children: ReactNode }) {
  const { data, isPending } = useQuery({ ...secondFactorQuery, retry: false });
  const [settingUp, setSettingUp] = useState(false);
  const owed = data?.owed === true;
  // It stays after that, since the recovery codes are shown only then.
  if (owed && !settingUp) setSettingUp(true);
  if (isPending) return null;
  if (!settingUp) return children;
  return (
    <Suspense>
      <SetUpFirst owed={owed} onDone={() => setSettingUp(false)} />
    </Suspense>
  );
}

/** What is behind it waits for administrators who must set up a second factor first. */
export function OwedSecondFactor({ children }: { children: ReactNode }) {
  const isAdmin = useSession(({ isAuthenticated, user }) => isAuthenticated && user?.role === 'admin');
  return isAdmin ? <AdminDoor>{children}</AdminDoor> : children;
}
