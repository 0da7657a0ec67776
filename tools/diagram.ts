import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture } from './check/step.ts';
import { repositoryRoot } from './setup/repository.mjs';

type Cruise = { modules: { source: string; dependencies: { resolved: string }[] }[] };

const page = join(repositoryRoot, 'docs', 'architecture.md');
const marked = /(<!-- diagram -->\n)[\s\S]*(<!-- \/diagram -->)/;
const workspaces = ['contract', 'engine', 'server', 'web'];

/** The folder that a module is shown as, undefined for tests and for what is no source. */
function nodeOf(source: string): string | undefined {
  const [, workspace = '', folder] = /^(\w+)\/src\/(?:(\w+)\/)?/.exec(source) ?? [];
  if (!workspaces.includes(workspace) || /\.(test|testing)\.tsx?$|\/testing\//.test(source)) return undefined;
  if (workspace === 'contract') return workspace;
  return folder === undefined ? undefined : `${workspace}/${folder}`;
}

/** Edges between folders, without those that a path of others implies. */
function edgesOf({ modules }: Cruise): Map<string, Set<string>> {
  const edges = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    const from = nodeOf(source);
    if (from === undefined) continue;
    const targets = edges.get(from) ?? new Set();
    edges.set(from, targets);
    for (const { resolved } of dependencies) {
      const to = nodeOf(resolved);
      if (to !== undefined && to !== from) targets.add(to);
    }
  }
  for (const [from, targets] of edges) {
    for (const to of [...targets]) {
      targets.delete(to);
      if (!reaches(edges, from, to, new Set())) targets.add(to);
    }
  }
  return edges;
}

function reaches(edges: Map<string, Set<string>>, from: string, to: string, seen: Set<string>): boolean {
  if (from === to) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return [...(edges.get(from) ?? [])].some((next) => reaches(edges, next, to, seen));
}

function mermaid(edges: Map<string, Set<string>>): string {
  const nodes = [...new Set([...edges].flatMap(([from, targets]) => [from, ...targets]))].sort();
  const id = (node: string) => node.replace('/', '_');
  const groups = workspaces.map((workspace) => {
    const members = nodes.filter((node) => node.split('/')[0] === workspace);
    const lines = members.map((node) => `    ${id(node)}["${node.split('/')[1] ?? node}"]`);
    return [`  subgraph ${workspace.toUpperCase()}["${workspace}/"]`, ...lines, '  end'].join('\n');
  });
  const arrows = [...edges].flatMap(([from, targets]) =>
    [...targets].map((to) => `  ${id(from)} --> ${id(to)}`),
  );
  return ['```mermaid', 'flowchart TD', ...groups, ...arrows.sort(), '```', ''].join('\n');
}

const { output } = await capture('dependency-cruiser/bin/dependency-cruise.mjs', [
  ...['--config', 'tools/check/dependency-cruiser.json', '--output-type', 'json', '--no-progress'],
  ...workspaces,
]);
const cruise: Cruise = JSON.parse(output);
const text = readFileSync(page, 'utf8');
if (!marked.test(text)) throw new Error(`${page} has no place for the diagram`);
writeFileSync(
  page,
  text.replace(marked, (_, open, close) => `${open}${mermaid(edgesOf(cruise))}${close}`),
);
