import { hash } from 'node:crypto';
import { v7 as uuidV7 } from 'uuid';

/** `occurredAt`: ISO 8601. */
type DecidedBy = Readonly<{ commandId: string; occurredAt: string }>;

/**
 * The id of a command's event: the same as often as the command is decided, so that one that was appended twice is recognized. It begins with its time, so
 * that the index of ids grows at its end: at random places each event would write a page of its own, and a long log would be read all over.
 */
export const eventIdOf = ({ commandId, occurredAt }: DecidedBy, stream: string, index: number): string =>
  uuidV7({ msecs: Date.parse(occurredAt), random: hash('sha256', `${commandId}/${stream}/${index}`, 'buffer') });
