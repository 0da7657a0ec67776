import type { TasteModel } from '@drape/contract/outfits/taste';
import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '../../../lib/api.ts';
import { showToast } from '../../../ui/notices/toast.tsx';
import { tellFailure } from '../../calendar/calendar-messages.ts';
import { outfitMessages as says } from '../outfit-messages.ts';
import { refreshOutfits, tasteQuery } from '../queries.ts';

const restMs = 500;
type Weights = Record<string, number | null>;

/** The weights as they are set, before the server has them. */
function withWeights(taste: TasteModel, weights: Weights): TasteModel {
  const added = taste.others
    .filter(({ feature }) => typeof weights[feature] === 'number')
    .map((other) => ({ ...other, weight: weights[other.feature] ?? 0, chosen: true }));
  const features = taste.features.map((one) => {
    const weight = weights[one.feature];
    return typeof weight === 'number' ? { ...one, weight, chosen: true } : one;
  });
  const others = taste.others.filter(({ feature }) => !(feature in weights));
  return { features: [...features, ...added], others, total: features.length + added.length };
}

/** The taste model and the ways to change it. Sliders move at once and are sent when they rest. */
export function useTaste() {
  const queryClient = useQueryClient();
  const query = useQuery(tasteQuery);
  const pending = useRef<{ weights: Weights; timer?: ReturnType<typeof setTimeout> }>({ weights: {} });

  const send = async () => {
    const { weights } = pending.current;
    pending.current = { weights: {} };
    if (Object.keys(weights).length === 0) return;
    try {
      const { features } = await api.updateTaste({ body: { weights } });
      const order = new Map(query.data?.features.map(({ feature }, index) => [feature, index]));
      const placeOf = (feature: string) => order.get(feature) ?? order.size;
      const settled = [...features].sort((a, b) => placeOf(a.feature) - placeOf(b.feature));
      queryClient.setQueryData(tasteQuery.queryKey, (taste) => taste && { ...taste, features: settled });
    } catch (error) {
      tellFailure(t(says.tasteFailed), error);
      await queryClient.invalidateQueries({ queryKey: tasteQuery.queryKey });
    }
    void queryClient.invalidateQueries({ queryKey: ['outfits', 'score'] });
  };

  const set = async (weights: Weights) => {
    clearTimeout(pending.current.timer);
    await queryClient.cancelQueries({ queryKey: tasteQuery.queryKey });
    queryClient.setQueryData(tasteQuery.queryKey, (taste) => taste && withWeights(taste, weights));
    pending.current = {
      weights: { ...pending.current.weights, ...weights },
      timer: setTimeout(() => void send(), restMs),
    };
  };

  const follow = async (feature: string) => {
    try {
      queryClient.setQueryData(
        tasteQuery.queryKey,
        await api.updateTaste({ body: { weights: { [feature]: null } } }),
      );
    } catch (error) {
      tellFailure(t(says.tasteFailed), error);
    }
  };

  const reset = async () => {
    clearTimeout(pending.current.timer);
    pending.current = { weights: {} };
    try {
      await api.resetTaste({});
      showToast({ title: t(says.tasteReset) });
    } catch (error) {
      tellFailure(t(says.tasteFailed), error);
    }
    await refreshOutfits(queryClient);
  };

  const finish = () => {
    clearTimeout(pending.current.timer);
    void send();
  };
  return { query, set, follow, reset, finish };
}
