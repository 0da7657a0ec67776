/** Chooses among phrases by content: the same seed and key always give the same phrase. */
export type Voice = {
  pick: <Phrase>(key: string, phrases: readonly Phrase[]) => Phrase;
  /** One phrase of each part, put together: a few openings and a few endings make many sentences. */
  join: (key: string, ...parts: readonly (readonly string[])[]) => string;
};

export function createVoice(seed: string): Voice {
  const pick: Voice['pick'] = (key, phrases) => phrases[hash(`${seed}|${key}`) % phrases.length];
  const join: Voice['join'] = (key, ...parts) =>
    parts.map((phrases, place) => pick(`${key} part ${place}`, phrases)).join('');
  return { pick, join };
}

/** 32-bit FNV-1a with a final mix, so that near texts land far apart. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
