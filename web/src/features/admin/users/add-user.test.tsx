import type { ManagedUser } from '@drape/contract/admin/admin-users';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, renderApp } from '../../../testing/render-app.tsx';
import { ada, theSettings } from '../../../testing/samples.ts';
import { noStatistics } from '../../../testing/statistics-sample.ts';

const rosa: ManagedUser = {
  id: 'u2',
  username: 'rosa',
  full_name: 'Rosa Vale',
  email: 'rosa@example.org',
  role: 'user',
  tier: 'trial',
  pays: false,
  trial_ends_at: null,
  blocked: false,
  created_at: '2026-05-04T10:00:00.000Z',
  last_active_at: null,
  analyses: 0,
  items: 0,
  stored_bytes: 0,
  upgrade_request: null,
  version: 1,
};
const nobody = { users: [], page: 1, total: 0, total_pages: 0, upgrade_requests: 0 };
const expires_at = '2026-05-11T10:00:00.000Z';

async function openForm(answers: Answers, mail = false) {
  const app = renderApp({
    at: '/admin?tab=users',
    as: { ...ada, role: 'admin' },
    answers: {
      'GET /settings': { data: theSettings({ mail }) },
      'GET /admin/statistics': { data: noStatistics() },
      'GET /admin/users': { data: nobody },
      'GET /admin/second-factor': { data: { required: false, by_environment: false } },
      ...answers,
    },
  });
  await app.user.click(await screen.findByRole('button', { name: 'Add somebody' }));
  const dialog = within(await screen.findByRole('dialog'));
  await app.user.type(dialog.getByLabelText('Full name'), 'Rosa Vale');
  await app.user.type(dialog.getByLabelText('Username'), 'rosa');
  await app.user.type(dialog.getByLabelText('Email'), 'rosa@example.org');
  return { ...app, dialog };
}

test('somebody is added with a plan and a role, and the invitation can be handed over', async () => {
  const link = 'https://drape.test/reset-password?token=t1&invited=1';
  const { dialog, user, calls } = await openForm({
    'POST /admin/users': { data: { user: rosa, link, mailed: false, expires_at } },
  });
  await user.selectOptions(dialog.getByLabelText('Plan'), 'Pro');
  await user.selectOptions(dialog.getByLabelText('Role'), 'Administrator');
  expect(dialog.queryByLabelText('Invite with')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect((await dialog.findByLabelText<HTMLInputElement>('Invitation')).value).toBe(link);
  expect(calls.find(({ method, path }) => method === 'POST' && path === '/admin/users')?.body).toEqual({
    full_name: 'Rosa Vale',
    username: 'rosa',
    email: 'rosa@example.org',
    role: 'admin',
    plan: 'pro',
    invite: 'link',
  });
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('where mail is set up, the invitation is mailed unless a link is wished', async () => {
  const { dialog, user, calls } = await openForm(
    { 'POST /admin/users': { data: { user: rosa, link: null, mailed: true, expires_at } } },
    true,
  );
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText(/on its way to rosa@example\.org/)).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ invite: 'mail' });
});

test('what is wrong is said in the dialog, and what was typed stays', async () => {
  const message = 'This username is already taken';
  const { dialog, user } = await openForm({
    'POST /admin/users': { status: 409, error: { code: 'conflict', message } },
  });
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText(message)).toBeVisible();
  expect(dialog.getByLabelText<HTMLInputElement>('Username').value).toBe('rosa');
});
