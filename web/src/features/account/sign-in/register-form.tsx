import type { Registration } from '@drape/contract/account/account';
import { type Country, countries, type Gender, genders } from '@drape/contract/profile/options';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useLocation } from '../../../lib/router/hooks.ts';
import { Link } from '../../../lib/router/link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../ui/fields/field.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { textLink } from '../../../ui/text-link.ts';
import { registerMutation, settingsQuery } from '../queries.ts';
import { countryOptions, genderOptions } from './account-options.ts';
import { FormAlert } from './form-alert.tsx';
import { OperatorContact } from './operator-contact.tsx';
import { failingRegistrationRules, type RegistrationForm } from './registration-rules.ts';
import { useFormAlert } from './use-form-alert.ts';

/** Errors by field. */
type Errors = Partial<Record<keyof RegistrationForm | 'terms', string | undefined>>;

function readForm(form: HTMLFormElement): RegistrationForm {
  const data = new FormData(form);
  const text = (name: keyof RegistrationForm) => String(data.get(name) ?? '');
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    username: text('username'),
    email: text('email'),
    country: text('country'),
    gender: text('gender'),
    password: text('password'),
    confirmPassword: text('confirmPassword'),
  };
}

function payloadOf(form: RegistrationForm): Registration {
  return {
    username: form.username.trim(),
    email: form.email.trim(),
    password: form.password,
    confirmPassword: form.confirmPassword,
    full_name: `${form.firstName.trim()} ${form.lastName.trim()}`,
    country: countries.find((country): country is Country => country === form.country) ?? null,
    gender: genders.find((gender): gender is Gender => gender === form.gender) ?? null,
  };
}

function RegistrationClosed() {
  return (
    <div className="grid gap-6">
      <p>
        <Trans>
          This installation does not take new registrations. If you should have an account here, please ask{' '}
          <OperatorContact />.
        </Trans>
      </p>
      <Button asChild className="w-full">
        <Link to="/login">
          <Trans>Back to login</Trans>
        </Link>
      </Button>
    </div>
  );
}

/** The optional fields, folded away. */
function Optional() {
  return (
    <details className="group border-y border-line text-sm">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 text-muted hover:text-ink [&::-webkit-details-marker]:hidden">
        <span>
          <span className="font-medium text-ink">
            <Trans>Country and gender</Trans>
          </span>{' '}
          <Trans>(optional)</Trans>
        </span>
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <fieldset className="grid grid-cols-2 gap-x-4 pt-1 pb-4 *:min-w-0">
        <legend className="sr-only">
          <Trans>Optional, and easy to change later</Trans>
        </legend>
        <SelectField
          label={t`Country`}
          name="country"
          autoComplete="country"
          options={countryOptions()}
          placeholder={t`Optional`}
        />
        <SelectField label={t`Gender`} name="gender" options={genderOptions} placeholder={t`Optional`} />
      </fieldset>
    </details>
  );
}

export function RegisterForm({ onSuccess }: { onSuccess: () => void }) {
  const { state } = useLocation();
  const [acceptsTerms, setAcceptsTerms] = useState(false);
  const register = useMutation(registerMutation);
  const { alert, ref, clear, showRules, showFailure } = useFormAlert(t`Registration failed`);

  const [errors, setErrors] = useState<Errors>({});
  const { data: settings } = useQuery(settingsQuery);

  if (settings?.registration === 'closed' || settings?.password_login === false)
    return <RegistrationClosed />;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = readForm(event.currentTarget);
    const broken = failingRegistrationRules(form);
    const owed = acceptsTerms ? {} : { terms: t`Please agree to the terms first` };
    setErrors({ ...owed, ...Object.fromEntries(broken.map(({ field, message }) => [field, message])) });
    if (broken.length > 0) return showRules(broken.map(({ message }) => message));
    if (!acceptsTerms) return document.getElementsByName('terms')[0]?.focus();
    register.mutate(payloadOf(form), { onSuccess, onError: showFailure });
  };

  const edit = (event: FormEvent<HTMLFormElement>) => {
    clear();
    const name = event.target instanceof Element ? event.target.getAttribute('name') : null;
    if (name !== null && name in errors) setErrors({ ...errors, [name]: undefined });
  };

  return (
    <form
      noValidate
      aria-label={t`Register`}
      onSubmit={submit}
      onInput={edit}
      className="grid grid-cols-2 gap-x-4 gap-y-3 *:col-span-2 *:min-w-0 md:gap-y-4"
    >
      <FormAlert alert={alert} ref={ref} />
      <TextField
        label={t`First name`}
        name="firstName"
        error={errors.firstName}
        autoComplete="given-name"
        required
        className="col-span-1!"
      />
      <TextField
        label={t`Last name`}
        name="lastName"
        error={errors.lastName}
        autoComplete="family-name"
        required
        className="col-span-1!"
      />
      <TextField
        label={t`Username`}
        name="username"
        error={errors.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <TextField
        label={t`Email`}
        name="email"
        error={errors.email}
        type="email"
        autoComplete="email"
        required
      />
      <PasswordField
        label={t`Password`}
        name="password"
        error={errors.password}
        autoComplete="new-password"
        placeholder={t`6 or more`}
        required
        className="md:col-span-1!"
      />
      <PasswordField
        label={t`Confirm password`}
        name="confirmPassword"
        error={errors.confirmPassword}
        autoComplete="new-password"
        required
        className="md:col-span-1!"
      />
      <Optional />
      <Checkbox
        name="terms"
        checked={acceptsTerms}
        required
        error={errors.terms}
        onCheckedChange={(checked) => {
          clear();
          setAcceptsTerms(checked);
          setErrors({ ...errors, terms: undefined });
        }}
      >
        <Trans>
          I agree to the{' '}
          <Link to="/terms" className={textLink}>
            Terms of Service
          </Link>{' '}
          and{' '}
          <Link to="/privacy" className={textLink}>
            Privacy Policy
          </Link>
        </Trans>
      </Checkbox>
      <Button type="submit" variant="primary" pending={register.isPending}>
        {register.isPending ? t`Creating account…` : t`Create account`}
      </Button>
      <p className="pt-1 text-sm max-md:text-center">
        <Trans>
          Already have an account?{' '}
          <Link to="/login" state={state} className={textLink}>
            Sign in
          </Link>
        </Trans>
      </p>
      <p className="mt-2 border-t border-line pt-4 text-xs leading-5 text-muted">
        <Trans>
          The community pages show your username once you have analyzed a photo. You can switch that off in
          your profile.
        </Trans>
      </p>
    </form>
  );
}
