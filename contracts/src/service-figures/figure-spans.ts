/** Whole days, the last of them today; `12m`: whole months, the last of them this one. */
export const figureSpans = ['7d', '30d', '12m'] as const;
export type FigureSpan = (typeof figureSpans)[number];
