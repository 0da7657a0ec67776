import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { textLink } from '../../../ui/text-link.ts';
import { settingsQuery } from '../queries.ts';

/** Who runs this installation, by name and with an address where one is set. */
export function OperatorContact() {
  const { data: settings } = useQuery(settingsQuery);
  const { name = '', email = '' } = settings?.operator ?? {};
  const who = name === '' ? t`the person who runs this installation` : name;
  return (
    <span data-operator={textLink}>
      {who}
      {email !== '' && (
        <>
          {' '}
          (
          <a href={`mailto:${email}`} className={textLink}>
            {email}
          </a>
          )
        </>
      )}
    </span>
  );
}
