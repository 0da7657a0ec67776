import table from '../data/whereabouts.json' with { type: 'json' };

/** Where a garment of a list is: not there any more, not there yet, or the owner's and elsewhere. */
export const whereabouts = ['gone', 'wished', 'kept'] as const;
export type Whereabouts = (typeof whereabouts)[number];

/** Phrases of eleven languages together, separated by commas. */
export const whereaboutsPhrases: Readonly<Record<Whereabouts, string>> = {
  gone: Object.values(table.gone).join(', '),
  wished: Object.values(table.wished).join(', '),
  kept: Object.values(table.kept).join(', '),
};
/** They tell a wish where a line begins with them and a colon: "need: socks". */
export const wishedBeforeColon: readonly string[] = Object.values(table.wishedBeforeColon).flatMap((words) =>
  words.split(', '),
);
/** In front of a phrase, these say that it is not so. */
export const sparedBy: readonly string[] = table.spared.split(' ');
