import type { AdminDeactivated } from '@ecrin/domain/admin/admin.events.ts';
import { defineTrigger } from '@ecrin/platform/workflows/trigger.ts';
import type { ReleaseInboxInput } from './release-inbox.input.ts';

export const releaseInboxTrigger = defineTrigger<AdminDeactivated>()({
  name: 'release-inbox',
  on: {
    AdminDeactivated: ({ id, data: { adminId, by } }) => {
      const input: ReleaseInboxInput = { adminId, by };
      return { start: { workflow: 'release-inbox', id: `release-inbox/${id}`, input } };
    },
  },
});
