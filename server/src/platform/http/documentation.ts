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

/** The page that shows a description: a server of its own, whose libraries are large and seldom needed. */
async function openPages(version: string, everybody: object): Promise<FastifyInstance> {
  const { default: fastifySwagger } = await import('@fastify/swagger');
  const { default: fastifySwaggerUi } = await import('@fastify/swagger-ui');
  const pages = fastify();
  const placeholder = { openapi: '3.1.0', info: { title: 'Drape', version } };
  await pages.register(
    async (api) => {
      await api.register(fastifySwagger, {
        mode: 'static',
        specification: { document: placeholder as StaticDocumentSpec['document'] },
      });
      await api.register(fastifySwaggerUi, {
        routePrefix: '/docs',
        staticCSP: true,
        uiConfig: { docExpansion: 'list' },
        transformSpecification: () => everybody,
        transformSpecificationClone: false,
      });
    },
    { prefix: '/api' },
  );
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
    if (answer.statusCode === 404) return reply.callNotFound();
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    reply.status(answer.statusCode).headers(answer.headers);
    if (answer.rawPayload.length === 0) return reply.send();
    return reply.send(isJson ? answer.payload : answer.rawPayload);
  };
  api.get('/docs', sendPage);
  api.get('/docs/*', sendPage);
  api.get('/openapi.json', async () => descriptions().everybody);
  api.get('/openapi-admin.json', async () => descriptions().administrators);
}
