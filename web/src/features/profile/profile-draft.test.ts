import { expect, test } from 'vitest';
import { aProfile } from '../../testing/samples.ts';
import { changedParts, changeOf, fieldsOf } from './profile-draft.ts';

const fields = fieldsOf(aProfile({ country: 'GB', home_town: null, units: 'metric', version: 4 }));

test('only what differs from what is stored counts as changed', () => {
  expect(changedParts(fields, { username: fields.username, home_town: 'Leeds' })).toEqual({
    home_town: 'Leeds',
  });
  expect(changedParts(fields, {})).toEqual({});
});

test('an emptied choice is sent as null, together with the version it was made on', () => {
  expect(changeOf({ country: '', units: '', home_town: '  ', community: false }, 4)).toEqual({
    country: null,
    units: null,
    home_town: null,
    community: false,
    version: 4,
  });
});

test('what was not touched is not sent', () => {
  expect(changeOf({ full_name: 'Ada M.' }, 4)).toEqual({ full_name: 'Ada M.', version: 4 });
});
