import type { Json } from './event-store.ts';

/** One row as it is stored: sealed, hashed or wrapped, bytes as base64. Fields are in the order of the plan. */
export type TableRow = Readonly<{ id: string; [field: string]: Json }>;

/** The rows of one table, which another store can import. Contract: `testing/src/port-contracts/table-exports.contract.ts`. */
export type TableExport = Readonly<{
  name: TableName;
  /** All of them, in no particular order. */
  rows: () => AsyncIterable<TableRow>;
  /** Replaces rows with the same ids; durable when it resolves. */
  put: (rows: readonly TableRow[]) => Promise<void>;
}>;

/** `until`: the field that says when a row expires. `bytes`: a field that holds bytes. `parts`: a list within each row. */
type TablePlan = Readonly<{ fields: readonly string[]; until?: string; bytes?: string; parts?: string }>;

/** Everything besides events and blobs that cannot be derived. */
const tablePlans = {
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

/** Rows that expire by an instant are neither migrated nor compared. */
export const isExpired = (name: TableName, row: TableRow, instant: string): boolean => {
  const { until } = tablePlanOf(name);
  return until !== undefined && instantFieldOf(row, until) <= instant;
};
