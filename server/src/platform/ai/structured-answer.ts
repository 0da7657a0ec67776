import { z } from 'zod';
import { AiFailure } from './ai-failure.ts';
import type { AiMessage, ObjectRequest } from './model-port.ts';
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

type Structured<T> = Pick<ObjectRequest<T>, 'name' | 'schema' | 'check'>;
type Problem = { reason: 'empty' | 'unreadable' | 'contradiction'; problem: string };

/** The value, or what is wrong with the reply in words that the model can act on. */
async function judge<T>(reply: Reply, { schema, check }: Structured<T>): Promise<{ value: T } | Problem> {
  const unreadable = (problem: string): Problem => ({ reason: 'unreadable', problem });
  if (reply.text.trim() === '') return { reason: 'empty', problem: 'The answer was empty.' };
  if (reply.cutOff) return unreadable('The answer was cut off. Write a shorter one.');
  const json = await readJson(reply.text);
  if (json === undefined) return unreadable('The answer was no JSON object.');
  const parsed = schema.safeParse(json);
  if (!parsed.success) {
    const issues = parsed.error.issues
      .slice(0, 8)
      .map(({ path, message }) => `${path.join('.') || 'answer'}: ${message}`);
    return unreadable(`The JSON did not fit the schema. ${issues.join('; ')}.`);
  }
  const contradiction = check?.(parsed.data);
  return contradiction === undefined
    ? { value: parsed.data }
    : { reason: 'contradiction', problem: `The answer contradicts the facts. ${contradiction}` };
}

/** Asks in the strictest manner that the model's server takes, and remembers it. */
function createAsker(endpoint: Endpoint, question: Question, name: string, memory: MannerMemory) {
  return async (schema: Record<string, unknown>, shape: string, messages: AiMessage[]): Promise<Reply> => {
    for (let manner = memory.get(question.model) ?? 'schema'; ; ) {
      const { instructions: rules } = question;
      const instructions = manner === 'schema' ? rules : `${rules}\n\n${shape}`;
      try {
        const responseFormat = formatFor(manner, name, schema);
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
}

/**
 * Asks for an object: with a JSON schema, else in JSON mode, else in plain text, each step down after the server
 * refused the last. An answer that does not validate is sent back once with what is wrong. Throws `AiFailure`.
 */
export async function askForObject<T>(
  endpoint: Endpoint,
  question: Question,
  structured: Structured<T>,
  memory: MannerMemory,
): Promise<T> {
  const schema = wireSchema(structured.schema);
  const shape = `Answer with one JSON object and nothing else. Its JSON schema:\n${JSON.stringify(schema)}`;
  const ask = createAsker(endpoint, question, structured.name, memory);
  let messages = question.messages;
  for (let attempt = 0; ; attempt += 1) {
    const reply = await ask(schema, shape, messages);
    const judged = await judge(reply, structured);
    if ('value' in judged) return judged.value;
    if (attempt >= corrections) {
      throw new AiFailure(judged.reason, `${judged.problem} It began: ${reply.text.slice(0, 300)}`);
    }
    messages = [
      ...question.messages,
      ...(judged.reason === 'empty' ? [] : [{ role: 'assistant' as const, text: reply.text }]),
      {
        role: 'user',
        text: `${judged.problem} Answer again with the corrected JSON object alone.\n${shape}`,
      },
    ];
  }
}
