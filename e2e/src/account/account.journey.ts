import { expect, openSection, register, signIn, signOut, test } from '../journey.ts';

test('a visitor registers and arrives at the profile', async ({ visitor, account }) => {
  await register(visitor, account);
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await openSection(visitor, 'You');
  await expect(visitor.getByLabel('Email')).toHaveValue(account.email);
  await expect(visitor.getByLabel('Email')).toBeDisabled();
});

test('registration waits for the terms and names every rule that fails', async ({ visitor }) => {
  await visitor.goto('/register');
  const submit = visitor.getByRole('button', { name: 'Create account' });
  await submit.click();
  await expect(visitor.getByText('Please agree to the terms first')).toBeVisible();
  await expect(visitor).toHaveURL(/\/register$/);
  await visitor.getByRole('checkbox').check();
  await visitor.getByLabel('Password', { exact: true }).fill('short');
  await submit.click();
  const alert = visitor.getByRole('alert');
  for (const text of [
    'Passwords do not match',
    'Password must be at least 6 characters long',
    'Username is required',
    'Email is required',
    'First and last name are required',
  ]) {
    await expect(alert.getByText(text, { exact: true })).toBeVisible();
  }
  await visitor.getByLabel('Username').fill('robin');
  await expect(alert).toHaveCount(0);
});

test('the session outlives a reload and ends with Sign out', async ({ member }) => {
  await member.goto('/profile');
  await member.reload();
  await expect(member).toHaveURL(/\/profile$/);
  await signOut(member);
  await member.goto('/profile');
  await expect(member).toHaveURL(/\/login$/);
  expect(await member.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
});

test('the place that a visitor came for is remembered over signing in', async ({ member, account }) => {
  await member.goto('/profile');
  // The first screen asks for more as it goes on; a question without the key would be refused.
  await member.waitForLoadState('networkidle');
  await member.evaluate(() => localStorage.clear());
  await member.goto('/dashboard?tab=history');
  await expect(member).toHaveURL(/\/login$/);
  await signIn(member, account);
  await expect(member).toHaveURL(/\/dashboard\?tab=history$/);
});

test.describe('a wrong password', () => {
  test.use({ provokedStatuses: [401] });

  test('is shown in words, with details on demand, and the next edit clears it', async ({ visitor }) => {
    await visitor.goto('/login');
    await signIn(visitor, { username: 'nobody-here', password: 'not-the-one' });
    const alert = visitor.getByRole('alert');
    await expect(alert).toContainText('Incorrect username or password');
    await alert.getByText('Show details').click();
    await expect(alert).toContainText('401');
    await expect(visitor).toHaveURL(/\/login$/);
    await visitor.getByRole('checkbox', { name: 'Remember me' }).check();
    await expect(alert).toHaveCount(0);
  });
});

test('an unknown address shows the page for it and leads home', async ({ visitor }) => {
  const logged = visitor.waitForEvent('console', (message) => message.text().includes('/no/such/page'));
  await visitor.goto('/no/such/page');
  expect((await logged).type()).toBe('warning');
  await expect(visitor.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await visitor.getByRole('main').getByRole('link', { name: /home/i }).click();
  await expect(visitor).toHaveURL(/\/$/);
});
