import { create } from 'zustand';

type State = { isOpen: boolean; open: () => void; close: () => void };

/** Whether the search for pages, items, outfits and events is open. */
export const useFinder = create<State>()((set) => ({
  isOpen: false,
  open: () => set({ isOpen: true }),
  close: () => set({ isOpen: false }),
}));
