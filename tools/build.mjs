// Installs the packages and builds the pages where they are stale, without starting anything.
import { ensureInstalled } from './setup/install.mjs';
import { ensureRuntime, fail } from './setup/runtime.mjs';
import { ensureWebBuilt } from './setup/web-build.mjs';

try {
  await ensureInstalled('running');
  await ensureWebBuilt(await ensureRuntime());
} catch (error) {
  fail(error);
}
