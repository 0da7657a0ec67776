import type { UserRow } from '../../../platform/database/schema.ts';
import { newId } from '../../../platform/ids.ts';
import { usernameLook } from '../../../platform/names/username-look.ts';
import { foldedKey } from '../repository.ts';

export type UserDraft = Pick<UserRow, 'username' | 'email' | 'full_name' | 'password_hash'> &
  Partial<UserRow>;

/** A complete row from what is known of a new user; everything else is as for an ordinary person without a plan. */
export function newUser(draft: UserDraft, now: Date): UserRow {
  return {
    id: newId(),
    username_key: foldedKey(draft.username),
    username_look: usernameLook(draft.username),
    email_key: foldedKey(draft.email),
    name_key: foldedKey(draft.full_name),
    avatar_key: null,
    role: 'user',
    country: null,
    gender: null,
    time_zone: 'UTC',
    trial_ends_at: null,
    kind: 'person',
    pro: 0,
    pro_source: null,
    units: null,
    date_format: null,
    time_format: null,
    colour_vision: null,
    photo_days: null,
    community: 1,
    home_town: null,
    oidc_subject: null,
    oidc_linked_at: null,
    morning_mail: null,
    morning_mail_day: null,
    blocked: 0,
    access_renewed_at: null,
    email_proven_at: null,
    last_active_at: null,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
    version: 1,
    ...draft,
  };
}
