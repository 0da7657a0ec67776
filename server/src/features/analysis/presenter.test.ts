import { analysisResult } from '@drape/contract/analysis/analysis';
import { judge } from '@drape/engine/stylist/judging/judge';
import { sampleLook } from '@drape/engine/stylist/sample-look';
import { expect, test } from 'vitest';
import type { SignedAddresses } from '../../platform/files/signed-address.ts';
import { presentAnalysis, storedResult } from './presenter.ts';

const row = {
  id: 'a1',
  user_id: 'u1',
  created_at: '2026-05-04T10:00:00.000Z',
  local_day: '2026-05-04',
  worn_day: '2026-05-04',
  overall_score: 80,
  color_harmony: 80,
  style_coherence: 80,
  summary: '',
  suggestions: '[]',
  palette: '[]',
  photo_hash: 'h',
  photo_key: 'p',
  thumbnail_key: 't',
  engine_name: 'embedded',
  engine_version: '1',
  deleted_at: null,
  version: 1,
  look: '{}',
  comparison: null,
  notice: null,
};
const addresses: SignedAddresses = {
  of: (key: string) => `/files/${key}`,
  allows: () => true,
  workingFor: (_renewedAt, work) => work(),
};

test('an analysis that was stored before the evidence grew is answered in full', () => {
  const stored = JSON.parse(storedResult(judge(sampleLook(2), { date: '2026-05-04' })));
  const { outline: _outline, lines: _lines, ...older } = stored.evidence;
  older.regions = older.regions.map(
    ({ confidence: _, fit: __, ...region }: Record<string, unknown>) => region,
  );
  older.photo_notes = [{ code: 'dark', text: 'The photo is dark.' }];
  const result = JSON.stringify({ ...stored, evidence: older });
  const presented = presentAnalysis({ ...row, result }, addresses, null);
  expect(analysisResult.encode(presented)).toEqual(presented);
  expect(presented.evidence).toMatchObject({ outline: [], lines: [] });
  expect(presented.evidence.photo_notes).toEqual([{ ...older.photo_notes[0], advice: null }]);
  for (const region of presented.evidence.regions)
    expect(region).toMatchObject({ confidence: null, fit: null });
});
