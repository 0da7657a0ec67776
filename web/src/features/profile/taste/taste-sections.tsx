import { preferenceLimits } from '@drape/contract/profile/options';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { TextField } from '../../../ui/fields/field.tsx';
import { Alert } from '../../../ui/notices/alert.tsx';
import { Skeleton } from '../../../ui/notices/skeleton.tsx';
import { PartFailure } from '../../offline/load-failure.tsx';
import { ProfileSection } from '../profile-section.tsx';
import { notAuthenticated } from '../queries.ts';
import { TasteChoices } from './taste-choices.tsx';
import type { TasteForm } from './use-taste-form.ts';

function Loading() {
  return (
    <div aria-busy className="grid gap-4">
      <p className="sr-only">
        <Trans>Loading your preferences</Trans>
      </p>
      <Skeleton className="h-36" />
      <Skeleton className="h-36" />
      <Skeleton className="h-48" />
    </div>
  );
}

/** Why the preferences are not there, and the way to ask for them again. */
export function TasteNotLoaded({ taste }: { taste: TasteForm }) {
  const { data, error, isFetching, refetch } = taste.query;
  if (data !== undefined || error === null) return null;
  const isSignedOut = error.message === t(notAuthenticated);
  return (
    <PartFailure
      isExtra
      className="mb-5"
      message={isSignedOut ? t(notAuthenticated) : t`Failed to load preferences`}
      pending={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function Details({ taste }: { taste: TasteForm }) {
  const { texts, write, problemOf } = taste;
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2 sm:gap-4">
      <TextField
        label={t`Body type`}
        name="body_type"
        autoComplete="off"
        maxLength={preferenceLimits.maxText}
        placeholder={t`Petite, tall, athletic`}
        hint={t`In your own words. It points you to the lengths shops cut; Drape never comments on bodies.`}
        value={texts.body_type}
        error={problemOf('body_type')}
        onChange={(event) => write('body_type', event.target.value)}
      />
      <TextField
        label={t`Budget`}
        name="budget_range"
        autoComplete="off"
        maxLength={preferenceLimits.maxText}
        placeholder={t`Small, mid-range, 300 a season`}
        hint={t`Shapes the shopping advice you get.`}
        value={texts.budget_range}
        error={problemOf('budget_range')}
        onChange={(event) => write('budget_range', event.target.value)}
      />
    </div>
  );
}

/** What somebody likes to wear, where, and in which colours. */
export function TasteSections({ taste }: { taste: TasteForm }) {
  const { query } = taste;
  const problems = (['style_preference', 'occasion_types', 'color_preferences'] as const).flatMap(
    (name) => taste.problemOf(name) ?? [],
  );
  return (
    <ProfileSection
      id="taste"
      title={t`Your taste`}
      lead={t`Every analysis is judged by it, and your style guide is made from it. Pick any you like.`}
    >
      {query.data === undefined && !query.error && <Loading />}
      {query.data !== undefined && (
        <div className="grid gap-9">
          <TasteChoices taste={taste} />
          {problems.length > 0 && <Alert messages={problems} />}
          <Details taste={taste} />
        </div>
      )}
    </ProfileSection>
  );
}
