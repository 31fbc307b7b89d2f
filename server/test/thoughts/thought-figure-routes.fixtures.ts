/** What a client may ask of all their thoughts at once. */
export const thoughtFigureRoutes = [
  'get /api/client/thoughts/counts',
  'get /api/client/thoughts/earlier-years',
  'get /api/client/threads/proposal',
  'get /api/client/years/{year}',
  'get /api/client/years/{year}/months/{month}',
] as const;

/** Bringing thoughts from elsewhere. */
export const importRoutes = [
  'put /api/client/imports/{importId}/chunks/{seq}',
  'get /api/client/imports',
  'get /api/client/imports/fetch',
  'post /api/client/imports/{importId}/fetch',
  'delete /api/client/imports/{importId}/fetch',
  'post /api/client/imports/{importId}/preview',
  'post /api/client/imports/{importId}/start',
  'delete /api/client/imports/{importId}/file',
  'post /api/client/imports/{importId}/pause',
  'post /api/client/imports/{importId}/resume',
  'delete /api/client/imports/{importId}',
];
