import { writeFileSync } from 'node:fs';
import { claimTokens } from '@drape/engine/grounding/claim-tokens';
import { sentencesOf } from '@drape/engine/grounding/grounded-text';
import { unknownPieces } from '@drape/engine/grounding/possession-claims';
import { knownWords } from '@drape/engine/grounding/seen-claims';
import { byFault, readCorpus, type Said } from './read-corpus.ts';

/**
 * Writes the sentences beside this file, taken apart as the product does it, to the file named, for `train.py` to learn
 * from. Of an answer with an error one of the sentences has it, and nobody says which.
 */
const [, , to] = process.argv;
if (!to) throw new Error('Usage: node tools/run.mjs tools/claims/tokens.ts FILE');

/** With the pieces that a sentence names and that nobody has, by where they begin and end. */
function sentencesIn({ text, answer }: Said) {
  if (!answer) return [{ text, tokens: claimTokens(text) }];
  const { worn = [], owned = [] } = answer;
  const names = owned.map(({ name }) => name);
  const known = knownWords([...worn, ...names]);
  return sentencesOf(text).map((each) => ({
    text: each,
    tokens: claimTokens(each, known),
    pieces: unknownPieces(each, { worn, owned: names }),
  }));
}

const made = new Set(['families', 'topics']);
const said = readCorpus(2);
const written = said
  .filter(({ writer }) => !made.has(writer))
  .sort((one, other) => one.writer.localeCompare(other.writer));
const all = [...said.filter(({ writer }) => made.has(writer)), ...written].flatMap((each) =>
  byFault(each, sentencesIn(each)).map((part) => ({ writer: each.writer, ...part })),
);
writeFileSync(to, JSON.stringify(all));
console.log(`${all.length} of ${new Set(all.map(({ writer }) => writer)).size} writers`);
