import { accountEndpoints } from './account.ts';
import { analysisEndpoints } from './analysis.ts';
import { communityEndpoints } from './community.ts';
import type { Endpoint } from './endpoint.ts';
import { membershipEndpoints } from './membership.ts';
import type { EndpointName } from './paths.ts';
import { profileEndpoints } from './profile.ts';
import { systemEndpoints } from './system.ts';

/** Every endpoint of the API by name. */
export const endpoints = {
  ...accountEndpoints,
  ...profileEndpoints,
  ...membershipEndpoints,
  ...communityEndpoints,
  ...analysisEndpoints,
  ...systemEndpoints,
} satisfies Record<EndpointName, Endpoint>;

export type Endpoints = typeof endpoints;
