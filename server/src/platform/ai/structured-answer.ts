import { z } from 'zod';
import { AiFailure } from './ai-failure.ts';
import type { AiMessage } from './model-port.ts';
import type { Endpoint, Question, Reply } from './openai-compatible.ts';

/** How a server is asked for JSON, from the strictest to what every server can. */
const manners = ['schema', 'json', 'text'] as const;
type Manner = (typeof manners)[number];

/** The last manner that worked for a model, so that later questions begin there. */
export type MannerMemory = Map<string, Manner>;

const corrections = 1;
/** Keywords that strict JSON-schema modes refuse; the zod schema still checks them. */
const unsent = ['minLength', 'maxLength', 'pattern', 'format', 'default', '$schema', 'minItems', 'maxItems'];

function wireSchema(schema: z.ZodType): Record<string, unknown> {
  const strip = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(strip);
    if (typeof value !== 'object' || value === null) return value;
    const kept = Object.entries(value).filter(([key]) => !unsent.includes(key));
    return Object.fromEntries(kept.map(([key, inner]) => [key, strip(inner)]));
  };
  return strip(z.toJSONSchema(schema)) as Record<string, unknown>;
}

function formatFor(manner: Manner, name: string, schema: Record<string, unknown>) {
  if (manner === 'schema') return { type: 'json_schema', json_schema: { name, schema, strict: true } };
  return manner === 'json' ? { type: 'json_object' } : undefined;
}

/** JSON out of what a model wrote around it: fences, an introduction, a trailing comma. Undefined when there is none. */
async function readJson(text: string): Promise<unknown> {
  const begin = text.indexOf('{');
  const end = text.lastIndexOf('}');
  if (begin < 0 || end < begin) return undefined;
  const object = text.slice(begin, end + 1);
  try {
    return JSON.parse(object);
  } catch {
    const { jsonrepair } = await import('jsonrepair');
    try {
      return JSON.parse(jsonrepair(object));
    } catch {
      return undefined;
    }
  }
}

/** The value, or what is wrong with the reply in words that the model can act on. */
async function judge<T>(reply: Reply, schema: z.ZodType<T>): Promise<{ value: T } | { problem: string }> {
  if (reply.cutOff) return { problem: 'The answer was cut off. Write a shorter one.' };
  const json = await readJson(reply.text);
  if (json === undefined) return { problem: 'The answer was no JSON object.' };
  const parsed = schema.safeParse(json);
  if (parsed.success) return { value: parsed.data };
  const issues = parsed.error.issues
    .slice(0, 8)
    .map(({ path, message }) => `${path.join('.') || 'answer'}: ${message}`);
  return { problem: `The JSON did not fit the schema. ${issues.join('; ')}` };
}

type Structured<T> = { name: string; schema: z.ZodType<T> };

/**
 * Asks for an object: with a JSON schema, else in JSON mode, else in plain text, each step down after the server
 * refused the last. An answer that does not validate is sent back once with what is wrong. Throws `AiFailure`.
 */
export async function askForObject<T>(
  endpoint: Endpoint,
  question: Question,
  { name, schema }: Structured<T>,
  memory: MannerMemory,
): Promise<T> {
  const sent = wireSchema(schema);
  const shape = `Answer with one JSON object and nothing else. Its JSON schema:\n${JSON.stringify(sent)}`;
  let manner: Manner = memory.get(question.model) ?? 'schema';

  const ask = async (messages: AiMessage[]): Promise<Reply> => {
    for (;;) {
      const instructions =
        manner === 'schema' ? question.instructions : `${question.instructions}\n\n${shape}`;
      try {
        const responseFormat = formatFor(manner, name, sent);
        const reply = await endpoint.ask({ ...question, instructions, messages, responseFormat });
        memory.set(question.model, manner);
        return reply;
      } catch (error) {
        const next = manners[manners.indexOf(manner) + 1];
        const isRefusal = error instanceof AiFailure && error.reason === 'refused';
        if (!isRefusal || !next) throw error;
        manner = next;
      }
    }
  };

  let messages = question.messages;
  for (let attempt = 0; ; attempt += 1) {
    const reply = await ask(messages);
    if (reply.text.trim() === '' && attempt >= corrections)
      throw new AiFailure('empty', 'The answer was empty');
    const judged = await judge(reply, schema);
    if ('value' in judged) return judged.value;
    if (attempt >= corrections) {
      throw new AiFailure('unreadable', `${judged.problem} It began: ${reply.text.slice(0, 300)}`);
    }
    messages = [
      ...question.messages,
      ...(reply.text.trim() === '' ? [] : [{ role: 'assistant' as const, text: reply.text }]),
      { role: 'user', text: `${judged.problem} Answer again with the JSON object alone.\n${shape}` },
    ];
  }
}
