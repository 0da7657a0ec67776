import { availableParallelism } from 'node:os';
import type { Load, OnePhoto } from './measures.ts';

export function row(name: string, value: number, unit: string, digits = 0): void {
  console.log(`  ${name.padEnd(46)} ${value.toFixed(digits).padStart(9)} ${unit}`);
}

export function reportPhoto(photoMiB: number, onePhoto: OnePhoto): void {
  console.log(`\nOne 12-megapixel JPEG (${photoMiB.toFixed(1)} MiB), median of 7 after 16`);
  row('request to answer, the first after a start', onePhoto.firstMs, 'ms');
  row('request to answer', onePhoto.requestMs, 'ms');
  for (const [name, ms] of Object.entries(onePhoto.stagesMs)) row(`  of it ${name}`, ms, 'ms', 1);
  row('bare decoding to 512 px, same run', onePhoto.bareDecodeMs, 'ms');
  row('ratio', onePhoto.ratio, '×', 1);
}

export function reportLoad(load: Load): void {
  console.log(`\nUnder load, ${availableParallelism()} cores`);
  row('analyses of that photo', load.analysesPerSecond, '/s', 1);
  row('light request meanwhile, median', load.lightP50Ms, 'ms', 1);
  row('light request meanwhile, p99', load.lightP99Ms, 'ms', 1);
}
