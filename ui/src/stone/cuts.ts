/** `fill`: the outline · `table`: the paler facet · `edges`: the cuts between them · `shine`: the light on a cabochon. */
export type Cut = Readonly<{ fill: string; table?: string; edges?: string; shine?: string }>;

/** One cut a mood, on a 24 × 24 grid. */
export const cuts = {
  happy: {
    fill: 'M21.4 12.0L18.6 18.6L12.0 21.4L5.4 18.6L2.6 12.0L5.4 5.4L12.0 2.6L18.6 5.4Z',
    table: 'M16.6 13.9L13.9 16.6L10.1 16.6L7.4 13.9L7.4 10.1L10.1 7.4L13.9 7.4L16.6 10.1Z',
    edges:
      'M21.4 12.0L16.6 13.9L18.6 18.6L13.9 16.6L12.0 21.4L10.1 16.6L5.4 18.6L7.4 13.9L2.6 12.0L7.4 10.1L5.4 5.4L10.1 7.4L12.0 2.6L13.9 7.4L18.6 5.4L16.6 10.1L21.4 12.0',
  },
  excited: {
    fill: 'M12 2.4 20.3 7.2v9.6L12 21.6 3.7 16.8V7.2Z',
    table: 'M12 2.4 16.2 12 12 21.6 7.8 12Z',
    edges: 'M12 2.4 7.8 12 12 21.6 16.2 12ZM3.7 7.2 7.8 12l-4.1 4.8M20.3 7.2 16.2 12l4.1 4.8',
  },
  calm: {
    fill: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0Z',
    shine:
      'M6.4 11.6c.3-2.9 2.3-4.9 5.2-5.3.9-.1 1.2 1.1.3 1.4-1.9.7-3.2 2-3.8 3.9-.3.9-1.8.9-1.7 0ZM12 20.1a8.1 8.1 0 0 0 8.1-8.1c-1.3 3.3-4 6.4-8.1 8.1Z',
  },
  inspired: {
    fill: 'M7 3.5h10l4.5 6L12 21.5 2.5 9.5Z',
    table: 'M7 3.5h10l-1.5 6h-7Z',
    edges: 'M2.5 9.5h19M7 3.5l1.5 6L12 21.5l3.5-12 1.5-6',
  },
  reflective: {
    fill: 'M1.8 12C5.6 6.5 9 5 12 5s6.4 1.5 10.2 7c-3.8 5.5-7.2 7-10.2 7s-6.4-1.5-10.2-7Z',
    table: 'M7 12c1.8-2.6 3.5-3.3 5-3.3s3.2.7 5 3.3c-1.8 2.6-3.5 3.3-5 3.3S8.8 14.6 7 12Z',
    edges: 'M1.8 12H7M17 12h5.2M12 5v3.7M12 15.3V19',
  },
  sad: {
    fill: 'M12 2.2c1.6 4.3 6.6 7.2 6.6 12.6a6.6 6.6 0 0 1-13.2 0C5.4 9.4 10.4 6.5 12 2.2Z',
    table: 'M12 8.6c.9 2.2 3.2 3.7 3.2 6.4a3.2 3.2 0 0 1-6.4 0c0-2.7 2.3-4.2 3.2-6.4Z',
    edges: 'M12 2.2v6.4M12 18.2v3.2M5.4 15h3.4M15.2 15h3.4',
  },
  stressed: {
    fill: 'M9 2.2h6l3 3v13.6l-3 3H9l-3-3V5.2Z',
    table: 'M10 6.5h4l.8.9v9.2l-.8.9h-4l-.8-.9V7.4Z',
    edges:
      'M9 2.2 10 6.5M15 2.2l-1 4.3M6 5.2l3.2 2.2M18 5.2l-3.2 2.2M6 18.8l3.2-2.2M18 18.8l-3.2-2.2M9 21.8l1-4.3M15 21.8l-1-4.3',
  },
  frustrated: {
    fill: 'M3 5.4C8.6 3.3 15.4 3.3 21 5.4c-1 6.2-4.3 12-9 15.8C7.3 17.4 4 11.6 3 5.4Z',
    table: 'M7.6 8c2.9-.9 5.9-.9 8.8 0-.7 3.2-2.2 6-4.4 8.3C9.8 14 8.3 11.2 7.6 8Z',
    edges: 'M3 5.4 7.6 8M21 5.4 16.4 8M12 21.2v-4.9',
  },
} as const satisfies Record<string, Cut>;

/** The moods a stone can show, in the order of the filters. */
export type StoneMood = keyof typeof cuts;

/** The rough stone: a thought not understood yet. */
export const roughCut: Cut = {
  fill: 'M8.2 3.4 15 2.8l5.4 5-.6 7.4-5 5.6-7.8-.8-4-6.4.8-6.4Z',
  edges: 'm8.2 3.4 3 5.8-7.4-2M11.2 9.2l9.2-1.4M11.2 9.2l3.6 11.6',
};
