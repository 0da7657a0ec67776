import { invalidField } from '../../../platform/app-error.ts';
import { commonPasswords } from './common-passwords.ts';

/** Whose password it is to be. */
export type PasswordOwner = { username: string; email: string; full_name: string };

/** A word as somebody would bend it into a password: without signs, and without numbers around it. */
function core(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^\p{N}+|\p{N}+$/gu, '');
}

/** The name, its parts and the parts put together either way, the username, the address and what stands before its @. */
function ownWords({ username, email, full_name }: PasswordOwner): Set<string> {
  const names = full_name.split(/\s+/);
  const words = [username, email, email.split('@')[0] ?? '', full_name];
  const guessable = [...words, ...names, names.toReversed().join('')];
  return new Set(guessable.map(core).filter((word) => word !== ''));
}

/** Throws `invalid` for a password that everybody tries first, or that someone who knows its owner tries first. */
export function refuseWeak(password: string, owner?: PasswordOwner): void {
  if (commonPasswords.has(password.toLowerCase())) {
    const message = 'This password is too common. Please choose another one';
    throw invalidField(['body', 'password'], message, 'common_password');
  }
  if (owner && ownWords(owner).has(core(password))) {
    const message = 'This password is your name or address. Please choose another one';
    throw invalidField(['body', 'password'], message, 'own_name');
  }
}
