import type { ItemDraft } from '@drape/contract/wardrobe/wardrobe-item';
import { create } from 'zustand';
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';
import { keepStore } from '../../../lib/drafts.ts';
import { unsigned } from '../../../lib/kept-address.ts';
import { onSessionEnd, useSession } from '../../../lib/session.ts';
import { pastedClothesKey } from '../../../lib/storage.ts';
import { formOf, type ItemForm } from '../editor/item-form.ts';

/** An item as it was read and as it now stands in the review. */
export type ReviewedDraft = { key: string; draft: ItemDraft; form: ItemForm };
export type IgnoredLine = { text: string; start: number; end: number; reason: string };
/** What the engine made of a text; offsets count in `text`. The key stays through every retry. */
export type Review = {
  text: string;
  drafts: ReviewedDraft[];
  ignored: IgnoredLine[];
  idempotencyKey: string;
  /** What was put off; it is the next text. */
  rest: string;
};

type State = {
  text: string;
  review: Review | undefined;
  /** The drafts before each change of the review, the latest last. */
  past: ReviewedDraft[][];
  /** The field that is being typed in: what is typed there without a pause is one change. */
  typing: string | undefined;
};
const nothing: State = { text: '', review: undefined, past: [], typing: undefined };
/** So many changes can be undone. */
const mostUndone = 50;

/** As it is kept in the tab, with whose it is. */
type Kept = Omit<State, 'past' | 'typing'> & { owner: string | undefined };
const currentUser = () => useSession.getState().user?.id;

const writeDelayMs = 400;

/** Session storage that is written when typing pauses, and does without where it is full or shut. */
function calmSessionStorage(): StateStorage {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: [name: string, value: string] | undefined;
  const write = () => {
    if (!pending) return;
    try {
      sessionStorage.setItem(...pending);
    } catch {
      sessionStorage.removeItem(pending[0]);
    }
    pending = undefined;
  };
  window.addEventListener('pagehide', write);
  return {
    getItem: (name) => sessionStorage.getItem(name),
    setItem: (name, value) => {
      pending = [name, value];
      clearTimeout(timer);
      timer = setTimeout(write, writeDelayMs);
    },
    removeItem: (name) => {
      pending = undefined;
      sessionStorage.removeItem(name);
    },
  };
}

/** The pasted list and its review. They outlive leaving and reloading the page, but not the session. */
export const usePastedClothes = create<State>()(
  persist((): State => nothing, {
    name: pastedClothesKey,
    version: 2,
    storage: createJSONStorage<Kept>(calmSessionStorage, { replacer: unsigned }),
    partialize: ({ text, review }): Kept => ({ text, review, owner: currentUser() }),
    // Somebody else may have signed in while this tab slept.
    merge: (kept) => {
      const { owner, text, review } = (kept ?? {}) as Partial<Kept>;
      return owner === currentUser() ? { ...nothing, text: text ?? '', review } : nothing;
    },
  }),
);

keepStore<State>('pasted clothes', {
  read() {
    const { text, review } = usePastedClothes.getState();
    return text === '' && review === undefined ? undefined : { ...nothing, text, review };
  },
  write: (state) => usePastedClothes.setState(state),
});

onSessionEnd(() => {
  usePastedClothes.setState(nothing);
  usePastedClothes.persist.clearStorage();
});

export function setPastedText(text: string): void {
  usePastedClothes.setState({ text });
}

export function beginReview(
  text: string,
  drafts: readonly ItemDraft[],
  ignored: IgnoredLine[],
  idempotencyKey: string,
): void {
  const reviewed = drafts.map((draft, index) => ({ key: String(index), draft, form: formOf(draft) }));
  usePastedClothes.setState({
    review: { text, drafts: reviewed, ignored, idempotencyKey, rest: '' },
    past: [],
    typing: undefined,
  });
}

function changeDrafts(
  change: (drafts: readonly ReviewedDraft[]) => ReviewedDraft[],
  typing?: string | undefined,
): void {
  usePastedClothes.setState((state) => {
    const { review, past } = state;
    if (!review) return {};
    const goesOn = typing !== undefined && typing === state.typing;
    return {
      review: { ...review, drafts: change(review.drafts) },
      past: goesOn ? past : [...past.slice(-mostUndone), review.drafts],
      typing,
    };
  });
}

/** Takes back the last change of the review. */
export function undoReview(): void {
  usePastedClothes.setState(({ review, past }) => {
    const before = past.at(-1);
    if (!review || !before) return {};
    return { review: { ...review, drafts: before }, past: past.slice(0, -1), typing: undefined };
  });
}

/** Fields that are typed rather than chosen. */
const typedFields: ReadonlySet<string> = new Set([
  'description',
  'color_primary',
  'color_secondary',
  'brand',
  'size',
  'material',
  'tags',
  'quantity',
]);

/** `chosen`: in one tap, so that it is a change of its own whatever was typed before. */
export function editDraft(
  key: string,
  change: Partial<ItemForm>,
  { chosen = false }: { chosen?: boolean } = {},
): void {
  const fields = Object.keys(change);
  const isTyped = !chosen && fields.length === 1 && fields.every((field) => typedFields.has(field));
  changeDrafts(
    (drafts) => drafts.map((one) => (one.key === key ? { ...one, form: { ...one.form, ...change } } : one)),
    isTyped ? `${key}.${fields[0]}` : undefined,
  );
}

export function removeDraft(key: string): void {
  changeDrafts((drafts) => drafts.filter((one) => one.key !== key));
}

/** Puts off all but the first drafts; their lines stay as the next text. */
export function putOffAfter(count: number): void {
  usePastedClothes.setState(({ review }) => {
    if (!review) return {};
    const lines = review.drafts.slice(count).map(({ draft }) => review.text.slice(draft.start, draft.end));
    return { review: { ...review, drafts: review.drafts.slice(0, count), rest: lines.join('\n') } };
  });
}

/** Back to the text, which stays. */
export function leaveReview(): void {
  usePastedClothes.setState({ review: undefined });
}

/** The items are in the wardrobe; what was put off is left to be read. */
export function finishReview(): void {
  usePastedClothes.setState(({ review }) => ({ text: review?.rest ?? '', review: undefined }));
}
