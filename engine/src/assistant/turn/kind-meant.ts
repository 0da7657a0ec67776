import { inEnglish } from '../abroad/in-english.ts';
import type { AssistantItem, Memory } from '../assistant-context.ts';
import type { Language } from '../intent/intent-names.ts';
import { sensedWords } from '../intent/word-senses.ts';
import { isKind } from '../understanding/mentions/mention-filters.ts';
import { questionTokens, readMentions } from '../understanding/mentions/read-mentions.ts';
import { likeness, namingWords } from './own-names.ts';

/** So few things that were shown have a kind in common that a message may leave out. */
const mostShown = 8;
/** "The black one", "that blue one", "the other suede ones" leaves the kind out. */
const standIn = /(?<!\p{L})((?:the|that|this|those|these|my|a|any)\s(?:[\p{L}-]+\s){1,3})(ones?)(?!\p{L})/giu;
const noLook =
  /^(?:other|first|second|third|last|next|same|right|wrong|only|new|old|best|cheapest|oldest|dearest|wedding|previous|latest|big|small|good)$/iu;
/** Who compares speaks of both. */
const compares = /(?<!\p{L})(compar\p{L}*|than|versus|vs|difference|vergl\p{L}*|als)(?!\p{L})/iu;
/** "Die schwarze", "das blaue", "la negra", "le noir", "den svarte", at the end of what is said. */
const lookAlone =
  /(?<!\p{L})((?:die|der|das|den|dem|ne|eine[nrs]?|el|la|los|las|un|una|le|les|une|det|de)\s+)(\p{L}{3,})(?=\s*(?:$|[?!.,]))/iu;

/**
 * "And the black one?", after a dress: the black dress. The kind of what was spoken of stands for what a message leaves
 * out; a message that names a kind itself is left as it is.
 */
export function withKindMeant(
  text: string,
  language: Language,
  memory: Memory | undefined,
  own: readonly AssistantItem[],
): string {
  if (!memory || compares.test(text) || readMentions(questionTokens(inEnglish(text, language))).some(isKind))
    return text;
  const kind = kindSpokenOf(memory, own);
  if (kind === undefined) return text;
  if (language === 'en')
    return text.replace(standIn, (whole, before: string, one: string) => {
      const looks = before.trim().split(/\s+/).slice(1);
      if (looks.every((word) => noLook.test(word)) || !isOwned(looks, kind, own)) return whole;
      return `${before}${one.endsWith('s') && !kind.endsWith('s') ? `${kind}s` : kind}`;
    });
  return text.replace(lookAlone, (whole, article: string, look: string) =>
    isColour(look) && isOwned([look], kind, own) ? `${article}${look} ${kind}` : whole,
  );
}

function isColour(word: string): boolean {
  const forms = [word, word.replace(/(?:e|en|er|es|a|as|os|o)$/iu, '')];
  return forms.some((form) =>
    sensedWords(form.toLowerCase()).some(({ senses }) => senses.includes('color_name')),
  );
}

/** Something of the kind that looks so hangs there; else another kind is meant. */
function isOwned(looks: readonly string[], kind: string, own: readonly AssistantItem[]): boolean {
  return own.some(({ description }) => {
    const words = namingWords(description);
    const has = (said: string) =>
      namingWords(said).every((one) => words.some((word) => likeness(one, word) >= sure));
    return has(kind) && looks.every(has);
  });
}

/** From here a word is one of a name, inflected or cut short. House rule. */
const sure = 0.85;

/** The word for a kind that all the things have that were shown or spoken of last. */
function kindSpokenOf({ shown, focus, outfit }: Memory, own: readonly AssistantItem[]): string | undefined {
  const isList = shown.length > 0 && shown.length <= mostShown && !outfit;
  const lists = [isList ? shown : [], focus?.itemIds ?? []];
  for (const ids of lists) {
    const kinds = new Set(ids.map((id) => headOf(own.find((item) => item.id === id))));
    const [only, ...others] = kinds;
    if (only !== undefined && others.length === 0) return only;
  }
  return undefined;
}

/** The last word of a name that is one for a garment: "dress" of "green wrap dress". */
function headOf(item: AssistantItem | undefined): string | undefined {
  const words = item?.description.toLowerCase().split(/[^\p{L}\p{N}-]+/u) ?? [];
  return words.findLast((word) =>
    (['en', 'de', 'no', 'fr', 'es'] as const).some((language) =>
      readMentions(questionTokens(inEnglish(word, language))).some(isKind),
    ),
  );
}
