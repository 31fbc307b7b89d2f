import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import type { ApiServices, HashKind } from '@ecrin/command-api';
import { deriveKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import type { Stores } from '#storage/open-stores.ts';

/** A key for each kind: the hash of a text of one kind says nothing about the same text of another. */
export const createKeyedHash = (masterKey: Stores['masterKey']): ApiServices['keyedHash'] => {
  const key = (kind: HashKind): KeyObject => createSecretKey(deriveKey(masterKey, `${kind}-hash`));
  const hashKeys: Readonly<Record<HashKind, KeyObject>> = {
    email: key('email'),
    address: key('address'),
    phone: key('phone'),
    identity: key('identity'),
    device: key('device'),
    code: key('code'),
    link: key('link'),
    'admin-secret': key('admin-secret'),
    passkey: key('passkey'),
    request: key('request'),
  };
  return (kind, text) => createHmac('sha256', hashKeys[kind]).update(text).digest('hex');
};
