/**
 * What a line says, in whatever words: two lines with the same claim would say the same thing twice. The claims of an outfit as a
 * whole are listed; of single pieces they are made of a word and the keys of the pieces.
 */
export type Claim = string;

/** A sentence that a page may say. */
export type Line = {
  claims: readonly Claim[];
  /** Keys of the garments that it speaks of. */
  about: readonly string[];
  /** Whether it speaks well of them. */
  praises: boolean;
  /** Claims beside which it would be a contradiction. */
  against?: readonly Claim[];
  text: () => string;
};

/** What stands on a page already. `denied` are claims that a proposed change contradicts or makes itself. */
export type Said = {
  claims: ReadonlySet<Claim>;
  denied: ReadonlySet<Claim>;
  /** Keys of garments that a proposed change would exchange: nothing more is said of those. */
  exchanged: ReadonlySet<string>;
  /** Two garments, by their keys, of which an open sentence has spoken together: no line below does so again. */
  pairs?: readonly (readonly string[])[];
  /** Whether the outfit is good enough to be praised in detail. */
  isPraised: boolean;
};

/** A page that is being written from top to bottom. */
export type Page = {
  /** The first `most` lines, in their order, that say something new and contradict nothing. */
  take: (lines: readonly Line[], most: number) => string[];
};

export function createPage({ claims, denied, exchanged, pairs = [], isPraised }: Said): Page {
  const said = new Set(claims);
  const mayStand = (line: Line) =>
    !line.claims.some((claim) => said.has(claim)) &&
    !line.against?.some((claim) => said.has(claim)) &&
    (isPraised || !line.praises) &&
    !line.claims.some((claim) => denied.has(claim)) &&
    !line.about.some((key) => exchanged.has(key)) &&
    !pairs.some((pair) => line.about.length === 2 && pair.every((key) => line.about.includes(key)));
  const take: Page['take'] = (lines, most) => {
    const texts: string[] = [];
    for (const line of lines) {
      if (texts.length >= most) break;
      if (!mayStand(line)) continue;
      texts.push(line.text());
      for (const claim of line.claims) said.add(claim);
    }
    return texts;
  };
  return { take };
}
