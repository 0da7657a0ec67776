import { expect, test } from 'vitest';
import { cieLabToOkLab, okLabToCieLab } from './cie-lab.ts';
import { hexToOkLab } from './oklab.ts';

test('every colour of the screen comes back from CIELAB within 0.001', () => {
  const levels = ['00', '33', '66', '99', 'cc', 'ff'];
  for (const red of levels)
    for (const green of levels)
      for (const blue of levels) {
        const colour = hexToOkLab(`#${red}${green}${blue}`);
        const back = cieLabToOkLab(okLabToCieLab(colour));
        for (const channel of [0, 1, 2] as const)
          expect(Math.abs(back[channel] - colour[channel])).toBeLessThan(0.001);
      }
});

test('white has a lightness of 100 and no chroma', () => {
  const [l, a, b] = okLabToCieLab(hexToOkLab('#ffffff'));
  expect(l).toBeCloseTo(100, 2);
  expect(Math.hypot(a, b)).toBeLessThan(0.05);
});
