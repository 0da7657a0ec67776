import type { Language } from '@drape/engine/assistant/intent/intent-names';
import { type Random, shuffle } from './random.ts';
import type { Marked, MarkedMessage } from './read-conversations.ts';

/** What people put between two wishes of one message. */
const joints: Readonly<Record<Language, readonly string[]>> = {
  en: [
    '. ',
    ', and ',
    ' and ',
    ', ',
    '. Also, ',
    ' also ',
    ', then ',
    '\n',
    '. And ',
    '; ',
    ' plus ',
    '. Oh and ',
    ' & ',
  ],
  de: [
    '. ',
    ' und ',
    ', und ',
    ', ',
    '. Außerdem ',
    ', dann ',
    '\n',
    '. Und ',
    '; ',
    '. Ach ja, ',
    ' und dann ',
  ],
  es: ['. ', ' y ', ', y ', ', ', '. Además, ', ' y luego ', '\n', '. Ah, y '],
  fr: ['. ', ' et ', ', et ', ', ', '. Et ', ' puis ', '\n', '. Ah et '],
  no: ['. ', ' og ', ', og ', ', ', '. Og ', ', så ', '\n', '. Dessuten '],
};
/** Talk is not joined to itself. */
const wanted = /^(?!hello|bye|gibberish|code|pasted_list|injection|adult)/;
const longest = 160;

/** Messages that say two wishes of one person's, one behind the other, as many as `share` of the given. */
export function joinedMessages(
  messages: readonly MarkedMessage[],
  share: number,
  random: Random,
): MarkedMessage[] {
  const byPerson = Map.groupBy(
    messages.filter(
      ({ text, acts }) => text.length <= longest && acts.length === 1 && wanted.test(acts[0]?.name ?? ''),
    ),
    ({ writer, person }) => `${writer} ${person}`,
  );
  return [...byPerson.values()].flatMap((said) => {
    const others = shuffle([...said], random);
    return said.flatMap((first, k) => {
      const second = others[k];
      return second === undefined || second === first || random() > share
        ? []
        : [joined(first, second, random)];
    });
  });
}

function joined(first: MarkedMessage, second: MarkedMessage, random: Random): MarkedMessage {
  const between = joints[first.language];
  const joint = between[Math.floor(random() * between.length)] ?? ', ';
  const said = first.text.replace(/[.!,;\s]+$/u, '');
  const isOwnSentence = /[.\n]\s*$/u.test(joint);
  const rest = isOwnSentence ? second.text : second.text.charAt(0).toLowerCase() + second.text.slice(1);
  const by = said.length + joint.length;
  const later = <Name>(parts: readonly Marked<Name>[]) =>
    parts.map(({ name, from, to }) => ({ name, from: from + by, to: to + by }));
  const within = <Name>(parts: readonly Marked<Name>[]) =>
    parts.map(({ name, from, to }) => ({ name, from, to: Math.min(to, said.length) }));
  return {
    ...first,
    text: `${said}${joint}${rest}`,
    acts: [...within(first.acts), ...later(second.acts)],
    roles: [...within(first.roles), ...later(second.roles)],
  };
}
