import { membershipEndpoints } from '@drape/contract/membership';
import type { Mount } from '../../platform/http/mount.ts';
import type { MembershipService } from './service.ts';

export function mountMembership(mount: Mount, membership: MembershipService): void {
  mount(membershipEndpoints.pricingTier, async (_input, { principal }) => membership.pricingTier(principal));
}
