import { describe, expect, it } from 'vitest';
import de from '../../knowledge/assistant/care/de.json' with { type: 'json' };
import en from '../../knowledge/assistant/care/en.json' with { type: 'json' };
import es from '../../knowledge/assistant/care/es.json' with { type: 'json' };
import fr from '../../knowledge/assistant/care/fr.json' with { type: 'json' };
import no from '../../knowledge/assistant/care/no.json' with { type: 'json' };
import { conversationIn } from '../conversation/conversation.testing.ts';
import { contextOf, piece } from '../wardrobe.testing.ts';

const items = [
  piece('shirt', 'White shirt', { category: 'shirt', subcategory: 'shirt', colour: 'white' }),
  piece('pants', 'Blue cotton pants', { category: 'pants', subcategory: 'trousers', colour: 'blue' }),
];
const { lastOf } = conversationIn(contextOf(items, '2026-12-03'));

describe('care is answered in the language of the question', () => {
  it.each([
    ['how do i get red wine out of a white shirt', en.stains.wine.text],
    ['wie krieg ich harz aus der jeans', de.stains.sap.text],
    ['cómo quito una mancha de vino tinto de una camisa blanca', es.stains.wine.text],
    ['me han salido bolitas en el jersey, cómo las quito', es.troubles.pilling.text],
    ['comment enlever une tache de vin rouge', fr.stains.wine.text],
    ['comment enlever les bouloches de mon pull', fr.troubles.pilling.text],
    ['hvordan får jeg bort rødvin', no.stains.wine.text],
    ['genseren min har fått nupper, hvordan fjerner jeg dem', no.troubles.pilling.text],
  ])('%s', async (said, text) => {
    expect((await lastOf(said)).text).toContain(text.slice(0, 40));
  });

  it('goes on from what was asked of before', async () => {
    const { text } = await lastOf(
      'se puede lavar la cachemira en la lavadora?',
      'y las bolitas cómo las quito',
    );
    expect(text).toContain(es.troubles.pilling.text.slice(0, 40));
  });
});

describe('a mark that is not listed', () => {
  it('is told of with what helps against any, and the wash is only offered', async () => {
    const answer = await lastOf('spilled fluoride gel on my blue pants ugh');
    expect(answer.text).toContain(en.unknown);
    expect(answer.memory.pending).toBeUndefined();
    expect(answer.actions.map(({ label }) => label)).toContain('Mark the blue cotton pants as in the wash');
  });

  it('is asked about by a pronoun', async () => {
    const { text } = await lastOf('spilled fluoride gel on my blue pants ugh', 'how do i get it out');
    expect(text).toContain(en.unknown);
  });
});

describe.each(Object.entries({ de, en, es, fr, no }))('the rows in %s', (_, tables) => {
  it('have words in lower case, and whole sentences', () => {
    for (const table of [tables.stains, tables.troubles, tables.cloths])
      for (const { words, text } of Object.values<{ words: string; text: string }>(table)) {
        expect(words).toBe(words.toLowerCase());
        expect(words.split(', ').every((word) => word.trim() === word && word.length > 1)).toBe(true);
        expect(text).toMatch(/^\p{Lu}.*[.!]$/su);
      }
    expect(tables.unknown).toMatch(/^\p{Lu}.*[.!]$/su);
  });
});
