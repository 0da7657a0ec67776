import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { sentencesOf } from '@drape/engine/grounding/grounded-text';
import { type SeenFacts, seenFault } from '@drape/engine/grounding/seen-claims';

/** A reader's honest description of a photo, played back as the answer of a model that saw it. */
type Description = {
  garments: { kind: string; colour: string }[];
  accessories: { kind: string; colour: string }[];
  shoes: { kind: string; colour: string } | null;
  verdict: string;
  strength: string;
  tip: string;
};
/** A sentence with an error of one kind. */
type Planted = { kind: string; text: string };

const usage =
  'Usage: node tools/run.mjs tools/eval/model-claims.ts --descriptions FILE.jsonl [--honest FILE.jsonl] [--planted FILE.jsonl] [--show]';
const { values } = parseArgs({
  options: {
    descriptions: { type: 'string' },
    honest: { type: 'string' },
    planted: { type: 'string' },
    show: { type: 'boolean', default: false },
  },
});

function linesOf<T>(file: string): T[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);
}

/** A wardrobe of which the sentences know nothing. */
const owned = ['grey wool trousers', 'white linen shirt', 'brown leather belt'];
const nothingWorn: SeenFacts = { worn: [], owned, falselyNamed: [], numbers: [] };

function factsOf({ garments, accessories, shoes }: Description): SeenFacts {
  const worn = [...garments, ...accessories, ...(shoes ? [shoes] : [])];
  return { worn: worn.map(({ kind, colour }) => `${colour} ${kind}`), owned, falselyNamed: [], numbers: [] };
}

function reportHonest(name: string, given: { sentence: string; facts: SeenFacts }[]): void {
  const struck = given.flatMap(({ sentence, facts }) => {
    const fault = seenFault(sentence, facts);
    return fault ? [{ sentence, ...fault }] : [];
  });
  const ofBodies = struck.filter(({ fault }) => fault === 'body').length;
  const share = (count: number) => `${((100 * count) / given.length).toFixed(1)} %`;
  console.log(
    `${name}: ${given.length} sentences, struck ${share(struck.length)}, of these for bodies ${share(ofBodies)}`,
  );
  if (values.show)
    for (const { sentence, fault, claim } of struck) console.log(`  ${fault} (${claim}): ${sentence}`);
}

function reportPlanted(planted: Planted[]): void {
  const kinds = [...new Set(planted.map(({ kind }) => kind))];
  for (const kind of kinds) {
    const own = planted.filter((each) => each.kind === kind);
    const missed = own.filter(({ text }) => !sentencesOf(text).some((one) => seenFault(one, nothingWorn)));
    console.log(`${kind}: caught ${own.length - missed.length} of ${own.length}`);
    if (values.show) for (const { text } of missed) console.log(`  missed: ${text}`);
  }
}

if (!values.descriptions) {
  console.error(usage);
  process.exit(1);
}
const descriptions = linesOf<Description>(values.descriptions);
reportHonest(
  'descriptions',
  descriptions.flatMap((description) =>
    [description.verdict, description.strength, description.tip]
      .flatMap(sentencesOf)
      .map((sentence) => ({ sentence, facts: factsOf(description) })),
  ),
);
const allStruck = descriptions.filter((description) => {
  const sentences = [description.verdict, description.strength, description.tip].flatMap(sentencesOf);
  return sentences.every((sentence) => seenFault(sentence, factsOf(description)));
});
console.log(`refused whole: ${allStruck.length} of ${descriptions.length}`);
if (values.honest)
  reportHonest(
    'honest sentences',
    linesOf<{ text: string }>(values.honest)
      .flatMap(({ text }) => sentencesOf(text))
      .map((sentence) => ({ sentence, facts: nothingWorn })),
  );
if (values.planted) reportPlanted(linesOf<Planted>(values.planted));
