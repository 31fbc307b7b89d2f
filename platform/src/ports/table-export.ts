import type { Json } from './event-store.ts';

/** One thing that is kept, as it lies: sealed, hashed or wrapped, bytes as base64. Fields come in the order of their shelf. */
export type TableRow = Readonly<{ id: string; [field: string]: Json }>;

/** Rows that another home of the same things can take over. Contract: `testing/src/port-contracts/table-exports.contract.ts`. */
export type TableExport = Readonly<{
  name: TableName;
  /** All of them, in no promised order. */
  rows: () => AsyncIterable<TableRow>;
  /** In the place of what stands under the same ids; durable when it resolves. */
  put: (rows: readonly TableRow[]) => Promise<void>;
}>;

/** `until`: the field that says when a row is over and may go. `bytes`: a field that holds bytes. `parts`: a list within each row. */
type TablePlan = Readonly<{ fields: readonly string[]; until?: string; bytes?: string; parts?: string }>;

/** Everything beside events and blobs that cannot be worked out again. */
export const tablePlans = {
  keys: { fields: ['version', 'wrapped', 'madeAt', 'destroyedAt'], bytes: 'wrapped' },
  credentials: { fields: ['passwordHash'] },
  sessions: {
    fields: ['userType', 'userId', 'device', 'createdAt', 'lastUsedAt', 'expiresAt', 'tokens'],
    until: 'expiresAt',
    parts: 'tokens',
  },
  challenges: { fields: ['secretHash', 'payload', 'issuedAt', 'expiresAt', 'triesLeft'], until: 'expiresAt' },
  factors: { fields: ['sealed', 'lastStep', 'codes'], parts: 'codes' },
  tries: { fields: ['count', 'windowEndsAt'], until: 'windowEndsAt' },
  messages: { fields: ['sealed', 'dueAt', 'expiresAt', 'tries'], until: 'expiresAt', bytes: 'sealed' },
} as const satisfies Readonly<Record<string, TablePlan>>;

export type TableName = keyof typeof tablePlans;
export const tableNames = Object.keys(tablePlans) as readonly TableName[];
export const tablePlanOf = (name: TableName): TablePlan => tablePlans[name];

/** A field that holds an instant; empty where it holds something else. */
export const instantFieldOf = (row: TableRow, field: string): string => {
  const value = row[field];
  return typeof value === 'string' ? value : '';
};

/** What may be gone by an instant is not moved, and not missed. */
export const isExpired = (name: TableName, row: TableRow, instant: string): boolean => {
  const { until } = tablePlanOf(name);
  return until !== undefined && instantFieldOf(row, until) <= instant;
};
