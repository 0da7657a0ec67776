export const layers = ['figure', 'garments', 'lines'] as const;
export type Layer = (typeof layers)[number];

/** What is drawn over the photo. A garment is pointed at for a moment, or pinned until it is released. */
export type OverlayState = {
  shown: boolean;
  hidden: readonly Layer[];
  pointed?: string | undefined;
  pinned?: string | undefined;
};

export type OverlayAction =
  | { type: 'show'; shown: boolean }
  | { type: 'toggle'; layer: Layer }
  | { type: 'point'; key: string | undefined }
  | { type: 'press'; key: string }
  | { type: 'release' };

export const firstOverlay: OverlayState = { shown: false, hidden: [] };

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
      return state.pointed === action.key ? state : { ...state, pointed: action.key };
    case 'press':
      if (state.pinned === action.key) return { ...state, pinned: undefined, pointed: undefined };
      return { ...state, pinned: action.key };
    case 'release':
      return { ...state, pinned: undefined, pointed: undefined };
  }
}

/** The garment that is put forward. */
export function litGarment({ pointed, pinned }: OverlayState): string | undefined {
  return pointed ?? pinned;
}
