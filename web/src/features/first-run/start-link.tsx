import { Trans } from '@lingui/react/macro';
import { Link } from '../../lib/router/link.tsx';
import { textLink } from '../../ui/text-link.ts';

/** From where nothing is yet into the guided start. */
export function StartLink() {
  return (
    <p className="mt-4 text-sm text-muted">
      <Trans>
        New here? The{' '}
        <Link to="/start" className={textLink}>
          guided start
        </Link>{' '}
        leads from a photo to a first outfit, with samples if you like.
      </Trans>
    </p>
  );
}
