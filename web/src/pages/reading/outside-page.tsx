import type { OutsideSettings } from '@drape/contract/models/models';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, CircleCheck, Image as ImageIcon, PenLine, SlidersHorizontal } from 'lucide-react';
import { OutsideChoices } from '../../features/models/outside-choices.tsx';
import { OutsideLog } from '../../features/models/outside-log.tsx';
import { outsideCallsQuery, outsideSettingsQuery } from '../../features/models/queries.ts';
import { OpenSection } from '../../features/profile/open-section.tsx';
import { Link } from '../../lib/router/link.tsx';
import { useTitle } from '../../lib/use-title.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/notices/alert.tsx';
import { Skeleton } from '../../ui/notices/skeleton.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

function providerWords({ provider }: OutsideSettings): string | undefined {
  if (!provider) return undefined;
  const { host, text_model: text, vision_model: vision } = provider;
  const photos =
    vision === null
      ? t`Photos never leave.`
      : t`Photos go to ${vision}, at most 1024 pixels wide or high and without place or time.`;
  return t`This installation asks ${text} at ${host}. ${photos} Your name and email are never sent.`;
}

/** Where no model may be asked: that nothing leaves, and who does the work instead. */
function NothingLeaves({ isDemo }: { isDemo: boolean }) {
  const facts = [
    { Icon: ImageIcon, title: t`Photos`, words: t`Read and kept on this server.` },
    { Icon: PenLine, title: t`Words`, words: t`Written by Drape’s own engine.` },
    {
      Icon: SlidersHorizontal,
      title: t`If that changes`,
      words: isDemo
        ? t`In an account of your own you decide, and every request is listed here.`
        : t`You decide here whether a model may help, and every request is listed.`,
    },
  ];
  return (
    <div className="mb-12 grid grid-cols-[minmax(0,1fr)] content-start gap-6 rounded-photo bg-wash p-5 md:gap-8 md:p-8">
      <p className="flex items-start gap-3 font-display text-lg md:text-xl">
        <CircleCheck aria-hidden className="mt-1 size-5 shrink-0 text-good md:mt-1.5 md:size-6" />
        {isDemo ? (
          <Trans>The demo account never asks an outside language model.</Trans>
        ) : (
          <Trans>No outside language model is connected, so none sees your data.</Trans>
        )}
      </p>
      <ul className="grid gap-x-10 gap-y-5 lg:grid-cols-3">
        {facts.map(({ Icon, title, words }) => (
          <li key={title} className="grid content-start gap-1 border-t border-line pt-4">
            <Icon aria-hidden className="mb-1 size-5 text-muted" strokeWidth={1.6} />
            <h2 className="font-medium">{title}</h2>
            <p className="text-pretty text-muted">{words}</p>
          </li>
        ))}
      </ul>
      <div>
        <Button asChild>
          <Link to="/privacy">
            <Trans>How your data is kept</Trans>
          </Link>
        </Button>
      </div>
    </div>
  );
}

function Content({ settings }: { settings: OutsideSettings }) {
  const { data: calls } = useQuery(outsideCallsQuery(1));
  const mayAsk = settings.provider !== null && !settings.locked;
  return (
    <>
      {mayAsk ? (
        <OpenSection
          title={t`Your choice`}
          lead={t`Takes effect at once, for everything you do from then on.`}
        >
          <OutsideChoices settings={settings} />
        </OpenSection>
      ) : (
        <NothingLeaves isDemo={settings.locked} />
      )}
      {(mayAsk || (calls !== undefined && calls.total > 0)) && (
        <OpenSection title={t`What has left`} lead={t`One line per request, kept for 90 days.`}>
          <OutsideLog />
        </OpenSection>
      )}
    </>
  );
}

/** What may leave this server, and what has. */
export function OutsidePage() {
  const { data: settings, error } = useQuery(outsideSettingsQuery);
  useTitle(t`What leaves this server`);
  return (
    <>
      <Link
        to="/profile"
        className="mt-4 -mb-2 inline-flex min-h-9 items-center gap-1.5 self-start text-sm text-muted hover:text-ink"
      >
        <ArrowLeft aria-hidden className="size-4" />
        <Trans>Profile</Trans>
      </Link>
      <PageHeader
        title={t`What leaves this server`}
        lead={
          (settings && providerWords(settings)) ??
          t`What an outside language model may see of your data, and what it has seen.`
        }
      />
      {error && <Alert messages={[error.message]} />}
      {settings ? <Content settings={settings} /> : !error && <Skeleton className="h-72" />}
    </>
  );
}
