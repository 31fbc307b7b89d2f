/** What every administrator may call about clients. */
export const clientRoutes = [
  'get /api/admin/clients',
  'get /api/admin/client-count',
  'get /api/admin/ids',
  'get /api/admin/clients/{clientId}',
  'get /api/admin/clients/{clientId}/activity',
  'post /api/admin/clients/{clientId}/sessions/end',
  'post /api/admin/clients/{clientId}/code',
  'post /api/admin/clients/{clientId}/permissions/{permission}',
  'post /api/admin/clients/{clientId}/permissions/{permission}/withdrawal',
] as const;
