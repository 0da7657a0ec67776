import list from './model-providers.json' with { type: 'json' };

/** A provider of language models, with the address under which it speaks as OpenAI does. */
export type ModelProvider = {
  id: string;
  name: string;
  baseUrl: string;
  key: 'none' | 'optional' | 'needed';
};

export const modelProviders = list as readonly ModelProvider[];

/** Whether a model at this address runs in the own house, where a photo costs nothing and leaves no network. */
export function isAtHome(baseUrl: string): boolean {
  if (!URL.canParse(baseUrl)) return false;
  const { hostname } = new URL(baseUrl);
  return /^(localhost|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|\[::1\]|\[f[cd])|\.(local|lan|internal)$|^[^.]+$/i.test(
    hostname,
  );
}

export function providerAt(baseUrl: string): ModelProvider | undefined {
  return modelProviders.find((provider) => provider.baseUrl === baseUrl.trim().replace(/\/+$/, ''));
}
