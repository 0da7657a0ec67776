import { fstatSync } from 'node:fs';
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

/** Levels of pino, each from its number on, as syslog counts them. */
const syslogLevels = [
  [60, 2],
  [50, 3],
  [40, 4],
  [30, 6],
] as const;

/** A line as journald reads its level from it. */
function withJournalLevel(line: string): string {
  const level = Number(/^\{"level":(\d+)/.exec(line)?.[1] ?? 30);
  const [, syslog] = syslogLevels.find(([from]) => level >= from) ?? [0, 7];
  return `<${syslog}>${line}`;
}

/** Whether what is written to a descriptor goes to journald: systemd names device and inode of what does. */
function isJournal(fd: number, named: string | undefined): boolean {
  if (!named) return false;
  const { dev, ino } = fstatSync(fd);
  return named === `${dev}:${ino}`;
}

/** Standard output or error, with the level ahead of each line where journald reads them. */
export function logStream(fd: 1 | 2, journal?: string): DestinationStream {
  const out = pino.destination({ fd, sync: true });
  return isJournal(fd, journal) ? { write: (line) => void out.write(withJournalLevel(line)) } : out;
}

/** Why there is no server: sentences for somebody at a terminal, else lines as all others are. */
export function writeLastWords(lines: readonly string[], journal?: string): void {
  if (process.stderr.isTTY) return void process.stderr.write(`${lines.join('\n')}\n`);
  const log = createLog('fatal', logStream(2, journal));
  for (const line of lines) log.fatal(line.trim());
}

/** What an operator must see whatever is logged: a sentence at a terminal, else a line as all others are. */
export function announceTo(log: Log): (line: string) => void {
  const always = log.child({}, { level: 'info' });
  return (line) => {
    if (process.stdout.isTTY) process.stdout.write(`${line}\n`);
    else always.info(line);
  };
}

/** Structured lines on standard output; secrets that a request may carry are cut out. */
export function createLog(level: string, destination = logStream(1)): Log {
  const options = {
    level,
    serializers: { err: errorLine },
    redact: ['req.headers.authorization', ...secretNames, ...secretNames.map((name) => `*.${name}`)],
  };
  return pino(options, destination);
}
