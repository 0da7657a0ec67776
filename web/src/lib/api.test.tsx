import { expect, test, vi } from 'vitest';
import { api } from './api.ts';
import { endSession } from './session.ts';
import { storageKeys } from './storage.ts';

const event = { title: 'Dinner', startTime: '2026-05-06T18:00:00Z' };

/** A network that answers when the test says so. */
function slowNetwork() {
  const answers: ((response: Response) => void)[] = [];
  const asked = vi.fn(() => new Promise<Response>((resolve) => answers.push(resolve)));
  vi.stubGlobal('fetch', asked);
  const answer = () => {
    for (const resolve of answers.splice(0)) {
      resolve(new Response(JSON.stringify({ success: true, data: { id: 'e1' } })));
    }
  };
  return { asked, answer };
}

test('a double click with no gap sends one change, and both learn what came of it', async () => {
  const { asked, answer } = slowNetwork();
  const clicks = [api.createEvent({ body: event }), api.createEvent({ body: event })];
  answer();
  expect(await Promise.all(clicks)).toEqual([{ id: 'e1' }, { id: 'e1' }]);
  expect(asked).toHaveBeenCalledOnce();
});

test('another change, and the same one once the first is through, are sent', async () => {
  const { asked, answer } = slowNetwork();
  const different = [
    api.createEvent({ body: event }),
    api.createEvent({ body: { ...event, title: 'Lunch' } }),
  ];
  answer();
  await Promise.all(different);
  const again = api.createEvent({ body: event });
  answer();
  await again;
  expect(asked).toHaveBeenCalledTimes(3);
});

test('what was being read ends with the session; the sign-out itself and the next reads go on', async () => {
  const asked = vi.fn<typeof fetch>(() => new Promise(() => {}));
  vi.stubGlobal('fetch', asked);
  const read = () => {
    localStorage.setItem(storageKeys.token, 'token');
    void api.me().catch(() => undefined);
  };
  read();
  void api.logout().catch(() => undefined);
  endSession('sign-out');
  read();
  const isAborted = asked.mock.calls.map(([, init]) => init?.signal?.aborted);
  expect(isAborted).toEqual([true, false, false]);
});
