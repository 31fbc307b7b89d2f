// Stored exactly as written here: permanent.
/** The lists of the back-office that leave the service as a file. */
export const exportedLists = [
  'clients',
  'act-log',
  'requests',
  'comments',
  'work',
  'organizations',
  'broadcasts',
] as const;
export type ExportedList = (typeof exportedLists)[number];
