import { colourProfileEndpoints } from '@drape/contract/profile/colour-profile';
import { preferencesEndpoints } from '@drape/contract/profile/preferences';
import { profileEndpoints } from '@drape/contract/profile/profile';
import type { Mount } from '../../platform/http/mount.ts';
import type { ProfileService } from './service.ts';

export function mountProfile(mount: Mount, profile: ProfileService): void {
  mount(profileEndpoints.getProfile, (_input, { principal }) => profile.find(principal));
  mount(profileEndpoints.updateProfile, ({ body }, { principal }) => profile.update(principal, body));
  mount(profileEndpoints.uploadAvatar, ({ file }, { principal }) => profile.setAvatar(principal, file.bytes));
  const { preferences, colours } = profile;
  mount(preferencesEndpoints.getPreferences, (_input, { principal }) => preferences.find(principal));
  mount(preferencesEndpoints.updatePreferences, ({ body }, { principal }) =>
    preferences.update(principal, body),
  );
  mount(preferencesEndpoints.getStyleGuide, (_input, { principal }) => preferences.styleGuide(principal));
  mount(preferencesEndpoints.rewriteStyleGuide, (_input, { principal }) =>
    preferences.rewriteGuide(principal),
  );
  mount(colourProfileEndpoints.getColourProfile, (_input, { principal }) => colours.find(principal));
  mount(colourProfileEndpoints.setColourProfile, ({ body }, { principal }) => colours.set(principal, body));
  mount(colourProfileEndpoints.deleteColourProfile, (_input, { principal }) => colours.remove(principal));
}
