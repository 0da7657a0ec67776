import { expect, it } from 'vitest';
import answersAbroad from '../../knowledge/assistant/answers-abroad.json' with { type: 'json' };
import care from '../../knowledge/assistant/care/de.json' with { type: 'json' };
import commands from '../../knowledge/assistant/commands.json' with { type: 'json' };
import keepOrGo from '../../knowledge/assistant/keep-or-go.json' with { type: 'json' };
import purchases from '../../knowledge/assistant/purchase-advice.json' with { type: 'json' };
import colors from '../../knowledge/assistant/said/colors.json' with { type: 'json' };
import done from '../../knowledge/assistant/said/done.json' with { type: 'json' };
import letGo from '../../knowledge/assistant/said/let-go.json' with { type: 'json' };
import pair from '../../knowledge/assistant/said/pair.json' with { type: 'json' };
import talk from '../../knowledge/assistant/talk.json' with { type: 'json' };
import walking from '../../knowledge/assistant/walking.json' with { type: 'json' };
import facts from '../../knowledge/assistant/wardrobe-facts.json' with { type: 'json' };
import { addressed, withSie } from './formal-address.ts';

const files: readonly unknown[] = [
  answersAbroad,
  { de: care },
  commands,
  keepOrGo,
  purchases,
  colors,
  done,
  letGo,
  pair,
  talk,
  walking,
  facts,
];

/** All that stands under "de" in a file of sentences. */
function germanIn(value: unknown, isGerman = false): string[] {
  if (typeof value === 'string') return isGerman ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((each) => germanIn(each, isGerman));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === 'words' || /^(?:en|es|fr|no)$/.test(key) ? [] : germanIn(each, isGerman || key === 'de'),
  );
}

const familiar = /(?<!\p{L})(?:du|dich|dir|dein(?:e[nrms]?)?)(?!\p{L})/iu;
const ofVerb =
  /(?<!\p{L})(?:hast|bist|kannst|willst|musst|sollst|möchtest|brauchst|trägst|hattest)(?!\p{L})/iu;

it('no sentence that the assistant says in German is left familiar', () => {
  const sentences = files.flatMap((file) => germanIn(file));
  expect(sentences.length).toBeGreaterThan(300);
  const left = sentences.map(withSie).filter((text) => familiar.test(text) || ofVerb.test(text));
  expect(left).toEqual([]);
});

const hello = {
  text: 'Das finde ich nicht in deinem Kalender. Was brauchst du?',
  cards: [],
  actions: [],
  known: true,
  memory: { tool: 'talk', shown: [], language: 'de' as const },
};

it('who says Sie is answered so, and stays so', () => {
  const first = addressed(hello, 'Können Sie das bitte eintragen?', undefined);
  expect(first.text).toBe('Das finde ich nicht in Ihrem Kalender. Was brauchen Sie?');
  expect(addressed(hello, 'Danke.', first.memory).text).toBe(first.text);
});

it('who says du, or speaks of others, is answered familiarly', () => {
  expect(addressed(hello, 'kannst du das eintragen?', undefined)).toBe(hello);
  expect(addressed(hello, 'Sie steht mir gut.', undefined)).toBe(hello);
});
