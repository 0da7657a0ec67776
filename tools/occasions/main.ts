import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Learns to read occasions: `npm run train:occasions [-- --dry]`. Figures are of titles by writers who took no part; with
 * `--dry` nothing is written. Needs Python with the packages of `tools/recogniser/requirements.txt`. The seed is fixed.
 */
const here = fileURLToPath(new URL('.', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'occasions-'));
const dump = join(folder, 'dump.jsonl');
const weights = join(folder, 'reader.pt');
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { stdio: 'inherit', cwd: here });

run(process.execPath, 'network/dump.ts', dump, '../taste/corpus');
run('python3', 'network/train.py', '--dump', dump, '--folds', '5', '--epochs', '8', '--out', weights);
if (!process.argv.includes('--dry')) run('python3', 'network/export.py', weights);
