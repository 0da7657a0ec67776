import { scopeOf } from '@drape/contract/account/scopes';
import { itemChanges } from '@drape/contract/wardrobe/wardrobe-item';
import type { Endpoint, FileInput } from '@drape/contract/wire/endpoint';
import { z } from 'zod';
import { createRefusals, errorSchema, fieldProblemSchema } from './refusals.ts';
import { createSchemaWriter, type SchemaWriter } from './schema-writer.ts';
import { shareEqual, writeAsAdditions } from './share-equal.ts';

type Operation = Record<string, unknown>;

const description = `Every answer is wrapped: \`{ success: true, message?, data }\`, or \`{ success: false, code, message, detail, request_id }\` with the status of its code.

Programs send a personal token (Profile, Personal tokens) as \`Authorization: Bearer drape_…\`. Each operation names the scope that a token needs; where it names none, only a person who signed in is let in.

A repeated request with the same \`Idempotency-Key\` is answered with the first answer.`;

const securitySchemes = {
  session: { type: 'http', scheme: 'bearer', description: 'The token of a sign-in' },
  token: { type: 'http', scheme: 'bearer', description: 'A personal token with scopes' },
};

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Up to 128 printable characters; the request is carried out once for a key',
  schema: { type: 'string', maxLength: 128 },
};

const tags: readonly (readonly [prefix: string, tag: string])[] = [
  ['/calendar/wardrobe', 'wardrobe'],
  ['/calendar/outfit-plans', 'outfits'],
  ['/plans', 'outfits'],
  ['/fashion/chatbot', 'assistant'],
];

function tagOf(path: string): string {
  return tags.find(([prefix]) => path.startsWith(prefix))?.[1] ?? path.split('/')[1] ?? '';
}

const inPerson = [{ session: [] }];

/** Said where it differs from what holds in general: somebody who signed in, and no token. */
function securityOf(endpoint: Endpoint): { security?: object[] } {
  if (endpoint.access === 'public') return { security: [] };
  const scope = scopeOf(endpoint);
  return scope ? { security: [...inPerson, { token: [scope] }] } : {};
}

function parametersOf(endpoint: Endpoint, write: SchemaWriter['write']): object[] {
  const of = (place: 'path' | 'query', { shape }: z.ZodObject) => {
    const { properties = {}, required = [] } = write(z.object(shape), 'input');
    return Object.entries(properties).map(([name, schema]) => ({
      name,
      in: place,
      ...(place === 'path' || required.includes(name) ? { required: true } : {}),
      schema,
    }));
  };
  return [
    ...(endpoint.params ? of('path', endpoint.params) : []),
    ...(endpoint.query ? of('query', endpoint.query) : []),
    ...(endpoint.creates ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ];
}

function formOf({ field, maxBytes, fields }: FileInput, write: SchemaWriter['write']): object {
  const { properties = {}, required = [] } = write(z.object(fields.shape), 'input');
  const file = {
    type: 'string',
    format: 'binary',
    description: `At most ${Math.floor(maxBytes / 1024)} kB. The text fields come before it.`,
  };
  return {
    type: 'object',
    required: [field, ...required],
    properties: { ...properties, [field]: file },
  };
}

function requestOf({ body, file }: Endpoint, write: SchemaWriter['write']): object | undefined {
  if (file) return { required: true, content: { 'multipart/form-data': { schema: formOf(file, write) } } };
  if (!body) return undefined;
  const required = !body.safeParse(undefined).success;
  return {
    ...(required ? { required } : {}),
    content: { 'application/json': { schema: write(body, 'input') } },
  };
}

function answerOf({ response, streams }: Endpoint, write: SchemaWriter['write']): object {
  const data = write(response, 'output');
  const schema = {
    allOf: [{ $ref: '#/components/schemas/Success' }, { required: ['data'], properties: { data } }],
  };
  const ahead = Object.entries(streams ?? {}).map(([event, piece]) => [event, write(piece, 'output')]);
  const events = streams && {
    'text/event-stream': {
      schema: {
        type: 'string',
        description: `Server-sent events, for \`Accept: text/event-stream\`: ${Object.keys(streams).join(', ')} ahead, last \`done\` with the answer or \`error\`. \`x-events\` has the data of each.`,
        'x-events': {
          ...Object.fromEntries(ahead),
          done: data,
          error: { $ref: '#/components/schemas/Error' },
        },
      },
    },
  };
  return { description: 'Done', content: { 'application/json': { schema }, ...events } };
}

function operationOf(
  name: string,
  endpoint: Endpoint,
  write: SchemaWriter['write'],
  refusals: Record<string, object>,
): Operation {
  const parameters = parametersOf(endpoint, write);
  const requestBody = requestOf(endpoint, write);
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [tagOf(endpoint.path)],
    ...securityOf(endpoint),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(requestBody ? { requestBody } : {}),
    responses: { '200': answerOf(endpoint, write), ...refusals },
  };
}

const capital = (word: unknown) => String(word).replace(/^./, (letter) => letter.toUpperCase());

/** Answers and parameters that several operations have in common, taken out of them. */
function shareBetween(operations: Operation[]) {
  const answers = operations.map(({ operationId, responses }) => ({
    in: responses as Record<string, unknown>,
    key: '200',
    name: `${capital(operationId)}Answer`,
  }));
  const parameters = operations.flatMap(({ parameters: list = [] }) =>
    (list as { name?: string }[]).flatMap(({ name }, key) =>
      name ? [{ in: list as unknown[], key, name: capital(name) }] : [],
    ),
  );
  return {
    responses: shareEqual(answers, '#/components/responses'),
    parameters: shareEqual(parameters, '#/components/parameters'),
  };
}

const successSchema = {
  type: 'object',
  required: ['success'],
  properties: { success: { const: true }, message: { type: 'string' } },
};

/** The OpenAPI 3.1 description of endpoints, by name. */
export function describeApi(endpoints: Record<string, Endpoint>, version: string) {
  const { write, shared } = createSchemaWriter();
  const refusals = createRefusals();
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    const operation = operationOf(name, endpoint, write, refusals.of(endpoint));
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation };
  }
  // What every body that makes or changes an item has in common.
  write(z.object({ item: itemChanges }), 'input');
  const common = shareBetween(Object.values(paths).flatMap((methods) => Object.values(methods)));
  const schemas = shared();
  writeAsAdditions(schemas, [paths, common]);
  const license = { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' };
  return {
    openapi: '3.1.0',
    info: { title: 'Drape', version, description, license },
    servers: [{ url: '/api' }],
    security: inPerson,
    paths,
    components: {
      securitySchemes,
      parameters: { IdempotencyKey: idempotencyKey, ...common.parameters },
      responses: { ...refusals.shared(), ...common.responses },
      schemas: { Success: successSchema, Error: errorSchema, FieldProblem: fieldProblemSchema, ...schemas },
    },
  };
}
