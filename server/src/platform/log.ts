import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

const secretNames = [
  'authorization',
  'password',
  'access_token',
  'refresh_token',
  'token',
  'apiKey',
  'secret',
];

/** Structured lines on standard output; secrets that a request may carry are cut out. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    redact: ['req.headers.authorization', ...secretNames, ...secretNames.map((name) => `*.${name}`)],
  };
  return destination ? pino(options, destination) : pino(options);
}
