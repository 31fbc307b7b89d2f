import { create } from 'zustand';

/** How many pictures are chosen for the next thought, as far as this page knows: all that the field needs before anything else of them is loaded. */
export const useChosenCount = create<number>(() => 0);
