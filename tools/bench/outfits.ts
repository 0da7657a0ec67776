import { findOutfits } from '@drape/engine/stylist/outfit/find-outfits';
import { bestByTrial } from '@drape/engine/stylist/outfit/search/best-by-trial.testing';
import { randomRequest } from '@drape/engine/stylist/outfit/testing/random-wardrobe.testing';
import { median, quantile } from './statistics.ts';

export type OutfitTimes = {
  items: number;
  medianMs: number;
  /** Processor time of the same: what the median is on a machine with nothing else to do. */
  processorMs: number;
  p90Ms: number;
  withAlternativesMs: number;
  /** Share of the searches that proved their result to be the best. */
  proven: number;
};

const rounds = 40;

/** Milliseconds from a wardrobe to its best outfit, alone and with two alternatives, over random wardrobes and events. */
export function measureOutfits(items: number): OutfitTimes {
  const best: number[] = [];
  const whole: number[] = [];
  const processor: number[] = [];
  let proven = 0;
  let answered = 0;
  for (let seed = -5; seed < rounds; seed++) {
    const request = randomRequest(items, Math.abs(seed));
    const used = process.cpuUsage();
    const start = performance.now();
    const answer = findOutfits({ ...request, alternatives: 0 });
    const between = performance.now();
    const { user, system } = process.cpuUsage(used);
    findOutfits(request);
    const end = performance.now();
    if (seed < 0 || !answer.ok) continue;
    best.push(between - start);
    processor.push((user + system) / 1000);
    whole.push(end - between);
    answered++;
    if (answer.optimal) proven++;
  }
  return {
    items,
    medianMs: median(best),
    processorMs: median(processor),
    p90Ms: quantile(best, 0.9),
    withAlternativesMs: median(whole),
    proven: proven / answered,
  };
}

/** How many times longer it takes to try every combination of a small wardrobe than to search it. */
export function measureTrial(): { items: number; combinations: number; ratio: number } {
  const items = 80;
  const ratios: number[] = [];
  const tried: number[] = [];
  for (let seed = 0; seed < 9; seed++) {
    const request = { ...randomRequest(items, seed), eventType: 'casual' as const, alternatives: 0 };
    const start = performance.now();
    findOutfits(request);
    const between = performance.now();
    const trial = bestByTrial(request);
    const end = performance.now();
    if (seed < 2 || !trial) continue;
    ratios.push((end - between) / (between - start));
    tried.push(trial.tried);
  }
  return { items, combinations: median(tried), ratio: median(ratios) };
}
