// Stored exactly as written here: permanent.
/** The lists of the back-office that leave the service as a file. */
export const exportedLists = [
  'clients',
  'act-log',
  'inbox',
  'work',
  'organizations',
  'broadcasts',
  'admins',
  'orbs',
  'answer-templates',
  'usage',
  'recipients',
  'members',
  'communities',
  'setting-changes',
  'notifications',
  'orb-versions',
] as const;
export type ExportedList = (typeof exportedLists)[number];
/** Those that left it before, which are parts of the inbox now. */
export type PastList = 'requests' | 'comments';
