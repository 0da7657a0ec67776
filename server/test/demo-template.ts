import { demoAccount } from '@drape/contract/first-run/demo';
import { hashPassword } from '../src/features/account/passwords/password-hash.ts';
import { newUser } from '../src/features/account/sign-in/new-user.ts';
import type { TestApp } from './test-app.ts';

/** The account of demo visitors without its photos, which take a while to draw and judge. */
export async function addDemoTemplate({ app, clock }: TestApp): Promise<void> {
  const draft = {
    username: demoAccount.username,
    email: 'demo@drape.local',
    full_name: 'Demo Visitor',
    kind: 'demo-template',
    pro: 1,
    community: 0,
    password_hash: await hashPassword(demoAccount.password),
  };
  await app.database.write.insertInto('users').values(newUser(draft, clock.now())).execute();
}
