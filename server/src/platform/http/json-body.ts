import { AppError } from '../app-error.ts';

/** Deeper than anything that the contract knows; what checks a body afterwards may follow it down. */
const maxDepth = 50;

const tooDeep = `The request is nested more than ${maxDepth} levels deep`;

function childrenOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : [];
}

/** Throws `malformed` for JSON that is nested too deeply. Goes by levels, since going down would use up the stack. */
export function requireShallow(body: unknown): void {
  let level = [body];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxDepth + 1) throw new AppError('malformed', tooDeep);
    level = level.flatMap(childrenOf);
  }
}
