/** Every route of stories and their links, for whom they belong to. */
export const storyRoutes = [
  'get /api/client/stories',
  'post /api/client/stories',
  'get /api/client/stories/{storyId}',
  'delete /api/client/stories/{storyId}',
  'post /api/client/stories/{storyId}/restore',
  'put /api/client/stories/{storyId}/text',
  'post /api/client/stories/{storyId}/thoughts',
  'get /api/client/stories/{storyId}/versions',
  'get /api/client/stories/{storyId}/versions/{sitting}',
  'post /api/client/stories/{storyId}/versions/{sitting}/restore',
  'post /api/client/stories/{storyId}/draft',
  'post /api/client/stories/{storyId}/draft/stop',
  'post /api/client/stories/{storyId}/links',
  'put /api/client/stories/{storyId}/links/{linkId}',
  'delete /api/client/stories/{storyId}/links/{linkId}',
] as const;
