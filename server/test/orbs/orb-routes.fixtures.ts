/** Routes of administrators about orbs that are offered to every client. */
export const adminOrbRoutes = [
  'get /api/admin/orbs',
  'post /api/admin/orbs',
  'get /api/admin/orbs/{orbId}',
  'put /api/admin/orbs/{orbId}',
  'put /api/admin/orbs/{orbId}/picture',
  'delete /api/admin/orbs/{orbId}/picture',
  'get /api/admin/orbs/{orbId}/picture/{version}',
  'post /api/admin/orbs/{orbId}/publication',
  'delete /api/admin/orbs/{orbId}/publication',
  'post /api/admin/orbs/{orbId}/trials',
] as const;
