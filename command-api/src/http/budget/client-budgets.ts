import { WorkBudgetFault } from '@ecrin/platform/work-budgets/within-budget.ts';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { RequestFault } from '../faults/request-fault.ts';

/** Per client and process; 0: none. `requestsPerSecond` is counted over ten seconds, so that a page that opens may ask for much at once. */
export type BudgetLimits = Readonly<{ requestsPerSecond: number; changesPerDay: number }>;

/** Limits of one client in this process, so that other clients do not wait for it. */
export type ClientBudgets = Readonly<{
  /** Runs a request within its client's budget. Throws `RequestFault`: `general.too-many-requests`, `client.day-used-up`. */
  request: <Answer>(clientId: string, isChange: boolean, work: () => Promise<Answer>) => Promise<Answer>;
  /** Whose text has just held the thread that answers, for everybody, sends no other for a while. Throws `RequestFault`: `general.too-many-requests`. */
  checkHold: (clientId: string) => void;
  /** Whether a message of a client's sockets is within its budget. */
  message: (clientId: string) => Promise<boolean>;
}>;

const windowSeconds = 10;
const daySeconds = 86_400;
/** More concurrent requests than any browser sends. */
const maxAtOnce = 64;
/** Over ten seconds, from all sockets of a client together. */
const messagesPerWindow = 200;

export const createClientBudgets = ({ requestsPerSecond, changesPerDay }: BudgetLimits): ClientBudgets => {
  const requests = createBudget(requestsPerSecond * windowSeconds, windowSeconds);
  const changes = createBudget(changesPerDay, daySeconds);
  const messages = createBudget(requestsPerSecond === 0 ? 0 : messagesPerWindow, windowSeconds);
  const holding = new LRUCache<string, true>({ max: 10_000, ttl: 1_000 * windowSeconds });
  const underWay = new Map<string, number>();
  const enter = (clientId: string): void => {
    const others = underWay.get(clientId) ?? 0;
    if (requestsPerSecond > 0 && others >= maxAtOnce) throw new RequestFault('general.too-many-requests');
    underWay.set(clientId, others + 1);
  };
  const leave = (clientId: string): void => {
    const others = (underWay.get(clientId) ?? 1) - 1;
    if (others === 0) underWay.delete(clientId);
    else underWay.set(clientId, others);
  };

  return {
    request: async (clientId, isChange, work) => {
      if (!(await requests(clientId))) throw new RequestFault('general.too-many-requests');
      enter(clientId);
      try {
        if (isChange && !(await changes(clientId))) throw new RequestFault('client.day-used-up');
        return await work();
      } catch (fault) {
        if (fault instanceof WorkBudgetFault && fault.why !== 'known') holding.set(clientId, true);
        throw fault;
      } finally {
        leave(clientId);
      }
    },
    checkHold: (clientId) => {
      if (holding.has(clientId)) throw new RequestFault('general.too-many-requests');
    },
    message: messages,
  };
};

/** Whether one more is within `points` in `duration` seconds, by key. */
const createBudget = (points: number, duration: number): ((key: string) => Promise<boolean>) => {
  if (points === 0) return async () => true;
  const limiter = new RateLimiterMemory({ points, duration });
  return (key) =>
    limiter.consume(key).then(
      () => true,
      () => false,
    );
};
