import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { limits } from '../wire/limits.ts';
import { paths } from '../wire/paths.ts';

const password = z.string().max(limits.maxPasswordLength).nullish();
export const secondFactorCode = z.string().trim().max(40);

/** Whether signing in by password asks for a code as well. */
export const secondFactor = z.object({
  enabled: z.boolean(),
  recovery_codes_left: z.number().int(),
  /** An administrator without one must set it up before anything else. */
  owed: z.boolean(),
});
export type SecondFactor = z.infer<typeof secondFactor>;

/** Whether every administrator needs one, and whether that stands in the environment. */
export const secondFactorRule = z.object({ required: z.boolean(), by_environment: z.boolean() });
export type SecondFactorRule = z.infer<typeof secondFactorRule>;

const none = z.object({});

export const secondFactorEndpoints = {
  getSecondFactor: endpoint({
    ...paths.getSecondFactor,
    summary: 'Whether signing in by password asks for a code of an authenticator app',
    response: secondFactor,
    beforeSecondFactor: true,
  }),
  beginSecondFactor: endpoint({
    ...paths.beginSecondFactor,
    summary: 'A secret for an authenticator app; it counts once a code has been confirmed',
    body: z.strictObject({ password }),
    response: z.object({ secret: z.string(), uri: z.string() }),
    beforeSecondFactor: true,
    errors: ['conflict', 'too_many_requests'],
  }),
  confirmSecondFactor: endpoint({
    ...paths.confirmSecondFactor,
    summary: 'Switches the second factor on with a first code; tells the recovery codes this once',
    body: z.strictObject({ code: secondFactorCode.min(1, 'Enter the code from your authenticator app') }),
    response: z.object({ recovery_codes: z.array(z.string()) }),
    beforeSecondFactor: true,
    errors: ['too_many_requests'],
  }),
  removeSecondFactor: endpoint({
    ...paths.removeSecondFactor,
    summary: 'Switches the second factor off, with the password and a code or a recovery code',
    body: z.strictObject({
      password,
      code: secondFactorCode.min(1, 'Enter the code from your authenticator app'),
    }),
    response: none,
    errors: ['conflict', 'too_many_requests'],
  }),
  renewRecoveryCodes: endpoint({
    ...paths.renewRecoveryCodes,
    summary: 'New recovery codes in place of the old ones, with the password and a code',
    body: z.strictObject({
      password,
      code: secondFactorCode.min(1, 'Enter the code from your authenticator app'),
    }),
    response: z.object({ recovery_codes: z.array(z.string()) }),
    errors: ['conflict', 'too_many_requests'],
  }),
  getSecondFactorRule: endpoint({
    ...paths.getSecondFactorRule,
    summary: 'Whether every administrator needs a second factor',
    response: secondFactorRule,
  }),
  setSecondFactorRule: endpoint({
    ...paths.setSecondFactorRule,
    summary: 'Demands a second factor of every administrator, or leaves it to them',
    body: z.strictObject({ required: z.boolean() }),
    response: secondFactorRule,
    errors: ['conflict'],
  }),
};
