import type { FullConfig } from '@playwright/test';
import { type Product, startForJourneys } from './product.ts';

/** Made at the first start of the product. */
export const adminAccount = { username: 'admin', password: 'steady-88' };

const variable = 'DRAPE_JOURNEY_PRODUCTS';

/**
 * Starts a product for each of the workers that run at a time. A worker that takes the place of another one, for the
 * other device or after a journey that failed, takes its product too.
 */
export default async function startProducts({ workers }: FullConfig): Promise<() => Promise<void>> {
  const settings = { ADMIN_PASSWORD: adminAccount.password, DEMO_ACCOUNT: 'off' };
  const products = await Promise.all(Array.from({ length: workers }, () => startForJourneys(settings)));
  const shared = products.map(({ stop, ...product }): Product => product);
  process.env[variable] = JSON.stringify(shared);
  return async () => {
    await Promise.all(products.map(({ stop }) => stop()));
  };
}

/** The product of a place among the workers, which no two have at a time. */
export function productOfWorker(place: number): Product {
  const products: Product[] = JSON.parse(process.env[variable] ?? '[]');
  const product = products[place];
  if (!product) throw new Error(`No product was started for worker ${place}`);
  return product;
}
