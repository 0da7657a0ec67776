import type { AuthData, User } from '@drape/contract/account/account';
import type { systemEndpoints } from '@drape/contract/admin/system';
import type { AnalysisResult, HistoryEntry } from '@drape/contract/analysis/analysis';
import type { PricingTier } from '@drape/contract/membership/membership';
import { type Tier, tierFeatures } from '@drape/contract/membership/tiers';
import type { Preferences, StyleGuide } from '@drape/contract/profile/preferences';
import type { Profile } from '@drape/contract/profile/profile';
import type { ItemDraft, WardrobeItemDetail } from '@drape/contract/wardrobe/wardrobe-item';
import type { QueuedPhoto } from '@drape/contract/wardrobe/wardrobe-photos';
import type { ResponseData } from '@drape/contract/wire/endpoint';
import { anEvidence, palette } from './evidence-sample.ts';

export const ada: User = {
  id: 'u1',
  username: 'ada',
  email: 'ada@example.org',
  full_name: 'Ada Moss',
  avatar: null,
  role: 'user',
  country: 'GB',
  gender: null,
  time_zone: 'Europe/London',
  date_format: null,
  time_format: null,
  colour_vision: null,
};

/** What the server answers to a sign-in. */
export function anAccess(user: User, token: string): AuthData {
  const expires_at = '2030-05-04T10:00:00Z';
  return { user_info: user, access_token: token, token_type: 'Bearer', expires_at };
}

type Settings = ResponseData<typeof systemEndpoints.settings>;

/** The settings of an installation on its own defaults. */
export function theSettings(changes: Partial<Settings> = {}): Settings {
  return {
    google: null,
    demo: true,
    stripe: false,
    mail: false,
    ai: false,
    plans: true,
    oidc: false,
    oidc_label: null,
    passkeys: false,
    oidc_redirect: false,
    password_login: true,
    password_form: true,
    registration: 'open',
    version: '0.1.0',
    operator: { name: 'Drape', email: '' },
    ...changes,
  };
}

export const noHistory = { history: [], page: 1, limit: 10, total: 0, total_pages: 0 };

export function anAnalysis(changes: Partial<AnalysisResult> = {}): AnalysisResult {
  return {
    id: 'a1',
    image_url: '/photo.webp',
    created_at: '2026-05-04T10:00:00Z',
    engine: { name: 'embedded', version: '1' },
    analysis: {
      overall_rating: 8.2,
      color_analysis: 'Navy and ecru stand well apart.',
      fit_analysis: 'The jacket ends at the hip.',
      texture_analysis: 'Smooth wool over a knit.',
      occasion: 'An office day or a dinner.',
      trends: 'Quiet tailoring.',
    },
    recommendations: {
      immediate_improvements: ['Roll the sleeves once.'],
      shopping_list: ['A cognac belt.'],
      styling_alternatives: ['Swap the shirt for a fine knit.'],
      color_palette: ['Add rust near the face.'],
      accessories: ['A slim watch.'],
    },
    mentions: [],
    comparison: null,
    notice: null,
    reading: null,
    evidence: anEvidence,
    ...changes,
  };
}

export function aHistoryEntry(changes: Partial<HistoryEntry> = {}): HistoryEntry {
  return {
    id: 'a1',
    image_url: '/photo.webp',
    thumbnail_url: '/photo-small.webp',
    overall_score: 82,
    color_harmony: 84,
    style_coherence: 78,
    analysis_text: 'Navy and ecru stand well apart.',
    suggestions: ['Roll the sleeves once.', 'A cognac belt.', 'A slim watch.'],
    created_at: '2026-05-04T10:00:00Z',
    palette,
    ...changes,
  };
}

export function aProfile(changes: Partial<Profile> = {}): Profile {
  return {
    ...ada,
    email_proven: null,
    units: null,
    photo_days: null,
    community: true,
    home_town: null,
    morning_mail: null,
    version: 1,
    ...changes,
  };
}

export function aPricingTier(tier: Tier, trialEndsAt: string | null = null): PricingTier {
  return {
    is_pro: tier !== 'free',
    tier,
    trial_ends_at: trialEndsAt,
    tier_features: { ...tierFeatures[tier] },
  };
}

const illustration = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';

export function anItem(changes: Partial<WardrobeItemDetail> = {}): WardrobeItemDetail {
  return {
    id: 'i1',
    version: 1,
    description: 'Navy wool blazer',
    category: 'outerwear',
    subcategory: 'blazer',
    color_primary: 'navy',
    color_secondary: null,
    brand: 'Zara',
    size: 'M',
    season: 'all',
    occasion: ['business'],
    tags: ['office'],
    is_favorite: false,
    image_url: illustration,
    thumbnail_url: illustration,
    image_kind: 'illustration',
    images: [],
    palette: [{ hex: '#2a3550', name: 'navy', basic: 'blue', share: 1 }],
    pattern: null,
    material: 'wool',
    formality: 4,
    warmth: 0.4,
    quantity: 1,
    status: 'available',
    is_archived: false,
    price: null,
    currency: null,
    purchase_date: null,
    care_notes: null,
    kept_in: null,
    times_worn: 0,
    last_worn: null,
    cost_per_wear: null,
    corrected: [],
    created_at: '2026-05-04T10:00:00Z',
    updated_at: '2026-05-04T10:00:00Z',
    worn_dates: [],
    ...changes,
  };
}

export function somePreferences(changes: Partial<Preferences> = {}): Preferences {
  return {
    style_preference: [],
    color_preferences: [],
    occasion_types: [],
    body_type: null,
    budget_range: null,
    country: 'GB',
    gender: null,
    personal_style_guide: null,
    ...changes,
  };
}

const because = (key: string, text: string) => ({ key, text, why: 'Because you chose classic.' });

export const aStyleGuide: StyleGuide = {
  title: 'What lasts',
  basis: 'Made from 1 style and 2 analyses.',
  style_principles: [because('p', 'Rest on navy and white.')],
  color_palette: [
    { hex: '#1d2743', name: 'navy', role: 'base', share: 0.7, why: 'One of the colours you chose.' },
    { hex: '#72142a', name: 'burgundy', role: 'accent', share: 0.3, why: 'A house colour for classic.' },
  ],
  essential_pieces: [
    {
      key: 'blazer',
      label: 'navy blazer',
      category: 'outerwear',
      subcategory: 'blazer',
      color_primary: '#1d2743',
      color_secondary: null,
      pattern: null,
      owned: 'worn 4 times',
      why: 'Classic leans on it.',
    },
  ],
  shopping_priorities: [because('s', 'First, dark brown loafers.')],
  styling_tips: [because('t', 'Leave one good outfit for Sunday.')],
  engine: { name: 'embedded', version: '1' },
  comparison: null,
  notice: null,
  can_rewrite: false,
};

export function aDraft(changes: Partial<ItemDraft> = {}): ItemDraft {
  return {
    description: 'Navy wool blazer',
    start: 0,
    end: 16,
    quantity: 1,
    category: 'outerwear',
    subcategory: 'blazer',
    color_primary: 'navy',
    color_secondary: null,
    palette: [{ hex: '#2a3550', name: 'navy', basic: 'blue', share: 1 }],
    pattern: null,
    material: 'wool',
    brand: null,
    size: null,
    season: 'all',
    occasion: ['business'],
    formality: 4,
    warmth: 0.4,
    price: null,
    currency: null,
    tags: [],
    image_url: illustration,
    confidence: 0.9,
    status: 'available',
    guesses: [],
    understood: [{ field: 'color_primary', start: 0, end: 4, value: 'navy', confidence: 0.9 }],
    ...changes,
  };
}

export function aQueuedPhoto(changes: Partial<QueuedPhoto> = {}): QueuedPhoto {
  return {
    id: 'p1',
    file_name: 'coat.jpg',
    state: 'ready',
    progress: 100,
    message: null,
    retryable: false,
    image_url: '/photo.webp',
    cutout_url: '/cutout.webp',
    thumbnail_url: '/photo-small.webp',
    findings: {
      palette: [{ hex: '#8a5a3c', name: 'cognac', basic: 'brown', share: 1 }],
      color_primary: 'cognac',
      color_secondary: null,
      pattern: null,
      recognised: { category: 'outerwear', subcategory: 'coat', confidence: 0.9 },
      choices: [],
      notes: [],
    },
    duplicates: [],
    duplicate_photos: [],
    created_at: '2026-05-04T10:00:00Z',
    ...changes,
  };
}
