import { msg, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDraft } from '../../../lib/drafts.ts';
import { describeFailure, type Failure, type Problems } from '../../../lib/failure.ts';
import { notAuthenticated, preferencesQuery, useSavePreferences } from '../queries.ts';
import type { ReadPreferences, TasteFields } from './preferences-data.ts';

type Outcome =
  | { kind: 'none' }
  | { kind: 'saved'; guide: boolean }
  | { kind: 'problems'; problems: Problems }
  | { kind: 'failed'; failure: Failure };

type ListName = (typeof listNames)[number];
type TextName = (typeof textNames)[number];
/** An emptied text stands for nothing. */
type Draft = Partial<Record<ListName, string[]> & Record<TextName, string>>;

const listNames = ['style_preference', 'color_preferences', 'occasion_types'] as const;
const textNames = ['body_type', 'budget_range'] as const;
const fieldNames = [...listNames, ...textNames];
const failed = msg`Failed to save preferences`;
const nothing: ReadPreferences = {
  style_preference: [],
  color_preferences: [],
  occasion_types: [],
  body_type: null,
  budget_range: null,
  guide: undefined,
};

function sameWords(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((word) => other.includes(word));
}

/** The parts of a draft that differ from what is stored; the order of choices does not count. */
export function changedTaste(stored: ReadPreferences, draft: Draft): Partial<TasteFields> {
  const changed: Partial<TasteFields> = {};
  for (const name of listNames) {
    const list = draft[name];
    if (list && !sameWords(list, stored[name])) changed[name] = list;
  }
  for (const name of textNames) {
    const text = draft[name]?.trim();
    if (text !== undefined && text !== (stored[name] ?? '')) changed[name] = text === '' ? null : text;
  }
  return changed;
}

/** A draft over the stored preferences: what was chosen, saving it, and what came of that. */
export function useTasteForm() {
  const query = useQuery(preferencesQuery);
  const [draft, setDraft] = useDraft<Draft>('preferences', {});
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const update = useSavePreferences();
  const stored = query.data ?? nothing;
  const changed = changedTaste(stored, draft);

  function outcomeOf(error: unknown): Outcome {
    const failure = describeFailure(error, t(failed));
    const { problems } = failure;
    if (fieldNames.some((name) => name in problems)) return { kind: 'problems', problems };
    const message = failure.message === t(notAuthenticated) ? notAuthenticated : failed;
    return { kind: 'failed', failure: { ...failure, message: t(message) } };
  }

  const change = (part: Draft) => {
    setOutcome({ kind: 'none' });
    setDraft((before) => ({ ...before, ...part }));
  };

  return {
    query,
    lists: {
      style_preference: draft.style_preference ?? stored.style_preference,
      color_preferences: draft.color_preferences ?? stored.color_preferences,
      occasion_types: draft.occasion_types ?? stored.occasion_types,
    },
    texts: {
      body_type: draft.body_type ?? stored.body_type ?? '',
      budget_range: draft.budget_range ?? stored.budget_range ?? '',
    },
    dirty: Object.keys(changed).length > 0,
    saving: update.isPending,
    outcome,
    problemOf: (field: ListName | TextName) =>
      outcome.kind === 'problems' ? outcome.problems[field]?.join('; ') : undefined,
    toggle(name: ListName, word: string, on: boolean) {
      const before = draft[name] ?? stored[name];
      change({ [name]: on ? [...before, word] : before.filter((other) => other !== word) });
    },
    write: (name: TextName, text: string) => change({ [name]: text }),
    discard() {
      setOutcome({ kind: 'none' });
      setDraft({});
    },
    save() {
      update.mutate(changed, {
        onSuccess: ({ guide }) => {
          setDraft({});
          setOutcome({ kind: 'saved', guide: guide !== undefined });
        },
        onError: (error) => setOutcome(outcomeOf(error)),
      });
    },
  };
}

export type TasteForm = ReturnType<typeof useTasteForm>;
