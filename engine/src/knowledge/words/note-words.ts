import table from '../data/note-words.json' with { type: 'json' };

/** What words of a list that are no garment's may be about. */
export const noteTopics = ['gone', 'wanted', 'errand', 'elsewhere', 'thing', 'shop', 'heading'] as const;
export type NoteTopic = (typeof noteTopics)[number];

/** Words of what is gone, wanted, to be done and so on, in eleven languages together. */
export const noteWords: Readonly<Record<NoteTopic, readonly string[]>> = {
  gone: wordsOf(table.gone),
  wanted: wordsOf(table.wanted),
  errand: wordsOf(table.errand),
  elsewhere: wordsOf(table.elsewhere),
  thing: wordsOf(table.thing),
  shop: wordsOf(table.shop),
  heading: wordsOf(table.heading),
};

function wordsOf(byLanguage: Readonly<Record<string, string>>): string[] {
  return Object.values(byLanguage).flatMap((words) =>
    words.split(' ').flatMap((word) => (word.includes('-') ? [] : [word])),
  );
}
