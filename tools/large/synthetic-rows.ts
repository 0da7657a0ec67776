import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { termKeys } from '@drape/engine/stylist/judging/weights';
import { colours, garments, numbers } from '../growth/rows.ts';

/** `owner` has `owned` of the analyses; the others are spread over the synthetic people. */
export type Size = { users: number; analyses: number; days: number; owner: string; owned: number };

const patterns = ['solid', 'stripes', 'checks', 'print', 'dots'];
const textures = ['smooth', 'knit', 'denim', 'woven', 'leather'];

function inserter(database: DatabaseSync, table: string) {
  let statement: ReturnType<DatabaseSync['prepare']> | undefined;
  return (row: Record<string, string | number | null>) => {
    const names = Object.keys(row);
    statement ??= database.prepare(
      `insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`,
    );
    statement.run(...Object.values(row));
  };
}

/** Fills the database of a running installation with people, their analyses, files, reviews and requests. */
export function insertSyntheticRows(dataDir: string, { users, analyses, days, owner, owned }: Size): void {
  const database = new DatabaseSync(join(dataDir, 'drape.sqlite'), { timeout: 60_000 });
  const random = numbers(7);
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() ** 1.5 * list.length)] ?? (list[0] as T);
  const now = Date.now();
  const momentBefore = (maxDays: number) => new Date(now - random() * maxDays * 86_400_000).toISOString();
  const add = (table: string) => inserter(database, table);
  const [addUser, addAnalysis, addDetail, addFile] = [
    'users',
    'analyses',
    'analysis_details',
    'stored_files',
  ].map(add);
  const [addReview, addSession, addTally] = ['reviews', 'sessions', 'request_tallies'].map(add);
  database.exec('pragma synchronous = off');
  database.exec('begin');
  for (let n = 0; n < users; n++) {
    const name = `synthetic${n}`;
    addUser?.({
      id: name,
      username: name,
      username_key: name,
      email: `${name}@example.org`,
      email_key: `${name}@example.org`,
      full_name: `Person ${n}`,
      name_key: `person ${n}`,
      password_hash: '-',
      role: 'user',
      time_zone: 'UTC',
      blocked: 0,
      created_at: momentBefore(days),
      updated_at: '',
      version: 1,
      pro: n % 9 === 0 ? 1 : 0,
    });
    if (n % 3 === 0)
      addSession?.({
        token_hash: `hash${n}`,
        id: `session${n}`,
        user_id: name,
        created_at: momentBefore(20),
        remembered: 1,
        expires_at: new Date(now + 86_400_000).toISOString(),
        last_seen_at: momentBefore(5),
      });
  }
  for (let n = 0; n < analyses; n++) {
    const [id, user_id, created_at] = [
      `analysis${n}`,
      n < owned ? owner : `synthetic${Math.floor(random() * users)}`,
      momentBefore(days),
    ];
    const palette = [one(colours), one(colours), one(colours)].map(([hex, name, basic], place) => ({
      hex,
      name,
      basic,
      share: [0.5, 0.3, 0.2][place],
    }));
    const reading = (kind: string) => ({ kind, text: kind, confidence: 0.8 });
    const regions = Array.from({ length: 2 + (n % 3) }, (_, place) => ({
      key: `region${place}`,
      label: one(garments),
      share: 0.3,
      palette,
      pattern: reading(one(patterns)),
      texture: reading(one(textures)),
      outline: [Array.from({ length: 20 }, (_point, at) => [at / 20, 0.5])],
    }));
    const terms = termKeys.map((key) => ({
      key,
      label: key,
      score: Math.floor(40 + random() * 60),
      weight: 1 / termKeys.length,
      text: '',
    }));
    const seen = { subject: 'worn', confidence: 0.8, palette, regions, terms, photo_notes: [], unseen: [] };
    const photo_key = `photos/${user_id}/${id}.jpg`;
    addAnalysis?.({
      id,
      user_id,
      created_at,
      local_day: created_at.slice(0, 10),
      worn_day: created_at.slice(0, 10),
      photo_hash: id,
      photo_key,
      thumbnail_key: `photos/${user_id}/${id}-small.webp`,
      overall_score: 40 + Math.floor(random() * 55),
      color_harmony: 70,
      style_coherence: 70,
      summary: 'An outfit.',
      suggestions: '["Roll the sleeves."]',
      palette: JSON.stringify(palette),
      engine_name: 'embedded',
      engine_version: '1',
      version: 1,
    });
    addDetail?.({
      analysis_id: id,
      user_id,
      result: JSON.stringify({ analysis: {}, recommendations: {}, evidence: seen }),
      look: '{}',
    });
    for (const [key, bytes] of [
      [photo_key, 180_000],
      [`photos/${user_id}/${id}-small.webp`, 12_000],
    ] as const)
      addFile?.({ key, user_id, content_type: 'image/jpeg', bytes, created_at });
    if (n % 50 === 0)
      addReview?.({
        id: `review${n}`,
        user_id,
        analysis_id: id,
        rating: 1 + (n % 5),
        category: one(['positive', 'suggestion', 'issue']),
        comment: 'What I think of it.',
        created_at,
      });
  }
  for (let hour = 0; hour < 24 * 30; hour++)
    for (const bucket_ms of [5, 10, 20, 50, 100, 250, 500])
      addTally?.({
        hour: `${new Date(now - hour * 3_600_000 - 3_600_000).toISOString().slice(0, 13)}:00:00.000Z`,
        kind: 'api',
        outcome: 'answered',
        bucket_ms,
        requests: Math.floor(random() * 500),
      });
  database.exec('commit');
  database.exec('analyze');
  database.close();
}
