import { parseArgs } from 'node:util';
import { AppError } from '../platform/app-error.ts';
import { createAdmin, resetAdminPassword } from './administrators.ts';
import { backup } from './backup.ts';
import { type Command, type Setting, UsageError } from './command.ts';
import { doctor } from './doctor.ts';
import { migrate } from './migrate.ts';
import { move } from './move.ts';
import { createUser } from './people.ts';
import { restore } from './restore.ts';

const commands: Command[] = [
  backup,
  restore,
  createUser,
  createAdmin,
  resetAdminPassword,
  migrate,
  move,
  doctor,
];

const wordsBefore = ({ usage }: Command) => usage.split(/ (?=[-[A-Z])/)[0] ?? usage;

export function helpText(): string {
  const lines = commands.map(({ usage, summary }) => `  drape ${usage}\n      ${summary}`);
  return [
    'Maintenance of a Drape installation. It reads the same settings as the server.',
    lines.join('\n'),
    'Ends with 0 when done, 1 when it failed or found a fault, 2 when it was called wrongly.',
  ].join('\n\n');
}

/** True for words that ask for help, or for none at all. */
export function asksForHelp(words: string[]): boolean {
  return words.length === 0 || words[0] === 'help' || words.includes('--help') || words.includes('-h');
}

function find(words: string[]): { command: Command; rest: string[] } {
  for (const command of commands) {
    const name = wordsBefore(command).split(' ');
    if (name.every((word, index) => words[index] === word))
      return { command, rest: words.slice(name.length) };
  }
  throw new UsageError(`There is no command ${words.slice(0, 2).join(' ')}. See drape --help.`);
}

function parse(command: Command, args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: command.options ?? {},
      allowPositionals: true,
      strict: true,
    });
    if (positionals.length === command.takes)
      return { values: values as Record<string, string | boolean | undefined>, positionals };
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\nUsage: drape ${command.usage}`);
  }
  throw new UsageError(`Usage: drape ${command.usage}`);
}

/** The words of a command that exists, ready to run. Throws a `UsageError` for any other. */
export function commandOf(words: string[]): (setting: Setting) => Promise<boolean> {
  const { command, rest } = find(words);
  const given = parse(command, rest);
  return (setting) => command.run(setting, given);
}

/** What a person can mend as a sentence; anything else with its trace. */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isPlain =
    error instanceof AppError || error instanceof UsageError || 'code' in error || 'errcode' in error;
  return isPlain ? error.message || error.name : String(error.stack);
}
