import type { ReportedKind, ReportReason, ReturnCause } from '#comment-report/comment-report.vocabulary.ts';
import type { ProposalStatus } from '#erasure-proposal/erasure-proposal.vocabulary.ts';
import type { EngineName, ServiceState } from '#operation/operation.vocabulary.ts';
import type { RequestKind } from '#request/request.vocabulary.ts';
import type { TranscriptionFailure } from '#thought/thought.vocabulary.ts';

/** Why a transcription failed that somebody waited for. */
export type ToldFailure = Exclude<TranscriptionFailure, 'not-asked'>;

// Stored exactly as written here: permanent.
/** What administrators are told about: each has its own settings. */
export const adminNotificationKinds = ['failures', 'access', 'costs', 'requests'] as const;
export type AdminNotificationKind = (typeof adminNotificationKinds)[number];

/** `in-app` is the list, its badge and its toast. */
export const adminChannels = ['in-app', 'push', 'mail'] as const;
export type AdminChannelChoice = Readonly<Record<(typeof adminChannels)[number], boolean>>;
export type AdminNotificationSettings = Readonly<Record<AdminNotificationKind, AdminChannelChoice>>;

/** Until they choose: everything in the app, and outside what cannot wait; pushes need a device besides. */
export const defaultAdminNotificationSettings: AdminNotificationSettings = {
  failures: { 'in-app': true, push: true, mail: true },
  access: { 'in-app': true, push: true, mail: true },
  costs: { 'in-app': true, push: true, mail: true },
  requests: { 'in-app': true, push: false, mail: false },
};

/** As they were stored: choices from before there were pushes, or a kind, lack these. */
export type StoredAdminNotificationSettings = Readonly<
  Partial<Record<AdminNotificationKind, Omit<AdminChannelChoice, 'push'> & Partial<Pick<AdminChannelChoice, 'push'>>>>
>;
export const withNewAdminChoices = (stored: StoredAdminNotificationSettings): AdminNotificationSettings => {
  const of = (kind: AdminNotificationKind): AdminChannelChoice => ({
    ...defaultAdminNotificationSettings[kind],
    ...stored[kind],
  });
  return { failures: of('failures'), access: of('access'), costs: of('costs'), requests: of('requests') };
};

/**
 * Within one hour: `clientId` and `percent` are of the latest, `clientIds` the first of them, `clients` how many they are. Older ones are of one client, and
 * have neither list nor number.
 */
type OfClients = Readonly<{ clientId: string; percent: number; clientIds?: readonly string[]; clients?: number }>;

/** What a notification says: a code and figures, without a personal word; its sentence is written in the reader's language (`admin-notice-text.ts`). */
export type AdminNotice =
  | ServiceState
  | Readonly<{ about: 'disk-freed' }>
  | Readonly<{ about: 'engine-back'; engine: EngineName }>
  /** Break-glass: `by` an administrator, on one client. */
  | Readonly<{ about: 'content-opened'; by: string; clientId: string }>
  /** A sign-in of the reader on a device new to their account; `several`: others followed within the hour. */
  | Readonly<{ about: 'new-device'; sessionId: string; several: boolean }>
  /** Older ones say neither what is asked nor by whom. */
  | Readonly<{
      about: 'request-received';
      requestId: string;
      kind?: RequestKind;
      clientId?: string;
      reopened?: boolean;
    }>
  /** An item of the inbox was handed to the reader: a request, the reports of a subject, or a proposed erasure. */
  | Readonly<{ about: 'item-assigned'; item: 'request' | 'report' | 'erasure'; itemId: string }>
  /** What was handed to the owner of a community is theirs to decide again. */
  | Readonly<{ about: 'report-returned'; reportId: string; cause: ReturnCause }>
  /** `by`: an administrator; another one has to confirm it. */
  | Readonly<{ about: 'erasure-proposed'; by: string; clientId: string; proposalId: string }>
  /** To the administrator who proposed it. */
  | Readonly<{
      about: 'erasure-decided';
      clientId: string;
      proposalId: string;
      outcome: Exclude<ProposalStatus, 'open'>;
    }>
  /** Within one hour; `subject` and `reason` are of the latest. */
  | Readonly<{ about: 'comments-reported'; subject: ReportedKind; reason: ReportReason; reportIds: readonly string[] }>
  /** Within one hour; `clientId` and `reason` are of the latest. */
  | Readonly<{
      about: 'transcriptions-failed';
      clientId: string;
      reason: ToldFailure;
      thoughtIds: readonly string[];
    }>
  /** `percent` of the budget is used. */
  | Readonly<{ about: 'budget-warned'; percent: number }>
  | Readonly<{ about: 'budget-reached'; percent: number }>
  /** The same of clients' own budgets. */
  | (Readonly<{ about: 'client-budget-warned' }> & OfClients)
  | (Readonly<{ about: 'client-budget-reached' }> & OfClients);
export type AdminNoticeCode = AdminNotice['about'];

/** Shown by the disc of its icon and in words: `grave` needs somebody now, `warning` soon, `plain` is only to be known. */
export const gravities = ['grave', 'warning', 'plain'] as const;
export type Gravity = (typeof gravities)[number];

/** `ownMail`: a mail of its own tells of it already, whatever is chosen. */
type Traits = Readonly<{ kind: AdminNotificationKind; gravity: Gravity; ownMail?: true }>;

export const adminNoticeTraits: Readonly<Record<AdminNoticeCode, Traits>> = {
  'disk-low': { kind: 'failures', gravity: 'grave' },
  'backup-overdue': { kind: 'failures', gravity: 'grave' },
  'disk-freed': { kind: 'failures', gravity: 'plain' },
  'store-damaged': { kind: 'failures', gravity: 'grave' },
  'engine-away': { kind: 'failures', gravity: 'warning' },
  'engine-back': { kind: 'failures', gravity: 'plain' },
  'stream-parked': { kind: 'failures', gravity: 'grave' },
  'work-stuck': { kind: 'failures', gravity: 'grave' },
  'work-failing': { kind: 'failures', gravity: 'warning' },
  'content-opened': { kind: 'access', gravity: 'warning' },
  'new-device': { kind: 'access', gravity: 'warning', ownMail: true },
  'request-received': { kind: 'requests', gravity: 'plain' },
  'item-assigned': { kind: 'requests', gravity: 'plain' },
  'report-returned': { kind: 'requests', gravity: 'warning' },
  'erasure-proposed': { kind: 'access', gravity: 'warning' },
  'erasure-decided': { kind: 'access', gravity: 'plain' },
  'comments-reported': { kind: 'requests', gravity: 'warning' },
  'transcriptions-failed': { kind: 'failures', gravity: 'warning' },
  'budget-warned': { kind: 'costs', gravity: 'warning' },
  'budget-reached': { kind: 'costs', gravity: 'grave' },
  'client-budget-warned': { kind: 'costs', gravity: 'plain' },
  'client-budget-reached': { kind: 'costs', gravity: 'warning' },
};
