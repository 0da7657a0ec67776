/** What SQLite and PostgreSQL call a row that names another one which is not there. */
const missingReference = new Set<unknown>([787, '23503']);

/** Whether a statement failed because a row that it names is not there, such as a user who was just deleted. */
export function isMissingReference(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'errcode' in error ? error.errcode : 'code' in error ? error.code : undefined;
  return missingReference.has(code);
}
