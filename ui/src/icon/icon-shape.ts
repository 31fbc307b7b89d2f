/** A drawing on a 24 × 24 grid: strokes, or one filled shape. */
export type IconShape = Readonly<{ d: string; filled?: boolean }>;
