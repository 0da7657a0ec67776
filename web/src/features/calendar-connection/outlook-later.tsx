import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { showToast } from '../../ui/notices/toast.tsx';
import { connectionMessages as says } from './connection-messages.ts';
import { LaterRow } from './later-row.tsx';

const service = msg`Microsoft Outlook`;

/** Not there yet: one line says so, and which way works until then. Pressing its mark says it again. */
export function OutlookLater() {
  return (
    <LaterRow
      title={t(service)}
      status={
        <button
          type="button"
          aria-disabled
          onClick={() => showToast({ title: t(says.comingSoon), description: says.soon(t(service)) })}
          className="rounded-full border border-line px-2 text-xs leading-5.5 font-medium text-muted"
        >
          <span className="sr-only">
            <Trans>Connect:</Trans>{' '}
          </span>
          {t(says.comingSoon)}
        </button>
      }
    >
      <Trans>Until then, its calendar file works above.</Trans>
    </LaterRow>
  );
}
