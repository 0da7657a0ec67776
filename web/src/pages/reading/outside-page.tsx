import type { OutsideSettings } from '@drape/contract/models/models';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { OutsideChoices } from '../../features/models/outside-choices.tsx';
import { OutsideLog } from '../../features/models/outside-log.tsx';
import { outsideSettingsQuery } from '../../features/models/queries.ts';
import { OpenSection } from '../../features/profile/open-section.tsx';
import { Link } from '../../lib/router/link.tsx';
import { useTitle } from '../../lib/use-title.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/notices/alert.tsx';
import { Skeleton } from '../../ui/notices/skeleton.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

function providerWords({ provider }: OutsideSettings): string {
  if (!provider)
    return t`No language model is connected to this installation, so nothing leaves this server.`;
  const { host, text_model: text, vision_model: vision } = provider;
  const photos =
    vision === null
      ? t`Photos never leave.`
      : t`Photos go to ${vision}, at most 1024 pixels wide or high and without place or time.`;
  return t`This installation asks ${text} at ${host}. ${photos} Your name and email are never sent.`;
}

/** What may leave this server, and what has. */
export function OutsidePage() {
  const { data: settings, error } = useQuery(outsideSettingsQuery);
  useTitle(t`What leaves this server`);
  return (
    <>
      <PageHeader
        title={t`What leaves this server`}
        lead={
          settings
            ? providerWords(settings)
            : t`What an outside language model may see of your data, and what it has seen.`
        }
        actions={
          <Button asChild>
            <Link to="/profile">
              <Trans>Back to the profile</Trans>
            </Link>
          </Button>
        }
      />
      {error && <Alert messages={[error.message]} />}
      {(settings?.provider || settings?.locked) && (
        <OpenSection
          title={t`Your choice`}
          lead={t`Takes effect at once, for everything you do from then on.`}
        >
          <OutsideChoices settings={settings} />
        </OpenSection>
      )}
      {!settings && !error ? (
        <Skeleton className="h-56" />
      ) : (
        <OpenSection title={t`What has left`} lead={t`One line per request, kept for 90 days.`}>
          <OutsideLog />
        </OpenSection>
      )}
    </>
  );
}
