import { connectModels } from '@drape/contract/models/models';
import { expect, it } from 'vitest';
import { isAtHome, modelProviders, providerAt } from './model-providers.ts';

it('every provider has a name, an address that can be connected, and says whether it wants a key', () => {
  for (const { id, name, baseUrl, key } of modelProviders) {
    const body = { base_url: baseUrl, model: 'some model', vision_model: null };
    expect(connectModels.parse(body).base_url, id).toBe(baseUrl);
    expect(name).not.toBe('');
    expect(['none', 'optional', 'needed']).toContain(key);
    expect(key === 'needed', id).toBe(!isAtHome(baseUrl));
    expect(providerAt(`${baseUrl}/`)?.id).toBe(id);
  }
  expect(new Set(modelProviders.map(({ baseUrl }) => baseUrl)).size).toBe(modelProviders.length);
});

it('a local address is distinguished from a remote one', () => {
  for (const address of [
    'http://localhost:1/v1',
    'http://192.168.1.5/v1',
    'http://nas.local/v1',
    'http://gpu:8000/v1',
  ])
    expect(isAtHome(address), address).toBe(true);
  for (const address of ['https://api.openai.com/v1', 'http://172.200.1.1/v1', 'nonsense'])
    expect(isAtHome(address), address).toBe(false);
});
