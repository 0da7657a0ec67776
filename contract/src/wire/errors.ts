/** The closed union of machine-readable error codes and the HTTP status each one travels with. */
export const errorStatus = {
  malformed: 400,
  unauthorized: 401,
  pro_required: 402,
  limit_reached: 402,
  forbidden: 403,
  google_unauthorized: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_media: 415,
  invalid: 422,
  no_outfit: 422,
  single_garment: 422,
  too_many_requests: 429,
  internal: 500,
  upstream_failed: 502,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** One broken rule of a request: where it is (`['body', 'email']`), a sentence, and the kind of rule. */
export type FieldProblem = { loc: (string | number)[]; msg: string; type: string };

/** The only garment of a photo that shows no outfit; its pattern is null where it is not sure. */
export type SeenGarment = { kind: string; color: string; pattern: string | null; confidence: number };

/** The body of every failed answer. `detail` equals `message`, except for `invalid`, where it lists the problems. */
export type ErrorBody = {
  success: false;
  code: ErrorCode;
  message: string;
  detail: string | FieldProblem[];
  /** With `single_garment`. */
  garment?: SeenGarment;
  request_id: string;
};
