import { writeFileSync } from 'node:fs';
import { evidenceNames, evidenceOf, factsInWords, faultsRead } from '@drape/engine/grounding/claim-evidence';
import { word } from '@drape/engine/grounding/fault-network';
import { sentencesOf } from '@drape/engine/grounding/grounded-text';
import { mayBeName } from '@drape/engine/grounding/possession-claims';
import { quantitiesIn } from '@drape/engine/grounding/quantities-in';
import type { SeenFacts } from '@drape/engine/grounding/seen-claims';
import { type Answer, byFault, readCorpus, type Said } from './read-corpus.ts';

/**
 * Writes the sentences beside this file, as the product sees them, for `train_faults.py` to learn from:
 * `node tools/run.mjs tools/claims/dump-faults.ts FILE`. Where `fault` is given, one of the sentences has it, and nobody says
 * which.
 */
const [, , to] = process.argv;
if (!to) throw new Error('Usage: node tools/run.mjs tools/claims/dump-faults.ts FILE');

const faultOfKind: Readonly<Record<string, (typeof faultsRead)[number]>> = {
  'invented garment': 'not owned',
  'wrong id': 'not owned',
  'wrong number': 'number',
  body: 'body',
  instruction: 'instruction',
  brand: 'brand',
};
const numberOf = (kind: string) => {
  const fault = faultOfKind[kind];
  return fault ? faultsRead.indexOf(fault) : null;
};

const nothing: SeenFacts = { worn: [], owned: [], said: [], falselyNamed: [], told: [] };

function seen(sentence: string, facts: SeenFacts | undefined) {
  const evidence = evidenceOf(sentence, facts ?? nothing);
  return {
    text: sentence,
    words: sentence.match(word) ?? [],
    beside: facts ? factsInWords(facts) : '',
    evidence: evidenceNames.map((name) => (name in evidence ? 1 : 0)),
  };
}

function factsOf({ worn = [], owned = [], own_items = [], told = '' }: Answer): SeenFacts {
  const names = new Map(owned.map(({ id, name }) => [id, name]));
  const isFalse = ({ item_id, named }: { item_id: string; named: string }) => {
    const name = names.get(item_id);
    return name === undefined || !mayBeName(named, name);
  };
  return {
    worn,
    owned: [...names.values()],
    said: [],
    falselyNamed: own_items.filter(isFalse).map(({ named }) => named),
    told: quantitiesIn(told),
  };
}

function sentencesIn({ text, answer }: Said) {
  const facts = answer && factsOf(answer);
  return facts ? sentencesOf(text).map((sentence) => seen(sentence, facts)) : [seen(text, undefined)];
}

const all = readCorpus(4).flatMap((said) =>
  byFault(said, sentencesIn(said))
    .filter(({ sentences }) => sentences.length > 0)
    .map(({ kind, sentences }) => ({ writer: said.writer, fault: numberOf(kind), sentences })),
);
writeFileSync(to, all.map((said) => JSON.stringify(said)).join('\n'));
console.log(`${all.length} of ${new Set(all.map(({ writer }) => writer)).size} writers`);
