import { create } from 'zustand';
import { api } from '../../lib/api.ts';
import { endSession } from '../../lib/session.ts';
import { useOutbox } from '../offline/outbox.ts';

/** Whether somebody is being asked before they sign out. */
export const useLeaving = create<{ asking: boolean }>(() => ({ asking: false }));

/** Ends the session here at once and revokes the token behind it; a server out of reach does not hold anybody. */
export function leave(): void {
  useLeaving.setState({ asking: false });
  api.logout().catch(() => undefined);
  endSession('sign-out');
}

/** Signs out; where changes wait to be sent, it asks first. */
export function signOut(): void {
  if (useOutbox.getState().waiting.length > 0) useLeaving.setState({ asking: true });
  else leave();
}
