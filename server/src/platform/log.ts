import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';

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

const mostMessage = 300;
const mostStack = 4000;

const shortened = (text: string, most: number) => (text.length > most ? `${text.slice(0, most)}…` : text);

/** An error by its kind, message and stack alone: what another server answered may stand in any other part of it. */
function errorLine(error: unknown) {
  if (!(error instanceof Error)) return error;
  const { type, message, stack, code } = stdSerializers.err(error);
  return {
    type,
    message: shortened(message, mostMessage),
    stack: shortened(stack, mostStack),
    ...(code === undefined ? {} : { code }),
  };
}

/** Structured lines on standard output; secrets that a request may carry are cut out. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    serializers: { err: errorLine },
    redact: ['req.headers.authorization', ...secretNames, ...secretNames.map((name) => `*.${name}`)],
  };
  return destination ? pino(options, destination) : pino(options);
}
