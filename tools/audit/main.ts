import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { analyse } from '@drape/engine/vision/analyse';
import { decodePixels } from '../../server/src/platform/imaging/decode.ts';
import { loadPose } from '../../server/src/platform/imaging/networks/pose.ts';
import { auditLooks } from './audit.ts';
import { anybody, people } from './people.ts';
import { analysisLines, reportLines } from './report.ts';

const usage = 'Usage: npm run audit:texts -- --photos DIR [--most 50] [--one-person]';

const { values } = parseArgs({
  options: {
    photos: { type: 'string' },
    most: { type: 'string', default: '50' },
    /** Judges every photo for the same person. */
    'one-person': { type: 'boolean', default: false },
  },
});
if (!values.photos || !existsSync(values.photos)) {
  console.error(usage);
  process.exit(1);
}
const audit = await auditFolder(resolve(values.photos), Number(values.most), values['one-person']);
for (const each of audit.analyses) console.log(analysisLines(each).join('\n'));
console.log(reportLines(audit).join('\n'));
process.exitCode = audit.claims.findings.length > 0 ? 1 : 0;

async function auditFolder(folder: string, most: number, onePerson: boolean) {
  const names = (await readdir(folder)).filter((name) => /\.(?:jpe?g|png|webp)$/i.test(name)).sort();
  const pose = await loadPose();
  const looks = [];
  for (const [index, name] of names.slice(0, most).entries()) {
    const look = await analyse(await decodePixels(await readFile(join(folder, name))), { pose });
    looks.push({ name, look, context: people[onePerson ? 0 : index % people.length] ?? anybody });
  }
  return auditLooks(looks);
}
