import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { UsageError } from './command.ts';

const { stdin, stdout } = process;

async function firstLine(): Promise<string> {
  for await (const line of createInterface({ input: stdin })) return line;
  throw new UsageError('A password is expected: type it at the prompt, or pipe it in as one line.');
}

/** Asks without showing what is typed. */
async function askUnseen(question: string): Promise<string> {
  stdout.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const line = createInterface({ input: stdin, output: nowhere, terminal: true });
  line.once('SIGINT', () => process.exit(130));
  try {
    return await line.question('');
  } finally {
    line.close();
    stdout.write('\n');
  }
}

/** Never an argument: those are seen by every user of the machine. */
export async function readPassword(): Promise<string> {
  if (!stdin.isTTY) return firstLine();
  const password = await askUnseen('New password: ');
  if ((await askUnseen('Once more: ')) !== password) throw new UsageError('The two passwords differ.');
  return password;
}

export async function confirm(question: string): Promise<boolean> {
  if (!stdin.isTTY) return false;
  const line = createInterface({ input: stdin, output: stdout });
  try {
    return (await line.question(`${question} Type yes: `)).trim() === 'yes';
  } finally {
    line.close();
  }
}
