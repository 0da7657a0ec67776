import type { Vote } from '@drape/contract/analysis/feedback';
import { msg, t } from '@lingui/core/macro';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { describeFailure } from '../../../lib/failure.ts';
import { showToast } from '../../../ui/notices/toast.tsx';
import { sendOrPostpone } from '../../offline/outbox.ts';
import { analysisKeys } from '../queries.ts';

/** The thumbs on an analysis by target, and how to give one; `undefined` takes it back. */
export type Feedback = {
  votes: ReadonlyMap<string, Vote>;
  vote: (target: string, vote: Vote | undefined) => void;
};

const feedbackQuery = (id: string) =>
  queryOptions({
    queryKey: [...analysisKeys.all, 'feedback', id],
    queryFn: async () => {
      const { feedback } = await api.listFeedback({ params: { id } });
      return new Map(feedback.map(({ target, vote }) => [target, vote]));
    },
    retry: false,
  });

const thumbTitles = {
  up: { rating: msg`A thumb up on a rating`, sentence: msg`A thumb up on a sentence` },
  down: { rating: msg`A thumb down on a rating`, sentence: msg`A thumb down on a sentence` },
};

type Change = { target: string; vote: Vote | undefined };

/** Shows a thumb at once and takes it back when the server refuses it. Undefined for an analysis that is not kept. */
export function useFeedback(id: string | null): Feedback | undefined {
  const queryClient = useQueryClient();
  const query = feedbackQuery(id ?? '');
  const { data } = useQuery({ ...query, enabled: id !== null });
  const { mutate } = useMutation({
    mutationFn: async ({ target, vote }: Change) => {
      const params = { id: id ?? '', target };
      const about = `thumb ${params.id} ${target}`;
      if (vote) {
        const title = t(thumbTitles[vote][target === 'rating' ? 'rating' : 'sentence']);
        await sendOrPostpone('setFeedback', { params, body: { vote } }, { title, about });
      } else await sendOrPostpone('deleteFeedback', { params }, { title: t`A thumb taken back`, about });
    },
    onMutate: async ({ target, vote }) => {
      await queryClient.cancelQueries({ queryKey: query.queryKey });
      queryClient.setQueryData(query.queryKey, (before) => {
        const votes = new Map(before);
        if (vote) votes.set(target, vote);
        else votes.delete(target);
        return votes;
      });
    },
    onError: (error) => {
      showToast({
        tone: 'error',
        title: t`Your thumb could not be kept`,
        description: describeFailure(error).message,
      });
      return queryClient.invalidateQueries({ queryKey: query.queryKey });
    },
  });
  if (id === null) return undefined;
  return { votes: data ?? new Map(), vote: (target, vote) => mutate({ target, vote }) };
}
