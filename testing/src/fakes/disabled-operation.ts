import type { OperationServices } from '@ecrin/command-api';

const nothing = {
  failed: 0,
  retryable: 0,
  waiting: 0,
  oldestWaitingSince: null,
  overdue: 0,
  byKind: [],
  parkedModels: 0,
  engines: [],
};

/** Nothing works and nothing failed, for tests of other features. */
export const disabledOperation: OperationServices = {
  counts: async () => nothing,
  queues: async () => ({
    runs: null,
    stopped: [],
    lag: null,
    breaches: [],
    projections: [],
    messages: { waiting: 0, retried: 0, oldestDueAt: null },
    outbox: [],
    counts: nothing,
    tries: [],
    backups: null,
  }),
  storage: async () => ({
    server: { name: 'here', roles: [], isAlone: true },
    databases: [],
    folders: null,
    disk: null,
  }),
  findWork: async () => null,
  retryable: async function* () {
    // There is none.
  },
  isReadModel: () => false,
};
