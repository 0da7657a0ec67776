import { spawn } from 'node:child_process';

const keptLines = 40;

/**
 * Says what is being done and for how many seconds, until the returned function is called: one line rewritten in
 * a terminal, a line every ten seconds elsewhere.
 * @param {string} title
 * @param {NodeJS.WriteStream} [out]
 */
export function startProgress(title, out = process.stdout) {
  const start = performance.now();
  const seconds = () => `${Math.round((performance.now() - start) / 1000)} s`;
  out.write(out.isTTY ? `${title} …` : `${title} …\n`);
  const timer = setInterval(
    () => out.write(out.isTTY ? `\r${title} … ${seconds()}` : `${title} … ${seconds()}\n`),
    out.isTTY ? 1000 : 10_000,
  );
  return (/** @type {string} */ outcome) => {
    clearInterval(timer);
    out.write(out.isTTY ? `\r${title}: ${outcome}, ${seconds()}\n` : `${title}: ${outcome}, ${seconds()}\n`);
  };
}

/**
 * Runs a command under a progress line. Its output is shown only when it fails.
 * @param {string} title
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<void>} rejects with the end of the output when the command fails
 */
export async function runWithProgress(title, command, args, options = {}) {
  const done = startProgress(title);
  const { code, lines } = await runQuietly(command, args, options);
  done(code === 0 ? 'done' : 'failed');
  if (code !== 0) throw new Error(`${title} failed:\n${lines.join('\n').trim()}`);
}

/**
 * Runs a command without a word. Its outcome and the end of what it says are the answer.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<{ code: number, lines: string[] }>}
 */
export async function runQuietly(command, args, options = {}) {
  /** @type {string[]} */
  const lines = [];
  const keep = (/** @type {Buffer} */ chunk) => {
    lines.push(...chunk.toString().split('\n'));
    lines.splice(0, lines.length - keptLines);
  };
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const code = await new Promise((resolve) => {
    child.on('error', (error) => {
      lines.push(String(error));
      resolve(1);
    });
    child.on('close', resolve);
  });
  return { code, lines };
}
