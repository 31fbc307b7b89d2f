/** Routes about what waits for an administrator: any of them may. */
export const inboxRoutes = [
  'get /api/admin/inbox-counts',
  'get /api/admin/inbox-holders',
  'get /api/admin/answer-templates',
  'post /api/admin/answer-templates',
  'put /api/admin/answer-templates/{templateId}',
  'delete /api/admin/answer-templates/{templateId}',
  'get /api/admin/requests',
  'get /api/admin/requests/{requestId}',
  'post /api/admin/requests/{requestId}/messages',
  'put /api/admin/requests/{requestId}/holder',
  'put /api/admin/comments/{reportId}/holder',
  'put /api/admin/requests/{requestId}/answer',
  'post /api/admin/requests/{requestId}/answer/reversal',
  'get /api/admin/comments',
  'get /api/admin/comments/{reportId}',
  'put /api/admin/comments/{reportId}/decision',
] as const;
