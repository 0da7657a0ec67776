import { type Logger, pino } from 'pino';

export type Log = Logger;

/** Structured lines on standard output; secrets that a request may carry are cut out. */
export function createLog(level: string): Log {
  return pino({
    level,
    redact: [
      'req.headers.authorization',
      'password',
      'access_token',
      'token',
      '*.password',
      '*.access_token',
    ],
  });
}
