import type { Country, Gender, Occasion, Style } from '@drape/contract/profile/options';
import type { PersonalColours } from '@drape/engine/colour/personal-ranges';
import type { Database } from '../../platform/database/database.ts';
import type { PreferencesRow } from '../../platform/database/taste-rows.ts';
import * as profiles from './repository.ts';

/** What is stored of somebody's taste; colours are `#rrggbb`. */
export type Taste = {
  styles: Style[];
  colours: string[];
  occasions: Occasion[];
  bodyType: string | null;
  budget: string | null;
  country: Country | null;
  gender: Gender | null;
  personalColours: PersonalColours | null;
};

export type TasteOf = (userId: string) => Promise<Taste>;

/** Reads the taste of a user; everything is empty where nothing was stored. */
export function createTaste({ database }: { database: Database }): TasteOf {
  return async (userId) => {
    const [person, row, colours] = await Promise.all([
      profiles.findPerson(database.read, userId),
      profiles.findPreferences(database.read, userId),
      profiles.findColourProfile(database.read, userId),
    ]);
    return {
      ...listsOf(row),
      bodyType: row?.body_type ?? null,
      budget: row?.budget_range ?? null,
      country: (person?.country ?? null) as Country | null,
      gender: (person?.gender ?? null) as Gender | null,
      personalColours: colours ? { skin: colours.skin, hair: colours.hair, eye: colours.eye } : null,
    };
  };
}

/** The lists of a row as they were validated when they were written. */
export function listsOf(row: PreferencesRow | undefined): Pick<Taste, 'styles' | 'colours' | 'occasions'> {
  return {
    styles: JSON.parse(row?.styles ?? '[]') as Style[],
    colours: JSON.parse(row?.colours ?? '[]') as string[],
    occasions: JSON.parse(row?.occasions ?? '[]') as Occasion[],
  };
}
