import type { IncomingMessage, ServerResponse } from 'node:http';
import { json, text } from 'node:stream/consumers';
import { startStandInServer } from '../../../tools/stand-ins/stand-in-server.ts';
import { type AiDialect, aiDialects, type DialectRefusal } from './ai-dialects.ts';
import { type AiStandIn, startAiStandIn } from './ai-stand-in.ts';

/** `busy` for all, `holds back` what a filter takes out. */
export type DialectMood = 'well' | 'busy' | 'holds back';

export type DialectStandIns = {
  /** Where each provider is found, by the names of the presets, the key that all of them take, and their models. */
  bases: Record<string, string>;
  key: string;
  models: readonly [text: string, vision: string];
  mood: DialectMood;
  /** Every question that a provider took or refused, by its path. */
  asked: { id: string; body: Record<string, unknown> }[];
  close(): Promise<void>;
};

const heldBackByDefault = { message: { role: 'assistant', content: '' }, finish_reason: 'content_filter' };

function send(response: ServerResponse, { status, body, headers }: DialectRefusal): void {
  response
    .writeHead(status, { 'Content-Type': 'application/json', ...headers })
    .end(typeof body === 'string' ? body : JSON.stringify(body));
}

/** Eight providers on loopback, each with its own lists, errors and whims; what they answer is the plain stand-in's. */
export async function startDialectStandIns(): Promise<DialectStandIns> {
  const inner: AiStandIn = await startAiStandIn();
  const models = [inner.env.AI_MODEL, inner.env.AI_VISION_MODEL] as const;
  const key = inner.env.AI_API_KEY;

  async function answer(dialect: AiDialect, body: Record<string, unknown>, response: ServerResponse) {
    if (!models.some((model) => model === body.model))
      return send(response, dialect.noModel(String(body.model)));
    const refusal = dialect.refuses?.(body);
    if (refusal) return send(response, refusal);
    const reply = await fetch(`${inner.env.AI_BASE_URL}/chat/completions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const said = await reply.text();
    if (body.stream) {
      response.writeHead(reply.status, { 'Content-Type': 'text/event-stream' });
      return response.end(`${dialect.comment ?? ''}${said}`);
    }
    const whole = { ...JSON.parse(said), ...dialect.more };
    if (standIns.mood === 'holds back')
      whole.choices = [{ index: 0, ...(dialect.heldBack ?? heldBackByDefault) }];
    send(response, { status: reply.status, body: whole });
  }

  async function take(request: IncomingMessage, response: ServerResponse) {
    const [, id, rest = ''] = /^\/([\w-]+)(\/.*)$/.exec(request.url ?? '') ?? [];
    const mood = /^\/mood\/(.+)$/.exec(request.url ?? '')?.[1];
    if (mood) {
      standIns.mood = decodeURIComponent(mood) as DialectMood;
      return response.end();
    }
    const dialect = aiDialects.find((each) => each.id === id);
    if (!dialect || !rest.startsWith(`${dialect.path}/`))
      return response.writeHead(404).end(await text(request));
    const isList = rest === `${dialect.path}/models`;
    if (!dialect.hasKey(request.headers, key, isList)) return send(response, dialect.wrongKey);
    if (isList) return send(response, { status: 200, body: dialect.models(models) });
    const body = (await json(request)) as Record<string, unknown>;
    standIns.asked.push({ id: dialect.id, body });
    if (standIns.mood === 'busy') return send(response, dialect.busy);
    return answer(dialect, body, response);
  }

  const { origin, close } = await startStandInServer(take);
  const standIns: DialectStandIns = {
    bases: Object.fromEntries(aiDialects.map(({ id, path }) => [id, `${origin}/${id}${path}`])),
    key,
    models,
    mood: 'well',
    asked: [],
    async close() {
      await close();
      await inner.close();
    },
  };
  return standIns;
}

// As a process of its own, for those who see the product from outside.
if (import.meta.main) {
  const { bases, key, models } = await startDialectStandIns();
  process.stdout.write(`${JSON.stringify({ bases, key, models })}\n`);
}
