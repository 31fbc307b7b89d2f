import { erasureItemId } from '@ecrin/contracts/inbox/item-id.ts';
import type { AdminNotice } from '@ecrin/domain/admin-notification/admin-notification.vocabulary.ts';
import type { AdminLoggedIn } from '@ecrin/domain/admin/admin.events.ts';
import type { BudgetReached, BudgetWarned } from '@ecrin/domain/budget/budget.events.ts';
import type {
  CommentReportAssigned,
  CommentReported,
  CommentReportReturned,
} from '@ecrin/domain/comment-report/comment-report.events.ts';
import type {
  ErasureProposalAssigned,
  ErasureProposalEvent,
  ErasureProposalMade,
  ErasureProposalReleased,
} from '@ecrin/domain/erasure-proposal/erasure-proposal.events.ts';
import type { ExceptionalAccessOpened } from '@ecrin/domain/exceptional-access/exceptional-access.events.ts';
import type { ServiceState } from '@ecrin/domain/operation/operation.vocabulary.ts';
import type { ServiceAlertCleared, ServiceAlertRaised } from '@ecrin/domain/operation/service-alert.events.ts';
import type { RequestAssigned, RequestOpened, RequestReopened } from '@ecrin/domain/request/request.events.ts';
import type { ThoughtTranscriptionFailed } from '@ecrin/domain/thought/thought.events.ts';
import type { RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import { defineTrigger, type TriggerAction } from '@ecrin/platform/workflows/trigger.ts';
import type { TellAdministratorsInput } from './tell-administrators.input.ts';

type Readers = Partial<Pick<TellAdministratorsInput, 'to' | 'except'>>;

/** Everyone is told unless `to` or `except` say otherwise. */
const tell = (
  { id: eventId, recordedAt: at }: Pick<RecordedEvent, 'id' | 'recordedAt'>,
  notice: AdminNotice,
  { to = 'everyone', except = null }: Readers = {},
): TriggerAction => {
  const input: TellAdministratorsInput = { notice, to, except, eventId, at };
  return { start: { workflow: 'tell-administrators', id: `tell-administrators/${eventId}`, input } };
};

/** Only what somebody waits for: the end of the other states is seen where they are. */
const cleared = (state: ServiceState): AdminNotice | null => {
  if (state.about === 'disk-low') return { about: 'disk-freed' };
  return state.about === 'engine-away' ? { about: 'engine-back', engine: state.engine } : null;
};

type OfBudget = Pick<BudgetWarned['data'], 'clientId' | 'percent'>;

/** A client's own is told to the client too. */
const budgetNotice = (what: 'warned' | 'reached', { clientId, percent }: OfBudget): AdminNotice =>
  clientId === null
    ? { about: `budget-${what}`, percent }
    : { about: `client-budget-${what}`, clientId, percent, clientIds: [clientId], clients: 1 };

type Assigned = Pick<RecordedEvent, 'id' | 'recordedAt'> &
  Readonly<{ data: Readonly<{ adminId: string; by: string }> }>;

/** Only to whom it was handed; whoever takes it knows. */
const assigned = (event: Assigned, item: 'request' | 'report' | 'erasure', itemId: string): TriggerAction | null => {
  const { adminId, by } = event.data;
  return adminId === by ? null : tell(event, { about: 'item-assigned', item, itemId }, { to: { adminId } });
};

type ProposalEnd = Exclude<
  ErasureProposalEvent,
  ErasureProposalMade | ErasureProposalAssigned | ErasureProposalReleased
>;
type Outcome = Extract<AdminNotice, Readonly<{ about: 'erasure-decided' }>>['outcome'];

/** To whoever proposed it, unless they ended it themselves. */
const erasureDecided = (
  event: Pick<RecordedEvent, 'id' | 'recordedAt'> & Readonly<{ data: ProposalEnd['data'] }>,
  outcome: Outcome,
): TriggerAction | null => {
  const { proposalId, clientId, proposedBy } = event.data;
  if ('by' in event.data && event.data.by === proposedBy) return null;
  return tell(event, { about: 'erasure-decided', clientId, proposalId, outcome }, { to: { adminId: proposedBy } });
};

/** What administrators are told: one line for each event, with the code and figures of its sentence. */
export const tellAdministratorsTrigger = defineTrigger<
  | ServiceAlertRaised
  | ServiceAlertCleared
  | RequestOpened
  | RequestReopened
  | RequestAssigned
  | CommentReported
  | CommentReportAssigned
  | CommentReportReturned
  | ThoughtTranscriptionFailed
  | ExceptionalAccessOpened
  | ErasureProposalEvent
  | AdminLoggedIn
  | BudgetWarned
  | BudgetReached
>()({
  name: 'tell-administrators',
  on: {
    ServiceAlertRaised: (event) => tell(event, event.data.state),
    ServiceAlertCleared: (event) => {
      const notice = cleared(event.data.state);
      return notice && tell(event, notice);
    },
    RequestOpened: (event) => {
      const { requestId, clientId, subject } = event.data;
      return tell(event, { about: 'request-received', requestId, kind: subject.kind, clientId });
    },
    RequestReopened: (event) =>
      tell(event, {
        about: 'request-received',
        requestId: event.data.requestId,
        ...(event.metadata.ownerId !== null && { clientId: event.metadata.ownerId }),
        reopened: true,
      }),
    RequestAssigned: (event) => assigned(event, 'request', event.data.requestId),
    CommentReportAssigned: (event) => assigned(event, 'report', event.data.reportId),
    ErasureProposalAssigned: (event) => assigned(event, 'erasure', erasureItemId(event.data.proposalId)),
    CommentReported: (event) => {
      const { reportId, subject, reason } = event.data;
      return tell(event, { about: 'comments-reported', subject: subject.kind, reason, reportIds: [reportId] });
    },
    CommentReportReturned: (event) => {
      const { reportId, cause } = event.data;
      return tell(event, { about: 'report-returned', reportId, cause });
    },
    ThoughtTranscriptionFailed: (event) => {
      const { thoughtId, reason } = event.data;
      const { ownerId: clientId } = event.metadata;
      return clientId === null || reason === 'not-asked'
        ? null
        : tell(event, { about: 'transcriptions-failed', clientId, reason, thoughtIds: [thoughtId] });
    },
    BudgetWarned: (event) => tell(event, budgetNotice('warned', event.data)),
    BudgetReached: (event) => tell(event, budgetNotice('reached', event.data)),
    AdminLoggedIn: (event) => {
      const { adminId, sessionId, newDevice } = event.data;
      if (newDevice === undefined) return null;
      return tell(event, { about: 'new-device', sessionId, several: newDevice === 'several' }, { to: { adminId } });
    },
    ErasureProposalMade: (event) => {
      const { by, clientId, proposalId } = event.data;
      return tell(event, { about: 'erasure-proposed', by, clientId, proposalId }, { except: by });
    },
    ErasureProposalConfirmed: (event) => erasureDecided(event, 'confirmed'),
    ErasureProposalDeclined: (event) => erasureDecided(event, 'declined'),
    ErasureProposalWithdrawn: (event) => erasureDecided(event, 'withdrawn'),
    ErasureProposalExpired: (event) => erasureDecided(event, 'expired'),
    ExceptionalAccessOpened: (event) => {
      const { by, clientId } = event.data;
      return tell(event, { about: 'content-opened', by, clientId }, { to: 'superadmins', except: by });
    },
  },
});
