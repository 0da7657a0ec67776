import { z } from 'zod';
import { colourVisions, countries, dateFormats, genders, roles, timeFormats } from '../profile/options.ts';
import { endpoint } from '../wire/endpoint.ts';
import { limits } from '../wire/limits.ts';
import { paths } from '../wire/paths.ts';
import { moment } from '../wire/wire.ts';

export const country = z.enum(countries);

export const user = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  full_name: z.string(),
  avatar: z.string().nullable(),
  role: z.enum(roles),
  country: country.nullable(),
  gender: z.enum(genders).nullable(),
  time_zone: z.string(),
  date_format: z.enum(dateFormats).nullable(),
  time_format: z.enum(timeFormats).nullable(),
  /** Null for a person who wants no notes on colours that look alike to them. */
  colour_vision: z.enum(colourVisions).nullable(),
});
export type User = z.infer<typeof user>;

export const authData = z.object({
  user_info: user,
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_at: moment,
});
export type AuthData = z.infer<typeof authData>;

export const timeZone = z.string().max(64).refine(isTimeZone, 'This time zone is not known');

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Alphabets with letters that look like those of another one. */
const alphabets = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Coptic', 'Cherokee', 'Lisu'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
);

function isOfOneAlphabet(name: string): boolean {
  return alphabets.filter((letters) => letters.test(name)).length <= 1;
}

export const username = z
  .string()
  .trim()
  .min(1, 'Username is required')
  .max(limits.maxUsernameLength, `Username must be at most ${limits.maxUsernameLength} characters long`)
  .regex(/^[\p{L}\p{N}._-]+$/u, 'Username may hold letters, digits, dots, dashes and underscores only')
  .refine(isOfOneAlphabet, 'Username may hold letters of one alphabet only');

export const fullName = z
  .string()
  .trim()
  .min(1, 'First and last name are required')
  .max(limits.maxNameLength, `Name must be at most ${limits.maxNameLength} characters long`);

export const password = z
  .string()
  .min(limits.minPasswordLength, `Password must be at least ${limits.minPasswordLength} characters long`)
  .max(limits.maxPasswordLength, `Password must be at most ${limits.maxPasswordLength} characters long`);

export const email = z
  .string()
  .trim()
  .min(1, 'Email is required')
  .max(limits.maxEmailLength, 'Email is too long')
  .pipe(z.email('Please enter a valid email address'));

export const registration = z
  .strictObject({
    username,
    email,
    password,
    confirmPassword: z.string().optional(),
    full_name: fullName,
    country: country.nullish(),
    gender: z.enum(genders).nullish(),
    time_zone: timeZone.nullish(),
    remember_me: z.boolean().optional(),
  })
  .refine(
    (payload) => payload.confirmPassword === undefined || payload.confirmPassword === payload.password,
    {
      path: ['confirmPassword'],
      message: 'Passwords do not match',
    },
  );
export type Registration = z.input<typeof registration>;

export const login = z.strictObject({
  username: z.string().trim().min(1, 'Username or email is required').max(limits.maxEmailLength),
  password: z.string().min(1, 'Password is required').max(limits.maxPasswordLength),
  /** Of an authenticator app or a recovery code, where the account has a second factor. */
  code: z.string().trim().max(40).optional(),
  remember_me: z.boolean().optional(),
  time_zone: timeZone.nullish(),
});

const none = z.object({});

export const accountEndpoints = {
  register: endpoint({
    ...paths.register,
    summary: 'Creates an account and signs it in',
    body: registration,
    response: authData,
    errors: ['conflict', 'too_many_requests'],
    creates: true,
  }),
  login: endpoint({
    ...paths.login,
    summary: 'Signs in with a username or an e-mail address',
    body: login,
    response: authData,
    errors: ['conflict', 'unauthorized', 'too_many_requests'],
  }),
  logout: endpoint({ ...paths.logout, summary: 'Revokes the token, a dead one as well', response: none }),
  refresh: endpoint({
    ...paths.refresh,
    summary: 'Rotates the token',
    response: authData,
    beforeSecondFactor: true,
  }),
  forgotPassword: endpoint({
    ...paths.forgotPassword,
    summary: 'Mails a link to set a new password; answers the same for every address',
    body: z.strictObject({ email: z.string().trim().min(1, 'Email is required').max(limits.maxEmailLength) }),
    response: none,
    errors: ['conflict', 'too_many_requests'],
  }),
  resetPassword: endpoint({
    ...paths.resetPassword,
    summary: 'Sets a new password with a single-use link and ends every session',
    body: z.strictObject({ token: z.string().min(1).max(200), password }),
    response: none,
    errors: ['conflict', 'not_found', 'too_many_requests'],
  }),
  confirmEmail: endpoint({
    ...paths.confirmEmail,
    summary: 'Proves the address of an account with a mailed link',
    body: z.strictObject({ token: z.string().min(1).max(200) }),
    response: none,
    errors: ['not_found', 'too_many_requests'],
  }),
  sendEmailProof: endpoint({
    ...paths.sendEmailProof,
    summary: 'Mails another link with which the own address is proven',
    response: none,
    errors: ['conflict', 'too_many_requests'],
  }),
  oidcStart: endpoint({
    ...paths.oidcStart,
    summary: 'Begins signing in with the identity provider of this installation',
    response: z.object({ authorization_url: z.string(), state: z.string() }),
    errors: ['not_found', 'conflict', 'too_many_requests', 'upstream_failed'],
  }),
  oidcExchange: endpoint({
    ...paths.oidcExchange,
    summary: 'Ends signing in with what the identity provider sent back',
    body: z.strictObject({
      code: z.string().max(4000),
      state: z.string().max(4000),
      time_zone: timeZone.nullish(),
    }),
    response: authData,
    errors: ['unauthorized', 'conflict', 'not_found', 'too_many_requests', 'upstream_failed'],
  }),
  me: endpoint({ ...paths.me, summary: 'The signed-in user', response: user, beforeSecondFactor: true }),
};
