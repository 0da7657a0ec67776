import type { AuthData, User } from '@drape/contract/account/account';
import type { ApiToken, DeviceSession } from '@drape/contract/account/account-settings';
import type { Passkey } from '@drape/contract/account/passkeys';
import type { ColourVision, Country, Gender, TimeFormat } from '@drape/contract/profile/options';
import type { ApiTokenRow, PasskeyRow } from '../../platform/database/account-rows.ts';
import type { SessionRow, UserRow } from '../../platform/database/schema.ts';

export type Session = { token: string; expiresAt: Date };

export function presentUser(row: UserRow, avatarAddress: string | null): User {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    full_name: row.full_name,
    avatar: avatarAddress,
    role: row.role === 'admin' ? 'admin' : 'user',
    country: row.country as Country | null,
    gender: row.gender as Gender | null,
    time_zone: row.time_zone,
    date_format: row.date_format,
    time_format: row.time_format as TimeFormat | null,
    colour_vision: row.colour_vision as ColourVision | null,
  };
}

export function presentAuth(user: User, session: Session): AuthData {
  return {
    user_info: user,
    access_token: session.token,
    token_type: 'Bearer',
    expires_at: session.expiresAt.toISOString(),
  };
}

export function presentToken(row: ApiTokenRow): ApiToken {
  const { id, name, created_at, expires_at, last_used_at } = row;
  return { id, name, scopes: JSON.parse(row.scopes), created_at, expires_at, last_used_at };
}

export function presentPasskey(row: PasskeyRow): Passkey {
  const { id, name, created_at, last_used_at, needs_password } = row;
  return { id, name, created_at, last_used_at, needs_password: needs_password === 1 };
}

export function presentSession(row: SessionRow, currentHash: string): DeviceSession {
  const { id, device, created_at, last_seen_at, expires_at } = row;
  return { id, device, created_at, last_seen_at, expires_at, current: row.token_hash === currentHash };
}
