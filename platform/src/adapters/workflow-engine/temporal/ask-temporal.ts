import { isGrpcServiceError, type Connection } from '@temporalio/client';
import { WorkflowEngineFault, type WorkflowEngineFaultKind } from '../../../ports/workflow-engine.ts';

/** Longest a question to the server may take, in ms. */
const patienceMs = 4_000;

/** Asks within a few seconds or throws `WorkflowEngineFault`. */
export const askTemporal = async <Answer>(connection: Connection, ask: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await connection.withDeadline(Date.now() + patienceMs, ask);
  } catch (failure) {
    throw faultOf(failure);
  }
};

const kinds: Readonly<Record<number, WorkflowEngineFaultKind>> = { 4: 'timed-out', 5: 'unknown-namespace', 7: 'access-denied', 14: 'unavailable', 16: 'access-denied' };

/** Only the kind of the failure: what a server or a library says may quote a header or a payload. Other failures pass as they are. */
const faultOf = (failure: unknown): unknown => {
  const cause = failure instanceof Error && isGrpcServiceError(failure.cause) ? failure.cause : failure;
  if (!isGrpcServiceError(cause)) return failure;
  const kind = kinds[cause.code] ?? 'unavailable';
  return new WorkflowEngineFault(kind, `Temporal does not answer: ${kind}`);
};
