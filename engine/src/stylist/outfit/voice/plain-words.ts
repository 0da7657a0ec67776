/** "a, b and c". */
export function list(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}

export function sentence(text: string): string {
  const first = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…]$/.test(first) ? first : `${first}.`;
}

const pluralEnd = /(s|pants|tights|jeans|trousers)$/;
const singularEnd = /(dress|ss|blouse s|canvas|glass)$/;

/** Whether a garment's name takes a plural verb: "the loafers are". */
export function isPlural(name: string): boolean {
  const noun = name.split(/\s+(?:with|in|from|by|of|and)\s+/)[0];
  return pluralEnd.test(noun) && !singularEnd.test(noun);
}

export function verb(name: string, singular: string, plural: string): string {
  return isPlural(name) ? plural : singular;
}

/** A temperature in °C as it is written: "16 °C", "61 °F". */
export function degrees(celsius: number, units: 'metric' | 'imperial'): string {
  return units === 'imperial' ? `${Math.round((celsius * 9) / 5 + 32)} °F` : `${Math.round(celsius)} °C`;
}
