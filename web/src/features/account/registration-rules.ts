import { limits } from '@drape/contract/limits';

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

/** Every failing rule at once, in the specification's order. */
export function failingRegistrationRules(form: RegistrationForm): string[] {
  const rules: [boolean, string][] = [
    [form.password === form.confirmPassword, 'Passwords do not match'],
    [
      form.password.length >= limits.minPasswordLength,
      `Password must be at least ${limits.minPasswordLength} characters long`,
    ],
    [form.username.trim() !== '', 'Username is required'],
    [form.email.trim() !== '', 'Email is required'],
    [form.firstName.trim() !== '' && form.lastName.trim() !== '', 'First and last name are required'],
  ];
  return rules.filter(([holds]) => !holds).map(([, message]) => message);
}

/** Both fields of the sign-in form are required. */
export function failingLoginRules(form: { username: string; password: string }): string[] {
  const rules: [boolean, string][] = [
    [form.username.trim() !== '', 'Username or email is required'],
    [form.password !== '', 'Password is required'],
  ];
  return rules.filter(([holds]) => !holds).map(([, message]) => message);
}
