import { problems, type ProblemCode } from '@ecrin/contracts/problem/problem.ts';
import { CommandIdReused } from '@ecrin/platform/event-sourcing/execute-command.ts';
import { isStorageFull, StoreUnavailable } from '@ecrin/platform/event-sourcing/store-unavailable.ts';
import { BlobStoreFault } from '@ecrin/platform/ports/blob-store.ts';
import { EventStoreFault } from '@ecrin/platform/ports/event-store.ts';
import { KeyVaultFault } from '@ecrin/platform/ports/key-vault.ts';
import { ReadModelsFault } from '@ecrin/platform/ports/read-models.ts';
import { PasswordsBusy } from '@ecrin/platform/ports/sign-in/passwords.ts';
import { WorkBudgetFault } from '@ecrin/platform/work-budgets/within-budget.ts';
import type { Log } from '../api-services.ts';
import type { AppContext, AppMiddleware } from '../app-context.ts';
import { answerProblem } from './answer-problem.ts';
import { RequestFault } from './request-fault.ts';

type StoreFault = EventStoreFault | BlobStoreFault | KeyVaultFault | ReadModelsFault;
const isOfStore = (fault: unknown): fault is StoreFault =>
  [EventStoreFault, BlobStoreFault, KeyVaultFault, ReadModelsFault].some((kind) => fault instanceof kind);

const ofStore: Partial<Record<StoreFault['kind'], ProblemCode>> = {
  'wrong-revision': 'general.changed-meanwhile',
  'id-reused': 'general.changed-meanwhile',
  'too-large': 'general.too-large',
  malformed: 'general.invalid-request',
  unavailable: 'general.busy',
  'timed-out': 'general.busy',
  closed: 'general.busy',
  unusable: 'general.busy',
  dropped: 'general.busy',
  'bad-cursor': 'general.invalid-request',
};

const ofStatus: Readonly<Record<number, ProblemCode>> = {
  400: 'general.invalid-request',
  401: 'general.unauthorized',
  403: 'general.not-found',
  404: 'general.not-found',
  405: 'general.method-not-allowed',
  413: 'general.too-large',
  415: 'general.unsupported-media-type',
  501: 'general.method-not-allowed',
};

const statusOf = (fault: unknown): number =>
  fault instanceof Error && 'status' in fault && typeof fault.status === 'number' ? fault.status : 500;

/** The problem code for a fault; an unexpected one reveals no details. */
export const problemCodeOf = (fault: unknown): ProblemCode => {
  if (fault instanceof RequestFault) return fault.code;
  const known = codes.find(([isOne]) => isOne(fault));
  if (known) return known[1];
  if (isOfStore(fault)) return ofStore[fault.kind] ?? 'general.unexpected';
  return ofStatus[statusOf(fault)] ?? 'general.unexpected';
};

/** In this order: a full disk may be the cause of any store's fault. */
const codes: readonly (readonly [is: (fault: unknown) => boolean, code: ProblemCode])[] = [
  [isStorageFull, 'general.storage-full'],
  [(fault) => fault instanceof CommandIdReused, 'idempotency-key.reused'],
  [(fault) => fault instanceof StoreUnavailable, 'general.busy'],
  [(fault) => fault instanceof WorkBudgetFault && fault.why === 'busy', 'general.busy'],
  [(fault) => fault instanceof WorkBudgetFault, 'general.too-demanding'],
  [(fault) => fault instanceof PasswordsBusy, 'general.too-many-requests'],
];

/** In seconds. */
const retryAfter: Readonly<Partial<Record<ProblemCode, number>>> = {
  'general.busy': 2,
  'general.rebuilding': 2,
  'general.storage-full': 60,
  'general.too-many-requests': 2,
  'client.day-used-up': 3_600,
};

/** Every fault becomes a problem response; an unexpected one is logged with the request's id. */
export const catchFaults =
  (log: Log): AppMiddleware =>
  async (ctx, next) => {
    try {
      await next();
      // No middleware answered, or the router found the path but not the method.
      const code = ctx.body === undefined ? ofStatus[ctx.status] : undefined;
      if (code) answerProblem(ctx, code);
    } catch (fault) {
      // Work that was aborted because its caller disconnected.
      if (fault instanceof Error && fault.name === 'AbortError' && ctx.res.closed) return;
      answerFault(ctx, fault, log);
    }
  };

const answerFault = (ctx: AppContext, fault: unknown, log: Log): void => {
  const code = problemCodeOf(fault);
  // The message of a fault may contain personal words: only its kind and place are logged. A store that denies access concerns the operator.
  if (problems[code].status >= 500) log.error({ requestId: ctx.state.requestId, ...traceOf(fault) }, 'request failed');
  const seconds = retryAfter[code];
  if (seconds !== undefined) ctx.set('Retry-After', String(seconds));
  answerProblem(ctx, code, fault instanceof RequestFault && fault.fields.length > 0 ? [...fault.fields] : undefined);
};

const traceOf = (fault: unknown): object =>
  fault instanceof Error
    ? {
        fault: fault.name,
        at: (fault.stack ?? '')
          .split('\n')
          .filter((line) => line.startsWith('    at '))
          .slice(0, 6)
          .map((line) => line.trim()),
      }
    : { fault: typeof fault };
