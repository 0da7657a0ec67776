import type { User } from '@drape/contract/account/account';
import type { UnitSystem } from '@drape/contract/profile/options';
import type { PersonalStyleGuide, Preferences, StyleGuide } from '@drape/contract/profile/preferences';
import type { Profile } from '@drape/contract/profile/profile';
import type { StyleGuide as Guide } from '@drape/engine/stylist/style-guide/style-guide';
import { engineName, engineVersion } from '@drape/engine/version';
import type { UserRow } from '../../platform/database/schema.ts';
import type { Taste } from './taste.ts';
import type { GuideWriting } from './written-guide.ts';

export function presentProfile(user: User, row: UserRow, emailProven: boolean | null): Profile {
  return {
    ...user,
    email_proven: emailProven,
    units: row.units as UnitSystem | null,
    photo_days: row.photo_days,
    community: row.community === 1,
    home_town: row.home_town,
    morning_mail: row.morning_mail,
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

type FoundGuide = { guide: Guide; writing: GuideWriting | undefined };

const embedded = { name: engineName, version: engineVersion };

/** The guide in the words that are shown. */
export function wordsOf(found: FoundGuide | undefined): Guide | undefined {
  return found?.writing?.engine ? found.writing.guide : found?.guide;
}

export function presentStyleGuide(
  measured: Guide,
  writing: GuideWriting | undefined,
  canRewrite: boolean,
): StyleGuide {
  const isWritten = writing?.engine != null;
  const guide = isWritten ? writing.guide : measured;
  const comparison = {
    engine: embedded,
    title: measured.title,
    style_principles: measured.stylePrinciples,
    shopping_priorities: measured.shoppingPriorities,
    styling_tips: measured.stylingTips,
  };
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
    engine: isWritten ? writing.engine : embedded,
    comparison: isWritten ? comparison : null,
    notice: writing?.engine === null ? writing.notice : null,
    can_rewrite: canRewrite && !isWritten,
  };
}
