import type { GoogleRefusal } from '../../lib/google-access.ts';

/** Where a connection is known: on the server, or only in this browser because the server could not take it. */
type Where = 'server' | 'browser';
/** Whether Google shows the events. */
type Access = GoogleRefusal | 'works' | 'unknown';
export type Connected = {
  step: 'connected';
  email: string | null;
  where: Where;
  access: Access;
  busy: boolean;
};

/** How it stands with Google Calendar. */
export type ConnectionState =
  | { step: 'checking' }
  /** The server could not be asked. */
  | { step: 'unknown' }
  | { step: 'not-connected' }
  /** On the way to Google, or back from it with a code. */
  | { step: 'connecting' }
  | Connected;

export type ConnectionEvent =
  | { type: 'check' }
  | { type: 'check-failed' }
  | { type: 'found'; email: string | null; where: Where; access: Access }
  | { type: 'found-nothing' }
  | { type: 'connect' }
  | { type: 'connect-failed' }
  | { type: 'work' }
  | { type: 'work-failed' };

export const atFirst: ConnectionState = { step: 'checking' };

export function nextConnection(state: ConnectionState, event: ConnectionEvent): ConnectionState {
  switch (event.type) {
    case 'check':
      return { step: 'checking' };
    case 'check-failed':
      return { step: 'unknown' };
    case 'found':
      return { step: 'connected', email: event.email, where: event.where, access: event.access, busy: false };
    case 'found-nothing':
      return { step: 'not-connected' };
    case 'connect':
      // A second press, and one while connected, start nothing.
      return state.step === 'connected' && state.access === 'works' ? state : { step: 'connecting' };
    case 'connect-failed':
      return state.step === 'connecting' ? { step: 'not-connected' } : state;
    case 'work':
      return state.step === 'connected' ? { ...state, busy: true } : state;
    case 'work-failed':
      return state.step === 'connected' ? { ...state, busy: false } : state;
  }
}
