// Stored exactly as written here: permanent.
/** What the service does in the background, as administrators see it. `delivery`: a notification on its way to devices and mail, `broadcast`: a message of administrators to clients. */
export const workKinds = [
  'transcription',
  'understanding',
  'orb-run',
  'orb-schedule',
  'orb-past-run',
  'story-draft',
  'rereading',
  'journal-import',
  'question',
  'memory',
  'reminder',
  'goal-review',
  'announcement',
  'delivery',
  'thread-ai-use',
  'admin-notification',
  'broadcast',
  'request-answer',
  'community-news',
  'sound-retention',
  'account-erasure',
  'other',
] as const;
export type WorkKind = (typeof workKinds)[number];

/** The computing parts that may be away: `transcriber` speech to text, `analyst` understanding, `writer` answers and orbs, `embedding` search by meaning. */
export const engineNames = ['transcriber', 'analyst', 'writer', 'embedding'] as const;
export type EngineName = (typeof engineNames)[number];

/** Why an engine did not answer. */
export const engineFaultReasons = [
  'quota-exhausted',
  'provider-refused',
  'provider-unavailable',
  'no-answer-in-time',
  'engine-died',
] as const;
export type EngineFaultReason = (typeof engineFaultReasons)[number];

/** Files of the data folder that nothing can rebuild. */
export const storeNames = ['events', 'keys', 'access', 'messages'] as const;
export type StoreName = (typeof storeNames)[number];

/**
 * A state of the service that somebody has to know about. `disk-low`: `percent` of the disk with the data is free. `store-damaged`: a file that nothing can rebuild. `engine-away`: it does not answer.
 * `stream-parked`: of a read model. `work-stuck`: runs that no process continues. `work-failing`: `count` failures of a kind within an hour.
 * `backup-overdue`: no backup has succeeded for `days`.
 */
export type ServiceState =
  | Readonly<{ about: 'disk-low'; percent: number }>
  | Readonly<{ about: 'store-damaged'; store: StoreName }>
  | Readonly<{ about: 'engine-away'; engine: EngineName }>
  | Readonly<{ about: 'stream-parked'; model: string; streams: number }>
  | Readonly<{ about: 'work-stuck'; kind: WorkKind; count: number }>
  | Readonly<{ about: 'work-failing'; kind: WorkKind; count: number }>
  | Readonly<{ about: 'backup-overdue'; days: number }>;

/** The stream of an alert: one for each thing that can be in that state. */
export const alertIdOf = (state: ServiceState): string => {
  if ('engine' in state) return `${state.about}/${state.engine}`;
  if ('store' in state) return `${state.about}/${state.store}`;
  if ('model' in state) return `${state.about}/${state.model}`;
  return 'kind' in state ? `${state.about}/${state.kind}` : state.about;
};

/** `rebuild`: from all events, beside the one in use. `retry-parked`: its parked streams, from where each stopped. */
export const upkeepActs = ['rebuild', 'retry-parked'] as const;
export type UpkeepAct = (typeof upkeepActs)[number];
