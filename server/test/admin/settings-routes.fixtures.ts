/** What every administrator may read of the settings. */
export const settingsReading = [
  'get /api/admin/settings',
  'get /api/admin/settings/budget-preview',
  'get /api/admin/settings/changes',
  'get /api/admin/settings/parts',
  'get /api/admin/settings/recordings-to-erase',
] as const;
