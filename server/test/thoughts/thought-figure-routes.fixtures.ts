/** What a client may ask of all their thoughts at once. */
export const thoughtFigureRoutes = [
  'get /api/client/thoughts/counts',
  'get /api/client/thoughts/earlier-years',
  'get /api/client/threads/proposal',
  'get /api/client/years/{year}',
  'get /api/client/years/{year}/months/{month}',
] as const;
