import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url));

export type AiProvider = {
  /** Settings that lead the product to it. */
  env: Record<string, string>;
  /** How it answers from now on, such as `unauthorized`. */
  setMood(mood: string): Promise<void>;
  stop(): Promise<void>;
};

/** Somebody else's language model on loopback, as a process of its own. */
export async function startAiProvider(): Promise<AiProvider> {
  const child = spawn(process.execPath, ['server/test/ai-stand-in.ts'], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const line = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', resolve);
    child.once('exit', () => reject(new Error('The provider did not start')));
  });
  const env = JSON.parse(line) as Record<string, string>;
  return {
    env,
    async setMood(mood) {
      await fetch(new URL(`/mood/${encodeURIComponent(mood)}`, env.AI_BASE_URL));
    },
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
