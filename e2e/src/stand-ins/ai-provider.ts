import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url));

export type AiProvider = {
  /** Settings that lead the product to it. */
  env: Record<string, string>;
  /** How it answers from now on, such as `unauthorized`. */
  setMood(mood: string): Promise<void>;
  stop(): Promise<void>;
};

/** Starts a stand-in as a process of its own and reads the line with which it says where it is. */
async function startStandIn<T>(file: string): Promise<{ said: T; stop(): Promise<void> }> {
  const child = spawn(process.execPath, [file], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const line = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', resolve);
    child.once('exit', () => reject(new Error('The provider did not start')));
  });
  return {
    said: JSON.parse(line) as T,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** Somebody else's language model on loopback, as a process of its own. */
export async function startAiProvider(): Promise<AiProvider> {
  const { said: env, stop } = await startStandIn<Record<string, string>>(
    'server/test/stand-ins/ai-stand-in.ts',
  );
  return {
    env,
    async setMood(mood) {
      await fetch(new URL(`/mood/${encodeURIComponent(mood)}`, env.AI_BASE_URL));
    },
    stop,
  };
}

export type AiDialects = {
  /** Where each provider of the presets is found, the key that all take, and their models. */
  bases: Record<string, string>;
  key: string;
  models: [text: string, vision: string];
  stop(): Promise<void>;
};

/** The eight providers of the presets on loopback, each in its own dialect. */
export async function startAiDialects(): Promise<AiDialects> {
  const { said, stop } = await startStandIn<Omit<AiDialects, 'stop'>>(
    'server/test/stand-ins/ai-dialect-stand-ins.ts',
  );
  return { ...said, stop };
}
