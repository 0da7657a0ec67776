import table from './look-alike-letters.json' with { type: 'json' };

const drawnAs = new Map<string, string>();
for (const [letter, alike] of Object.entries(table.letters))
  for (const sign of alike) drawnAs.set(sign, letter);

/** Two usernames of the same look cannot be distinguished on a screen. Compare the result as it is. */
export function usernameLook(username: string): string {
  const signs = [...username.normalize('NFKC')];
  return signs.map((sign) => drawnAs.get(sign) ?? sign.toLowerCase()).join('');
}
