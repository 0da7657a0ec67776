import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { onGoogleAccessLost, quietly } from '../../lib/google-access.ts';
import { useNavigate, useSearchParams } from '../../lib/router/hooks.ts';
import { showToast } from '../../ui/notices/toast.tsx';
import { settingsQuery } from '../account/queries.ts';
import { tellFailure } from '../calendar/calendar-messages.ts';
import {
  announce,
  disconnect,
  findAccess,
  findConnection,
  leaveForGoogle,
  takeGoogleAnswer,
} from './connect-google.ts';
import { connectionMessages as says, tellConnectionFailure } from './connection-messages.ts';
import { atFirst, type ConnectionEvent, nextConnection } from './connection-state.ts';
import { hasGoogleAnswer, withoutAnswer } from './google-visit.ts';
import { googleKeys } from './queries.ts';

type Dispatch = (event: ConnectionEvent) => void;

/** Asks how it stands. */
function useCheck(dispatch: Dispatch) {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    dispatch({ type: 'check' });
    try {
      const found = await quietly(findConnection);
      const { google } = await queryClient.ensureQueryData(settingsQuery);
      const access = found && google ? await findAccess(google.api_url) : 'works';
      dispatch(found ? { type: 'found', ...found, access } : { type: 'found-nothing' });
    } catch {
      dispatch({ type: 'check-failed' });
    }
    void queryClient.invalidateQueries({ queryKey: googleKeys.all });
  }, [dispatch, queryClient]);
}

/** Takes what Google has put into the address, once, and cleans the address; without it only checks. */
function useArrival(dispatch: Dispatch, check: () => Promise<void>) {
  const queryClient = useQueryClient();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const begun = useRef(false);
  useEffect(() => {
    const finish = async () => {
      dispatch({ type: 'connect' });
      try {
        const { google } = await queryClient.ensureQueryData(settingsQuery);
        await takeGoogleAnswer(search, google);
        showToast({ title: t(says.success), description: t(says.connected) });
      } catch (error) {
        tellConnectionFailure(error);
      }
      await check();
    };
    if (begun.current) return;
    begun.current = true;
    if (!hasGoogleAnswer(search)) return void check();
    void navigate({ search: withoutAnswer(search).toString() }, { replace: true });
    void finish();
  }, [search, navigate, check, dispatch, queryClient]);
}

/** Connecting Google Calendar: how it stands, the way there and back, and the way out. */
export function useGoogleConnection() {
  const [state, dispatch] = useReducer(nextConnection, atFirst);
  const queryClient = useQueryClient();
  const check = useCheck(dispatch);
  useArrival(dispatch, check);
  useEffect(() => onGoogleAccessLost(() => dispatch({ type: 'found-nothing' })), []);

  /** Something that a connected person asks for. */
  const work = async (step: () => Promise<void>, failure: string) => {
    dispatch({ type: 'work' });
    try {
      await step();
      await check();
    } catch (error) {
      dispatch({ type: 'work-failed' });
      tellFailure(failure, error);
    }
  };

  return {
    state,
    settings: useQuery(settingsQuery).data,
    check,
    async connect() {
      dispatch({ type: 'connect' });
      try {
        const { google } = await queryClient.ensureQueryData(settingsQuery);
        await leaveForGoogle(google);
      } catch (error) {
        dispatch({ type: 'connect-failed' });
        tellConnectionFailure(error);
      }
    },
    retryAnnouncing: () => work(announce, t(says.announceFailed)),
    disconnect: () =>
      work(async () => {
        const revoked = await disconnect();
        showToast({ title: t(says.disconnected), ...(revoked ? {} : { description: t(says.notRevoked) }) });
      }, t(says.disconnectFailed)),
  };
}
export type GoogleConnection = ReturnType<typeof useGoogleConnection>;
