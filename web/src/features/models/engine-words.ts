import { t } from '@lingui/core/macro';

type Engine = { name: string; version: string };

const embedded = 'embedded';

/** Who wrote an answer, as a person would say it. */
export function engineWords({ name, version }: Engine): string {
  return name === embedded ? t`Drape’s own engine` : version;
}

/** The same with where it runs and which version it is. */
export function engineDetails({ name, version }: Engine): string {
  return name === embedded ? t`Drape’s own engine, version ${version}` : t`${version} at ${name}`;
}
