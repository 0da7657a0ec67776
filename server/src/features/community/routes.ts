import { communityEndpoints } from '@drape/contract/community/community';
import type { Mount } from '../../platform/http/mount.ts';
import type { CommunityService } from './service.ts';

export function mountCommunity(mount: Mount, community: CommunityService): void {
  mount(communityEndpoints.leaderboard, async () => {
    const leaderboard = await community.leaderboard();
    return { leaderboard, total: leaderboard.length };
  });
  mount(communityEndpoints.fashionIcon, async () => ({ fashion_icon: await community.fashionIcon() }));
}
