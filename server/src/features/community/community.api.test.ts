import { badgeLevels } from '@drape/contract/community/badges';
import { demoAccount } from '@drape/contract/first-run/demo';
import type { Client } from '@drape/contract/wire/client';
import { limits } from '@drape/contract/wire/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDemoTemplate } from '../../../test/demo-template.ts';
import { fileOf, outfitPhoto } from '../../../test/photos.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { minuteMs } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: { ADMIN_PASSWORD: 'steady-88' } });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.app.database.write.deleteFrom('user_stats').execute();
  await test.app.database.write.deleteFrom('analyses').execute();
  test.clock.advance(limits.communityCacheMinutes * minuteMs);
});

type Person = { client: Client; id: string };

/** Gives a person analyses of photos with these contents and scores, and has their figures counted again. */
async function wears({ client, id }: Person, scores: number[], photo = (index: number) => `${id} ${index}`) {
  const created_at = test.clock.now().toISOString();
  const rows = scores.map((overall_score, index) => ({
    id: newId(),
    user_id: id,
    created_at,
    local_day: created_at.slice(0, 10),
    worn_day: created_at.slice(0, 10),
    overall_score,
    photo_hash: photo(index),
    photo_key: 'none',
    thumbnail_key: 'none',
    summary: '',
    color_harmony: 50,
    style_coherence: 50,
    suggestions: '[]',
    palette: '[]',
    engine_name: 'embedded',
    engine_version: '1',
    deleted_at: null,
    version: 1,
  }));
  for (let start = 0; start < rows.length; start += 50) {
    await test.app.database.write
      .insertInto('analyses')
      .values(rows.slice(start, start + 50))
      .execute();
  }
  await client.updateProfile({ body: { community: true } });
}

const names = async () => (await test.client().leaderboard()).leaderboard.map(({ username }) => username);
const icon = async () => (await test.client().fashionIcon()).fashion_icon;

describe('the leaderboard', () => {
  it('shows five by distinct photos, ties by who was there earlier', async () => {
    const counts = { five: 5, two: 2, early: 3, late: 3, one: 1, four: 4 };
    for (const [name, count] of Object.entries(counts)) {
      await wears(await test.signUp(name), Array<number>(count).fill(70));
      test.clock.advance(1000);
    }
    const { leaderboard, total } = await test.client().leaderboard();
    expect(leaderboard.map(({ rank, username, analysis_count }) => [rank, username, analysis_count])).toEqual(
      [
        [1, 'five', 5],
        [2, 'four', 4],
        [3, 'early', 3],
        [4, 'late', 3],
        [5, 'two', 2],
      ],
    );
    expect(total).toBe(5);
  });

  it('counts one photo that was analysed again and again once', async () => {
    await wears(await test.signUp('again'), [80, 80, 80, 80], () => 'the same');
    await wears(await test.signUp('twice'), [50, 50]);
    expect(await names()).toEqual(['twice', 'again']);
  });

  it('never shows the full name', async () => {
    await wears(await test.signUp('quiet'), [80]);
    expect(JSON.stringify(await test.client().leaderboard())).not.toContain('Test Person');
  });

  it('gives the badge of the level that is reached', async () => {
    const people = new Map<string, string | null>([['below', null]]);
    await wears(await test.signUp('below'), Array<number>(4).fill(60));
    for (const { from, name } of badgeLevels.slice(1)) {
      people.set(`level${from}`, name);
      await wears(await test.signUp(`level${from}`), Array<number>(from).fill(60));
    }
    const { leaderboard } = await test.client().leaderboard();
    expect(leaderboard.map(({ username, badge }) => [username, badge?.name ?? null])).toEqual(
      [...people].toSorted((one, other) => Number(other[0].slice(5)) - Number(one[0].slice(5))),
    );
  });

  it('is kept for five minutes, but who leaves is gone at once', async () => {
    const leaver = await test.signUp('leaver');
    await wears(leaver, [70]);
    expect(await names()).toEqual(['leaver']);
    test.clock.advance(1000);
    const { client } = await test.signUp('later');
    await client.uploadAnalyze({ file: fileOf(await outfitPhoto({ width: 240 })) });
    expect(await names()).toEqual(['leaver']);
    await leaver.client.updateProfile({ body: { community: false } });
    expect(await names()).toEqual(['later']);
    await leaver.client.updateProfile({ body: { community: true } });
    expect(await names()).toEqual(['leaver', 'later']);
    await leaver.client.updateProfile({ body: { username: 'renamed' } });
    expect(await names()).toEqual(['renamed', 'later']);
  });

  it('shows nobody any more who is blocked, made an administrator or deleted', async () => {
    const login = { username: 'admin', password: 'steady-88' };
    const admin = test.client((await test.client().login({ body: login })).access_token);
    const people = [];
    for (const name of ['blocked', 'raised', 'deleted', 'staying']) {
      const person = await test.signUp(`${name}one`);
      await wears(person, [80]);
      people.push(person);
      test.clock.advance(1000);
    }
    expect(await names()).toHaveLength(4);
    const [blocked, raised, deleted] = people.map(({ id }) => id);
    const versionOf = async (id = '') =>
      (await admin.listUsers({ query: { search: 'one' } })).users.find((user) => user.id === id)?.version ??
      0;
    const change = async (id = '', body: { blocked?: boolean; role?: 'admin' }) =>
      admin.updateUser({ params: { id }, body: { ...body, version: await versionOf(id) } });
    await change(blocked, { blocked: true });
    expect(await names()).toEqual(['raisedone', 'deletedone', 'stayingone']);
    await change(raised, { role: 'admin' });
    await admin.removeUser({ params: { id: deleted ?? '' } });
    expect(await names()).toEqual(['stayingone']);
    await change(blocked, { blocked: false });
    expect(await names()).toEqual(['blockedone', 'stayingone']);
  });

  it('never shows the demo and the admin account', async () => {
    await addDemoTemplate(test);
    const accounts = [demoAccount, { username: 'admin', password: 'steady-88' }];
    for (const body of accounts) {
      const { access_token, user_info } = await test.client().login({ body });
      const client = test.client(access_token);
      await wears({ client, id: user_info.id }, [99, 99, 99]);
      await client.uploadAnalyze({ file: fileOf(await outfitPhoto({ width: 240, variant: 3 })) });
    }
    expect(await names()).toEqual([]);
    expect(await icon()).toBeNull();
  });

  it('forgets a photo when its analysis is deleted', async () => {
    const { client } = await test.signUp('eraser');
    const { id } = await client.uploadAnalyze({ file: fileOf(await outfitPhoto({ width: 240 })) });
    expect(await names()).toEqual(['eraser']);
    await client.deleteAnalysis({ params: { id: id ?? '' } });
    test.clock.advance(limits.communityCacheMinutes * minuteMs);
    expect(await names()).toEqual([]);
  });
});

describe('the fashion icon', () => {
  it('is the best average among people with at least three photos', async () => {
    await wears(await test.signUp('twotimes'), [99, 99]);
    await wears(await test.signUp('steady'), [81, 82, 82]);
    await wears(await test.signUp('mixed'), [95, 60, 70]);
    expect(await icon()).toMatchObject({
      username: 'steady',
      avg_overall_score: 81.7,
      total_scored_analyses: 3,
    });
  });

  it('is nobody while nobody has three', async () => {
    await wears(await test.signUp('newcomer'), [99, 99]);
    expect(await icon()).toBeNull();
  });
});
