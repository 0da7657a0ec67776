import type { Mention } from '@drape/contract/analysis/evidence';

export const layers = ['figure', 'garments', 'lines'] as const;
export type Layer = (typeof layers)[number];

/** What is put forward: a measured garment by its key, or a sentence by its target. */
export type Focus = { kind: 'garment' | 'sentence'; id: string };

/** What is drawn over the photo. Something is pointed at for a moment, or pinned until it is released. */
export type OverlayState = {
  shown: boolean;
  hidden: readonly Layer[];
  pointed?: Focus | undefined;
  pinned?: Focus | undefined;
};

export type OverlayAction =
  | { type: 'show'; shown: boolean }
  | { type: 'toggle'; layer: Layer }
  | { type: 'point'; focus: Focus | undefined }
  | { type: 'press'; focus: Focus }
  | { type: 'release' };

export const firstOverlay: OverlayState = { shown: false, hidden: [] };

export function isSame(one: Focus | undefined, other: Focus | undefined): boolean {
  return one?.kind === other?.kind && one?.id === other?.id;
}

export function nextOverlay(state: OverlayState, action: OverlayAction): OverlayState {
  switch (action.type) {
    case 'show':
      return { ...state, shown: action.shown };
    case 'toggle': {
      const { layer } = action;
      const others = state.hidden.filter((each) => each !== layer);
      return { ...state, hidden: state.hidden.includes(layer) ? others : [...others, layer] };
    }
    case 'point':
      return isSame(state.pointed, action.focus) ? state : { ...state, pointed: action.focus };
    case 'press':
      if (isSame(state.pinned, action.focus)) return { ...state, pinned: undefined, pointed: undefined };
      return { ...state, pinned: action.focus };
    case 'release':
      return { ...state, pinned: undefined, pointed: undefined };
  }
}

/** The garment that is put forward itself, not by a sentence. */
export function litGarment({ pointed, pinned }: OverlayState): string | undefined {
  const focus = pointed ?? pinned;
  return focus?.kind === 'garment' ? focus.id : undefined;
}

/** What is lit in the photo: the garment that is put forward, or what the sentence speaks of. */
export function litParts(
  { pointed, pinned }: OverlayState,
  mentions: ReadonlyMap<string, Mention>,
): { regions: readonly string[]; lines: readonly string[] } {
  const focus = pointed ?? pinned;
  if (focus?.kind === 'garment') return { regions: [focus.id], lines: [] };
  return mentions.get(focus?.id ?? '') ?? { regions: [], lines: [] };
}
