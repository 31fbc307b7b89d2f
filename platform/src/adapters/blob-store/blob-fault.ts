import { BlobStoreFault } from '#ports/blob-store.ts';

export const codeOf = (fault: unknown): unknown => (fault instanceof Error && 'code' in fault ? fault.code : undefined);

/** No file there, or a file where a folder would be. */
const isMissing = (fault: unknown): boolean => codeOf(fault) === 'ENOENT' || codeOf(fault) === 'ENOTDIR';

/** null for a missing file; throws everything else as a fault of the port. */
export const nullIfMissing = (fault: unknown): null => {
  if (isMissing(fault)) return null;
  throw blobFault(fault);
};

/** A blob's name cannot be a folder of another blob. */
export const blobFault = (fault: unknown): BlobStoreFault => {
  if (fault instanceof BlobStoreFault) return fault;
  const collides = codeOf(fault) === 'ENOTDIR' || codeOf(fault) === 'EEXIST' || codeOf(fault) === 'EISDIR';
  return new BlobStoreFault(
    collides ? 'malformed' : 'unavailable',
    fault instanceof Error ? fault.message : String(fault),
  );
};

/** Turns faults of the file system into faults of the port: a full disk, say, is `unavailable`. */
export const withBlobFaults = <Result>(step: Promise<Result>): Promise<Result> =>
  step.catch((fault: unknown) => Promise.reject(blobFault(fault)));
