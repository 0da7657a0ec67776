import { isAdminScope, type Scope, scopes } from '@drape/contract/account/scopes';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const wardrobe = 'Navy wool blazer\nWhite poplin shirt\nGrey wool trousers\nBlack leather loafers';
const everything = scopes.filter((scope) => !isAdminScope(scope));

/** The official client, with a personal token of somebody who has a small wardrobe. */
async function connected(granted: readonly Scope[]) {
  const person = await test.signUp();
  await person.client.createItems({ body: { description: wardrobe } });
  const { token } = await person.client.createToken({
    body: { name: 'agent', scopes: [...granted], password: 'sturdy-77' },
  });
  const mcp = new Client({ name: 'test', version: '1' });
  const headers = { Authorization: `Bearer ${token}` };
  await mcp.connect(
    new StreamableHTTPClientTransport(new URL(`${test.origin}/api/mcp`), { requestInit: { headers } }),
  );
  const names = async () => (await mcp.listTools()).tools.map(({ name }) => name);
  const call = async (name: string, given: Record<string, unknown> = {}) => {
    const { structuredContent, content, isError } = await mcp.callTool({ name, arguments: given });
    const [first] = content as { text: string }[];
    return { text: first?.text ?? '', found: structuredContent as Found | undefined, isError };
  };
  return { person, mcp, names, call };
}
type Found = { items: { id: string; description: string }[]; events: { id: string; title: string }[] };

it('offers what the token may, and nothing else', async () => {
  const reading = await connected(['wardrobe:read']);
  expect(await reading.names()).toEqual(
    expect.arrayContaining(['find_items', 'match_item', 'wardrobe_gaps', 'explain']),
  );
  for (const closed of ['suggest_outfit', 'upcoming_events', 'last_analysis', 'add_items', 'plan_outfit'])
    expect(await reading.names()).not.toContain(closed);
  await expect(reading.call('add_items', { text: 'Red scarf' })).rejects.toThrow(/add_items/);
  expect((await reading.person.client.listItems()).total).toBe(4);
  expect(await (await connected(['trips:write'])).names()).toEqual(['check_colours', 'explain']);
});

it('chat opens everything that reads, and changes nothing by itself', async () => {
  const { names } = await connected(['chat']);
  expect(await names()).toEqual(expect.arrayContaining(['suggest_outfit', 'last_analysis', 'pack_trip']));
  expect(await names()).not.toContain('delete_items');
});

it('finds, plans and notes by the ids that it told', async () => {
  const { person, call } = await connected(everything);
  const { found, text } = await call('find_items', { query: 'navy blazer' });
  expect(text).toMatch(/blazer/i);
  const ids = found?.items.map(({ id }) => id) ?? [];
  expect(ids).toHaveLength(1);
  expect(
    (await call('suggest_outfit', { occasion: 'a business dinner' })).found?.items.length,
  ).toBeGreaterThan(2);
  await call('mark_worn', { item_ids: ids });
  await call('change_items', { item_ids: ids, status: 'in_wash', add_tags: ['office'] });
  const [blazer] = (await person.client.listItems()).items.filter(({ id }) => ids.includes(id));
  expect(blazer).toMatchObject({ times_worn: 1, status: 'in_wash', tags: ['office'] });
  const all = (await person.client.listItems()).items.map(({ id }) => id);
  expect(
    (await call('plan_outfit', { item_ids: all, day: '2026-05-06', title: 'Talk' })).isError,
  ).toBeFalsy();
  await call('add_event', { title: 'Theater', day: '2026-05-07', time: '19:30' });
  expect((await call('upcoming_events')).found?.events.map(({ title }) => title)).toContain('Theater');
  expect((await person.client.listPlans({ query: { endDate: '2026-05-09' } })).total).toBe(1);
});

it('items of somebody else are as unknown as none at all', async () => {
  const other = await test.signUp();
  await other.client.createItems({ body: { description: 'Green coat' } });
  const { items } = await other.client.listItems();
  const { call } = await connected(everything);
  const answer = await call('delete_items', { item_ids: items.map(({ id }) => id) });
  expect(answer.isError).toBe(true);
  expect((await other.client.listItems()).total).toBe(1);
});

it('answers nobody without a living token, and says how to sign in', async () => {
  const answer = await fetch(`${test.origin}/api/mcp`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  });
  expect(answer.status).toBe(401);
  expect(answer.headers.get('WWW-Authenticate')).toMatch(/^Bearer/);
});
