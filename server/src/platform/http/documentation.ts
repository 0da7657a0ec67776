import type { Endpoint } from '@drape/contract/wire/endpoint';
import { endpoints } from '@drape/contract/wire/endpoints';
import type { StaticDocumentSpec } from '@fastify/swagger';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
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

/** The page that shows a description: a server of its own, whose libraries are as large as the rest of a start. */
async function openPages(version: string, everybody: object): Promise<FastifyInstance> {
  const { default: fastifySwagger } = await import('@fastify/swagger');
  const { default: fastifySwaggerUi } = await import('@fastify/swagger-ui');
  const pages = fastify({ routerOptions: { ignoreTrailingSlash: true } });
  const placeholder = { openapi: '3.1.0', info: { title: 'Drape', version } };
  await pages.register(fastifySwagger, {
    mode: 'static',
    specification: { document: placeholder as StaticDocumentSpec['document'] },
  });
  await pages.register(fastifySwaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    uiConfig: { docExpansion: 'list' },
    transformSpecification: () => everybody,
    transformSpecificationClone: false,
  });
  return pages;
}

/**
 * OpenAPI 3.1 at `/api/openapi.json` and `/api/openapi-admin.json`, and a page that shows it at `/api/docs`. Both are
 * made when they are first asked for: the description alone takes a third of a second, which no start should wait for.
 */
export function registerDocumentation(api: FastifyInstance, version: string): void {
  let written: ReturnType<typeof apiDescriptions> | undefined;
  let opened: Promise<FastifyInstance> | undefined;
  const descriptions = () => {
    written ??= apiDescriptions(version);
    return written;
  };
  const sendPage = async ({ url, headers }: FastifyRequest, reply: FastifyReply) => {
    opened ??= openPages(version, descriptions().everybody);
    const answer = await (await opened).inject({ method: 'GET', url, headers });
    return reply.status(answer.statusCode).headers(answer.headers).send(answer.rawPayload);
  };
  api.get('/docs', sendPage);
  api.get('/docs/*', sendPage);
  api.get('/openapi.json', async () => descriptions().everybody);
  api.get('/openapi-admin.json', async () => descriptions().administrators);
}
