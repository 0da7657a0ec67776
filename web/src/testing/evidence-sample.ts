import type { Evidence } from '@drape/contract/analysis/evidence';

export const palette = [
  { hex: '#2a3550', name: 'navy', basic: 'blue', share: 0.5 },
  { hex: '#e8e0d2', name: 'ecru', basic: 'white', share: 0.3 },
  { hex: '#8a5a3c', name: 'cognac', basic: 'brown', share: 0.2 },
];

export const anEvidence: Evidence = {
  subject: 'worn',
  confidence: 0.9,
  rating: null,
  fit_for: [],
  verdict: { sentence: 'Quiet colors, no fuss.', best: null, best_regions: [] },
  palette,
  plain_texts: [],
  from_afar: [],
  outline: [],
  regions: [],
  lines: [],
  raises: [],
  terms: [
    {
      key: 'harmony',
      label: 'Colour harmony',
      score: 84,
      weight: 0.4,
      text: 'Two hues, 30 degrees apart.',
    },
  ],
  people: null,
  photo_notes: [],
  unseen: ['Shoes'],
};
