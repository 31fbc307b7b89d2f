import { createHash } from 'node:crypto';

/** What two people, or one before two screens, compare of a key: 80 bits of its hash. The id in the key itself is anybody’s to choose. */
export const keyPrintOf = (publicKey: string): string =>
  createHash('sha256')
    .update(publicKey)
    .digest('hex')
    .slice(0, 20)
    .replaceAll(/(.{4})(?=.)/gu, '$1\u00A0');

/** An archive that another écrin offers. `bytes`: about how long it is. `publicKey`: the line of the key that signs it. */
type OfferedArchive = Readonly<{ address: string; publicKey: string; bytes: number }>;
/** Why none is offered; `unknown`: the link is none of an écrin, or of one that may not be called. */
export type OfferRefusal = 'unknown' | 'closed' | 'wrong-code' | 'too-many-tries' | 'unreachable';
/** An archive from `start` on; `tag`: the same for as long as it is the same. Its content breaks off with any fault. */
export type ArchiveRest = Readonly<{ tag: string; start: number; content: AsyncIterable<Uint8Array> }>;

/** The other écrin does not answer, or not in a way that is understood: it may be asked again. Its message has no word of an answer, and no address. */
export class ArchiveSourceFault extends Error {
  override readonly name = 'ArchiveSourceFault';
}

/** Fetches the archive of an account from the écrin that has it. */
export type ArchiveSource = Readonly<{
  /** `host`: what this écrin names itself. */
  open: (
    asked: Readonly<{ link: string; code: string; host: string }>,
  ) => Promise<OfferedArchive | Readonly<{ refused: OfferRefusal }>>;
  /** From a byte on, if it still is that of `tag`, else from its beginning. `over`: nothing is behind that byte. Throws `ArchiveSourceFault`. */
  read: (
    asked: Readonly<{ address: string; from: number; tag: string | null; signal: AbortSignal }>,
  ) => Promise<ArchiveRest | 'over' | 'closed'>;
  /** Says that the file has come whole, or, with `thoughts`, how many of it entered here. Throws `ArchiveSourceFault`. */
  confirm: (address: string, told: Readonly<{ thoughts?: number }>) => Promise<void>;
}>;
