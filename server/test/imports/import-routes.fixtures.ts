/** What another écrin asks, with link and code. */
export const movePublic = ['get /moved/{ticket}', 'post /moved/{ticket}/arrived', 'post /moves/{ticket}'];
export const moveOwn = ['delete /export/move', 'get /export/move', 'post /export/move'];
export const importNamed = {
  'post /imports/{importId}/preview': { body: { name: 'a.zip', pieces: 1, timeZone: 'Europe/Paris' } },
  'post /imports/{importId}/start': {
    body: { leftYears: [], leftJournals: [], keepDuplicates: false, understand: false, moods: {} },
  },
  'post /imports/{importId}/fetch': { body: { link: 'https://exemple.fr/', code: '123456' } },
  'delete /imports/{importId}/fetch': {},
  'post /imports/{importId}/pause': {},
  'post /imports/{importId}/resume': {},
  'delete /imports/{importId}': {},
};
