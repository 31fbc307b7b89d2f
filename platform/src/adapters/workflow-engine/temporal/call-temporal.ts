import { isGrpcServiceError, type Connection } from '@temporalio/client';
import { NamespaceNotFoundError } from '@temporalio/common';
import { WorkflowEngineFault, type WorkflowEngineFaultKind } from '#ports/workflow-engine.ts';

/** Longest a call to the server may take, in ms. */
const timeoutMs = 4_000;

type Calls = { closing: boolean; readonly running: Set<Promise<unknown>> };
const callsOf = new WeakMap<Connection, Calls>();
const callsOn = (connection: Connection): Calls => {
  const calls = callsOf.get(connection) ?? { closing: false, running: new Set() };
  callsOf.set(connection, calls);
  return calls;
};

/** Calls within a few seconds or throws `WorkflowEngineFault`. */
export const callTemporal = async <Answer>(connection: Connection, ask: () => Promise<Answer>): Promise<Answer> => {
  const { closing, running } = callsOn(connection);
  if (closing) throw unavailable('unavailable');
  const call = connection.withDeadline(Date.now() + timeoutMs, ask);
  running.add(call);
  try {
    return await call;
  } catch (failure) {
    throw faultOf(failure);
  } finally {
    running.delete(call);
  }
};

/**
 * Refuses new calls, and closes once those in progress have ended, which takes no longer than their time-out: the library retries a call by a timer that it does
 * not stop, and that throws outside of any call when it finds the connection closed.
 */
export const closeConnection = async (connection: Connection): Promise<void> => {
  const calls = callsOn(connection);
  calls.closing = true;
  await Promise.allSettled(calls.running);
  await connection.close();
};

/** By gRPC status; all others mean that the server has a problem. */
const kinds: Readonly<Record<number, WorkflowEngineFaultKind>> = {
  3: 'refused',
  4: 'timed-out',
  5: 'unknown-namespace',
  7: 'access-denied',
  9: 'refused',
  16: 'access-denied',
};

/** Only the kind of the failure: messages of the server or the library may quote a header or a payload. Other failures pass unchanged. */
const faultOf = (failure: unknown): unknown => {
  const kind = kindOf(failure);
  return kind === null ? failure : unavailable(kind);
};

const unavailable = (kind: WorkflowEngineFaultKind): WorkflowEngineFault =>
  new WorkflowEngineFault(kind, `Temporal does not answer: ${kind}`);

const kindOf = (failure: unknown): WorkflowEngineFaultKind | null => {
  if (failure instanceof NamespaceNotFoundError) return 'unknown-namespace';
  const cause = failure instanceof Error && isGrpcServiceError(failure.cause) ? failure.cause : failure;
  return isGrpcServiceError(cause) ? (kinds[cause.code] ?? 'unavailable') : null;
};
