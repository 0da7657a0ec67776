import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failure, startTestApp, type TestApp } from './test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('input that nobody would send by hand', () => {
  const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

  it.each([
    ['PUT', '/users/profile', (text: string) => `{"personal_style_guide":${text}}`],
    ['PUT', '/users/preferences', (text: string) => `{"personal_style_guide":${text}}`],
    ['POST', '/auth/login', (text: string) => text],
  ])('a body of %s %s that is nested 20,000 levels deep is refused', async (method, path, wrap) => {
    const { token } = await test.signUp();
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const send = async (text: string) => {
      const answer = await fetch(`${test.origin}/api${path}`, { method, headers, body: wrap(text) });
      const { message } = await answer.json();
      return [answer.status, String(message)];
    };
    const refused = [400, 'The request is nested more than 50 levels deep'];
    expect(await send(nested(20_000))).toEqual(refused);
    expect(await send('['.repeat(20_000) + ']'.repeat(20_000))).toEqual(refused);
    expect((await send(nested(40)))[1]).not.toContain('nested');
  });

  it.each(['0001-01-01', '1899-12-31', '2201-01-01', '9999-12-31'])('days of %s are refused', async (day) => {
    const { client } = await test.signUp();
    const event = (startTime: string) =>
      client.createEvent({ body: { title: 'Gala', startTime, eventType: 'formal' } });
    const refused = [
      event(`${day}T18:00:00Z`),
      event(day),
      client.createTrip({ body: { name: 'Away', start_day: day, end_day: day } }),
      client.planWeek({ body: { startDate: day } }),
      client.getWeek({ query: { startDate: day } }),
    ].map(failure);
    expect((await Promise.all(refused)).map(({ status }) => status)).toEqual(refused.map(() => 422));
  });
});
