import { describe, expect, it } from 'vitest';
import { conversationIn } from '../conversation/conversation.testing.ts';
import { contextOf, piece } from '../wardrobe.testing.ts';

const items = [
  piece('trench', 'Navy trench', {
    category: 'outerwear',
    subcategory: 'trench',
    colour: 'navy',
    size: 'M',
    timesWorn: 4,
  }),
  piece('mac', 'Beige mac', { category: 'outerwear', subcategory: 'raincoat', colour: 'beige' }),
  piece('twinset', 'Lavender twinset', { category: 'top', subcategory: 'knit', colour: 'purple' }),
  piece('blouse', 'Cream blouse', { category: 'shirt', subcategory: 'blouse', colour: 'cream' }),
  piece('slacks', 'Gray slacks', { category: 'pants', subcategory: 'trousers', colour: 'grey' }),
  piece('brogues', 'Oxblood brogues', { category: 'shoes', subcategory: 'oxfords', colour: 'burgundy' }),
  piece('squeaky', 'The shoes that squeak', { category: 'shoes', subcategory: 'loafers', colour: 'black' }),
];
const context = contextOf(items, '2026-11-28');
const { ask, lastOf } = conversationIn(context);

describe('what is asked of one garment', () => {
  it('is the field that is asked for', async () => {
    expect((await ask('what size is the navy trench?')).text).toBe('Navy trench: size M.');
    expect((await ask('what brand is the beige mac?')).text).toBe('Beige mac: no brand is noted.');
  });

  it('is asked of the garment spoken of', async () => {
    expect((await lastOf('where is my navy trench?', 'what size is it?')).text).toBe('Navy trench: size M.');
  });
});

describe('care', () => {
  it('goes by what happened, and not by the name of the garment', async () => {
    const answer = await ask("I've dropped marmalade on the lavender twinset, how do I get it out?");
    expect(answer.text).toMatch(/^Scrape it off/);
    expect(answer.text).not.toMatch(/moth/i);
  });

  it('is told in one answer', async () => {
    const { text } = await ask('how do i get beetroot out of the cream blouse?');
    expect(text).toMatch(/cold water/);
    expect(text.split('\n')).toHaveLength(1);
  });
});

describe('a remark', () => {
  it.each([
    "the robin's back on the fence this morning",
    'been pulling pints 30 years and never knew that',
    '31 years married in august would you believe',
  ])('wants no garment: %s', async (text) => {
    for (const answer of [await ask(text), await lastOf('what should i wear today', text)]) {
      expect(answer.cards).toEqual([]);
      expect(answer.actions).toEqual([]);
      expect(answer.text.length).toBeLessThan(60);
    }
  });

  it('leaves what was shown as it was', async () => {
    const before = await ask('what should i wear today');
    const after = await ask("the robin's back on the fence this morning", before.memory);
    expect(after.memory.outfit).toEqual(before.memory.outfit);
  });

  it('is none where help is asked for', async () => {
    expect((await ask('wine all over the cream blouse help')).text).not.toMatch(
      /^(?:Fair enough|I hear you)/,
    );
  });
});

describe('what is refused and not worn', () => {
  it('leaves the outfit as it is', async () => {
    const before = await ask('an outfit for tomorrow with the oxblood brogues');
    const after = await ask('anything but the shoes that squeak', before.memory);
    expect(after.text).toMatch(/without it already/);
    expect(after.memory.outfit?.itemIds).not.toContain('squeaky');
    expect(after.memory.wish?.excluded).toContain('squeaky');
  });
});

describe('a new one of what is spoken of', () => {
  it('gets advice on how to choose it', async () => {
    const { text } = await lastOf('how old is the beige mac?', 'i should get a new one, about 60 pounds');
    expect(text).toMatch(/^To replace the beige mac/);
    expect(text).toMatch(/second-hand/);
  });
});

describe('who has something', () => {
  it('is told by name, without the word before it', async () => {
    const { text } = await ask('mark the beige mac as lent to deshawn');
    expect(text).toMatch(/lent to Deshawn/);
  });
});

describe('an order for the calendar', () => {
  it('is asked about in a formal sentence, with its hour in words', async () => {
    const { text } = await ask(
      'Tragen Sie mir bitte für Dienstag um zehn Uhr einen Weg in die Putzerei ein.',
    );
    expect(text).toMatch(/^„Weg in die Putzerei“ am Dienstag, 1\. Dezember, 10:00 eintragen\?/);
  });

  it('is seen after something sad was told, too', async () => {
    const { text } = await lastOf(
      'Das hätte meine Frau gewusst. Bei solchen Dingen fehlt sie mir besonders.',
      'Tragen Sie mir bitte für Dienstag um zehn Uhr einen Weg in die Putzerei ein.',
    );
    expect(text).toMatch(/eintragen\?/);
  });
});
