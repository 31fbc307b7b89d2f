import { readFileSync } from 'node:fs';
import type { ConnectionTarget } from './diagnose-connection.ts';

/** A cheap request to an external server, through the client library its adapter uses. */
export type ServerProbe = Readonly<{
  /** Resolves when it answers. */
  ask: () => Promise<unknown>;
  /** Whether what `ask` threw means that user, password or key are refused: waiting does not help. */
  isDenied: (fault: unknown) => boolean;
  /** The hosts and ports of the address, for a diagnosis; empty where only the library can resolve it. */
  targets: readonly ConnectionTarget[];
  close: () => Promise<void>;
}>;

/** The PEM in a file; null when there is none: then the library says so, and the certificate is not trusted. */
export const certificateIn = (file: string | undefined): string | null => {
  try {
    return file ? readFileSync(file, 'utf8') : null;
  } catch {
    return null;
  }
};
