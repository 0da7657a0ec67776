/** Chooses among phrases by content: the same seed and key always give the same phrase. */
export type Voice = { pick: <Phrase>(key: string, phrases: readonly Phrase[]) => Phrase };

export function createVoice(seed: string): Voice {
  return { pick: (key, phrases) => phrases[hash(`${seed}|${key}`) % phrases.length] };
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
