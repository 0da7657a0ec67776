import type { Migration } from 'kysely/migration';

/** The color harmony of an analysis is the score of its term of that name, also where it was stored as a mean with contrast. */
export const oneHarmony: Migration = {
  async up(db) {
    const marks = () =>
      db
        .selectFrom('analysis_marks')
        .whereRef('analysis_marks.analysis_id', '=', 'analyses.id')
        .where('analysis_marks.kind', '=', 'term')
        .where('analysis_marks.name', '=', 'colour')
        .where('analysis_marks.term_score', 'is not', null);
    await db
      .updateTable('analyses')
      .set({ color_harmony: marks().select('analysis_marks.term_score') })
      .where(({ exists }) => exists(marks().select('analysis_marks.name')))
      .execute();
  },
};
