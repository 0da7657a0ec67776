import { capture } from './step.ts';

const folders = ['contract', 'engine', 'server', 'web', 'e2e', 'tools'];

/** The directions of imports. A cruise that saw no module of a workspace has checked nothing and fails. */
export async function checkDirections(): Promise<string> {
  const { code, output } = await capture('dependency-cruiser/bin/dependency-cruise.mjs', [
    ...['--config', 'tools/check/dependency-cruiser.json', '--output-type', 'err-long', '--no-progress'],
    ...folders,
  ]);
  if (code !== 0) return output.trim();
  const modules = Number(/\((\d+) modules?|(\d+) modules/.exec(output)?.slice(1).find(Boolean) ?? 0);
  return modules > 0 ? '' : `No module was cruised:\n${output.trim()}`;
}
