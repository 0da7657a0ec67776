import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { unsigned } from './kept-address.ts';
import { onSessionBegin, onSessionEnd, useSession } from './session.ts';

/**
 * What somebody was typing when their session ended, in local storage by person and name. Only its owner finds it again,
 * by signing in; signing out removes it.
 */
type Draft = { shape: string; keptAt: number; value: unknown };

/** What is typed right now, by name; undefined for nothing that is worth keeping. */
const sources = new Map<string, () => unknown>();

const prefix = 'draft ';
const longestMs = 30 * 24 * 60 * 60 * 1000;
/** Changes with the contract: a draft of another one may not fit its form. */
const shape = String(import.meta.env.KEPT_SHAPE);

const keyOf = (userId: string, name: string) => `${prefix}${userId} ${name}`;
const currentUser = () => useSession.getState().user?.id;

function readDraft(key: string): Draft | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(key) ?? 'null') as Draft | null;
    const isGood = draft?.shape === shape && draft.keptAt > Date.now() - longestMs;
    return isGood ? draft : undefined;
  } catch {
    return undefined;
  }
}

function keepDrafts(userId: string): void {
  for (const [name, read] of sources) {
    const value = read();
    if (value === undefined) continue;
    const draft: Draft = { shape, keptAt: Date.now(), value };
    try {
      localStorage.setItem(keyOf(userId, name), JSON.stringify(draft, unsigned));
    } catch {
      // A full or closed storage keeps nothing; the session ends all the same.
    }
  }
}

function removeDrafts(isRemoved: (key: string) => boolean): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  for (const key of keys.filter(isRemoved)) localStorage.removeItem(key);
}

/** The value that the signed-in person left under a name; it stays kept until it is forgotten. */
function draftOf<T>(name: string): T | undefined {
  const userId = currentUser();
  return userId === undefined ? undefined : (readDraft(keyOf(userId, name))?.value as T | undefined);
}

function forgetDraft(name: string): void {
  const userId = currentUser();
  if (userId !== undefined) localStorage.removeItem(keyOf(userId, name));
}

/** State of a form that outlives the end of the session, until its owner signs in again and opens the form. */
export function useDraft<T>(name: string, untouched: T): [value: T, setValue: Dispatch<SetStateAction<T>>] {
  const [initial] = useState(untouched);
  const [value, setValue] = useState<T>(() => draftOf<T>(name) ?? initial);
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  useEffect(() => {
    forgetDraft(name);
    const isTouched = () => JSON.stringify(latest.current) !== JSON.stringify(initial);
    const read = () => (isTouched() ? latest.current : undefined);
    sources.set(name, read);
    return () => {
      if (sources.get(name) === read) sources.delete(name);
    };
  }, [name, initial]);
  return [value, setValue];
}

type Store<T> = {
  /** What is worth keeping; undefined for nothing. */
  read(): T | undefined;
  write(value: T): void;
};

/** The same for a store that lives as long as the page. */
export function keepStore<T>(name: string, { read, write }: Store<T>): void {
  const restore = () => {
    const value = draftOf<T>(name);
    if (value === undefined) return;
    forgetDraft(name);
    write(value);
  };
  sources.set(name, read);
  onSessionBegin(restore);
  restore();
}

// Heard before the listeners of the stores, which import this module and empty themselves.
onSessionEnd((reason) => {
  const userId = currentUser();
  if (userId === undefined) return;
  if (reason === 'expired') keepDrafts(userId);
  if (reason === 'sign-out') removeDrafts((key) => key.startsWith(keyOf(userId, '')));
});
onSessionBegin(() => removeDrafts((key) => readDraft(key) === undefined));
