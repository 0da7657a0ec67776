import { describe, expect, test } from 'vitest';
import english from '../../wording/sayings.en.json' with { type: 'json' };
import { judge } from '../judging/judge.ts';
import { scoreLook } from '../judging/score-look.ts';
import { sampleLook } from '../sample-look.ts';
import { composedLook } from '../voice/testing/composed-looks.testing.ts';
import { correctLook } from '../worn/correct-look.ts';
import { critiqueOf } from './critique.ts';
import { meets } from './needs.ts';
import { praiseReasons, problemReasons } from './reasons.ts';
import { chooseSaying } from './sayings.ts';

const winter = { date: '2026-01-15', country: 'US' };
const summer = { date: '2026-07-15', country: 'US' };

type Typed = Parameters<typeof correctLook>[1][number];
const piece = (kind: Typed['kind'], color: Typed['color']): Typed => ({
  from: [],
  kind,
  color,
  pattern: 'solid',
});
const wearing = (...typed: Typed[]) =>
  correctLook({ ...sampleLook(3), subject: 'worn', regions: [], unseen: [] }, typed).look;
const inSandals = wearing(
  piece('coat', 'camel'),
  piece('knit', 'cream'),
  piece('jeans', 'navy'),
  piece('sandals', 'black'),
);

describe('the sentences', () => {
  const outfit = critiqueOf(scoreLook(composedLook(1), winter), winter).outfit;
  const [lead, other] = outfit.pieces;

  test('have reasons, slots and needs that are known, and are whole', () => {
    const reasons = new Set<string>([...problemReasons, ...praiseReasons]);
    const slots = /^\{(?:new|newColor|a?(?:lead|other)(?:Noun|Color|Pattern)?)\}$/i;
    if (!lead) throw new Error('the outfit has no pieces');
    for (const { id, text, reason, needs, place, other: second } of english.sayings) {
      if (place !== 'change') expect(reasons, id).toContain(reason);
      for (const [slot] of text.matchAll(/\{[^}]*\}/g)) expect(slot, id).toMatch(slots);
      expect(/\{a?other/i.test(text), id).toBe(second !== undefined);
      expect(text, id).toMatch(/[.!]$/);
      for (const need of needs) meets(need, { pieces: outfit.pieces, lead, other });
    }
    expect(new Set(english.sayings.map(({ id }) => id)).size).toBe(english.sayings.length);
  });

  test('are said only where what they take for granted is true', () => {
    let asked = 0;
    for (let number = 0; number < 60; number++) {
      const scored = scoreLook(composedLook(number), winter);
      const { outfit: worn, praises } = critiqueOf(scored, winter);
      for (const option of praises.slice(0, 10)) {
        const wanted = {
          place: 'praise',
          tiers: ['problem', 'good', 'great'],
          known: [],
          seed: 'seed',
        } as const;
        const chosen = chooseSaying({ ...wanted, rating: scored.rating, pieces: worn.pieces }, [option]);
        if (!chosen) continue;
        asked++;
        const saying = english.sayings.find(({ id }) => id === chosen.id);
        for (const need of saying?.needs ?? [])
          expect(meets(need, { pieces: worn.pieces, lead: option.lead, other: option.other }), need).toBe(
            true,
          );
      }
    }
    expect(asked).toBeGreaterThan(50);
  });

  test('are the same for the same outfit, and leave no slot open', () => {
    for (let number = 0; number < 80; number++) {
      const [one, same] = [judge(composedLook(number), winter), judge(composedLook(number), winter)];
      expect(one.summary).toBe(same.summary);
      for (const text of [one.summary, one.evidence.verdict?.best ?? '', ...one.suggestions])
        expect(text).not.toMatch(/[{}]|undefined/);
    }
  });
});

describe('what is held against an outfit', () => {
  test('is first what is made for another season', () => {
    const reasonsIn = (context: typeof winter) =>
      critiqueOf(scoreLook(inSandals, context), context).problems.map(({ reason, lead }) => [
        reason,
        lead.garment.noun,
      ]);
    expect(reasonsIn(winter)[0]).toEqual(['other-season', 'sandals']);
    expect(reasonsIn(summer)).not.toContainEqual(['other-season', 'sandals']);
  });

  test('is nothing where there is a single piece', () => {
    const alone = wearing(piece('coat', 'camel'));
    const { problems, praises, blame } = critiqueOf(scoreLook(alone, winter), winter);
    expect([problems, praises, blame.size]).toEqual([[], [], 0]);
  });
});

describe('what stylists would change', () => {
  test('puts nobody in what only women wear, where nothing worn says so', () => {
    const suited = wearing(piece('blazer', 'navy'), piece('shirt', 'white'), piece('leggings', 'grey'));
    for (const look of [inSandals, suited])
      for (const { text } of judge(look, winter).evidence.raises)
        expect(text).not.toMatch(/\b(?:skirt|blouse|pumps|ballet flats|clutch)\b/);
  });

  test('raises the rating that is shown beside it', () => {
    let changes = 0;
    for (let number = 0; number < 120; number++) {
      const { overallRating, evidence } = judge(composedLook(number), winter);
      for (const { kind, rating } of evidence.raises.filter(
        ({ kind }) => kind === 'retexture' || kind === 'shoes',
      )) {
        changes++;
        expect(rating, kind).toBeGreaterThan(overallRating);
      }
    }
    expect(changes).toBeGreaterThan(20);
  });
});
