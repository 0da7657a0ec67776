/**
 * Something the assistant can explain. `also` lists other words under which people ask for it; `text` is plain sentences.
 * Common knowledge of the trade in our own words; what is a matter of taste is said as such.
 */
export type Topic = { title: string; also: string; text: string };

/** One row of a table of topics. */
export function topic(title: string, also: string, text: string): Topic {
  return { title, also, text };
}
