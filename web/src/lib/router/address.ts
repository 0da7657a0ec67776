export type Location = {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
  /** Of this entry of the history; the first of a tab has the key "default". */
  key: string;
};

export type Target = string | { pathname?: string; search?: string; hash?: string };

const parts = /^([^?#]*)(\?[^#]*)?(#.*)?$/s;

function begunWith(sign: string, text: string): string {
  if (text === '' || text === sign) return '';
  return text.startsWith(sign) ? text : sign + text;
}

/** Where a link or a call leads from a page: to another path, or to another search or place of the same one. */
export function resolve(target: Target, from: Pick<Location, 'pathname'>): Omit<Location, 'state' | 'key'> {
  if (typeof target !== 'string') {
    return {
      pathname: target.pathname || from.pathname,
      search: begunWith('?', target.search ?? ''),
      hash: begunWith('#', target.hash ?? ''),
    };
  }
  const [, pathname = '', search = '', hash = ''] = parts.exec(target) ?? [];
  return resolve({ pathname, search, hash }, from);
}

export const addressOf = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) =>
  pathname + search + hash;

/** Addresses with a scheme or a host lead out of the app. */
export const leadsOut = (address: string) => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(address);

/** A part of an address as it was meant; what is no encoding stays as it is. */
export function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

/** The parameters by which a path fits a pattern such as `/trips/:id`, or `undefined`. */
export function matchPath(pattern: string, pathname: string): Record<string, string> | undefined {
  if (pattern === '*') return {};
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(pathname);
  if (wanted.length !== given.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [at, segment] of wanted.entries()) {
    const value = given[at] ?? '';
    if (segment.startsWith(':')) parameters[segment.slice(1)] = decoded(value);
    else if (segment.toLowerCase() !== decoded(value).toLowerCase()) return undefined;
  }
  return parameters;
}
