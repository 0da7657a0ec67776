import type { Endpoint } from '@drape/contract/wire/endpoint';
import { type ErrorCode, errorStatus } from '@drape/contract/wire/errors';

const meanings: Record<ErrorCode, string> = {
  malformed: 'The request cannot be read',
  unauthorized: 'No one is signed in with this token',
  pro_required: 'Needs Pro',
  limit_reached: 'A limit of the plan is reached',
  forbidden: 'Not allowed for this account, or not within the scopes of this token',
  google_unauthorized: 'The Google authorization is gone',
  not_found: 'Not found',
  conflict: 'Does not fit the present state',
  too_large: 'Larger than is taken',
  unsupported_media: 'A kind of content that is not read here',
  invalid: 'A field is wrong; `detail` lists each of them',
  no_outfit: 'The photo shows no outfit',
  single_garment: 'The photo shows one garment, which `garment` names',
  too_many_requests: 'Too many attempts; `Retry-After` says in how many seconds to try again',
  internal: 'Something went wrong on the server',
  upstream_failed: 'Another service failed',
  unavailable: 'Not possible at the moment; try again later',
};

/** What any request may be refused with. */
const generalCodes = ['malformed', 'too_large', 'unsupported_media', 'internal', 'unavailable'] as const;

/** And what any request may be refused with that needs somebody who is signed in, or a token with a scope. */
const signedInCodes = ['unauthorized', 'forbidden', ...generalCodes] as const;

/** The answers `default`, each described once. */
const defaults = { General: generalCodes, SignedIn: signedInCodes };
const defaultOf = ({ access }: Endpoint) => (access === 'public' ? 'General' : 'SignedIn');

/** The codes that an endpoint may refuse with beyond those of its `default`: its own, and those of its inputs. */
function codesOf(endpoint: Endpoint): Set<ErrorCode> {
  const { access, body, file, params, query, creates, errors = [] } = endpoint;
  const codes = new Set<ErrorCode>(errors);
  if (access === 'pro') codes.add('pro_required');
  if (params) codes.add('not_found');
  if (body || file || params || query) codes.add('invalid');
  if (creates || file?.bulk) codes.add('conflict');
  if (file) codes.add('too_many_requests');
  for (const code of defaults[defaultOf(endpoint)]) codes.delete(code);
  return codes;
}

const nameOf = (codes: readonly ErrorCode[]) =>
  codes
    .map((code) => code.replace(/(^|_)(\w)/g, (_, _gap, letter: string) => letter.toUpperCase()))
    .join('Or');

function answer(codes: readonly ErrorCode[]) {
  const code = codes.length === 1 ? { const: codes[0] } : { enum: codes };
  const schema = { allOf: [{ $ref: '#/components/schemas/Error' }, { properties: { code } }] };
  return {
    description: codes.map((each) => `${errorStatus[each]} \`${each}\`: ${meanings[each]}`).join('. '),
    content: { 'application/json': { schema } },
  };
}

/** The refusals of endpoints by status, and what they share below `#/components/responses`. */
export function createRefusals() {
  const shared: Record<string, ReturnType<typeof answer>> = {
    General: answer(defaults.General),
    SignedIn: answer(defaults.SignedIn),
  };
  return {
    of(endpoint: Endpoint): Record<string, { $ref: string }> {
      const byStatus = new Map<number, ErrorCode[]>();
      for (const code of [...codesOf(endpoint)].sort()) {
        const status = errorStatus[code];
        byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
      }
      const refusals = [...byStatus].map(([status, codes]) => {
        const name = nameOf(codes);
        shared[name] ??= answer(codes);
        return [String(status), { $ref: `#/components/responses/${name}` }];
      });
      return {
        ...Object.fromEntries(refusals),
        default: { $ref: `#/components/responses/${defaultOf(endpoint)}` },
      };
    },
    shared: () => Object.fromEntries(Object.entries(shared).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** The body of every refusal. */
export const errorSchema = {
  type: 'object',
  required: ['success', 'code', 'message', 'detail', 'request_id'],
  properties: {
    success: { const: false },
    code: { enum: Object.keys(errorStatus) },
    message: { type: 'string', description: 'A sentence for people' },
    detail: {
      description: 'As `message`; with `invalid` the list of wrong fields',
      oneOf: [{ type: 'string' }, { type: 'array', items: { $ref: '#/components/schemas/FieldProblem' } }],
    },
    garment: {
      description: 'With `single_garment`: the garment',
      type: 'object',
      required: ['kind', 'color', 'pattern', 'confidence'],
      properties: {
        kind: { type: 'string' },
        color: { type: 'string' },
        pattern: { type: ['string', 'null'] },
        confidence: { type: 'number' },
      },
    },
    request_id: { type: 'string' },
  },
};

export const fieldProblemSchema = {
  type: 'object',
  required: ['loc', 'msg', 'type'],
  properties: {
    loc: { type: 'array', items: { type: ['string', 'number'] } },
    msg: { type: 'string' },
    type: { type: 'string' },
  },
};
