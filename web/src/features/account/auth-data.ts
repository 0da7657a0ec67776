import type { User } from '@drape/contract/account/account';
import {
  colourVisions,
  countries,
  dateFormats,
  genders,
  roles,
  timeFormats,
} from '@drape/contract/profile/options';
import { t } from '@lingui/core/macro';

type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function oneOf<const T extends string>(options: readonly T[], value: unknown): T | undefined {
  return options.find((option) => option === value);
}

/** The session user of whatever fields an answer holds; without a role it is a user. */
export function sessionUser(fields: Fields): User {
  return {
    id: text(fields.id),
    username: text(fields.username),
    email: text(fields.email),
    full_name: text(fields.full_name),
    avatar: text(fields.avatar) || null,
    role: oneOf(roles, fields.role) ?? 'user',
    country: oneOf(countries, fields.country) ?? null,
    gender: oneOf(genders, fields.gender) ?? null,
    time_zone: text(fields.time_zone),
    date_format: oneOf(dateFormats, fields.date_format) ?? null,
    time_format: oneOf(timeFormats, fields.time_format) ?? null,
    colour_vision: oneOf(colourVisions, fields.colour_vision) ?? null,
  };
}

/**
 * Reads the three known shapes of authentication data: `user_info` and `access_token`, `user` and `token`,
 * `access_token` alone (the user is then not known yet). Throws the specification's sentences for everything else.
 */
export function readAuthData(data: unknown): { token: string; user: User | undefined } {
  if (!isFields(data)) throw new Error(t`No token data received from server`);
  const { user_info: userInfo, access_token: accessToken, user, token } = data;
  if (typeof accessToken === 'string' && accessToken !== '') {
    return { token: accessToken, user: isFields(userInfo) ? sessionUser(userInfo) : undefined };
  }
  if (typeof token === 'string' && token !== '' && isFields(user)) return { token, user: sessionUser(user) };
  throw new Error(t`Invalid response structure from server`);
}
