import type { DressedFor } from '@drape/contract/outfits/week';
import { Trans } from '@lingui/react/macro';
import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../../lib/router/link.tsx';
import { Button } from '../../../ui/button.tsx';
import { textLink } from '../../../ui/text-link.ts';
import { useOnline } from '../../../ui/use-online.ts';
import { deskSecondary } from './day-looks.ts';
import { weekdayOf } from './day-words.ts';
import { DressedTitle } from './planned-outfit.tsx';
import { useSuggest } from './use-suggest.ts';

/** A panel to act on; among seven columns the dashed place of a picture. */
const panel =
  'grid content-center justify-items-start gap-3 lg:justify-items-stretch max-md:min-h-[40svh] max-md:rounded-photo max-md:bg-wash max-md:p-6';
const openPlace =
  'contents md:grid md:min-h-0 md:content-center md:justify-items-center md:gap-2 md:rounded-photo md:border md:border-dashed md:border-edge md:p-2 md:text-center lg:aspect-4/5';

type SuggestButtonProps = { purpose: string; busy: boolean; canSuggest: boolean; onSuggest: () => void };

function SuggestButton({ purpose, busy, canSuggest, onSuggest }: SuggestButtonProps) {
  if (!canSuggest) return null;
  return (
    <Button
      needsNetwork
      variant="primary"
      pending={busy}
      onClick={onSuggest}
      className={`w-full md:h-9 md:w-auto md:px-3 ${deskSecondary}`}
    >
      {!busy && <Sparkles aria-hidden className="md:hidden" />}
      <span className="md:hidden">
        <Trans>Suggest an outfit</Trans>
      </span>
      <span className="max-md:hidden">
        <Trans>Suggest one</Trans>
      </span>
      <span className="sr-only">
        <Trans>for {purpose}</Trans>
      </span>
    </Button>
  );
}

function BuildLink({ to, purpose }: { to: string; purpose: string }) {
  const isOnline = useOnline();
  if (!isOnline) return null;
  return (
    <Link to={to} className={`${textLink} py-1 text-sm lg:max-xl:text-xs`}>
      <Trans>Build it yourself</Trans>{' '}
      <span className="sr-only">
        <Trans>for {purpose}</Trans>
      </span>
    </Link>
  );
}

type EventProps = { date: string; dressed: DressedFor; canSuggest: boolean };

/** An event without an outfit: one can be had at once, or laid out by hand. */
export function UnplannedEvent({ date, dressed, canSuggest }: EventProps) {
  const { busy, forDay } = useSuggest();
  const { title, event_id } = dressed;
  const build = event_id === null ? '/outfits/build' : `/outfits/build?event=${encodeURIComponent(event_id)}`;
  return (
    <div className={panel}>
      <div className={openPlace}>
        <p className="text-sm text-muted max-md:order-1">
          <Trans>No outfit yet.</Trans>
        </p>
        <div className="contents max-md:[&>*]:order-2">
          <SuggestButton
            purpose={title}
            busy={busy}
            canSuggest={canSuggest}
            onSuggest={() => void forDay(date)}
          />
          <BuildLink to={build} purpose={title} />
        </div>
      </div>
      <DressedTitle dressed={dressed} />
    </div>
  );
}

type DayProps = {
  date: string;
  canSuggest: boolean;
  busy: boolean;
  onSuggest: () => void;
  /** What kind of day it is. */
  choice: ReactNode;
};

/** A day for which nothing is planned: an outfit can be had at once, or laid out by hand. */
export function UnplannedDay({ date, canSuggest, busy, onSuggest, choice }: DayProps) {
  const weekday = weekdayOf(date);
  const isOnline = useOnline();
  return (
    <div className={panel}>
      <span aria-hidden className="hanger -ms-2 size-20 text-edge opacity-70 md:hidden" />
      <div className={openPlace}>
        <p className="text-muted max-md:font-display max-md:text-lg max-md:text-ink md:text-sm">
          <Trans>Nothing planned.</Trans>
        </p>
        <div className="contents max-md:[&>*]:order-1">
          <SuggestButton purpose={weekday} busy={busy} canSuggest={canSuggest} onSuggest={onSuggest} />
          <BuildLink to={`/outfits/build?day=${date}`} purpose={weekday} />
        </div>
      </div>
      {isOnline && choice}
    </div>
  );
}

/** A day that is over, or that a trip leaves out. */
export function NothingPlanned() {
  return (
    <p className="text-sm text-muted">
      <Trans>Nothing planned.</Trans>
    </p>
  );
}
