import offers from '../knowledge/assistant/offers.json' with { type: 'json' };
import talk from '../knowledge/assistant/talk.json' with { type: 'json' };
import type { Action } from './assistant-context.ts';
import type { Language } from './intent/intent-names.ts';

export type TalkName = keyof typeof talk;
export type OfferName = keyof typeof offers;

/** What the assistant says to talk, in a language; which of several ways depends on what was said. */
export function say(name: TalkName, language: Language, said: string): string {
  return variantOf(talk[name][language], said);
}

/** One of several ways to say something, the same for the same message. */
export function variantOf(ways: readonly string[], said: string): string {
  const sum = [...said].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return ways[sum % ways.length] ?? '';
}

export function isTalkName(name: string): name is TalkName {
  return name in talk;
}

export function isOfferName(name: string): name is OfferName {
  return name in offers;
}

/** A button that asks something, in a language. */
export function offer(name: OfferName, language: Language): Action {
  return { kind: 'ask', label: offers[name][language] };
}

/** A sentence with its names in place: "{name} cost {price}." A name that is not given leaves nothing. */
export function filled(sentence: string, named: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, key: string) => named[key] ?? '');
}
