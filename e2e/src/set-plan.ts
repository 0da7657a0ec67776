import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Product } from './product.ts';

/** Puts somebody on a plan as time or an operator would, in the product's own database. */
export function setPlan({ dataDir }: Product, username: string, plan: 'free' | 'pro'): void {
  const database = new DatabaseSync(join(dataDir, 'drape.sqlite'), { timeout: 5000 });
  const change = plan === 'pro' ? 'pro = 1' : "trial_ends_at = '2020-01-01T00:00:00.000Z'";
  const { changes } = database.prepare(`update users set ${change} where username = ?`).run(username);
  database.close();
  if (changes !== 1) throw new Error(`There is no user ${username}`);
}
