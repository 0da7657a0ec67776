import type { User } from '@drape/contract/account';
import type { UnitSystem } from '@drape/contract/options';
import type { PersonalStyleGuide, Preferences, StyleGuide } from '@drape/contract/preferences';
import type { Profile } from '@drape/contract/profile';
import type { StyleGuide as Guide } from '@drape/engine/stylist/style-guide/style-guide';
import type { UserRow } from '../../platform/database/schema.ts';
import type { Taste } from './taste.ts';

export function presentProfile(user: User, row: UserRow): Profile {
  return {
    ...user,
    units: row.units as UnitSystem | null,
    photo_days: row.photo_days,
    community: row.community === 1,
    home_town: row.home_town,
    version: row.version,
  };
}

export function presentPreferences(taste: Taste, guide: Guide | undefined): Preferences {
  return {
    style_preference: taste.styles,
    color_preferences: taste.colours,
    occasion_types: taste.occasions,
    body_type: taste.bodyType,
    budget_range: taste.budget,
    country: taste.country,
    gender: taste.gender,
    personal_style_guide: guide ? presentGuideInWords(guide) : null,
  };
}

/** The specification's five keys in plain sentences. */
function presentGuideInWords(guide: Guide): PersonalStyleGuide {
  return {
    style_principles: guide.stylePrinciples.map(({ text }) => text),
    color_palette: Object.fromEntries(guide.colorPalette.map(({ name, hex }) => [name, hex])),
    essential_pieces: guide.essentialPieces.map(
      ({ label, cloth, owned }) => `${label} in ${cloth}${owned === undefined ? '' : ' (yours already)'}`,
    ),
    shopping_priorities: guide.shoppingPriorities.map(({ text }) => text),
    styling_tips: guide.stylingTips.map(({ text }) => text),
  };
}

export function presentStyleGuide(guide: Guide): StyleGuide {
  return {
    title: guide.title,
    basis: guide.basis,
    style_principles: guide.stylePrinciples,
    color_palette: guide.colorPalette,
    essential_pieces: guide.essentialPieces.map((piece) => ({
      key: piece.key,
      label: piece.label,
      category: piece.category,
      subcategory: piece.subcategory,
      color_primary: piece.colorPrimary,
      color_secondary: piece.colorSecondary ?? null,
      pattern: piece.pattern ?? null,
      owned: piece.owned ?? null,
      why: piece.why,
    })),
    shopping_priorities: guide.shoppingPriorities,
    styling_tips: guide.stylingTips,
  };
}
