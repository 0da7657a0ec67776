import { limits } from '@drape/contract/wire/limits';
import { t } from '@lingui/core/macro';

export type RegistrationForm = {
  firstName: string;
  lastName: string;
  username: string;
  email: string;
  country: string;
  gender: string;
  password: string;
  confirmPassword: string;
};

type NewPassword = Pick<RegistrationForm, 'password' | 'confirmPassword'>;
type Rule = [holds: boolean, message: string];

function passwordRules({ password, confirmPassword }: NewPassword): Rule[] {
  return [
    [password === confirmPassword, t`Passwords do not match`],
    [
      password.length >= limits.minPasswordLength,
      t`Password must be at least ${limits.minPasswordLength} characters long`,
    ],
  ];
}

const failing = (rules: Rule[]) => rules.filter(([holds]) => !holds).map(([, message]) => message);

export function failingPasswordRules(form: NewPassword): string[] {
  return failing(passwordRules(form));
}

/** Every failing rule at once, in the specification's order. */
export function failingRegistrationRules(form: RegistrationForm): string[] {
  return failing([
    ...passwordRules(form),
    [form.username.trim() !== '', t`Username is required`],
    [form.email.trim() !== '', t`Email is required`],
    [form.firstName.trim() !== '' && form.lastName.trim() !== '', t`First and last name are required`],
  ]);
}

/** Both fields of the sign-in form are required. */
export function failingLoginRules(form: { username: string; password: string }): string[] {
  return failing([
    [form.username.trim() !== '', t`Username or email is required`],
    [form.password !== '', t`Password is required`],
  ]);
}
