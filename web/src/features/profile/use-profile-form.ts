import type { Profile } from '@drape/contract/profile/profile';
import { ApiError } from '@drape/contract/wire/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDraft } from '../../lib/drafts.ts';
import { describeFailure, type Failure, type Problems } from '../../lib/failure.ts';
import { changedParts, changeOf, fieldsOf, type ProfileDraft, type ProfileFields } from './profile-draft.ts';
import { profileQuery, useUpdateProfile } from './queries.ts';

type Outcome =
  | { kind: 'none' }
  | { kind: 'saved' }
  | { kind: 'problems'; problems: Problems }
  | { kind: 'failed'; failure: Failure };

/** A draft over the stored profile: what was typed, whether it differs, saving it and what came of that. */
export function useProfileForm(profile: Profile) {
  const queryClient = useQueryClient();
  const [draft, setDraft] = useDraft<ProfileDraft>('profile', {});
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const update = useUpdateProfile();
  const stored = fieldsOf(profile);
  const changed = changedParts(stored, draft);

  /** A conflict is a stale version when the stored one has moved on; else it is about the name. */
  async function onError(error: unknown): Promise<void> {
    const failure = describeFailure(error);
    if (Object.keys(failure.problems).length > 0) {
      return setOutcome({ kind: 'problems', problems: failure.problems });
    }
    if (error instanceof ApiError && error.code === 'conflict') {
      const current = await queryClient.fetchQuery({ ...profileQuery, staleTime: 0 }).catch(() => undefined);
      if (current?.version === profile.version && changed.username !== undefined) {
        return setOutcome({ kind: 'problems', problems: { username: [failure.message] } });
      }
    }
    setOutcome({ kind: 'failed', failure });
  }

  return {
    values: { ...stored, ...draft },
    dirty: Object.keys(changed).length > 0,
    saving: update.isPending,
    outcome,
    problemOf: (field: keyof ProfileFields) =>
      outcome.kind === 'problems' ? outcome.problems[field]?.join('; ') : undefined,
    set(change: ProfileDraft) {
      setOutcome({ kind: 'none' });
      setDraft((before) => ({ ...before, ...change }));
    },
    discard() {
      setOutcome({ kind: 'none' });
      setDraft({});
    },
    save() {
      update.mutate(changeOf(changed, profile.version), {
        onSuccess: () => {
          setDraft({});
          setOutcome({ kind: 'saved' });
        },
        onError: (error) => void onError(error),
      });
    },
  };
}

export type ProfileForm = ReturnType<typeof useProfileForm>;
