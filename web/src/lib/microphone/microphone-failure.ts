import { errorNames } from '../outbox/storage-fault.ts';

/** Why there is no sound. */
export type MicrophoneFailure =
  | 'permission-refused'
  | 'no-microphone'
  | 'microphone-busy'
  | 'storage-full'
  | 'storage-unavailable'
  | 'unsupported'
  | 'insecure'
  | 'unexpected';

const failureByErrorName: Readonly<Record<string, MicrophoneFailure>> = {
  NotAllowedError: 'permission-refused',
  SecurityError: 'permission-refused',
  NotFoundError: 'no-microphone',
  OverconstrainedError: 'no-microphone',
  NotReadableError: 'microphone-busy',
  AbortError: 'microphone-busy',
  QuotaExceededError: 'storage-full',
  MissingAPIError: 'storage-unavailable',
  OpenFailedError: 'storage-unavailable',
  DatabaseClosedError: 'storage-unavailable',
  UnsupportedError: 'unsupported',
  InsecureError: 'insecure',
};

/** Why recording did not start or continue, from what the browser threw. */
export const microphoneFailure = (error: unknown): MicrophoneFailure => {
  const failures = errorNames(error).flatMap((name) => failureByErrorName[name] ?? []);
  // A full device is what closed the database around it.
  return failures.find((failure) => failure === 'storage-full') ?? failures[0] ?? 'unexpected';
};
