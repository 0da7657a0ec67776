import { fetchOutside } from '../outside/fetch-outside.ts';
import { AiFailure } from './ai-failure.ts';

type Body = Record<string, unknown>;

/** What was learned about one model: parameters that its server does not take, and those that it knows by another name. */
export type ServerHabits = { dropped: Set<string>; renamed: Map<string, string> };

export type Sending = {
  habits: ServerHabits;
  /** Moment in `Date.now()` terms at which the whole answer must be there. */
  deadline: number;
  /** Base of the growing pause between two tries. */
  pauseMs: number;
  /** Called after every try. */
  onSent(bytes: number): void;
  fetch?: typeof globalThis.fetch;
};

const triesAtMost = 4;
const optional = [
  'temperature',
  'top_p',
  'max_tokens',
  'stream_options',
  'parallel_tool_calls',
  'tool_choice',
  'seed',
];
const again = new Set([408, 425, 429, 500, 502, 503, 504]);

/** Learned habits applied to a request body. */
function shaped(body: Body, { dropped, renamed }: ServerHabits): Body {
  const kept = Object.entries(body).filter(([key]) => !dropped.has(key));
  return Object.fromEntries(kept.map(([key, value]) => [renamed.get(key) ?? key, value]));
}

/**
 * Learns from a 400 which parameter is in the way: the one it names, else every optional one at once. False when
 * nothing is left to learn.
 */
function learned(answer: string, sent: Body, habits: ServerHabits): boolean {
  if ('max_tokens' in sent && answer.includes('max_completion_tokens')) {
    habits.renamed.set('max_tokens', 'max_completion_tokens');
    return true;
  }
  const present = optional.filter((key) => key in sent);
  const named = present.filter((key) => answer.includes(key));
  // Tools and response formats are no extras: dropping them would change the question.
  const essential = /response_format|json_schema|json_object|\btools?\b|image/i.test(answer);
  const drop = named.length > 0 ? named : essential ? [] : present;
  for (const key of drop) habits.dropped.add(key);
  return drop.length > 0;
}

/**
 * Milliseconds that the server asks us to wait: seconds or a date, milliseconds by OpenAI's own header, or a duration in
 * the body, as Gemini writes it.
 */
async function retryAfterMs(response: Response): Promise<number | undefined> {
  const milliseconds = Number(response.headers.get('retry-after-ms') ?? Number.NaN);
  if (Number.isFinite(milliseconds)) return Math.max(0, milliseconds);
  const value = response.headers.get('retry-after');
  if (value) {
    const seconds = Number(value);
    const waitMs = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - Date.now();
    if (Number.isFinite(waitMs)) return Math.max(0, waitMs);
  }
  if (response.status !== 429) return undefined;
  const text = await response.clone().text();
  const delay = /"retryDelay"\s*:\s*"(\d+(?:\.\d+)?)s"/.exec(text)?.[1];
  return delay === undefined ? undefined : Number(delay) * 1000;
}

/** No model says so much; what goes on beyond it is no answer. */
const mostBytes = 4_000_000;

/** The response, which fails where its body doesn't end in time for memory. */
function bounded(response: Response): Response {
  if (!response.body) return response;
  let bytes = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > mostBytes) controller.error(new AiFailure('unreadable', 'The answer was larger than 4 MB'));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(counted), { status, statusText, headers });
}

function pause(durationMs: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, durationMs);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}

/**
 * A `fetch` for chat completions that drops what a server does not take after a 400, and tries again with growing,
 * jittered pauses after 429, 5xx and broken connections, as long as the deadline allows.
 */
export function createResilientFetch(sending: Sending): typeof globalThis.fetch {
  const { habits, deadline, pauseMs, onSent, fetch: send = fetchOutside } = sending;

  async function once(input: Parameters<typeof send>[0], init: RequestInit | undefined, body: Body) {
    const text = JSON.stringify(body);
    onSent(Buffer.byteLength(text));
    try {
      return await send(input, { ...init, body: text });
    } catch (error) {
      if (init?.signal?.aborted) throw error;
      return new AiFailure('unreachable', reachProblem(error), { cause: error });
    }
  }

  return async (input, init) => {
    const body = JSON.parse(String(init?.body)) as Body;
    for (let tries = 1; ; tries += 1) {
      const sent = shaped(body, habits);
      const answer = await once(input, init, sent);
      if (!(answer instanceof AiFailure)) {
        if (answer.status === 400 || answer.status === 422) {
          const text = await answer.clone().text();
          if (tries < triesAtMost && learned(text, sent, habits)) continue;
          return answer;
        }
        if (!again.has(answer.status)) return bounded(answer);
      }
      const wanted = answer instanceof AiFailure ? undefined : await retryAfterMs(answer);
      const waitMs = wanted ?? pauseMs * 2 ** (tries - 1) * (0.5 + Math.random());
      const canWait = tries < triesAtMost && Date.now() + waitMs < deadline;
      if (!canWait) {
        if (answer instanceof AiFailure) throw answer;
        return answer;
      }
      if (!(answer instanceof AiFailure)) await answer.body?.cancel();
      await pause(waitMs, init?.signal);
    }
  };
}

function reachProblem(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : { message: String(error), cause: undefined };
  return cause instanceof Error ? `${message}: ${cause.message || cause.name}` : message;
}
