/** Shown on the login page; every sign-in with it opens a private copy. */
export const demoAccount = { username: 'demo', password: 'demo1234' } as const;
