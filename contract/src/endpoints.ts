import { accountEndpoints } from './account.ts';
import { analysisEndpoints } from './analysis.ts';
import type { Endpoint } from './endpoint.ts';
import type { EndpointName } from './paths.ts';
import { systemEndpoints } from './system.ts';

/** Every endpoint of the API by name. */
export const endpoints = {
  ...accountEndpoints,
  ...analysisEndpoints,
  ...systemEndpoints,
} satisfies Record<EndpointName, Endpoint>;

export type Endpoints = typeof endpoints;
