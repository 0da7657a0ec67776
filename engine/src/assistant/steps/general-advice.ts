import advice from '../../knowledge/assistant/general/advice.json' with { type: 'json' };
import cloths from '../../knowledge/assistant/general/cloths.json' with { type: 'json' };
import codes from '../../knowledge/assistant/general/dress-codes.json' with { type: 'json' };
import type { Answer } from '../assistant-context.ts';
import type { Heard } from '../dialogue/scene.ts';
import type { Language } from '../intent/intent-names.ts';
import { answered } from '../tools/find-tools.ts';

type Texts = Readonly<Record<Language, string>>;
type Row = { words: Texts; say: Texts };

/** "Difference between flannel and tweed", "is tweed the same as loden", in the five languages. */
const asksDifference =
  /(?<!\p{L})(?:differen\p{L}+|unterschied\p{L}*|diferenci\p{L}+|différen\p{L}+|forskjell\p{L}*|same as|dasselbe|lo mismo|pareil|samme som|vs\.?|versus)(?!\p{L})/iu;
const asksWhat =
  /(?<!\p{L})(?:what(?:['’]?s| is| does| do| are)?|what exactly|explain|mean(?:s|ing)?|was (?:ist|sind|heißt|bedeutet|genau)|bedeut\p{L}*|heißt|qué (?:es|son|significa|quiere decir)|significa|c['’]est quoi|qu['’]est-ce que?|veut dire|signifie|hva (?:er|betyr)|betyr|is (?:that|it) (?:a|like)|or what)(?!\p{L})/iu;
const asksOwn =
  /(?<!\p{L})(?:do i (?:own|have)|have i got|my (?!age)\p{L}+|habe? ich|mein(?!em alter)\p{L}*|tengo|mis? (?!edad)\p{L}+|ai-je|j['’]ai|mon (?!âge)|ma|mes|har jeg|min|mine)(?!\p{L})/iu;
const sameTwice = /(?<!\p{L})(\p{L}{4,}) (?:with|on|mit|zu|con|avec|med|til) \1(?!\p{L})/iu;

/** What is asked of clothes in general: how two cloths differ, what a dress code means, what suits an age. */
export function toldInGeneral({ text, language, ground, memory }: Heard): Answer | undefined {
  const differ = asksOwn.test(text) ? undefined : difference(text, language);
  if (!differ && ground.surely.length > 0) return undefined;
  const told = differ ?? meaning(text, language) ?? rule(text, language);
  if (told === undefined) return undefined;
  const { event } = ground;
  // "What does smart casual mean at the library tea", and then "would the teal one do?"
  const focus = event ? { itemIds: [], ...memory?.focus, eventId: event.id } : memory?.focus;
  const kept = { ...memory, shown: memory?.shown ?? [], ...(focus ? { focus } : {}) };
  // Behind a rule people ask of their own things, behind two cloths how they are washed.
  const tool = differ ? 'explain' : 'talk';
  return answered(tool, told, { memory: { ...kept, tool, topic: text, language } });
}

function difference(text: string, language: Language): string | undefined {
  const named = rowsIn(cloths, text, language);
  if (!asksDifference.test(text) || named.length !== 2) return undefined;
  return named.map(({ say }) => say[language]).join(' ');
}

function meaning(text: string, language: Language): string | undefined {
  const [code] = rowsIn(codes, text, language);
  if (code && asksWhat.test(text) && !asksOwn.test(text)) return code.say[language];
  return undefined;
}

function rule(text: string, language: Language): string | undefined {
  const { same_cloth, ...others } = advice;
  const [row] = rowsIn(others, text, language);
  if (row && !asksOwn.test(text)) return row.say[language];
  const twice = sameTwice.exec(text)?.[1];
  const isCloth = twice !== undefined && rowsIn(cloths, twice, language).length > 0;
  return isCloth && !asksOwn.test(text) ? same_cloth.say[language] : undefined;
}

const patterns = new Map<string, RegExp>();

/** The rows of which words were said, in the order of the text; "velours côtelé" is not read once more as "velours". */
function rowsIn(table: Readonly<Record<string, Row>>, text: string, language: Language): Row[] {
  let left = text;
  const found: { row: Row; at: number }[] = [];
  for (const row of Object.values(table)) {
    const words = row.words[language];
    const pattern = patterns.get(words) ?? new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
    patterns.set(words, pattern);
    const hit = pattern.exec(left);
    if (!hit) continue;
    found.push({ row, at: hit.index });
    left = left.replace(hit[0], ' '.repeat(hit[0].length));
  }
  return found.sort((a, b) => a.at - b.at).map(({ row }) => row);
}
