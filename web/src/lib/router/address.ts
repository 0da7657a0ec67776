export type Location = {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
  /** Identifies the entry in the history; the first one of a tab has the key "default". */
  key: string;
};

export type Target = string | { pathname?: string; search?: string; hash?: string };

const parts = /^([^?#]*)(\?[^#]*)?(#.*)?$/s;

function withPrefix(sign: string, text: string): string {
  if (text === '' || text === sign) return '';
  return text.startsWith(sign) ? text : sign + text;
}

/** The address that a target means on a page: another path, or another search or hash of the same one. */
export function resolve(target: Target, from: Pick<Location, 'pathname'>): Omit<Location, 'state' | 'key'> {
  if (typeof target !== 'string') {
    return {
      pathname: target.pathname || from.pathname,
      search: withPrefix('?', target.search ?? ''),
      hash: withPrefix('#', target.hash ?? ''),
    };
  }
  const [, pathname = '', search = '', hash = ''] = parts.exec(target) ?? [];
  return resolve({ pathname, search, hash }, from);
}

export const addressOf = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) =>
  pathname + search + hash;

/** Whether an address has a scheme or a host, so that it leaves the app. */
export const isExternal = (address: string) => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(address);

/** Decodes a part of an address; what cannot be decoded stays as it is. */
export function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

/** The parameters of a path that matches a pattern such as `/trips/:id`; undefined where it does not match. */
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
