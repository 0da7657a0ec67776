import { describe, expect, it } from 'vitest';
import { topics } from '../../knowledge/topics/all-topics.ts';
import { explain } from '../topics/compose-explanation.ts';
import { searchTopics } from '../topics/search-topics.ts';
import { readDays } from './read-day.ts';
import { readPlace } from './read-place.ts';
import { readQuestion } from './read-question.ts';
import { readTemperature } from './read-temperature.ts';

const today = '2026-10-15';

function explained(question: string): string {
  const [found] = searchTopics(question, 1);
  return found ? explain(question, found).text : '';
}

describe('topics', () => {
  it('have each a title of their own and plain sentences', () => {
    expect(new Set(topics.map(({ title }) => title)).size).toBe(topics.length);
    for (const { title, text } of topics) expect(text, title).toMatch(/^[A-Z“].{40,}[.”]$/s);
  });

  it.each([
    ['why does my polyester shirt pong', /smell/i],
    ['my jumper came out of the wash tiny', /conditioner|stretch/],
    ['puffer in clumps after the machine', /tennis balls/],
    ['can i bung cashmere in the dryer', /cashmere.*(never|not).*dry/is],
    ['how do I iorn a linnen shirt', /linen|iron/i],
  ])('are found in everyday words: %s', (question, fact) => {
    expect(explained(question)).toMatch(fact);
  });

  it('tell of both things that a question joins', () => {
    expect(explained('spilled red wine on my silk blouse')).toMatch(/silk[\s\S]*wine|wine[\s\S]*silk/i);
  });

  it('stay short', () => {
    for (const question of ['wool', 'wedding guest', 'black', 'how do I wash a wool coat in the rain'])
      expect(explained(question).split(/[.!?]\s/).length, question).toBeLessThanOrEqual(10);
  });
});

describe('a question for leave or duty', () => {
  it.each([
    ['can I wear white to a wedding?', /^No\./],
    ['is it rude to wear white to a wedding?', /^Yes\./],
    ['is it wrong to wear black to a wedding?', /^No\./],
    ['do I have to wear tights to a wedding?', /^No\./],
    ['what about white at weddings', /^(?!Yes|No)/],
  ])('%s', (question, beginning) => {
    expect(explained(question)).toMatch(beginning);
  });
});

describe('days, places and temperatures', () => {
  it.each([
    ['sat week', '2026-10-24', '2026-10-24'],
    ['in a fortnight', '2026-10-29', '2026-10-29'],
    ['between now and sunday', '2026-10-15', '2026-10-18'],
    ['on christmas day', '2026-12-25', '2026-12-25'],
    ['in ten minutes', '2026-10-15', '2026-10-15'],
  ])('reads %s', (text, first, last) => {
    expect(readDays(text, today)).toMatchObject({ first, last });
  });

  it('knows places without a preposition, and no clothes for places', () => {
    expect(readPlace('and what about dubai?')).toBe('Dubai');
    expect(readPlace('do I have an oxford shirt')).toBeUndefined();
    expect(readPlace('smart but in trainers')).toBeUndefined();
  });

  it.each([
    ['pretend its 27 degrees', 27],
    ['its -5 outside', -5],
    ['80 degrees fahrenheit', 27],
    ['wash it at 30 degrees', undefined],
    ['10 degrees below zero', -10],
  ])('reads the temperature of "%s"', (text, celsius) => {
    expect(readTemperature(text)).toBe(celsius);
  });

  it('reads dialect, but not the maker COS', () => {
    expect(readQuestion('have I got owt red', today).plain).toBe('have i got anything red');
    expect(readQuestion('anything from COS', today).plain).toContain('cos');
  });
});
