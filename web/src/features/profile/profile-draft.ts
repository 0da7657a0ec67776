import {
  colourVisions,
  countries,
  dateFormats,
  genders,
  photoDays,
  timeFormats,
  unitSystems,
} from '@drape/contract/profile/options';
import type { Profile, ProfileChange } from '@drape/contract/profile/profile';

/** What the form holds; an empty text stands for `null`. */
export type ProfileFields = {
  full_name: string;
  username: string;
  country: string;
  gender: string;
  home_town: string;
  time_zone: string;
  units: string;
  date_format: string;
  time_format: string;
  colour_vision: string;
  /** Days as text; empty for ever. */
  photo_days: string;
  community: boolean;
  /** The hour as a number, empty for no mail. */
  morning_mail: string;
};
export type ProfileDraft = Partial<ProfileFields>;

export function fieldsOf(profile: Profile): ProfileFields {
  return {
    full_name: profile.full_name,
    username: profile.username,
    country: profile.country ?? '',
    gender: profile.gender ?? '',
    home_town: profile.home_town ?? '',
    time_zone: profile.time_zone,
    units: profile.units ?? '',
    date_format: profile.date_format ?? '',
    time_format: profile.time_format ?? '',
    colour_vision: profile.colour_vision ?? '',
    photo_days: profile.photo_days === null ? '' : String(profile.photo_days),
    community: profile.community,
    morning_mail: profile.morning_mail === null ? '' : String(profile.morning_mail),
  };
}

/** The parts of a draft that differ from what is stored. */
export function changedParts(fields: ProfileFields, draft: ProfileDraft): ProfileDraft {
  const given = Object.entries(draft).filter(
    ([name, value]) => fields[name as keyof ProfileFields] !== value,
  );
  return Object.fromEntries(given);
}

function optionOf<const T extends string>(options: readonly T[], value: string): T | null {
  return options.find((option) => option === value) ?? null;
}

/** What is sent to the server: the changed parts alone, and the version they were made on. */
export function changeOf(changed: ProfileDraft, version: number): ProfileChange {
  const {
    country,
    gender,
    units,
    date_format,
    time_format,
    colour_vision,
    photo_days,
    home_town,
    morning_mail,
    ...plain
  } = changed;
  return {
    ...plain,
    ...(country === undefined ? {} : { country: optionOf(countries, country) }),
    ...(gender === undefined ? {} : { gender: optionOf(genders, gender) }),
    ...(units === undefined ? {} : { units: optionOf(unitSystems, units) }),
    ...(date_format === undefined ? {} : { date_format: optionOf(dateFormats, date_format) }),
    ...(time_format === undefined ? {} : { time_format: optionOf(timeFormats, time_format) }),
    ...(colour_vision === undefined ? {} : { colour_vision: optionOf(colourVisions, colour_vision) }),
    ...(photo_days === undefined
      ? {}
      : { photo_days: photoDays.find((days) => String(days) === photo_days) ?? null }),
    ...(home_town === undefined ? {} : { home_town: home_town.trim() || null }),
    ...(morning_mail === undefined
      ? {}
      : { morning_mail: morning_mail === '' ? null : Number(morning_mail) }),
    version,
  };
}
