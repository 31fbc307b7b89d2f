import { failPoints } from '@ecrin/platform/instrumentation/fail-point.ts';

/** Those that the writers pass: events, keys and blobs. */
export const storeFailPoints = failPoints.filter((name) => /^(?:event-store|key-vault|blob-store)\./.test(name));
