/** The public demo account, shown on the sign-in page. */
export const demoAccount = { username: 'demo', password: 'demo1234' } as const;
