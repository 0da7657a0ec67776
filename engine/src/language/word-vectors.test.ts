import { describe, expect, it } from 'vitest';
import { meaningOf, tellingWords, wordDimensions } from './word-vectors.ts';

function likeness(a: string, b: string): number {
  const [x, y] = [meaningOf(a), meaningOf(b)];
  const dot = (u: Float32Array, v: Float32Array) => u.reduce((sum, value, k) => sum + value * v[k], 0);
  return dot(x, y) / Math.sqrt(dot(x, x) * dot(y, y));
}

describe('the meaning of words', () => {
  it('lies near for words of one thing and far for words of others', () => {
    expect(likeness('badminton', 'tennis')).toBeGreaterThan(likeness('badminton', 'funeral') + 0.3);
    expect(likeness('wedding', 'baptism')).toBeGreaterThan(likeness('wedding', 'engine') + 0.2);
    expect(likeness('hike', 'trail')).toBeGreaterThan(likeness('hike', 'lawyer') + 0.2);
  });

  it('is read from words in any spelling of case and number', () => {
    expect(meaningOf('Scrubs')).toEqual(meaningOf('scrubs'));
    expect(tellingWords('cardigan').size).toBe(1);
    expect(tellingWords('cardigann').size).toBe(0);
  });

  it('is nothing where no word is known', () => {
    expect([...meaningOf('')]).toEqual(new Array(wordDimensions).fill(0));
    expect([...meaningOf('xqzzv 🎉 42')]).toEqual(new Array(wordDimensions).fill(0));
  });
});
