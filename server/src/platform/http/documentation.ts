import type { Endpoint } from '@drape/contract/wire/endpoint';
import { endpoints } from '@drape/contract/wire/endpoints';
import fastifySwagger, { type StaticDocumentSpec } from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { describeApi } from './openapi/describe-api.ts';

const chosen = (isChosen: (endpoint: Endpoint) => boolean) =>
  Object.fromEntries(Object.entries<Endpoint>(endpoints).filter(([, endpoint]) => isChosen(endpoint)));

/** The API in two descriptions: for everybody, and what only administrators use. */
export function apiDescriptions(version: string) {
  return {
    everybody: describeApi(
      chosen(({ access }) => access !== 'admin'),
      version,
    ),
    administrators: describeApi(
      chosen(({ access }) => access === 'admin'),
      version,
    ),
  };
}

/**
 * OpenAPI 3.1 at `/api/openapi.json` and `/api/openapi-admin.json`, and a page that shows it at `/api/docs`. It is
 * written when it is first asked for: that takes a third of a second, which no start should wait for.
 */
export async function registerDocumentation(api: FastifyInstance, version: string): Promise<void> {
  let written: ReturnType<typeof apiDescriptions> | undefined;
  const descriptions = () => {
    written ??= apiDescriptions(version);
    return written;
  };
  const placeholder = { openapi: '3.1.0', info: { title: 'Drape', version } };
  await api.register(fastifySwagger, {
    mode: 'static',
    specification: { document: placeholder as StaticDocumentSpec['document'] },
  });
  await api.register(fastifySwaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    uiConfig: { docExpansion: 'list' },
    transformSpecification: () => descriptions().everybody,
    transformSpecificationClone: false,
  });
  api.get('/openapi.json', async () => descriptions().everybody);
  api.get('/openapi-admin.json', async () => descriptions().administrators);
}
