import type { PersonalColours } from '@drape/engine/colour/personal-ranges';

export const pickTargets = ['skin', 'hair', 'eye'] as const;
export type PickTarget = (typeof pickTargets)[number];

/** A place in the photo as fractions of its width and height. */
export type PhotoPoint = { x: number; y: number };

/** What has been taken so far, for what the next colour is, where the point is and how near the photo is seen. */
export type Picking = {
  picks: Partial<PersonalColours>;
  active: PickTarget;
  point: PhotoPoint;
  zoom: number;
};

export type PickingAction =
  | { type: 'target chosen'; target: PickTarget }
  | { type: 'moved'; point: PhotoPoint }
  | { type: 'taken'; hex: string }
  | { type: 'set by hand'; target: PickTarget; hex: string }
  | { type: 'zoomed'; zoom: number };

export const zooms = [1, 2, 4] as const;

export function startPicking(picks: Partial<PersonalColours> = {}): Picking {
  return { picks, active: 'skin', point: { x: 0.5, y: 0.3 }, zoom: 1 };
}

const within = (value: number) => Math.min(1, Math.max(0, value));

export function reducePicking(state: Picking, action: PickingAction): Picking {
  switch (action.type) {
    case 'target chosen':
      return { ...state, active: action.target };
    case 'moved':
      return { ...state, point: { x: within(action.point.x), y: within(action.point.y) } };
    case 'zoomed':
      return { ...state, zoom: action.zoom };
    case 'set by hand':
      return { ...state, picks: { ...state.picks, [action.target]: action.hex } };
    case 'taken': {
      const picks = { ...state.picks, [state.active]: action.hex };
      return { ...state, picks, active: pickTargets.find((target) => !picks[target]) ?? state.active };
    }
  }
}

/** The three colours once all are there. */
export function completePicks({ skin, hair, eye }: Partial<PersonalColours>): PersonalColours | undefined {
  return skin && hair && eye ? { skin, hair, eye } : undefined;
}

/** The part of the photo on show, as fractions: its corner and its size, around the point as far as the edges let it. */
export function viewOf({ point, zoom }: Picking, centre: PhotoPoint = point) {
  const size = 1 / zoom;
  const from = (at: number) => Math.min(1 - size, Math.max(0, at - size / 2));
  return { x: from(centre.x), y: from(centre.y), size };
}
