import { Metadata, status, type ServiceError } from '@grpc/grpc-js';

const grpcError = (code: status, details: string, exception: Readonly<Record<string, string>> = {}): ServiceError => {
  const metadata = new Metadata();
  for (const [key, value] of Object.entries(exception)) metadata.set(key, value);
  return Object.assign(new Error(details), { code, details, metadata });
};

/** As the real server words them. */
export const accessDenied = (): ServiceError =>
  grpcError(status.PERMISSION_DENIED, 'Access Denied', { exception: 'access-denied' });
export const unauthenticated = (): ServiceError =>
  grpcError(status.UNAUTHENTICATED, 'Bad HTTP response with status code 401');
export const notReady = (): ServiceError => grpcError(status.UNAVAILABLE, 'Server Is Not Ready');
export const timedOut = (): ServiceError => grpcError(status.ABORTED, 'Operation timed out: prepare');
export const deleted = (stream: string): ServiceError =>
  grpcError(status.FAILED_PRECONDITION, `Event stream '${stream}' is deleted.`, {
    exception: 'stream-deleted',
    'stream-name': stream,
  });
export const notLeader = (port: number): ServiceError =>
  grpcError(status.NOT_FOUND, 'Leader info available', {
    exception: 'not-leader',
    'leader-endpoint-host': '127.0.0.1',
    'leader-endpoint-port': String(port),
  });
export const tooLarge = (bytes: number): ServiceError =>
  grpcError(status.INVALID_ARGUMENT, `Maximum Append Size of ${bytes} Exceeded.`, {
    exception: 'maximum-append-size-exceeded',
    'maximum-append-size': String(bytes),
  });
export const invalid = (what: string): ServiceError => grpcError(status.INVALID_ARGUMENT, what);
export const unsupported = (): ServiceError => grpcError(status.UNIMPLEMENTED, 'not in the double');
