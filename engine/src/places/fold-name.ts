const ownLetters: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ə: 'e',
};

const plain = /^[A-Za-z]+( [A-Za-z]+)*$/;

/** A name as it is compared: without accents, capitals and signs. "Zürich" and "zurich", "St. John's" and "st johns". */
export function foldName(name: string): string {
  if (plain.test(name)) return name.toLowerCase();
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łøßæœđðþıə]/g, (letter) => ownLetters[letter] ?? letter)
    .replace(/['’`.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
