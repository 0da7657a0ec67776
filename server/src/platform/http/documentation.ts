import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifySchema } from 'fastify';
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
    transform: (route) => withFileField(jsonSchemaTransform(route)),
  });
  await api.register(fastifySwaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    uiConfig: { docExpansion: 'list' },
  });
  api.get('/openapi.json', { schema: { hide: true } }, async () => api.swagger());
}

/** Forms are read as a stream and so carry no schema of their own; the documentation shows their file field. */
function withFileField<T extends { schema: FastifySchema | undefined }>(route: T): T {
  const consumes = route.schema?.consumes;
  if (!consumes?.includes('multipart/form-data')) return route;
  const body = {
    type: 'object',
    required: ['file'],
    properties: { file: { type: 'string', format: 'binary' } },
  };
  return { ...route, schema: { ...route.schema, body } };
}
