import { deviceStorage } from '@ecrin/ui/storage/device-storage.ts';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { newId } from '#lib/outbox/device-environment.ts';
import { storedUserId } from '#lib/session/session.ts';

const key = (): string => `sentFile:${storedUserId() ?? ''}`;

/** Whether it is the same file, without its name. */
const identityOf = ({ name, size, lastModified }: File): string =>
  bytesToHex(sha256(utf8ToBytes(`${name}/${size}/${lastModified}`)));

/** Under which id a file is sent: that of the last one where it is the same, also after a reload, so that its pieces are not sent again; not one whose import has started. */
export const importIdOf = (file: File, isStarted: (importId: string) => boolean): string => {
  const identity = identityOf(file);
  const [known, sentAs] = deviceStorage.getItem(key())?.split(' ') ?? [];
  if (known === identity && sentAs !== undefined && !isStarted(sentAs)) return sentAs;
  const importId = newId();
  deviceStorage.setItem(key(), `${identity} ${importId}`);
  return importId;
};

/** It was refused, or given up: the server has deleted it. */
export const forgetSentFile = (): void => deviceStorage.removeItem(key());
