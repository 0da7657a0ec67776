import { createClient } from '@drape/contract/wire/client';
import type { Product } from '../../e2e/src/product.ts';
import type { Member } from './measures.ts';

/** People with an account of their own; throws where there is none. */
export async function signUp(product: Product): Promise<[Member, ...Member[]]> {
  const [first, ...others] = await Promise.all(
    ['ada', 'ben', 'cleo', 'dan'].map((name) => memberOf(product, name)),
  );
  if (first === undefined) throw new Error('Nobody is signed in');
  return [first, ...others];
}

async function memberOf(product: Product, username: string): Promise<Member> {
  const baseUrl = `${product.origin}/api`;
  const body = {
    username,
    email: `${username}@example.org`,
    password: 'sturdy-77',
    full_name: 'Bench Person',
  };
  const { access_token: token } = await createClient({ baseUrl }).register({ body });
  return { token, client: createClient({ baseUrl, token: () => token }) };
}
