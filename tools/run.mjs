import { delimiter, join } from 'node:path';
import { ensureInstalled } from './setup/install.mjs';
import { repositoryRoot } from './setup/repository.mjs';
import { ensureRuntime, fail, handOver } from './setup/runtime.mjs';

/** What runs on what the product itself needs; everything else is for those who work on it. */
const partsOfTheProduct = /^server[\\/]src[\\/]/;

const [file, ...args] = process.argv.slice(2);

try {
  if (file === undefined) throw new Error('Usage: node tools/run.mjs FILE [arguments]');
  await ensureInstalled(partsOfTheProduct.test(file) ? 'running' : 'everything');
  const bin = join(repositoryRoot, 'node_modules', '.bin');
  const path = [bin, process.env.PATH ?? ''].join(delimiter);
  handOver(await ensureRuntime(), [file, ...args], { ...process.env, PATH: path });
} catch (error) {
  fail(error);
}
