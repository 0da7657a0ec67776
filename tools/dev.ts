import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from './setup/repository.mjs';

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
  cwd: repositoryRoot,
  stdio: 'inherit',
});
const web = spawn(process.execPath, [join(repositoryRoot, 'node_modules', 'vite', 'bin', 'vite.js')], {
  cwd: join(repositoryRoot, 'web'),
  stdio: 'inherit',
});
const both = [server, web];

for (const child of both) {
  child.on('exit', (code) => {
    for (const other of both) if (other !== child) other.kill();
    process.exitCode ??= code ?? 1;
  });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of both) child.kill(signal);
  });
}
