import { msg } from '@lingui/core/macro';

export const planOptions = [
  { value: 'free', label: msg`Free` },
  { value: 'trial', label: msg`Trial, seven days from now` },
  { value: 'pro', label: msg`Pro` },
];
export const roleOptions = [
  { value: 'user', label: msg`User` },
  { value: 'admin', label: msg`Administrator` },
];
