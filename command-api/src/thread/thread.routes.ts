import type { ApiServices } from '#http/api-services.ts';
import { archiveThreadRoute } from './archive-thread.route.ts';
import { declineThreadRoute } from './decline-thread.route.ts';
import { deleteThreadRoute } from './delete-thread.route.ts';
import { editThreadRoute } from './edit-thread.route.ts';
import { fileThoughtRoute } from './file-thought.route.ts';
import { mergeThreadRoute } from './merge-thread.route.ts';
import { moveThreadRoute } from './move-thread.route.ts';
import { restoreThreadRoute } from './restore-thread.route.ts';
import { startThreadRoute } from './start-thread.route.ts';
import { unarchiveThreadRoute } from './unarchive-thread.route.ts';
import { unfileThoughtRoute } from './unfile-thought.route.ts';

/** Threads, and what is filed in them. */
export const createThreadRoutes = (services: Pick<ApiServices, 'events' | 'execute'>) =>
  [
    startThreadRoute,
    editThreadRoute,
    moveThreadRoute,
    archiveThreadRoute,
    unarchiveThreadRoute,
    deleteThreadRoute,
    restoreThreadRoute,
    mergeThreadRoute(services),
    fileThoughtRoute(services),
    unfileThoughtRoute,
    declineThreadRoute,
  ] as const;
