import { ensureInstalled } from './setup/install.mjs';
import { ensureRuntime, fail, handOver } from './setup/runtime.mjs';
import { ensureWebBuilt } from './setup/web-build.mjs';

try {
  await ensureInstalled('running');
  const runtime = await ensureRuntime();
  await ensureWebBuilt(runtime);
  handOver(runtime, ['server/src/main.ts', ...process.argv.slice(2)]);
} catch (error) {
  fail(error);
}
