import { crc32 } from 'node:zlib';
import type { EventRow } from './check-append.ts';

/** Over everything an event says and where it stands, so that a flipped byte on the disk is an error and never another fact. */
export const checksumOf = (place: readonly (string | number)[], row: EventRow): number =>
  crc32(JSON.stringify(place) + row.data + row.metadata + (row.sealed ?? ''));
