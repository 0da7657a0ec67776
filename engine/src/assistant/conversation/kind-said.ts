import { inEnglish } from '../abroad/in-english.ts';
import type { Answer, AssistantItem, Memory } from '../assistant-context.ts';
import type { Language } from '../intent/intent-names.ts';
import { sensedWords } from '../intent/word-senses.ts';
import type { Grounding } from '../turn/grounding.ts';
import { withKindMeant } from '../turn/kind-meant.ts';
import { namingWords } from '../turn/own-names.ts';
import { isKind, resolve } from '../understanding/mentions/mention-filters.ts';
import { questionTokens, readMentions } from '../understanding/mentions/read-mentions.ts';

/** The one kind of garment that a message speaks of, in English; undefined where it speaks of none, or of several. */
export function kindSaidIn({ english }: Pick<Grounding, 'english'>): string | undefined {
  const kinds = readMentions(questionTokens(english.toLowerCase())).filter(isKind);
  const nouns = kinds.flatMap(({ filter }) => filter.noun ?? []);
  const certain = [...new Set(nouns.filter(isGarmentWord))];
  return certain.length === 1 ? certain[0] : undefined;
}

/** "Schule" only looks like "Schuhe". */
function isGarmentWord(noun: string): boolean {
  return sensedWords(noun.toLowerCase()).some(({ senses }) => senses.includes('garment'));
}

/** "How many do I own", "when did I last have one on", after ties were spoken of, in English and German. */
const counted =
  /(?<!\p{L})(how many|wie ?viele?)(?=\s+(?:do|did|have|are|of|besitze?|hab\p{L}*|h[äa]ng\p{L}*|sind)(?!\p{L}))/iu;
const whichOnes = /(?<!\p{L})(which)(?: ones)?(?=\s+(?:ones|do|did|have|are)(?!\p{L}))(?: ones)?/iu;
const oneOfThem =
  /(?<!\p{L})(?:one|eine[nrsm]?|welche)(?=\s+(?:on|to|with|at|last|zuletzt|an|getragen|angehabt|umgebunden)(?!\p{L})|\W*$)/iu;

/** "Wieviel hab ich für Klamotten ausgegeben", after jeans: for all of them. */
function isOfAll(text: string): boolean {
  return sensedWords(text.toLowerCase()).some(({ senses }) => senses.includes('clothes'));
}

/** "The mohair one" says which one itself. */
function isCalledOne(text: string, own: readonly AssistantItem[]): boolean {
  const word = /(\p{L}{3,}) one\W*$/iu.exec(text)?.[1];
  const [said] = namingWords(word ?? '');
  return said !== undefined && own.some(({ description }) => namingWords(description).includes(said));
}

/** Puts the kind that was spoken of in general where a message leaves it out. */
function withKindSaid(
  text: string,
  language: Language,
  memory: Memory | undefined,
  own: readonly AssistantItem[],
): string {
  const kind = memory?.kindSaid;
  if (!kind || (language !== 'en' && language !== 'de') || isOfAll(text)) return text;
  const mentions = readMentions(questionTokens(kind)).filter(isKind);
  const isOwned = mentions.some((mention) => resolve([...own], mention).length > 0);
  if (!isOwned || readMentions(questionTokens(inEnglish(text, language).toLowerCase())).some(isKind))
    return text;
  if (whichOnes.test(text)) return text.replace(whichOnes, `$1 ${kind}`);
  if (counted.test(text)) return text.replace(counted, `$1 ${kind}`);
  return memory.outfit || isCalledOne(text, own)
    ? text
    : text.replace(oneOfThem, (one) => (language === 'en' ? `any ${kind}` : `${one} ${kind}`));
}

/** A message with the kind of garment that it leaves out, by what was shown or spoken of before. */
export function withKinds(
  typed: string,
  {
    language,
    memory,
    own,
  }: { language: Language; memory: Memory | undefined; own: readonly AssistantItem[] },
): string {
  return withKindSaid(withKindMeant(typed, language, memory, own), language, memory, own);
}

/** "I hardly wear ties since I retired": the answer remembers that ties were spoken of. */
export function withKindOf(ground: Pick<Grounding, 'english'>, answer: Answer): Answer {
  const kindSaid = kindSaidIn(ground);
  return kindSaid ? { ...answer, memory: { ...answer.memory, kindSaid } } : answer;
}
