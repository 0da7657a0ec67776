import type { User } from '@drape/contract/account';
import type { UnitSystem } from '@drape/contract/options';
import type { Profile } from '@drape/contract/profile';
import type { UserRow } from '../../platform/database/schema.ts';

export function presentProfile(user: User, row: UserRow): Profile {
  return {
    ...user,
    units: row.units as UnitSystem | null,
    community: row.community === 1,
    home_town: row.home_town,
    version: row.version,
  };
}
