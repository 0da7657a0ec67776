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

/** A rule that fails: its message, and the field that shows it. */
export type BrokenRule = { field: keyof RegistrationForm; message: string };

type NewPassword = Pick<RegistrationForm, 'password' | 'confirmPassword'>;
type Rule = BrokenRule & { holds: boolean };

function passwordRules({ password, confirmPassword }: NewPassword): Rule[] {
  return [
    {
      field: 'confirmPassword',
      holds: password === confirmPassword,
      message: t`Passwords do not match`,
    },
    {
      field: 'password',
      holds: password.length >= limits.minPasswordLength,
      message: t`Password must be at least ${limits.minPasswordLength} characters long`,
    },
  ];
}

const isFilled = (text: string) => text.trim() !== '';

export function failingPasswordRules(form: NewPassword): string[] {
  return passwordRules(form)
    .filter(({ holds }) => !holds)
    .map(({ message }) => message);
}

/** Every failing rule at once, in the specification's order. */
export function failingRegistrationRules(form: RegistrationForm): BrokenRule[] {
  const rules: Rule[] = [
    ...passwordRules(form),
    { field: 'username', holds: isFilled(form.username), message: t`Username is required` },
    { field: 'email', holds: isFilled(form.email), message: t`Email is required` },
    {
      field: isFilled(form.firstName) ? 'lastName' : 'firstName',
      holds: isFilled(form.firstName) && isFilled(form.lastName),
      message: t`First and last name are required`,
    },
  ];
  return rules.filter(({ holds }) => !holds).map(({ field, message }) => ({ field, message }));
}

/** Both fields of the sign-in form are required. */
export function failingLoginRules(form: { username: string; password: string }): string[] {
  return [
    isFilled(form.username) ? undefined : t`Username or email is required`,
    form.password === '' ? t`Password is required` : undefined,
  ].filter((message) => message !== undefined);
}
