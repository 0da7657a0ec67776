import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { repositoryRoot } from '../setup/repository.mjs';
import { folderSizeFindings } from './folder-sizes.ts';

/** The guide is 300; a file that is a few lines longer is left as it reads best. */
const maxLines = 320;
const maxRootEntries = 24;
const features =
  'account profile membership analysis community assistant wardrobe calendar calendar-connection calendar-feed outfits models admin status dashboard demo first-run webhooks diary'.split(
    ' ',
  );
/** What a feature has once. */
const featureFiles = /\/(routes|service|repository|presenter)\.ts$/;
const bannedNames = /^(utils?|helpers?|common|misc|types?|index|constants|shared)$/;
const source = /\.(ts|tsx|mjs|css)$/;
const knowledge = /^engine\/src\/knowledge\//;
const migration = /\/migrations\//;
const outgoing = /^server\/src\/platform\/outside\/fetch-outside\.ts$|\.test\.ts$/;
const environmentReaders =
  /^(server\/src\/(environment|platform\/thread-pool|platform\/process\/(memory-settings|compile-cache))\.ts|server\/test\/|tools\/|e2e\/)|\.test\.tsx?$|\.config\.ts$/;
const suppression =
  /@ts-(ignore|expect-error|nocheck)|eslint-disable|(istanbul|v8) ignore|biome-ignore(?! lint\/(a11y|correctness|suspicious|security)\/\w+: \S+ \S+ \S+)|biome-ignore-all/;
/** Properties spread from a literal only save lines. */
const packedLiteral = /\.\.\.\{ ?\w/;
const registryHost =
  /(registry\.npmjs|registry\.yarnpkg|npm\.pkg\.github|"resolved": "https?:|^\s*registry\s*=)/m;

/** Utilities for left and right of which there are some for start and end, which turn with the direction of reading. */
const physical =
  /[\s'"`:!]-?(?:(?:(?:scroll-)?[mp][lr]|left|right)-(?:[\d[(]|auto\b|px\b|full\b)|(?:border-[lr]|rounded-(?:[tb]?[lr]))(?=[\s'"`-])|text-(?:left|right)(?=[\s'"`]))/;
const physicalCss = /\b(?:(?:margin|padding|border)-(?:left|right)|text-align:\s*(?:left|right))\b/;

/** What these pages name must be there: code and tests move, and a page that proves by them would not notice. */
const provingPages = ['docs/security.md', 'docs/conformance.md'];

type Rule = (files: string[]) => string[];

const rules: Rule[] = [
  eachSource((file, text) => {
    const lines = text.split('\n').length - 1;
    return lines > maxLines && !knowledge.test(file) ? `${lines} lines, at most ${maxLines}` : undefined;
  }),
  eachSource((_file, text) =>
    packedLiteral.test(text) ? 'an object literal is spread into another' : undefined,
  ),
  eachSource((file) => {
    const stem = basename(file).split('.')[0] ?? '';
    if (bannedNames.test(stem)) return 'this name says nothing about what is inside';
    return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(stem) ? undefined : 'file names are kebab-case';
  }),
  eachSource((file, text) =>
    suppression.test(text) && file !== 'tools/check/structure.ts'
      ? 'a finding of style is mended, not silenced'
      : undefined,
  ),
  eachSource((file, text) =>
    /\bprocess\.env\b/.test(text) && !environmentReaders.test(file)
      ? 'only server/src/environment.ts hands over process.env, to config.ts (thread-pool.ts, memory-settings.ts, and compile-cache.ts set what Node and the allocator read themselves)'
      : undefined,
  ),
  eachSource((file, text) =>
    /^server\/src\//.test(file) && !outgoing.test(file) && /(await|return|=>?) fetch\(/.test(text)
      ? 'other servers are asked by fetchOutside, which follows no redirects'
      : undefined,
  ),
  eachSource((file, text) => {
    if (!file.startsWith('web/src/')) return undefined;
    const found = (file.endsWith('.css') ? physicalCss : physical).exec(text)?.[0].trim();
    return found === undefined
      ? undefined
      : `"${found}…" is physical: ms-, pe-, start-, border-s, text-end turn`;
  }),
  eachSource((file) => {
    const [, feature, ...rest] = /^server\/src\/features\/([^/]+)(?:\/(.+))?$/.exec(file) ?? [];
    if (feature === undefined) return undefined;
    if (!features.includes(feature)) return `features are ${features.join(', ')}`;
    const [room, ...deeper] = rest.join('').split('/').slice(0, -1);
    if (deeper.length > 0) return 'the rooms of a feature have no rooms of their own';
    return room !== undefined && featureFiles.test(file)
      ? 'stands at the top of its feature, in no room'
      : undefined;
  }),
  (files) => {
    const used = new Set(files.flatMap((file) => /^server\/src\/features\/([^/]+)\//.exec(file)?.[1] ?? []));
    return [...used]
      .filter((feature) => !files.includes(`server/src/features/${feature}/service.ts`))
      .map((feature) => `server/src/features/${feature}: no service.ts, its public face`);
  },
  (files) =>
    files
      .filter((file) => /(^|\/)(package-lock\.json|\.npmrc)$/.test(file) && registryHost.test(read(file)))
      .map((file) => `${file}: holds the address of a registry`),
  (files) => {
    const isThere = (path: string) => files.includes(path) || files.includes(`server/src/${path}`);
    return provingPages.flatMap((page) =>
      [...read(page).matchAll(/`([\w./-]+\/[\w./-]+\.\w+)`/g)]
        .map(([, path = '']) => path)
        .filter((path) => !isThere(path))
        .map((path) => `${page}: there is no ${path}`),
    );
  },
  folderSizeFindings,
  (files) => {
    const entries = new Set(files.map((file) => file.split('/')[0]));
    return entries.size > maxRootEntries
      ? [`the root has ${entries.size} entries, at most ${maxRootEntries}`]
      : [];
  },
  (files) =>
    files
      .filter((file) => /\.tsbuildinfo$|(^|\/)(node_modules|dist)\/|^(server\/)?data\//.test(file))
      .map((file) => `${file}: is made, not written, and does not belong into the repository`),
];

/** What no other tool looks at: sizes, names, where things may stand. One line per finding. */
export async function checkStructure(): Promise<string> {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
  });
  const files = listed.split('\n').filter((file) => file !== '' && existsSync(join(repositoryRoot, file)));
  return rules.flatMap((rule) => rule(files)).join('\n');
}

function eachSource(finding: (file: string, text: string) => string | undefined): Rule {
  return (files) =>
    files
      .filter((file) => source.test(file) && !migration.test(file))
      .flatMap((file) => {
        const found = finding(file, read(file));
        return found === undefined ? [] : [`${file}: ${found}`];
      });
}

function read(file: string): string {
  return readFileSync(join(repositoryRoot, file), 'utf8');
}
