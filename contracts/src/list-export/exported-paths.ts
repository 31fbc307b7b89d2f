import type { ExportedList } from '@ecrin/domain/list-export/list-export.vocabulary.ts';

/** Where the lists that can be exported are, below `/api/admin`; below `/api/admin/exports` all rows of each. */
export const exportedPaths: Readonly<Record<ExportedList, string>> = {
  clients: '/clients',
  'act-log': '/act-log',
  inbox: '/inbox',
  work: '/work',
  organizations: '/organizations',
  broadcasts: '/broadcasts',
  admins: '/admins',
  orbs: '/orbs',
  'answer-templates': '/answer-templates',
  usage: '/usage',
  recipients: '/broadcasts/:broadcastId/recipients',
  members: '/organizations/:organizationId/members',
  communities: '/organizations/:organizationId/communities',
  'setting-changes': '/settings/changes',
  notifications: '/notifications',
  'orb-versions': '/orbs/:orbId',
};
