import { Metadata, status, type ServiceError } from '@grpc/grpc-js';

const refusal = (code: status, details: string, exception: Readonly<Record<string, string>> = {}): ServiceError => {
  const metadata = new Metadata();
  for (const [key, value] of Object.entries(exception)) metadata.set(key, value);
  return Object.assign(new Error(details), { code, details, metadata });
};

/** As the real server words them. */
export const accessDenied = (): ServiceError =>
  refusal(status.PERMISSION_DENIED, 'Access Denied', { exception: 'access-denied' });
export const unauthenticated = (): ServiceError =>
  refusal(status.UNAUTHENTICATED, 'Bad HTTP response with status code 401');
export const notReady = (): ServiceError => refusal(status.UNAVAILABLE, 'Server Is Not Ready');
export const timedOut = (): ServiceError => refusal(status.ABORTED, 'Operation timed out: prepare');
export const deleted = (stream: string): ServiceError =>
  refusal(status.FAILED_PRECONDITION, `Event stream '${stream}' is deleted.`, {
    exception: 'stream-deleted',
    'stream-name': stream,
  });
export const notLeader = (port: number): ServiceError =>
  refusal(status.NOT_FOUND, 'Leader info available', {
    exception: 'not-leader',
    'leader-endpoint-host': '127.0.0.1',
    'leader-endpoint-port': String(port),
  });
export const tooLarge = (bytes: number): ServiceError =>
  refusal(status.INVALID_ARGUMENT, `Maximum Append Size of ${bytes} Exceeded.`, {
    exception: 'maximum-append-size-exceeded',
    'maximum-append-size': String(bytes),
  });
export const invalid = (what: string): ServiceError => refusal(status.INVALID_ARGUMENT, what);
export const unsupported = (): ServiceError => refusal(status.UNIMPLEMENTED, 'not in the double');
