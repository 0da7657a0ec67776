// Runs the steps of deploy/Dockerfile without a container engine: its build stage in an empty folder, its last stage in
// another, which is then made read-only and started as an unprivileged user. Needs root and npm.
//
//   node tools/image/try-steps.mjs FOLDER
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { repositoryRoot } from '../setup/repository.mjs';

const nobody = 65_534;
// The image brings the pinned Node; here the packages of the repository do.
const bin = join(repositoryRoot, 'node_modules', 'node', 'bin');
const node = join(bin, 'node');
const path = `${bin}:${process.env.PATH}`;
const folder = resolve(process.argv[2] ?? '');
if (!process.argv[2] || existsSync(folder)) throw new Error('Name a folder that does not exist yet');

const [build = [], final = []] = stages(readFileSync(join(repositoryRoot, 'deploy', 'Dockerfile'), 'utf8'));
const roots = { build: join(folder, 'build'), final: join(folder, 'final') };
for (const root of Object.values(roots)) mkdirSync(join(root, 'app'), { recursive: true });
copyTracked(join(roots.build, 'app'));
for (const [word, text] of build) {
  if (word !== 'RUN') continue;
  console.log(`build: ${text}`);
  const env = { ...process.env, PATH: path };
  execFileSync('sh', ['-ec', text], { cwd: join(roots.build, 'app'), stdio: 'inherit', env });
}
for (const [word, text] of final) {
  const match = word === 'COPY' ? /^--from=build (\S+) (\S+)$/.exec(text) : undefined;
  if (match)
    cpSync(join(roots.build, match[1] ?? ''), join(roots.final, match[2] ?? ''), { recursive: true });
}
readOnly(join(roots.final, 'app'));
chmodSync(folder, 0o755);
console.log(
  `image: ${execFileSync('du', ['-sh', join(roots.final, 'app')], { encoding: 'utf8' }).split('\t')[0]}`,
);
await start(final);
rmSync(folder, { recursive: true });

/**
 * Words and texts of each stage.
 * @param {string} dockerfile
 * @returns {[string, string][][]}
 */
function stages(dockerfile) {
  return dockerfile
    .split(/^FROM .*$/m)
    .slice(1)
    .map((stage) => [...stage.matchAll(/^([A-Z]+) (.+)$/gm)].map(([, word = '', text = '']) => [word, text]));
}

/**
 * What a clone holds, as the ignore file leaves out what is made from it.
 * @param {string} target
 */
function copyTracked(target) {
  execFileSync('sh', ['-ec', `git -C "${repositoryRoot}" archive HEAD | tar -x -C "${target}"`]);
}

/** @param {string} path */
function readOnly(path) {
  execFileSync('chmod', ['-R', 'a-w,a+rX', path]);
}

/**
 * Starts the last stage's CMD as nobody and asks its HEALTHCHECK.
 * @param {[string, string][]} steps
 */
async function start(steps) {
  const data = join(folder, 'data');
  mkdirSync(data);
  execFileSync('chown', [String(nobody), data]);
  const json = (/** @type {string} */ word) => {
    const text = steps.find(([name]) => name === word)?.[1] ?? '[]';
    return /** @type {string[]} */ (JSON.parse(text.slice(text.indexOf('['))));
  };
  const [, ...command] = json('CMD');
  const [, ...health] = json('HEALTHCHECK');
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    DATA_DIR: data,
  };
  const options = {
    cwd: join(roots.final, 'app'),
    env,
    uid: nobody,
    gid: nobody,
    stdio: /** @type {const} */ ('inherit'),
  };
  const server = spawn(node, command, options);
  const ended = new Promise((done) => server.on('exit', done));
  const isHealthy = () =>
    new Promise((done) => spawn(node, health, options).on('exit', (code) => done(code === 0)));
  let healthy = false;
  for (let tries = 0; tries < 60 && !healthy && server.exitCode === null; tries++) {
    await sleep(500);
    healthy = await isHealthy();
  }
  console.log(`health check: ${healthy ? 'passes' : 'fails'}; data folder: ${readdirSync(data).join(', ')}`);
  const commands = [['doctor'], ['backup'], ['restore', '--help']];
  for (const words of commands) {
    const code = await maintain(words, options);
    console.log(`drape ${words.join(' ')}: ${code === 0 ? 'passes' : `ended with ${code}`}`);
    if (code !== 0) process.exitCode = 1;
  }
  server.kill('SIGTERM');
  console.log(`ended by SIGTERM with ${await ended}`);
  if (!healthy) process.exitCode = 1;
}

/**
 * Runs a maintenance command beside the server, as `docker compose exec` does.
 * @param {string[]} words
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<number | null>}
 */
function maintain(words, options) {
  return new Promise((done) => spawn(node, ['server/src/drape.ts', ...words], options).on('exit', done));
}

function freePort() {
  const probe = createServer();
  return new Promise((done) => {
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
