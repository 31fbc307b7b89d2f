import { isGrpcServiceError, type Connection } from '@temporalio/client';
import { NamespaceNotFoundError } from '@temporalio/common';
import { WorkflowEngineFault, type WorkflowEngineFaultKind } from '#ports/workflow-engine.ts';

/** Longest a call to the server may take, in ms. */
const timeoutMs = 4_000;

/** Calls within a few seconds or throws `WorkflowEngineFault`. */
export const callTemporal = async <Answer>(connection: Connection, ask: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await connection.withDeadline(Date.now() + timeoutMs, ask);
  } catch (failure) {
    throw faultOf(failure);
  }
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
  return kind === null ? failure : new WorkflowEngineFault(kind, `Temporal does not answer: ${kind}`);
};

const kindOf = (failure: unknown): WorkflowEngineFaultKind | null => {
  if (failure instanceof NamespaceNotFoundError) return 'unknown-namespace';
  const cause = failure instanceof Error && isGrpcServiceError(failure.cause) ? failure.cause : failure;
  return isGrpcServiceError(cause) ? (kinds[cause.code] ?? 'unavailable') : null;
};
