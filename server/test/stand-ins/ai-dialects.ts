import type { IncomingHttpHeaders } from 'node:http';

/** An answer that is no answer to the question. */
export type DialectRefusal = { status: number; body: unknown; headers?: Record<string, string> };

/** How one provider speaks where it differs from OpenAI's chat completions; from their documentation. */
export type AiDialect = {
  /** As the presets call it. */
  id: string;
  /** Its base path. */
  path: string;
  hasKey: (headers: IncomingHttpHeaders, key: string, isList: boolean) => boolean;
  /** Its list of models. */
  models: (ids: readonly string[]) => unknown;
  wrongKey: DialectRefusal;
  noModel: (model: string) => DialectRefusal;
  busy: DialectRefusal;
  /** What it refuses of an otherwise good question. */
  refuses?: (asked: Record<string, unknown>) => DialectRefusal | undefined;
  /** What it writes in place of an answer that it holds back; by default a finish reason. */
  heldBack?: Record<string, unknown>;
  /** Fields that it adds to an answer. */
  more?: Record<string, unknown>;
  /** What it answers to tools where it was started without them. */
  lacksTools?: RegExp;
  /** Lines that it mixes into a stream. */
  comment?: string;
};

const bearer = ({ authorization }: IncomingHttpHeaders, key: string) => authorization === `Bearer ${key}`;
const open = () => true;
const list = (ids: readonly string[], more: (id: string) => object) => ({
  object: 'list',
  data: ids.map((id) => ({ id, object: 'model', ...more(id) })),
});
const openAiError = (status: number, message: string, type: string, code: string | null) => ({
  status,
  body: { error: { message, type, param: null, code } },
});
const formatOf = (asked: Record<string, unknown>) =>
  (asked.response_format as { type?: string } | undefined)?.type;

const atHome: AiDialect[] = [
  {
    id: 'ollama',
    path: '/v1',
    hasKey: open,
    models: (ids) => list(ids, () => ({ created: 1, owned_by: 'library' })),
    wrongKey: { status: 401, body: { error: 'unauthorized' } },
    noModel: (model) =>
      openAiError(404, `model "${model}" not found, try pulling it first`, 'api_error', null),
    busy: {
      status: 503,
      body: { error: 'server busy, please try again. maximum pending requests exceeded' },
    },
  },
  {
    id: 'lm-studio',
    path: '/v1',
    hasKey: open,
    models: (ids) => list(ids, () => ({ owned_by: 'organization_owner' })),
    wrongKey: { status: 401, body: { error: 'Unauthorized' } },
    noModel: (model) => ({ status: 404, body: { error: `Model "${model}" not found` } }),
    busy: { status: 429, body: { error: 'Too many requests' } },
    refuses: (asked) =>
      formatOf(asked) === 'json_object'
        ? { status: 400, body: { error: "'response_format.type' must be 'json_schema' or 'text'" } }
        : undefined,
    more: { stats: {}, system_fingerprint: 'one' },
  },
  {
    id: 'llama-cpp',
    path: '/v1',
    hasKey: bearer,
    models: (ids) => ({
      models: ids.map((name) => ({ name, model: name, capabilities: ['completion', 'multimodal'] })),
      ...list(ids, () => ({ owned_by: 'llamacpp', meta: { n_ctx_train: 131072 } })),
    }),
    wrongKey: {
      status: 401,
      body: { error: { code: 401, message: 'Invalid API Key', type: 'authentication_error' } },
    },
    noModel: (model) => ({
      status: 404,
      body: { error: { code: 404, message: `model '${model}' not found`, type: 'not_found_error' } },
    }),
    busy: {
      status: 503,
      body: { error: { code: 503, message: 'Loading model', type: 'unavailable_error' } },
    },
    more: { timings: { prompt_n: 12, predicted_per_second: 30 }, __verbose: {} },
  },
  {
    id: 'vllm',
    path: '/v1',
    hasKey: bearer,
    models: (ids) => list(ids, (id) => ({ owned_by: 'vllm', root: id, max_model_len: 8192 })),
    wrongKey: { status: 401, body: { error: 'Unauthorized' } },
    noModel: (model) => ({
      status: 404,
      body: {
        object: 'error',
        message: `The model \`${model}\` does not exist.`,
        type: 'NotFoundError',
        param: null,
        code: 404,
      },
    }),
    busy: { status: 503, body: { object: 'error', message: 'Engine overloaded', code: 503 } },
    refuses: (asked) =>
      asked.tools && asked.tool_choice === 'auto'
        ? {
            status: 400,
            body: {
              object: 'error',
              message:
                '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set',
              type: 'BadRequestError',
              code: 400,
            },
          }
        : undefined,
    lacksTools: /enable-auto-tool-choice/,
    more: { prompt_logprobs: null, kv_transfer_params: null },
  },
];

const away: AiDialect[] = [
  {
    id: 'openrouter',
    path: '/api/v1',
    hasKey: (headers, key, isList) => isList || bearer(headers, key),
    models: (ids) => ({
      data: ids.map((id) => ({ id, name: id, pricing: { prompt: '0.0000001' }, context_length: 131072 })),
    }),
    wrongKey: { status: 401, body: { error: { message: 'No auth credentials found', code: 401 } } },
    noModel: (model) => ({
      status: 404,
      body: { error: { message: `No endpoints found for ${model}.`, code: 404 } },
    }),
    busy: {
      status: 429,
      body: {
        error: {
          message: 'Rate limit exceeded: free-models-per-min.',
          code: 429,
          metadata: { headers: { 'X-RateLimit-Limit': '20', 'X-RateLimit-Remaining': '0' } },
        },
      },
      headers: { 'x-ratelimit-limit': '20', 'x-ratelimit-remaining': '0', 'retry-after': '60' },
    },
    more: { provider: 'A provider', native_finish_reason: 'STOP' },
    comment: ': OPENROUTER PROCESSING\n\n',
  },
  {
    id: 'openai',
    path: '/v1',
    hasKey: bearer,
    models: (ids) => list(ids, () => ({ created: 1, owned_by: 'system' })),
    wrongKey: openAiError(
      401,
      'Incorrect API key provided: wrong. You can find your API key in your account.',
      'invalid_request_error',
      'invalid_api_key',
    ),
    noModel: (model) =>
      openAiError(
        404,
        `The model \`${model}\` does not exist or you do not have access to it.`,
        'invalid_request_error',
        'model_not_found',
      ),
    busy: {
      ...openAiError(429, 'Rate limit reached for requests', 'requests', 'rate_limit_exceeded'),
      headers: { 'retry-after-ms': '60000', 'x-ratelimit-reset-requests': '1m0s' },
    },
    refuses: (asked) =>
      'max_tokens' in asked
        ? openAiError(
            400,
            "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
            'invalid_request_error',
            'unsupported_parameter',
          )
        : 'temperature' in asked
          ? openAiError(
              400,
              "Unsupported value: 'temperature' does not support 0.4 with this model. Only the default (1) value is supported.",
              'invalid_request_error',
              'unsupported_value',
            )
          : undefined,
    heldBack: {
      message: { role: 'assistant', content: null, refusal: 'I’m sorry, I can’t help with that.' },
      finish_reason: 'stop',
    },
    more: { service_tier: 'default', system_fingerprint: null },
  },
  {
    id: 'anthropic',
    path: '/v1',
    hasKey: (headers, key, isList) =>
      isList
        ? headers['x-api-key'] === key && headers['anthropic-version'] !== undefined
        : bearer(headers, key),
    models: (ids) => ({
      data: ids.map((id) => ({ type: 'model', id, display_name: id, created_at: '2025-01-01T00:00:00Z' })),
      has_more: false,
      first_id: ids[0],
      last_id: ids.at(-1),
    }),
    wrongKey: {
      status: 401,
      body: { type: 'error', error: { type: 'authentication_error', message: 'invalid x-api-key' } },
    },
    noModel: (model) => ({
      status: 404,
      body: { type: 'error', error: { type: 'not_found_error', message: `model: ${model}` } },
    }),
    busy: {
      status: 429,
      body: {
        type: 'error',
        error: { type: 'rate_limit_error', message: 'This request would exceed your rate limit' },
      },
      headers: {
        'retry-after': '60',
        'anthropic-ratelimit-requests-remaining': '0',
        'anthropic-ratelimit-requests-reset': '2030-01-01T00:00:00Z',
      },
    },
    refuses: (asked) =>
      formatOf(asked) === 'json_object'
        ? {
            status: 400,
            body: {
              type: 'error',
              error: { type: 'invalid_request_error', message: 'response_format: json_object' },
            },
          }
        : undefined,
  },
  {
    id: 'gemini',
    path: '/v1beta/openai',
    hasKey: bearer,
    models: (ids) =>
      list(
        ids.map((id) => `models/${id}`),
        () => ({ owned_by: 'google' }),
      ),
    wrongKey: {
      status: 400,
      body: [
        {
          error: {
            code: 400,
            message: 'API key not valid. Please pass a valid API key.',
            status: 'INVALID_ARGUMENT',
          },
        },
      ],
    },
    noModel: (model) => ({
      status: 404,
      body: [{ error: { code: 404, message: `models/${model} is not found`, status: 'NOT_FOUND' } }],
    }),
    busy: {
      status: 429,
      body: [
        {
          error: {
            code: 429,
            message: 'You exceeded your current quota.',
            status: 'RESOURCE_EXHAUSTED',
            details: [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '60s' }],
          },
        },
      ],
    },
    heldBack: { message: { role: 'assistant' }, finish_reason: 'content_filter' },
    more: { extra_properties: { google: { traffic_type: 'ON_DEMAND' } } },
  },
];

export const aiDialects: readonly AiDialect[] = [...atHome, ...away];
