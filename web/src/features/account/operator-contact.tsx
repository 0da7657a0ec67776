import { msg } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { textLink } from '../../ui/text-link.ts';
import { settingsQuery } from './queries.ts';

const unnamed = msg`the person who runs this installation`;

/** Who runs this installation, by name and with an address where one is set. */
export function OperatorContact() {
  const { data: settings } = useQuery(settingsQuery);
  const { name = '', email = '' } = settings?.operator ?? {};
  if (email === '') return name === '' ? unnamed : name;
  return (
    <>
      {name === '' ? unnamed : name} (
      <a href={`mailto:${email}`} className={textLink}>
        {email}
      </a>
      )
    </>
  );
}
