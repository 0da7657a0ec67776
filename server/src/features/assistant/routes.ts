import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { assistantEndpoints } from '@drape/contract/assistant/assistant';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { signedIn } from '../../platform/http/admission.ts';
import type { Mount, MountDependencies } from '../../platform/http/mount.ts';
import type { AssistantService } from './service.ts';

export function mountAssistant(mount: Mount, assistant: AssistantService): void {
  mount(assistantEndpoints.chat, ({ body }, { principal, caller }) =>
    assistant.answer(principal, body, caller),
  );
  mount(assistantEndpoints.clearChat, ({ params }, { principal }) => assistant.clear(principal, params.id));
}

function webRequest({ method, url, headers, body }: FastifyRequest): Request {
  const forwarded = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'authorization' ? [[name, value] as [string, string]] : [],
  );
  const content = method === 'POST' ? { body: JSON.stringify(body ?? null) } : {};
  return new Request(new URL(url, 'http://localhost'), { method, headers: forwarded, ...content });
}

/** Where programs that speak the Model Context Protocol find the assistant's tools (streamable HTTP, no sessions). */
export function serveMcp(
  api: FastifyInstance,
  assistant: AssistantService,
  authenticate: MountDependencies['authenticate'],
): void {
  api.route({
    method: ['GET', 'POST', 'DELETE'],
    url: '/mcp',
    schema: { hide: true },
    onRequest: async (_request, reply) => {
      // Says how to sign in to clients that are refused.
      reply.header('WWW-Authenticate', 'Bearer realm="drape"');
    },
    handler: async (request, reply) => {
      const principal = await signedIn(request, authenticate);
      const answer = await assistant.mcp(principal, webRequest(request), request.body);
      reply.removeHeader('WWW-Authenticate').status(answer.status);
      for (const [name, value] of answer.headers) if (name !== 'content-length') reply.header(name, value);
      reply.header('Cache-Control', 'no-store');
      if (!answer.body) return reply.send();
      return reply.send(Readable.fromWeb(answer.body as ReadableStream));
    },
  });
}
