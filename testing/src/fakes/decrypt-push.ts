import { createDecipheriv, createECDH, hkdfSync, type ECDH } from 'node:crypto';

/** The private part of a browser's subscription. */
export type PushKeys = Readonly<{ ecdh: ECDH; auth: Buffer }>;

type Derivation = Readonly<{ salt: Uint8Array; info: Uint8Array | string; bytes: number }>;
const derive = (secret: Uint8Array, { salt, info, bytes }: Derivation): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/** Decrypts what a browser would receive (RFC 8291 in the coding of RFC 8188, one record). Throws when it was not made for these keys. */
export const decryptPush = ({ ecdh, auth }: PushKeys, body: Buffer): string => {
  const salt = body.subarray(0, 16);
  const recordSize = body.readUInt32BE(16);
  const senderKey = body.subarray(21, 21 + body.readUInt8(20));
  const record = body.subarray(21 + senderKey.length);
  if (record.length > recordSize) throw new Error('more than one record');

  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), senderKey]);
  const inputKey = derive(ecdh.computeSecret(senderKey), { salt: auth, info, bytes: 32 });
  const key = derive(inputKey, { salt, info: 'Content-Encoding: aes128gcm\0', bytes: 16 });
  const nonce = derive(inputKey, { salt, info: 'Content-Encoding: nonce\0', bytes: 12 });

  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end === -1 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('no end of the last record');
  return padded.subarray(0, end).toString('utf8');
};

export const newPushKeys = (auth: Buffer): PushKeys => {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  return { ecdh, auth };
};
