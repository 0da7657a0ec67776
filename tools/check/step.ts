import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from '../setup/repository.mjs';

/** One check: `findings` is what to mend, empty when all is well. */
export type Step = { name: string; run(): Promise<string> };

export type StepResult = { name: string; seconds: number; findings: string };

/** Runs a program of node_modules on this runtime; its output counts as findings when it fails. */
export async function runPackage(script: string, args: string[]): Promise<string> {
  const { code, output } = await capture(script, args);
  return code === 0 ? '' : output.trim() || `${script} ended with ${code}`;
}

/** Output and exit code of a program of node_modules. */
export function capture(script: string, args: string[]): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [join('node_modules', script), ...args], { cwd: repositoryRoot });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

export async function runStep({ name, run }: Step): Promise<StepResult> {
  const start = performance.now();
  const findings = await run().catch((error: unknown) => String(error));
  return { name, seconds: (performance.now() - start) / 1000, findings };
}
