import { expect, it } from 'vitest';
import { type Finding, findingReliability, modelLeads } from './finding-reliability.ts';

it('a model that sees leads on all that the engine is unsure of, and on nothing else', () => {
  const findings = Object.keys(findingReliability.findings) as Finding[];
  const led = findings.filter(modelLeads);
  expect(led).toEqual(['kind', 'pieces', 'color', 'pattern', 'fabric', 'fit', 'accessories', 'rating']);
  expect(findings.filter((finding) => !led.includes(finding))).toEqual(['color_value', 'area']);
});
