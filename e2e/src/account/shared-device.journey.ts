import { analyzePhoto } from '../analyze-photo.ts';
import { expect, openSection, register, signOut, test } from '../journey.ts';

test('the next person at a shared device finds nothing of the one before', async ({ member, account }) => {
  await analyzePhoto(member);
  await member.goto('/profile');
  await openSection(member, 'Where you are');
  await member.getByLabel('Home town').fill('Utrecht');
  await member.getByRole('button', { name: 'Save changes' }).click();
  await expect(member.getByText('Your profile is saved.')).toBeVisible();
  await member.evaluate(() => {
    for (const key of ['chat-storage', 'google_calendar_token', 'google_calendar_user']) {
      localStorage.setItem(key, 'of the one before');
    }
  });
  const token = await member.evaluate(() => localStorage.getItem('auth_token'));
  await signOut(member);
  expect(await member.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    account.username,
  );
  const headers = { Authorization: `Bearer ${token}` };
  expect((await member.request.get('/api/auth/me', { headers })).status()).toBe(401);

  const next = { ...account, username: `${account.username}-next`, email: `next-${account.email}` };
  await register(member, next);
  await expect(member.getByLabel('Home town')).toHaveValue('');
  for (const key of ['chat-storage', 'google_calendar_token', 'google_calendar_user']) {
    expect(await member.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
  }
  await member.goto('/dashboard?tab=history');
  await expect(member.getByRole('heading', { name: 'Nothing analyzed yet' })).toBeVisible();
  await member.goBack();
  await expect(member.getByLabel('Email')).toHaveValue(next.email);
});

test('signing out in one tab signs out the other', async ({ member }) => {
  await member.goto('/profile');
  const other = await member.context().newPage();
  await other.goto('/profile');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await signOut(member);
  await expect(other).toHaveURL(/\/login$/);
  await expect(other.getByRole('button', { name: 'User menu' })).toHaveCount(0);
});
