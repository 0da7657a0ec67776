import { describe, expect, test } from 'vitest';
import { findOutfits } from './find-outfits.ts';
import { readTraits } from './garments/item-traits.ts';
import type { Outfit, OutfitAnswer, OutfitFound, OutfitRequest } from './outfit.ts';
import { scoreOutfit } from './score-outfit.ts';
import { bestByTrial } from './search/best-by-trial.testing.ts';
import { randomRequest, randomWardrobe } from './testing/random-wardrobe.testing.ts';
import { sixtyItems } from './testing/sixty-items.testing.ts';

const seeds = Array.from({ length: 60 }, (_, k) => k + 1);
const mainOnly = ['top', 'bottom', 'dress', 'mid', 'outer', 'shoes'];
const mains = ({ slots }: Outfit) => mainOnly.flatMap((slot) => slots[slot] ?? []);

function found(answer: OutfitAnswer): OutfitFound {
  if (!answer.ok) throw new Error(answer.sentence);
  return answer;
}

const day: Pick<OutfitRequest, 'date' | 'weather' | 'preferences' | 'recent' | 'seed'> = {
  date: '2026-10-10',
  weather: { feltC: 16, minC: 12, maxC: 18, rainMm: 0, rainChance: 0.1, windKmh: 8, source: 'forecast' },
  preferences: { styles: [], colours: [] },
  recent: [],
  seed: 7,
};
const rain = { ...day.weather, rainMm: 5, rainChance: 0.9 };

describe('the search', () => {
  test('no combination that can be tried is better, over 200 random wardrobes', () => {
    let compared = 0;
    for (let seed = 1; seed <= 200; seed++) {
      const request = { ...randomRequest(10 + (seed % 12), seed), alternatives: 0 };
      const answer = findOutfits(request);
      const best = bestByTrial(request);
      expect(answer.ok, `seed ${seed}`).toBe(best !== undefined);
      if (!answer.ok || best === undefined) continue;
      compared++;
      expect(answer.optimal).toBe(true);
      expect(answer.worth, `seed ${seed}`).toBeCloseTo(best.worth, 7);
    }
    expect(compared).toBeGreaterThan(120);
  });

  test('a combination built by hand scores as the search scored it', () => {
    for (const seed of seeds.slice(0, 25)) {
      const request = randomRequest(40, seed);
      const answer = findOutfits(request);
      if (!answer.ok) continue;
      for (const outfit of [answer.best, ...answer.alternatives])
        expect(scoreOutfit(request, outfit.itemIds).score).toBeCloseTo(outfit.score, 9);
    }
  });

  test('a search that is cut short says how much better an outfit could be', () => {
    const request = randomRequest(400, 9);
    const whole = found(findOutfits({ ...request, alternatives: 0 }));
    const cut = found(findOutfits({ ...request, alternatives: 0, timeLimitMs: 0 }));
    expect(cut.best.score + cut.gap).toBeGreaterThanOrEqual(whole.best.score - 1e-7);
    expect(cut.optimal).toBe(cut.gap === 0);
  });
});

describe('rules', () => {
  test('no boots in the heat, no flats in the cold or in steady rain, where there are other shoes', () => {
    const kindOf = (weather: OutfitRequest['weather'], eventType: OutfitRequest['eventType']) => {
      const answer = found(findOutfits({ ...day, items: sixtyItems, eventType, weather }));
      return [answer.best, ...answer.alternatives].map(({ slots }) => {
        const shoes = sixtyItems.filter(({ id }) => id === slots.shoes);
        return readTraits(shoes[0]).kind;
      });
    };
    const hot = { ...day.weather, feltC: 30 };
    const cold = { ...day.weather, feltC: 3 };
    for (const event of ['business', 'casual', 'date', 'travel'] as const) {
      for (const kind of kindOf(hot, event)) expect(kind).not.toMatch(/boots/);
      for (const weather of [cold, rain])
        for (const kind of kindOf(weather, event)) expect(kind).not.toMatch(/^(flats|sandals|slides)$/);
    }
  });

  test('garments that look alike count as one: no alternative merely takes the other white shirt', () => {
    const twins = sixtyItems.map((item) => ({ ...item, id: `${item.id}-twin` }));
    const request = { ...day, items: [...sixtyItems, ...twins], eventType: 'casual' as const };
    const plain = (outfit: Outfit) => mains(outfit).map((id) => id.replace(/-twin$/, ''));
    const answer = found(findOutfits(request));
    const [best, ...others] = [answer.best, ...answer.alternatives].map(plain);
    for (const other of others) expect(other.filter((id) => !best.includes(id)).length).toBeGreaterThan(1);
    const again = found(findOutfits({ ...request, recent: [answer.best.itemIds] }));
    expect(plain(again.best)).not.toEqual(best);
  });

  test('a locked item is always in, and an excluded or unavailable one never', () => {
    for (const seed of seeds) {
      const request = randomRequest(40, seed);
      const available = request.items.filter(({ available }) => available);
      const locked = available[seed % available.length].id;
      const excluded = available[(seed * 7 + 1) % available.length].id;
      if (locked === excluded) continue;
      const answer = findOutfits({ ...request, locked: [locked], excluded: [excluded] });
      if (!answer.ok) continue;
      const unavailable = new Set(request.items.filter((item) => !item.available).map(({ id }) => id));
      for (const outfit of [answer.best, ...answer.alternatives]) {
        expect(outfit.itemIds).toContain(locked);
        expect(outfit.itemIds).not.toContain(excluded);
        expect(outfit.itemIds.filter((id) => unavailable.has(id))).toEqual([]);
      }
    }
  });

  test('rain never gets suede when there are other shoes for the event', () => {
    for (const seed of seeds.slice(0, 30)) {
      const request = { ...randomRequest(60, seed), weather: rain };
      const answer = findOutfits(request);
      // Nobody works out in loafers, whatever the weather.
      if (!answer.ok || request.eventType === 'workout') continue;
      const shoes = request.items.find(({ id }) => id === answer.best.slots.shoes);
      if (shoes?.material !== 'suede') continue;
      const others = found(findOutfits({ ...request, excluded: [shoes.id] }));
      const next = request.items.find(({ id }) => id === others.best.slots.shoes);
      const spoken = answer.best.reasons.some((reason) => reason.includes('rain'));
      expect(spoken || next?.material === 'suede', `seed ${seed}`).toBe(true);
    }
  });

  test('in rain the leather shoes are taken though the suede ones match the bag', () => {
    const items = sixtyItems.filter(({ category, id }) => category !== 'shoes' || /loafers|brogues/.test(id));
    const { best } = found(findOutfits({ ...day, items, eventType: 'business', weather: rain }));
    expect(best.slots.shoes).toBe('dark-brown-brogues');
  });

  test('what was worn in the last two weeks is not planned again, another coat or not', () => {
    const request: OutfitRequest = { ...day, items: sixtyItems, eventType: 'business' };
    const { best } = found(findOutfits(request));
    const again = found(findOutfits({ ...request, recent: [[...best.itemIds, 'camel-wool-coat']] }));
    expect(new Set(mains(again.best))).not.toEqual(new Set(mains(best)));
  });

  test('alternatives differ from the best and from each other in two main garments', () => {
    for (const seed of seeds.slice(0, 30)) {
      const answer = findOutfits(randomRequest(60, seed));
      if (!answer.ok) continue;
      const all = [answer.best, ...answer.alternatives].map(mains);
      for (const [k, first] of all.entries())
        for (const second of all.slice(k + 1)) {
          const fresh = second.filter((id) => !first.includes(id)).length;
          const gone = first.filter((id) => !second.includes(id)).length;
          expect(Math.max(fresh, gone)).toBeGreaterThanOrEqual(2);
        }
    }
  });

  test('where no shoes suit the event the nearest are taken, and a reason says so', () => {
    const items = sixtyItems.filter(
      ({ category, id }) => category !== 'shoes' || id === 'white-leather-sneakers',
    );
    const { best } = found(findOutfits({ ...day, items, eventType: 'formal' }));
    expect(best.slots.shoes).toBe('white-leather-sneakers');
    expect(best.reasons[0]).toBe('You don’t own formal shoes yet; these are the closest.');
  });

  test('a wardrobe without shoes is answered with the slot that is empty', () => {
    const items = sixtyItems.filter(({ category }) => category !== 'shoes');
    expect(findOutfits({ ...day, items, eventType: 'casual' })).toMatchObject({
      ok: false,
      emptySlot: 'shoes',
    });
    expect(findOutfits({ ...day, items: [], eventType: 'casual' })).toMatchObject({
      ok: false,
      emptySlot: 'top',
    });
  });

  test('what is in the wash is told apart from what was never there', () => {
    const sentenceOf = (items: OutfitRequest['items']) => {
      const answer = findOutfits({ ...day, items, eventType: 'casual' });
      return answer.ok ? '' : answer.sentence;
    };
    const inTheWash = sixtyItems.map((item) => ({ ...item, available: item.category !== 'shoes' }));
    expect(sentenceOf(inTheWash)).toContain('bring one back from the wash');
    expect(sentenceOf(sixtyItems.filter(({ category }) => category !== 'shoes'))).toContain('yet');
    expect(sentenceOf([])).toContain('yet');
  });

  test('two pairs of trousers that are both locked are answered with both names', () => {
    const answer = findOutfits({
      ...day,
      items: sixtyItems,
      eventType: 'casual',
      locked: ['beige-chinos', 'olive-chinos'],
    });
    expect(answer).toMatchObject({ ok: false, emptySlot: 'bottom' });
    expect(!answer.ok && answer.sentence).toMatch(/beige chinos.*olive chinos/);
  });
});

describe('the answer', () => {
  test('the same seed gives the same plan, whatever the order of the items', () => {
    for (const seed of seeds.slice(0, 20)) {
      const request = randomRequest(50, seed);
      const turned = { ...request, items: [...request.items].reverse() };
      expect(findOutfits(turned)).toEqual(findOutfits(request));
    }
  });

  test('the seed decides between equals only', () => {
    const twins = randomWardrobe(40, 3).map((item) => ({ ...item, available: true }));
    const items = [...twins, ...twins.map((item) => ({ ...item, id: `${item.id}-twin` }))];
    const scores = seeds
      .slice(0, 12)
      .map((seed) => found(findOutfits({ ...day, items, eventType: 'other', seed })).best);
    expect(new Set(scores.map(({ score }) => score.toFixed(9))).size).toBe(1);
    expect(new Set(scores.map(({ itemIds }) => itemIds.join())).size).toBeGreaterThan(1);
  });

  test('the weights sum to 1 and every term has a sentence', () => {
    for (const seed of seeds.slice(0, 25)) {
      const answer = findOutfits(randomRequest(60, seed));
      if (!answer.ok) continue;
      const { terms } = answer.best;
      expect(terms.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9);
      for (const { text, score: own } of terms) {
        expect(text).toMatch(/^\S.*[.!?…]$/);
        expect(own).toBeGreaterThanOrEqual(0);
        expect(own).toBeLessThanOrEqual(100 + 1e-9);
      }
      expect(answer.confidence).toBeLessThanOrEqual(100);
      expect(answer.best.score).toBeLessThanOrEqual(1);
    }
  });

  test('a guess of the weather makes the plan less certain than a forecast', () => {
    const request: OutfitRequest = { ...day, items: sixtyItems, eventType: 'business' };
    const sure = found(findOutfits(request));
    const guess = found(findOutfits({ ...request, weather: { ...day.weather, source: 'unknown' } }));
    expect(guess.best.chance).toBeLessThan(sure.best.chance);
  });
});

describe('a wardrobe of sixty', () => {
  const plan = (eventType: OutfitRequest['eventType'], date: string, feltC: number, wet = false) =>
    found(
      findOutfits({
        ...day,
        items: sixtyItems,
        eventType,
        date,
        weather: { ...(wet ? rain : day.weather), feltC, minC: feltC - 3, maxC: feltC + 3 },
      }),
    ).best;

  test('a winter wedding gets a coat and formal shoes', () => {
    const best = plan('formal', '2026-12-12', 1);
    expect(best.slots.outer).toMatch(/coat/);
    expect(best.slots.shoes).toMatch(/oxfords|pumps|brogues/);
  });

  test('a summer office day gets light cloth and no coat', () => {
    const best = plan('business', '2026-07-14', 29);
    expect(best.slots.outer).toBeUndefined();
    expect(best.itemIds.join()).not.toMatch(/wool|knit|boots/);
  });

  test('a rainy date gets something over it and an umbrella, and no suede', () => {
    const best = plan('date', '2026-10-10', 11, true);
    expect(best.slots.outer).toBeDefined();
    expect(best.slots.umbrella).toBe('black-umbrella');
    expect(best.itemIds).not.toContain('brown-suede-loafers');
  });

  test('a hike gets clothes made for moving', () => {
    const best = plan('workout', '2026-10-03', 8);
    expect(best.slots.shoes).toMatch(/hiking-boots|running-shoes/);
    expect(best.slots.bottom).toMatch(/hiking-trousers|running-tights/);
  });
});
