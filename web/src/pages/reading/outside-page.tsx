import type { OutsideSettings } from '@drape/contract/models/models';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, CircleCheck, Lock } from 'lucide-react';
import { days } from '../../features/first-run/examples/example-pictures.tsx';
import { OutsideChoices } from '../../features/models/outside-choices.tsx';
import { OutsideLog } from '../../features/models/outside-log.tsx';
import { outsideCallsQuery, outsideSettingsQuery } from '../../features/models/queries.ts';
import { OpenSection } from '../../features/profile/open-section.tsx';
import { Link } from '../../lib/router/link.tsx';
import { useTitle } from '../../lib/use-title.ts';
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

/** A tile above each fact: an outfit that is seen, what is said of it, and the door that is closed. */
const tile = 'flex h-28 items-center justify-center overflow-hidden rounded-photo md:h-64';

/** Where no model may be asked: that nothing leaves, and who does the work instead. */
function NothingLeaves({ isDemo }: { isDemo: boolean }) {
  const facts = [
    {
      picture: (
        <div className={`${tile} bg-plate`}>
          <img src={days.monday} alt="" width={240} height={540} className="h-full w-auto py-2.5 md:py-6" />
        </div>
      ),
      title: t`Photos`,
      words: t`Read and kept on this server.`,
    },
    {
      picture: (
        <div className={`${tile} bg-plate px-3 md:px-8`}>
          <p className="max-w-[18ch] text-center font-display text-sm text-balance md:text-xl">
            <Trans>“A lighter shirt would open it up.”</Trans>
          </p>
        </div>
      ),
      title: t`Words`,
      words: t`Written by Drape’s own engine.`,
    },
    {
      picture: (
        <div className={`${tile} border border-dashed border-edge`}>
          <Lock className="size-7 text-muted" strokeWidth={1.3} />
        </div>
      ),
      title: t`If that changes`,
      words: isDemo
        ? t`In an account of your own you decide, and every request is listed here.`
        : t`You decide here whether a model may help, and every request is listed.`,
    },
  ];
  return (
    <>
      <p className="flex items-start gap-3 font-display text-lg md:text-xl">
        <CircleCheck aria-hidden className="mt-1 size-5 shrink-0 text-good md:mt-1.5 md:size-6" />
        {isDemo ? (
          <Trans>The demo account never asks an outside language model.</Trans>
        ) : (
          <Trans>No outside language model is connected, so none sees your data.</Trans>
        )}
      </p>
      <ul className="mt-6 mb-12 grid gap-x-6 gap-y-4 md:mt-8 md:grid-cols-3">
        {facts.map(({ picture, title, words }) => (
          <li
            key={title}
            className="max-md:grid max-md:grid-cols-[7rem_minmax(0,1fr)] max-md:items-center max-md:gap-4"
          >
            <div aria-hidden>{picture}</div>
            <div>
              <h2 className="font-medium md:mt-3">{title}</h2>
              <p className="text-sm text-muted">{words}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
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
