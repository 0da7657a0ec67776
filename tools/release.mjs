// Makes a release of what stands here: gives the list of changes and package.json the version, commits and tags it.
//   node tools/release.mjs 0.2.0
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const [version = ''] = process.argv.slice(2);
const heading = '## Unreleased\n';
const changes = readFileSync('docs/changelog.md', 'utf8');
const manifest = readFileSync('package.json', 'utf8');

if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error('Name the version, such as 0.2.0');
if (!changes.includes(`${heading}\n- `))
  throw new Error('Nothing stands under "Unreleased" in docs/changelog.md');
if (git('status', '--porcelain') !== '') throw new Error('Commit what is not committed first');
if (git('tag', '--list', `v${version}`) !== '') throw new Error(`v${version} is there already`);

const day = new Date().toISOString().slice(0, 10);
writeFileSync('docs/changelog.md', changes.replace(heading, `${heading}\n## ${version} (${day})\n`));
writeFileSync('package.json', manifest.replace(/"version": "[^"]+"/, `"version": "${version}"`));
const lock = readFileSync('package-lock.json', 'utf8');
writeFileSync(
  'package-lock.json',
  lock.replace(/("name": "drape",\s+"version": )"[^"]+"/g, `$1"${version}"`),
);
git('commit', '-qam', `chore: version ${version}`);
git('tag', '-a', `v${version}`, '-m', `Version ${version}`);
console.log(`v${version} is committed and tagged here. Publish it: git push --follow-tags`);

/** @param {string[]} args */
function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8' }).trim();
}
