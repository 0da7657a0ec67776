/**
 * What is to be said first where a question asks whether one may do it (`may`) or has to (`must`); both are of the topic's
 * title, so that "is it rude to …" turns the first round.
 */
export type Verdict = { may?: 'Yes' | 'No' | 'Better not' | 'It depends'; must?: 'Yes' | 'No' };

/**
 * Something the assistant can explain. `also` lists other words under which people ask for it; `text` is plain sentences.
 * Common knowledge of the trade in our own words; what is a matter of taste is said as such.
 */
export type Topic = { title: string; also: string; text: string; verdict?: Verdict };

/** One row of a table of topics. */
export function topic(title: string, also: string, text: string, verdict?: Verdict): Topic {
  return verdict ? { title, also, text, verdict } : { title, also, text };
}
