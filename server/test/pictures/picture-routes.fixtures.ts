/** For clients. */
export const pictureRoutes = [
  'put /api/client/pictures/{pictureId}/chunks/{seq}',
  'get /api/client/pictures/{pictureId}',
  'delete /api/client/pictures/{pictureId}',
  'post /api/client/pictures/{pictureId}/seal',
  'get /api/client/thoughts/{thoughtId}/pictures/{pictureId}/{size}',
  'put /api/client/thoughts/{thoughtId}/pictures/{pictureId}',
  'put /api/client/thoughts/{thoughtId}/pictures',
  'delete /api/client/thoughts/{thoughtId}/pictures/{pictureId}',
  'post /api/client/thoughts/{thoughtId}/pictures/{pictureId}/restore',
];

/** What each route that names something is asked with. */
export const pictureRequests = {
  'post /stories/{storyId}/thought-pictures': {
    body: { thoughtId: '01980000-0000-7000-8000-00000000000a', pictureId: '01980000-0000-7000-8000-00000000000b' },
  },
  'put /thoughts/{thoughtId}/pictures': { body: { order: [] } },
  'put /thoughts/{thoughtId}/pictures/{pictureId}': { body: { alt: 'À moi' } },
  'delete /thoughts/{thoughtId}/pictures/{pictureId}': {},
  'post /thoughts/{thoughtId}/pictures/{pictureId}/restore': {},
  'get /thoughts/{thoughtId}/pictures/{pictureId}/{size}': {},
  'get /pictures/{pictureId}': {},
  'delete /pictures/{pictureId}': {},
};

/** Those that make something under an id of the caller’s choosing. */
export const pictureMaking = ['put /pictures/{pictureId}/chunks/{seq}', 'post /pictures/{pictureId}/seal'];
