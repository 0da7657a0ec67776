// What changed for people who run Drape between a commit and now: node tools/changes.mjs COMMIT
import { execFileSync } from 'node:child_process';

const [since = ''] = process.argv.slice(2);
/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' });
const added = git('diff', '--unified=0', since, 'HEAD', '--', 'docs/changelog.md')
  .split('\n')
  .filter((line) => /^\+(?!\+\+)/.test(line))
  .map((line) => line.slice(1));
const commits = git('rev-list', '--count', `${since}..HEAD`).trim();
console.log(added.length > 0 ? added.join('\n') : `Nothing in the list of changes (${commits} commits).`);
