import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { type Product, type StartedProduct, startForJourneys } from './product.ts';

/** Made at the first start of the product. */
export const adminAccount = { username: 'admin', password: 'steady-88' };

const settings = { ADMIN_PASSWORD: adminAccount.password, DEMO_ACCOUNT: 'off' };
const variable = 'DRAPE_JOURNEY_PRODUCTS';

/** Starts a product for each of the workers that run at a time. */
export default async function startProducts({ workers }: FullConfig): Promise<() => Promise<void>> {
  const products = await Promise.all(Array.from({ length: workers }, () => startForJourneys(settings)));
  const shared = products.map(({ stop, ...product }): Product => product);
  process.env[variable] = JSON.stringify(shared);
  return async () => {
    await Promise.all(products.map(({ stop }) => stop()));
  };
}

/**
 * Uses the product of a place among the workers, which no two have at a time. A worker that takes the place of another
 * one has its product too, unless a journey has failed there: the next one finds a new product.
 */
export async function useProductOf(place: number, use: (product: Product) => Promise<void>): Promise<void> {
  const products: Product[] = JSON.parse(process.env[variable] ?? '[]');
  const shared = products[place];
  if (shared && !existsSync(markOf(shared))) return use(shared);
  const own: StartedProduct = await startForJourneys(settings);
  await use(own);
  await own.stop();
}

/** Leaves a product to nobody who comes later. */
export function markAsFailed(product: Product): void {
  writeFileSync(markOf(product), '');
}

const markOf = ({ dataDir }: Product) => join(dataDir, 'a-journey-failed');
