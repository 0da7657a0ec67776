import { invalidField } from '../../platform/app-error.ts';
import { commonPasswords } from './common-passwords.ts';

export function refuseWeak(password: string): void {
  if (!commonPasswords.has(password.toLowerCase())) return;
  const message = 'This password is too common. Please choose another one';
  throw invalidField(['body', 'password'], message, 'common_password');
}
