import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** OpenAPI 3.1 at `/api/openapi.json` and a page that shows it at `/api/docs`. Register before the endpoints. */
export async function registerDocumentation(api: FastifyInstance, version: string): Promise<void> {
  await api.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Drape',
        version,
        description: 'The API of Drape. Every answer is wrapped as { success, message?, data }.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });
  await api.register(fastifySwaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    uiConfig: { docExpansion: 'list' },
  });
  api.get('/openapi.json', { schema: { hide: true } }, async () => api.swagger());
}
