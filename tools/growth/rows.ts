/** Synthetic rows: made up, the same on every run, of the size that real ones have but for the details of an analysis. */
export type Row = Record<string, string | number | null>;
export type Table =
  | 'users'
  | 'sessions'
  | 'wardrobe_items'
  | 'analyses'
  | 'analysis_details'
  | 'stored_files'
  | 'activity_days'
  | 'user_stats'
  | 'trait_people'
  | 'reviews'
  | 'feedback'
  | 'calendar_events'
  | 'figure_days'
  | 'trait_days';
export type Add = (table: Table, row: Row) => void;

const dayMs = 86_400_000;
const days = 365;
export const colours = [
  ['#1d2743', 'navy', 'blue'],
  ['#f3f1ec', 'ecru', 'white'],
  ['#0e0e10', 'black', 'black'],
  ['#6d472f', 'cognac', 'brown'],
  ['#828486', 'grey', 'grey'],
  ['#7c2f3a', 'burgundy', 'red'],
  ['#2d8a4a', 'green', 'green'],
] as const;
export const garments = ['top', 'trousers', 'jacket', 'dress', 'skirt', 'coat', 'sneakers', 'knit'];
const categories = ['top', 'shirt', 'pants', 'shoes', 'accessories', 'outerwear'];

/** Numbers that look random and are the same on every run (mulberry32). */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = numbers(7);
const one = <T>(list: readonly T[]): T => list[Math.floor(random() ** 1.5 * list.length)] ?? (list[0] as T);
const now = Date.now();
const momentBefore = () => new Date(now - random() * days * dayMs).toISOString();
const half = () =>
  Math.floor(random() * 36 ** 10)
    .toString(36)
    .padStart(10, '0');
/** Ids like those of the product: 20 signs without an order in time. */
const newId = () => half() + half();

/** Somebody with a day of use and a seat on the leaderboard; every third is signed in. */
export function addPerson(add: Add, n: number): string {
  const id = newId();
  const name = `synthetic${n}`;
  const created_at = momentBefore();
  add('users', {
    id,
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
    version: 1,
    created_at,
    updated_at: created_at,
    pro: n % 9 === 0 ? 1 : 0,
    last_active_at: momentBefore(),
  });
  add('user_stats', {
    user_id: id,
    listed: 1,
    distinct_photos: Math.floor(random() ** 3 * 400),
    average_hundredths: 7000,
    icon_rank: Math.floor(random() * 9000),
    reached_at: created_at,
  });
  if (n % 3 === 0)
    add('sessions', {
      token_hash: `hash${n}`,
      id,
      user_id: id,
      created_at,
      remembered: 1,
      expires_at: new Date(now + dayMs).toISOString(),
      last_seen_at: momentBefore(),
    });
  for (const kind of ['color', 'garment'])
    for (const value of kind === 'color' ? colours.map(([, , basic]) => basic) : garments)
      add('trait_people', { user_id: id, kind, value, last_day: momentBefore().slice(0, 10) });
  return id;
}

export function addItem(add: Add, user_id: string): void {
  const [, name] = one(colours);
  const created_at = momentBefore();
  add('wardrobe_items', {
    id: newId(),
    user_id,
    version: 1,
    description: `${name} ${one(garments)}`,
    color_primary: name,
    category: one(categories),
    season: 'all',
    occasion: '["casual"]',
    tags: '[]',
    corrected: '[]',
    is_favorite: 0,
    is_archived: 0,
    status: 'available',
    quantity: 1,
    times_worn: Math.floor(random() * 40),
    created_at,
    updated_at: created_at,
    material: 'cotton',
    pattern: 'solid',
  });
}

export function addEvent(add: Add, user_id: string): void {
  const id = newId();
  const starts_at = momentBefore();
  const ends_at = new Date(Date.parse(starts_at) + 3_600_000).toISOString();
  const times = { start_time: starts_at, end_time: ends_at, starts_at, ends_at };
  const common = { user_id, created_at: starts_at, version: 1, event_type: 'business' };
  add('calendar_events', {
    id,
    title: 'Meeting',
    type_chosen: 0,
    all_day: 0,
    updated_at: starts_at,
    ...times,
    ...common,
  });
}

/** What an analysis says and what was seen, as the engine wrote it for a real photo. */
export type Details = { result: string; look: string };

const short: Details = {
  result: JSON.stringify({ evidence: { palette: [], regions: [] }, notes: 'x'.repeat(400) }),
  look: '{}',
};

/** An analysis with its details, its two files and, now and then, a review and a thumb. */
export function addAnalysis(add: Add, user_id: string, n: number, details = short): void {
  const id = newId();
  const created_at = momentBefore();
  const local_day = created_at.slice(0, 10);
  const palette = [one(colours), one(colours), one(colours)].map(([hex, name, basic], place) => ({
    hex,
    name,
    basic,
    share: [0.5, 0.3, 0.2][place],
  }));
  const photo_key = `photos/${user_id}/${id}.jpg`;
  const thumbnail_key = `photos/${user_id}/${id}-small.webp`;
  add('analyses', {
    id,
    user_id,
    created_at,
    local_day,
    worn_day: local_day,
    photo_hash: `${newId()}${newId()}${newId()}abcd`,
    photo_key,
    thumbnail_key,
    overall_score: 40 + Math.floor(random() * 55),
    color_harmony: 70,
    style_coherence: 70,
    summary: 'An outfit of quiet colours that belong together. '.repeat(4),
    suggestions: '["Roll the sleeves.","A belt in cognac."]',
    palette: JSON.stringify(palette),
    engine_name: 'embedded',
    engine_version: '1',
    version: 1,
    tallied: 1,
    // Only what the engine wrote can be described; the rest counts as done.
    described: details === short ? 1 : 0,
  });
  add('analysis_details', { analysis_id: id, user_id, ...details });
  const file = { user_id, created_at, content_type: 'image/jpeg' };
  add('stored_files', { key: photo_key, bytes: 180_000, ...file });
  add('stored_files', { key: thumbnail_key, bytes: 12_000, ...file });
  add('activity_days', { day: local_day, user_id });
  if (n % 50 === 0)
    add('reviews', {
      id: newId(),
      user_id,
      analysis_id: id,
      rating: 1 + (n % 5),
      category: 'positive',
      comment: 'What I think of it.',
      created_at,
    });
  if (n % 20 === 0)
    add('feedback', {
      user_id,
      analysis_id: id,
      target: 'rating',
      kind: 'rating',
      up: n % 3 === 0 ? 0 : 1,
      updated_at: created_at,
    });
}

/** The figures that the product keeps by the day, as the analyses above would have left them. */
export function addFigures(add: Add, analysesADay: number): void {
  for (let back = 0; back < days; back++) {
    const day = new Date(now - back * dayMs).toISOString().slice(0, 10);
    add('figure_days', { day, name: 'analyses', value: analysesADay });
    add('figure_days', { day, name: 'scores', value: analysesADay * 70 });
    for (const [, , basic] of colours)
      add('trait_days', { day, kind: 'color', value: basic, analyses: Math.ceil(analysesADay / 3) });
    for (const value of garments)
      add('trait_days', { day, kind: 'garment', value, analyses: Math.ceil(analysesADay / 4) });
  }
}
