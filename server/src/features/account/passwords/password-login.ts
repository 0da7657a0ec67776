import { AppError } from '../../../platform/app-error.ts';

/** Whether this installation signs people in by password, also where its form is hidden, or by its provider alone. */
export type PasswordLogin = 'on' | 'hidden' | 'off';

/** Throws `conflict` where passwords open nothing, so that none is asked for, set or tried. */
export function refuseWithoutPasswords(passwordLogin: PasswordLogin): void {
  if (passwordLogin !== 'off') return;
  throw new AppError('conflict', 'Passwords are switched off here. Sign in with your identity provider.');
}
