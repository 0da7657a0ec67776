import { expect, test } from 'vitest';
import { checkLicenses, licenseFindings } from './licenses.ts';

test('every package of the lock file has a license that goes with the product', async () => {
  expect(await checkLicenses()).toBe('');
});

test('a license that does not go with it, or none, is found', () => {
  expect(
    licenseFindings({
      '': { license: 'AGPL-3.0-or-later' },
      server: {},
      'node_modules/free': { license: 'MIT' },
      'node_modules/either': { license: '(GPL-2.0-only OR MIT)' },
      'node_modules/both': { license: 'MIT AND SSPL-1.0' },
      'node_modules/unknown': {},
    }),
  ).toEqual(['node_modules/both: MIT AND SSPL-1.0', 'node_modules/unknown: no license given']);
});
