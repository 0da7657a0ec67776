import { type AnyInput, ApiError, type CallOptions } from '@drape/contract/wire/client';
import type { EndpointName } from '@drape/contract/wire/paths';
import { msg, t } from '@lingui/core/macro';
import { create } from 'zustand';
import { api } from '../../lib/api.ts';
import { failureSentences } from '../../lib/failure.ts';
import { kept, keptKeys } from '../../lib/kept.ts';
import { randomKey } from '../../lib/random-key.ts';
import { isReachable } from '../../lib/reach.ts';
import { onSessionEnd, useSession } from '../../lib/session.ts';

/** Writes that may wait. Each can be repeated without harm, or is identified by its `Idempotency-Key`. */
export type Postponable = Extract<
  EndpointName,
  'markWorn' | 'unmarkWorn' | 'updateItem' | 'editItems' | 'createItems' | 'setFeedback' | 'deleteFeedback'
>;

/** A write that waits for the server. */
export type Waiting = {
  id: string;
  userId: string;
  name: Postponable;
  input: AnyInput;
  /** In a person's words, with what it is about. */
  title: string;
  /** A later write about the same thing takes the place of one that was not tried yet. */
  about: string | undefined;
  writtenAt: number;
  /** When it was first sent; it may have arrived although no answer came. */
  triedAt: number | undefined;
  /** Why the server refused it. */
  refusal: string | undefined;
};

/** Of the person who is signed in, oldest first. */
export const useOutbox = create<{ waiting: Waiting[]; sending: boolean }>(() => ({
  waiting: [],
  sending: false,
}));

/** The server remembers keys for a day; later a repetition could be stored twice. */
const keyLifeMs = 22 * 60 * 60 * 1000;
const uncertain = msg`It was sent before and may have arrived. Look whether it is there, then send it again or remove it.`;
const otherTabs =
  typeof window === 'undefined' || typeof BroadcastChannel === 'undefined'
    ? undefined
    : new BroadcastChannel('drape-outbox');

async function change(changed: (all: Waiting[]) => Waiting[]): Promise<boolean> {
  const done = await kept.change<Waiting[]>(keptKeys.outbox, (before) => changed(before ?? []));
  await loadOutbox();
  otherTabs?.postMessage('changed');
  return done;
}

/** Reads what waits. What another person has left behind is removed. */
export async function loadOutbox(): Promise<void> {
  const userId = useSession.getState().user?.id;
  const all = (await kept.read<Waiting[]>(keptKeys.outbox)) ?? [];
  const own = all.filter((one) => one.userId === userId);
  if (userId !== undefined && own.length < all.length) await kept.write(keptKeys.outbox, own);
  const unchanged = own.length === 0 && useOutbox.getState().waiting.length === 0;
  if (!unchanged && useSession.getState().user?.id === userId) useOutbox.setState({ waiting: own });
}

type Options = { title: string; about?: string; idempotencyKey?: string };

async function postpone(
  name: Postponable,
  input: AnyInput,
  options: Options,
  triedAt?: number,
): Promise<boolean> {
  const userId = useSession.getState().user?.id;
  if (userId === undefined) return false;
  const { title, about, idempotencyKey = randomKey() } = options;
  const entry: Waiting = {
    id: idempotencyKey,
    userId,
    name,
    input,
    title,
    about,
    triedAt,
    writtenAt: Date.now(),
    refusal: undefined,
  };
  const isReplaced = (one: Waiting) =>
    one.id === entry.id || (about !== undefined && one.about === about && one.triedAt === undefined);
  return change((all) => [...all.filter((one) => !isReplaced(one)), entry]);
}

type Call<N extends Postponable> = (typeof api)[N];
type Answer<N extends Postponable> = Awaited<ReturnType<Call<N>>>;

function send(name: Postponable, input: AnyInput, options: CallOptions): Promise<unknown> {
  return (api[name] as (input: AnyInput, options: CallOptions) => Promise<unknown>)(input, options);
}

/**
 * Sends a write, or keeps it to be sent later where the server is out of reach; then the answer is `'later'`. Throws
 * what the server refuses, and the failed connection where this browser keeps nothing.
 */
export async function sendOrPostpone<N extends Postponable>(
  name: N,
  input: Parameters<Call<N>>[0] & AnyInput,
  options: Options,
): Promise<Answer<N> | 'later'> {
  const withKey = { ...options, idempotencyKey: options.idempotencyKey ?? randomKey() };
  if (!isReachable() && (await postpone(name, input, withKey))) return 'later';
  try {
    return (await send(name, input, { idempotencyKey: withKey.idempotencyKey })) as Answer<N>;
  } catch (error) {
    const unanswered = error instanceof ApiError && error.code === 'network';
    if (unanswered && (await postpone(name, input, withKey, Date.now()))) return 'later';
    throw error;
  }
}

/** A failure after which the same write may succeed later. */
function isPassing(error: unknown, name: Postponable): boolean {
  if (!(error instanceof ApiError)) return false;
  const stillWorkedOn = name === 'createItems' && error.code === 'conflict';
  return (
    error.status === 0 || error.status === 401 || error.status === 429 || error.status >= 500 || stillWorkedOn
  );
}

const edit = (id: string, changes: Partial<Waiting>) =>
  change((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)));

/** Sends one write; answers whether the next may follow. */
async function sendOne(entry: Waiting): Promise<boolean> {
  const { id, name, input, triedAt } = entry;
  if (name === 'createItems' && triedAt !== undefined && Date.now() - triedAt > keyLifeMs) {
    await edit(id, { refusal: t(uncertain) });
    return true;
  }
  if (triedAt === undefined) await edit(id, { triedAt: Date.now() });
  try {
    await send(name, input, { idempotencyKey: id });
    await change((all) => all.filter((one) => one.id !== id));
    return true;
  } catch (error) {
    if (isPassing(error, name)) return false;
    await edit(id, { refusal: failureSentences(error).join(' ') });
    return true;
  }
}

/** Sends what waits, in its order and from one tab alone. Answers how many arrived. */
export async function sendWaiting(): Promise<number> {
  const work = async () => {
    await loadOutbox();
    const before = useOutbox.getState().waiting.filter(({ refusal }) => refusal === undefined);
    if (before.length === 0) return 0;
    useOutbox.setState({ sending: true });
    for (const { id } of before) {
      const entry = useOutbox.getState().waiting.find((one) => one.id === id);
      if (entry && !(await sendOne(entry))) break;
    }
    useOutbox.setState({ sending: false });
    const left = new Set(useOutbox.getState().waiting.map(({ id }) => id));
    return before.filter(({ id }) => !left.has(id)).length;
  };
  if (navigator.locks === undefined) return useOutbox.getState().sending ? 0 : work();
  return navigator.locks.request('drape-outbox', { ifAvailable: true }, (lock) => (lock ? work() : 0));
}

export function removeWaiting(id: string): Promise<boolean> {
  return change((all) => all.filter((one) => one.id !== id));
}

/** A refused write gets another turn, as a new one: what went wrong before is known. */
export async function sendAgain(id: string): Promise<void> {
  await edit(id, { refusal: undefined, triedAt: undefined, writtenAt: Date.now() });
}

otherTabs?.addEventListener('message', () => void loadOutbox());
onSessionEnd(() => useOutbox.setState({ waiting: [], sending: false }));
