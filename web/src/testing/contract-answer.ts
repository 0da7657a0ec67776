import type { Endpoint } from '@drape/contract/wire/endpoint';
import { endpoints } from '@drape/contract/wire/endpoints';
import { z } from 'zod';

const all = Object.values<Endpoint>(endpoints);

function isAt(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => part.startsWith(':') || part === given[index])
  );
}

/** The endpoint that a call below `/api` meets; a path in words goes before one with an id in its place. */
function endpointAt(method: string, path: string): Endpoint | undefined {
  const matching = all.filter((one) => one.method === method && isAt(one.path, path));
  return matching.find((one) => one.path === path) ?? matching[0];
}

/** What is wrong with a made-up answer: the server validates its own by the same schema and would never send it. */
export function faultOfAnswer(method: string, path: string, data: unknown): string | undefined {
  const called = `${method} ${path}`;
  const endpoint = endpointAt(method, path);
  if (endpoint === undefined) return `${called} is no endpoint of the contract`;
  const parsed = z.object({ data: endpoint.response }).safeParse({ data });
  return parsed.success ? undefined : `${called} never answers this:\n${z.prettifyError(parsed.error)}`;
}
