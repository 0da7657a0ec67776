import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { sentencesOf } from '@drape/engine/grounding/grounded-text';
import { mayBeName } from '@drape/engine/grounding/possession-claims';
import { quantitiesIn } from '@drape/engine/grounding/quantities-in';
import { keepSeen, type SeenFacts, seenFault } from '@drape/engine/grounding/seen-claims';
import { provideTextModel } from '@drape/engine/language/text-encoder';
import { z } from 'zod';
import { openTextEncoders } from '../../server/src/platform/inference/text/text-encoder.ts';

provideTextModel(openTextEncoders);

/** A reader's honest description of a photo, played back as the answer of a model that saw it. */
type Description = {
  garments: { kind: string; colour: string }[];
  accessories: { kind: string; colour: string }[];
  shoes: { kind: string; colour: string } | null;
  verdict: string;
  strength: string;
  tip: string;
};
/** What a line of a file of sentences may say about the answer that they are from; what is left out is empty. */
const situation = {
  /** What is worn in the photo, as the model would name it. */
  worn: z.array(z.string()).default([]),
  /** The person's wardrobe as the model was given it. */
  owned: z.array(z.object({ id: z.string(), name: z.string() })).default([]),
  /** The pieces of the wardrobe that the answer says it names, by id and in its words. */
  own_items: z.array(z.object({ item_id: z.string(), named: z.string() })).default([]),
  /** Whatever else the model was told, numbers above all. */
  told: z.string().default(''),
};

const plantedKinds = [
  'invented garment',
  'wrong id',
  'wrong number',
  'body',
  'instruction',
  'brand',
] as const;
const honestLine = z.strictObject({ text: z.string().min(1), ...situation });
const plantedLine = honestLine.extend({ kind: z.enum(plantedKinds) });
type Line = z.infer<typeof honestLine>;
type Planted = z.infer<typeof plantedLine>;

const usage = `Usage: node tools/run.mjs tools/eval/model-claims.ts [--descriptions FILE] [--honest FILE] [--planted FILE] [--show]

Every FILE holds one JSON object a line.
--planted: sentences of a model with one error each, to be struck:
  {"kind": "wrong id", "text": "Add your velvet slippers.", "worn": ["navy blazer", "blue jeans"],
   "owned": [{"id": "k1", "name": "camel wool coat"}],
   "own_items": [{"item_id": "k9", "named": "velvet slippers"}], "told": "62 percent navy"}
  kind: ${plantedKinds.join(', ')}; text: one to three sentences, one of them with the error; the rest is
  the situation and may be left out: what is worn, what the person owns, which pieces the answer says it names, and
  whatever else the model was told.
--honest: the same without kind, for sentences that must stay.
--descriptions: what readers say of photos (garments, accessories, shoes, verdict, strength, tip), which must stay.
--show prints what was struck of the honest ones and missed of the planted ones.`;
const { values } = parseArgs({
  options: {
    descriptions: { type: 'string' },
    honest: { type: 'string' },
    planted: { type: 'string' },
    show: { type: 'boolean', default: false },
  },
});

function linesOf(file: string): unknown[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line));
}

/** What the product would hold the answer against. */
function factsOfLine({ worn, owned, own_items, told }: Line): SeenFacts {
  const names = new Map(owned.map(({ id, name }) => [id, name]));
  const isFalse = ({ item_id, named }: Line['own_items'][number]) => {
    const name = names.get(item_id);
    return name === undefined || !mayBeName(named, name);
  };
  return {
    worn,
    owned: owned.map(({ name }) => name),
    said: [],
    falselyNamed: own_items.filter(isFalse).map(({ named }) => named),
    told: quantitiesIn(told),
  };
}

/** A wardrobe of which the sentences know nothing. */
const owned = ['grey wool trousers', 'white linen shirt', 'brown leather belt'];

function factsOf({ garments, accessories, shoes }: Description): SeenFacts {
  const worn = [...garments, ...accessories, ...(shoes ? [shoes] : [])];
  return {
    worn: worn.map(({ kind, colour }) => `${colour} ${kind}`),
    owned,
    said: [],
    falselyNamed: [],
    told: [],
  };
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

/** By the code that the product runs: an error is caught when a sentence of its text is struck for whatever reason. */
function reportPlanted(planted: readonly Planted[]): void {
  for (const kind of plantedKinds) {
    const own = planted.filter((each) => each.kind === kind);
    const missed = own.filter((line) => keepSeen(line.text, factsOfLine(line)).rejected.length === 0);
    console.log(`${kind}: caught ${own.length - missed.length} of ${own.length}`);
    if (values.show) for (const { text } of missed) console.log(`  missed: ${text}`);
  }
}

function reportDescriptions(descriptions: readonly Description[]): void {
  const played = descriptions.map((description) => ({
    facts: factsOf(description),
    sentences: [description.verdict, description.strength, description.tip].flatMap(sentencesOf),
  }));
  reportHonest(
    'descriptions',
    played.flatMap(({ facts, sentences }) => sentences.map((sentence) => ({ sentence, facts }))),
  );
  const refused = played.filter(({ facts, sentences }) => sentences.every((one) => seenFault(one, facts)));
  console.log(`refused whole: ${refused.length} of ${played.length}`);
}

if (!values.descriptions && !values.honest && !values.planted) {
  console.error(usage);
  process.exit(1);
}
if (values.descriptions) reportDescriptions(linesOf(values.descriptions) as Description[]);
if (values.honest)
  reportHonest(
    'honest sentences',
    linesOf(values.honest).flatMap((given) => {
      const line = honestLine.parse(given);
      return sentencesOf(line.text).map((sentence) => ({ sentence, facts: factsOfLine(line) }));
    }),
  );
if (values.planted) reportPlanted(linesOf(values.planted).map((line) => plantedLine.parse(line)));
