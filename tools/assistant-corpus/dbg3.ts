import { inEnglish } from '@drape/engine/assistant/abroad/in-english';
import { readQuestion } from '@drape/engine/assistant/understanding/read-question';

for (const t of process.argv.slice(2)) {
  const e = inEnglish(t, 'de');
  console.log(e);
  for (const x of [e, `without the ${e}`])
    console.log(
      '  ',
      x,
      JSON.stringify(
        readQuestion(x, '2026-11-28').mentions.map(({ role, definite, filter }) => ({
          role,
          definite,
          filter,
        })),
      ),
    );
}
