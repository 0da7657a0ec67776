import type { User } from '@drape/contract/account';
import type { AnalysisResult, HistoryEntry } from '@drape/contract/analysis';
import type { PricingTier } from '@drape/contract/membership';
import type { Profile } from '@drape/contract/profile';
import { type Tier, tierFeatures } from '@drape/contract/tiers';

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
};

const palette = [
  { hex: '#2a3550', name: 'navy', basic: 'blue', share: 0.5 },
  { hex: '#e8e0d2', name: 'ecru', basic: 'white', share: 0.3 },
  { hex: '#8a5a3c', name: 'cognac', basic: 'brown', share: 0.2 },
];

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
    evidence: {
      subject: 'worn',
      confidence: 0.9,
      palette,
      outline: [],
      regions: [],
      lines: [],
      terms: [
        {
          key: 'harmony',
          label: 'Colour harmony',
          score: 84,
          weight: 0.4,
          text: 'Two hues, 30 degrees apart.',
        },
      ],
      photo_notes: [],
      unseen: ['Shoes'],
    },
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
  return { ...ada, units: null, community: true, home_town: null, version: 1, ...changes };
}

export function aPricingTier(tier: Tier, trialEndsAt: string | null = null): PricingTier {
  return {
    is_pro: tier !== 'free',
    tier,
    trial_ends_at: trialEndsAt,
    tier_features: { ...tierFeatures[tier] },
  };
}
