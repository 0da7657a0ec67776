import type { ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { startStandInServer } from '../../../tools/stand-ins/stand-in-server.ts';
import { answerToProduct } from './ai-answers.ts';

type Part = { type: string; text?: string; image_url?: { url: string } };
type Message = { role: string; content: string | Part[] | null; tool_call_id?: string };
type ResponseFormat = { type: string; json_schema?: { name: string; schema: Schema } };
type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: unknown[];
  anyOf?: Schema[];
  minimum?: number;
  maximum?: number;
};

/** What the product sent, as chat completions define it. */
export type AskedChat = {
  model: string;
  messages: Message[];
  stream?: boolean;
  response_format?: ResponseFormat;
  tools?: { function: { name: string; parameters: Schema } }[];
  [parameter: string]: unknown;
};

/** One answer: words, an object (written as JSON), or calls of the product's tools. */
export type StandInAnswer =
  | { text: string }
  | { object: unknown }
  | { toolCalls: { name: string; input: unknown }[] };

export type AiMood =
  | 'well'
  /** Answers after `slowMs`. */
  | 'slow'
  /** Takes the question and never answers; a stream stops after its first words. */
  | 'hang'
  /** 400 on `temperature`, and on `max_tokens` with the name that it wants instead. */
  | 'strict parameters'
  /** 400 on JSON schemas. */
  | 'no schema'
  /** 400 on every response format. */
  | 'no response format'
  | 'unauthorized'
  /** 429 with `Retry-After: retryAfterSeconds`. */
  | 'busy'
  | 'broken'
  /** The answer ends in the middle, with finish reason `length`. */
  | 'truncated'
  /** Valid JSON of another shape. */
  | 'wrong schema'
  | 'empty'
  /** Bytes that are no JSON at all. */
  | 'garbage'
  /** Ten megabytes of words. */
  | 'endless'
  /** Colours, garments and numbers that the product's facts do not hold. */
  | 'contradicting'
  /** Item ids that the person does not own. */
  | 'foreign items'
  /** Fences, an introduction and a trailing comma around the JSON. */
  | 'talkative';

export type AiStandIn = {
  /** Settings that lead the product here. */
  env: { AI_BASE_URL: string; AI_API_KEY: string; AI_MODEL: string; AI_VISION_MODEL: string };
  /** Every question, in order. */
  asked: AskedChat[];
  mood: AiMood;
  /** The mood holds for this many questions, then it is `well` again. */
  moodLasts: number;
  slowMs: number;
  retryAfterSeconds: number;
  /** Decides an answer; undefined falls back to a sensible one. */
  answer: (asked: AskedChat) => StandInAnswer | undefined;
  close(): Promise<void>;
};

const apiKey = 'stand-in-key';
const modelList = { object: 'list', data: [{ id: 'stand-in-vision' }, { id: 'stand-in-text' }] };

export function textOf(message: Message | undefined): string {
  if (!message?.content) return '';
  if (typeof message.content === 'string') return message.content;
  return message.content.map((part) => part.text ?? '').join('');
}

export function imagesOf(asked: AskedChat): Buffer[] {
  const parts = asked.messages.flatMap(({ content }) => (Array.isArray(content) ? content : []));
  return parts.flatMap(({ image_url }) => {
    const base64 = image_url?.url.split(';base64,')[1];
    return base64 ? [Buffer.from(base64, 'base64')] : [];
  });
}

/** The smallest value that fits a JSON schema. */
function instanceOf(schema: Schema): unknown {
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return instanceOf(schema.anyOf[0] ?? {});
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object') {
    const properties = Object.entries(schema.properties ?? {});
    return Object.fromEntries(properties.map(([key, value]) => [key, instanceOf(value)]));
  }
  if (type === 'array') return [instanceOf(schema.items ?? {})];
  if (type === 'number' || type === 'integer') return schema.minimum ?? 0;
  if (type === 'boolean') return true;
  return type === 'null' ? null : 'A sentence of the stand-in.';
}

/** The JSON schema of the question, sent as a response format or written into the instructions. */
function schemaOf(asked: AskedChat): Schema | undefined {
  if (asked.response_format?.json_schema) return asked.response_format.json_schema.schema;
  const written = /JSON schema:\n(\{.*\})/.exec(asked.messages.map(textOf).join('\n'))?.[1];
  return written ? JSON.parse(written) : undefined;
}

/** To the product's own questions what a model might say, else the smallest object that fits the schema, else words. */
function defaultAnswer(asked: AskedChat, mood: AiMood): StandInAnswer {
  const [tool] = asked.tools ?? [];
  const isFirst = asked.messages.every(({ role }) => role !== 'tool');
  if (tool?.function.name === 'count_coats' && isFirst)
    return { toolCalls: [{ name: 'count_coats', input: {} }] };
  const question = asked.messages.find(({ role }) => role === 'user');
  const sensible = answerToProduct(textOf(question), mood);
  if (sensible) return sensible;
  const schema = schemaOf(asked);
  if (schema) return { object: instanceOf(schema) };
  const last = asked.messages.at(-1);
  return { text: `The stand-in read: ${textOf(last).slice(0, 200)}` };
}

function refusalFor(asked: AskedChat, mood: AiMood): string | undefined {
  if (mood === 'strict parameters') {
    if ('temperature' in asked) return "Unsupported parameter: 'temperature' does not work with this model.";
    if ('max_tokens' in asked)
      return "Unsupported parameter: use 'max_completion_tokens' instead of 'max_tokens'.";
  }
  if (mood === 'no schema' && asked.response_format?.type === 'json_schema') {
    return 'response_format of type json_schema is not supported';
  }
  if (mood === 'no response format' && asked.response_format) return 'Unknown field: response_format';
  return undefined;
}

function worded(answer: StandInAnswer, mood: AiMood): string {
  if ('toolCalls' in answer || mood === 'empty') return '';
  if (mood === 'wrong schema') return '{"verdict":"lovely"}';
  const text = 'object' in answer ? JSON.stringify(answer.object) : answer.text;
  if (mood === 'truncated') return text.slice(0, Math.ceil(text.length / 2));
  if (mood === 'talkative') return `Here you are!\n\`\`\`json\n${text.replace(/\}$/, ',}')}\n\`\`\``;
  return text;
}

const usageOf = (asked: AskedChat, text: string) => {
  const prompt_tokens = Math.ceil(JSON.stringify(asked.messages.map(textOf)).length / 4);
  const completion_tokens = Math.ceil(text.length / 4);
  return { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens };
};

function sendJson(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
}

const refuse = (response: ServerResponse, status: number, message: string, headers = {}) =>
  sendJson(
    response,
    status,
    { error: { message, type: 'invalid_request_error', param: null, code: null } },
    headers,
  );

function toolCallsOf(answer: StandInAnswer) {
  if (!('toolCalls' in answer)) return undefined;
  return answer.toolCalls.map(({ name, input }, index) => ({
    index,
    id: `call_${index}_${name}`,
    type: 'function',
    function: { name, arguments: JSON.stringify(input) },
  }));
}

function sendStream(response: ServerResponse, asked: AskedChat, answer: StandInAnswer, mood: AiMood): void {
  const text = worded(answer, mood);
  const base = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: asked.model };
  const send = (value: unknown) => response.write(`data: ${JSON.stringify(value)}\n\n`);
  const delta = (value: unknown, finish_reason: string | null = null) =>
    send({ ...base, choices: [{ index: 0, delta: value, finish_reason }] });
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  delta({ role: 'assistant', content: '' });
  const words = text.match(/\S+\s*/g) ?? [];
  for (const word of mood === 'hang' ? words.slice(0, 2) : words) delta({ content: word });
  if (mood === 'hang') return;
  const tool_calls = toolCallsOf(answer);
  if (tool_calls) delta({ tool_calls });
  delta({}, tool_calls ? 'tool_calls' : mood === 'truncated' ? 'length' : 'stop');
  if (asked.stream_options) send({ ...base, choices: [], usage: usageOf(asked, text) });
  response.end('data: [DONE]\n\n');
}

function sendWhole(response: ServerResponse, asked: AskedChat, answer: StandInAnswer, mood: AiMood): void {
  const content = worded(answer, mood);
  const tool_calls = toolCallsOf(answer);
  const finish_reason = tool_calls ? 'tool_calls' : mood === 'truncated' ? 'length' : 'stop';
  sendJson(response, 200, {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: asked.model,
    choices: [{ index: 0, message: { role: 'assistant', content, tool_calls }, finish_reason }],
    usage: usageOf(asked, content),
  });
}

function answerChat(standIn: AiStandIn, asked: AskedChat, response: ServerResponse): void {
  const { mood } = standIn;
  if (mood !== 'well') {
    standIn.moodLasts -= 1;
    if (standIn.moodLasts <= 0) standIn.mood = 'well';
  }
  if (mood === 'unauthorized') return void refuse(response, 401, 'Incorrect API key provided');
  if (mood === 'busy') {
    return void refuse(response, 429, 'Rate limit reached', {
      'Retry-After': `${standIn.retryAfterSeconds}`,
    });
  }
  if (mood === 'broken') return void refuse(response, 500, 'The server had an error');
  if (mood === 'hang' && !asked.stream) return;
  if (mood === 'garbage') return void response.writeHead(200).end('\u0000\u0001 not JSON <<<');
  if (mood === 'endless') return void response.writeHead(200).end(`{"choices":["${'la '.repeat(3_500_000)}`);
  const refusal = refusalFor(asked, mood);
  if (refusal) return void refuse(response, 400, refusal);
  const answer = standIn.answer(asked) ?? defaultAnswer(asked, mood);
  const send = () => (asked.stream ? sendStream : sendWhole)(response, asked, answer, mood);
  if (mood === 'slow') setTimeout(send, standIn.slowMs);
  else send();
}

/** Speaks OpenAI's chat completions: images, streams, tool calls, structured outputs, and their faults by mood. */
export async function startAiStandIn(): Promise<AiStandIn> {
  const { origin, close } = await startStandInServer(async (request, response) => {
    const mood = /^\/mood\/(.+)$/.exec(request.url ?? '')?.[1];
    if (mood !== undefined) {
      standIn.mood = decodeURIComponent(mood) as AiMood;
      return void response.end();
    }
    if (request.headers.authorization !== `Bearer ${apiKey}`) return void refuse(response, 401, 'No API key');
    if (request.url === '/v1/models') return void sendJson(response, 200, modelList);
    if (request.url !== '/v1/chat/completions')
      return void refuse(response, 404, `No such path ${request.url}`);
    const asked = (await json(request)) as AskedChat;
    standIn.asked.push(asked);
    answerChat(standIn, asked, response);
  });
  const standIn: AiStandIn = {
    env: {
      AI_BASE_URL: `${origin}/v1`,
      AI_API_KEY: apiKey,
      AI_MODEL: 'stand-in-text',
      AI_VISION_MODEL: 'stand-in-vision',
    },
    asked: [],
    mood: 'well',
    moodLasts: Number.POSITIVE_INFINITY,
    slowMs: 300,
    retryAfterSeconds: 1,
    answer: () => undefined,
    close,
  };
  return standIn;
}

// As a process of its own, for those who see the product from outside: prints its settings, and takes `/mood/…`.
if (import.meta.main) {
  const { env } = await startAiStandIn();
  process.stdout.write(`${JSON.stringify(env)}\n`);
}
