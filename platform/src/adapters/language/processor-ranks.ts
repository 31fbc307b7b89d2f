import type { Priority } from '#ports/language-engine.ts';

/** In which order work of this machine gets a place on the processor: what was just kept before what was kept earlier. */
export const rankOf: Readonly<Record<Priority, number>> = { asked: 0, new: 1, past: 2 };
