import { profileEndpoints } from '@drape/contract/profile';
import type { Mount } from '../../platform/http/mount.ts';
import type { ProfileService } from './service.ts';

export function mountProfile(mount: Mount, profile: ProfileService): void {
  mount(profileEndpoints.getProfile, (_input, { principal }) => profile.find(principal));
  mount(profileEndpoints.updateProfile, ({ body }, { principal }) => profile.update(principal, body));
  mount(profileEndpoints.uploadAvatar, ({ file }, { principal }) => profile.setAvatar(principal, file.bytes));
}
