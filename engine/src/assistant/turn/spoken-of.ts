import type { AssistantItem, Memory } from '../assistant-context.ts';
import { isKind, resolve } from '../understanding/mentions/mention-filters.ts';
import type { Mention } from '../understanding/mentions/read-mentions.ts';
import type { Question } from '../understanding/read-question.ts';
import { likeness, namingWords } from './own-names.ts';

/** How a message points at what was spoken of, in the five languages. */
const pronouns =
  /(?<!\p{L})(it|its|mine|meins|m[ií][oa]|le mien|la mienne|mitt|that|this|that one|this one|them|em|those|these|they|ones?|es|sie|ihn|ihm|den|die|der|das|dem|dazu|damit|lo|la|los|las|le|l[ae]|les|ese|esa|eso|esos|esas|ça|ca|celui-l[aà]|celle-l[aà]|ceux-l[aà]|celles-l[aà]|det|den|dem|de)(?!\p{L})/iu;
const attached = /(?<!\p{L})(\p{L}{3,}(?:lo|la|los|las)|\p{L}+-(?:l[ae]|les))(?!\p{L})/iu;
const bothOf =
  /(?<!\p{L})(both|beide[ns]?|ambos|ambas|los dos|las dos|les deux|tous les deux|begge)(?!\p{L})/iu;
const otherOf =
  /(?<!\p{L})(the other (?:one|pair)?|other one|(?:die|der|das|den) andere[nrs]?|el otro|la otra|l['’]autre|(?:den|det) andre)(?!\p{L})/iu;
const [mostBoth, mostKept, mostFew] = [2, 12, 3];

/** How people set things against each other, in the five languages. */
const choice = /(?<!\p{L})(?:or|between|versus|vs|torn|oder|zwischen|entre|ou|eller|mellom)(?!\p{L})/iu;

/** Whether a message weighs things against each other: "the navy or the grey". */
export function weighsThings(text: string): boolean {
  return choice.test(text);
}

/** Whether a message points at something without naming it. */
export function pointsAt(text: string): boolean {
  return pronouns.test(text) || attached.test(text);
}

/** "Them", "that one": nothing but what points at something; "das Kleid" names a dress. */
export function isOnlyPronoun(said: string): boolean {
  return pointsAt(said) && namingWords(said).length === 0;
}

/** The garments that a message means which names none: "it", "both", "the other one", by what was spoken of last. */
export function meantByPointing(
  text: string,
  memory: Memory | undefined,
  own: readonly AssistantItem[],
): AssistantItem[] {
  if (!memory) return [];
  const { recent = [], group = [], focus } = memory;
  const spoken = focus?.itemIds ?? [];
  const of = (ids: readonly string[]) => ids.flatMap((id) => own.find((item) => item.id === id) ?? []);
  if (bothOf.test(text)) return of(spoken.length === mostBoth ? spoken : recent.slice(0, mostBoth));
  if (otherOf.test(text)) {
    const others = group.filter((id) => !spoken.includes(id));
    return others.length === 1 ? of(others) : [];
  }
  return pointsAt(text) && spoken.length <= mostFew ? inNumber(text, of(spoken)) : [];
}

/** "It needs a wash", of a hoodie and a pair of khakis: the one that is not said in the plural. */
function inNumber(text: string, items: readonly AssistantItem[]): AssistantItem[] {
  const single = items.filter(({ description }) => !pairs.test(description.toLowerCase()));
  return onlyIt.test(text) && !severalOf.test(text) && single.length === 1 ? single : [...items];
}

const onlyIt = /(?<!\p{L})(?:it|its|it['’]s)(?!\p{L})/iu;
const severalOf = /(?<!\p{L})(?:them|they|those|these|both|em)(?!\p{L})/iu;

/** Words in the plural that mean one thing. */
export const pairs =
  /\b(jeans|trousers|pants|boots|shoes|sneakers|trainers|heels|loafers|shorts|leggings|gloves|sunglasses|glasses|tights|socks|sandals|chinos|flats|docs|mules|pumps|joggers|slacks|oxfords|brogues|earrings|overalls|dungarees|cords|slippers|wellies|clogs|flip flops|culottes|mittens|sweatpants|khakis|dickies|vans|skechers|blundstones)\b/;

/** "Y cuánto me costó", "and when was the last time": a question that leaves out what it is of. */
const leavesOut =
  /^\W*(?:(?:and|und|y|et|og)\W+)?(?:how much (?:was|were|did)|when (?:was|did)|wie teuer (?:war|waren)|was hat(?:te)? gekostet|wann gekauft|cu[aá]nto (?:me )?cost|cu[aá]ndo (?:me )?(?:l[oa]s? )?(?:compr|puse)|d[oó]nde est[aá]|est[aá]n? (?:planead|limpi|suci|previst|en la lavadora|prestad)|pegan? con|combinan? con|combien (?:a|ont) coûté|hva kostet)/iu;
const mostOfEllipsis = 6;

/** What a question means that neither names nor points at anything: the one thing that was spoken of. */
export function leftOut(
  text: string,
  memory: Memory | undefined,
  own: readonly AssistantItem[],
): AssistantItem[] {
  const [id, ...others] = memory?.focus?.itemIds ?? [];
  if (id === undefined || others.length > 0 || !leavesOut.test(text)) return [];
  if (text.trim().split(/\s+/).length > mostOfEllipsis) return [];
  return own.filter((item) => item.id === id);
}

/** Of several garments that a name fits, the ones that were spoken of lately; all where that decides nothing. */
export function lately(
  items: readonly AssistantItem[],
  memory: Pick<Memory, 'recent' | 'focus'> | undefined,
): AssistantItem[] {
  const focus = items.filter(({ id }) => memory?.focus?.itemIds.includes(id));
  if (focus.length > 0 && focus.length < items.length) return focus;
  const [last] = (memory?.recent ?? []).flatMap((id) => items.find((item) => item.id === id) ?? []);
  return last ? [last] : [...items];
}

/** The garments spoken of in this conversation, the last first. */
export function recentOf(now: readonly string[], before: readonly string[] = []): string[] {
  return [...new Set([...now, ...before])].slice(0, mostKept);
}

/**
 * A question whose garments are those that were spoken of: "the dress" is the one that was named before where there are
 * several, and a question that names none is of what it points at.
 */
export function withSpokenOf(
  question: Question,
  items: readonly AssistantItem[],
  { memory, isOfIt }: { memory: Memory | undefined; isOfIt: boolean },
): Question {
  const mentions = question.mentions.map((mention) => {
    if (!isKind(mention) || !mention.definite || mention.asked || mention.filter.ids) return mention;
    const found = resolve(items, mention);
    const meant = lately(found, memory);
    return found.length > 1 && meant.length === 1
      ? { ...mention, filter: { ...mention.filter, ids: meant.map(({ id }) => id) } }
      : mention;
  });
  if (!isOfIt || mentions.some(isKind)) return { ...question, mentions };
  const [item, ...others] = meantByPointing(question.native ?? question.text, memory, items);
  if (!item || others.length > 0) return { ...question, mentions };
  return { ...question, mentions: [...mentions, mentionOf(item)] };
}

/** An item as if the message had named it. */
export function mentionOf(item: AssistantItem): Mention {
  return {
    filter: { ids: [item.id], noun: item.description, categories: [item.category] },
    role: 'wanted',
    definite: true,
    asked: false,
    vague: false,
    first: 0,
    last: 0,
  };
}

/** Once something was added, "it" is that: found by the words it was added with. */
export function withAdded(memory: Memory | undefined, own: readonly AssistantItem[]): Memory | undefined {
  if (!memory?.added) return memory;
  const { added, ...rest } = memory;
  const said = namingWords(added);
  const fresh = own.filter(({ description }) => {
    const words = namingWords(description);
    return words.length > 0 && words.every((word) => said.some((each) => likeness(each, word) === 1));
  });
  const [last] = [...fresh].sort((a, b) => (a.ownedSince < b.ownedSince ? 1 : -1));
  if (!last) return rest;
  const recent = recentOf([last.id], rest.recent);
  return { ...rest, shown: [last.id], recent, focus: { ...rest.focus, itemIds: [last.id] } };
}
