import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startStandInServer } from '../../../../tools/stand-ins/stand-in-server.ts';
import { fileOf, outfitPhoto } from '../../../test/photos.ts';
import { type AiStandIn, startAiStandIn } from '../../../test/stand-ins/ai-stand-in.ts';
import { failure, startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let standIn: AiStandIn;
beforeAll(async () => {
  standIn = await startAiStandIn();
  test = await startTestApp();
});
afterAll(async () => {
  await test.close();
  await standIn.close();
});

async function admin() {
  const person = await test.signUp();
  const users = test.app.database.write.updateTable('users').where('id', '=', person.id);
  await users.set({ role: 'admin' }).execute();
  return person.client;
}

const place = () => ({ base_url: standIn.env.AI_BASE_URL, api_key: standIn.env.AI_API_KEY });
const connection = () => ({ ...place(), model: 'stand-in-text', vision_model: 'stand-in-vision' });

async function analyse() {
  const { client } = await test.signUp();
  return client.uploadAnalyze({ file: fileOf(await outfitPhoto({ width: 240 })) });
}

describe('a provider', () => {
  beforeEach(async () => {
    await (await admin()).disconnectModels();
  });

  it('is connected, used at once, tested, changed and removed without a restart', async () => {
    const client = await admin();
    expect((await client.getModels()).connection).toBeNull();
    expect((await client.settings()).ai).toBe(false);
    expect(await client.offeredModels({ body: place() })).toEqual({
      models: ['stand-in-text', 'stand-in-vision'],
    });
    const { connection: connected } = await client.connectModels({ body: connection() });
    expect(connected).toEqual({
      source: 'admin',
      base_url: standIn.env.AI_BASE_URL,
      has_key: true,
      model: 'stand-in-text',
      vision_model: 'stand-in-vision',
    });
    expect((await client.settings()).ai).toBe(true);
    expect((await analyse()).engine.version).toBe('stand-in-vision');
    const { tried } = await client.testModels();
    expect(tried.map(({ kind, ok }) => [kind, ok])).toEqual([
      ['text', true],
      ['tools', true],
      ['json', true],
      ['vision', true],
    ]);

    // Without a key the kept one stays, as long as the address is the same.
    const { api_key: _, ...rest } = connection();
    expect((await client.connectModels({ body: { ...rest, vision_model: null } })).connection).toMatchObject({
      has_key: true,
      vision_model: null,
    });
    expect((await client.disconnectModels()).connection).toBeNull();
    expect((await analyse()).engine.name).toBe('embedded');
  });

  it('keeps its key encrypted, never answers it, and sends it to no other address', async () => {
    const client = await admin();
    const answer = await client.connectModels({ body: connection() });
    expect(JSON.stringify(answer)).not.toContain(standIn.env.AI_API_KEY);
    const rows = await test.app.database.read.selectFrom('installation').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(standIn.env.AI_API_KEY);
    let seen: string | undefined = 'nothing yet';
    const other = await startStandInServer((request, response) => {
      seen = request.headers.authorization;
      response.end('{"data":[{"id":"one"}]}');
    });
    await client.offeredModels({ body: { base_url: `${other.origin}/v1` } });
    expect(seen).toBeUndefined();
    await other.close();
  });

  it('is for administrators alone', async () => {
    const { client } = await test.signUp();
    expect((await failure(client.connectModels({ body: connection() }))).status).toBe(403);
    expect((await failure(client.offeredModels({ body: place() }))).status).toBe(403);
  });
});

describe('models that a server offers', () => {
  type Answer = (request: IncomingMessage, response: ServerResponse) => void;
  async function offered(answer: Answer) {
    const server = await startStandInServer(answer);
    const client = await admin();
    try {
      return await client.offeredModels({ body: { base_url: `${server.origin}/v1/`, api_key: 'a key' } });
    } finally {
      await server.close();
    }
  }

  it.each<[string, Answer, string[]]>([
    [
      'Ollama',
      (_, response) => response.end('{"object":"list","data":[{"id":"gemma3:4b"},{"id":"qwen"}]}'),
      ['gemma3:4b', 'qwen'],
    ],
    [
      'Anthropic',
      ({ headers }, response) =>
        headers['x-api-key'] === 'a key' && headers['anthropic-version']
          ? response.end('{"data":[{"type":"model","id":"one","display_name":"One"}],"has_more":false}')
          : response.writeHead(401).end(),
      ['one'],
    ],
    ['Gemini', (_, response) => response.end('{"data":[{"id":"models/gemini-one"}]}'), ['gemini-one']],
    [
      'OpenAI',
      ({ url }, response) => response.end(`{"data":[{"id":"b"},{"id":"a"},{"id":"${url}"}]}`),
      ['/v1/models', 'a', 'b'],
    ],
  ])('are listed as %s answers them', async (_, answer, names) => {
    expect((await offered(answer)).models).toEqual(names);
  });

  it.each<[string, Answer, RegExp]>([
    ['a wrong key', (_, response) => response.writeHead(401).end('no'), /refuses this key/],
    ['a wrong path', (_, response) => response.writeHead(404).end(), /end in \/v1/],
    ['a web page', (_, response) => response.end('<html></html>'), /no list of models/],
    ['no models', (_, response) => response.end('{"data":[]}'), /offers no models yet/],
    [
      'a redirect',
      (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
      /Nothing answers/,
    ],
  ])('%s is explained in a sentence', async (_, answer, sentence) => {
    const { status, message } = await failure(offered(answer));
    expect([status, message]).toEqual([502, expect.stringMatching(sentence)]);
  });

  it('what is no address is refused', async () => {
    const client = await admin();
    for (const base_url of ['ollama', 'ftp://x/v1', 'http://user:pass@x/v1', 'http://x/v1?key=1'])
      expect((await failure(client.offeredModels({ body: { base_url } }))).status, base_url).toBe(422);
  });
});

it('settings of the server win and are shown as such', async () => {
  const fixed = await startTestApp({ env: { ...standIn.env, ADMIN_PASSWORD: 'steady-88' } });
  const person = await fixed.signUp();
  await fixed.app.database.write
    .updateTable('users')
    .where('id', '=', person.id)
    .set({ role: 'admin' })
    .execute();
  const { client } = person;
  expect((await client.getModels()).connection).toMatchObject({ source: 'environment', has_key: true });
  const refused = await failure(client.connectModels({ body: connection() }));
  expect([refused.status, refused.message]).toEqual([409, expect.stringContaining('win')]);
  await fixed.close();
});
