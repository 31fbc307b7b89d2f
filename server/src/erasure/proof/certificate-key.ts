import { createHash, createHmac, createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto';
import { readableReference, readReference } from '@ecrin/domain/erasure/erasure-reference.ts';
import { deriveKey, type MasterKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';

/** `publicKey`: the two lines of minisign’s file. `sign`: the four lines of a signature file, whose comment is signed too. */
export type CertificateKey = Readonly<{
  publicKey: string;
  sign: (content: string | Uint8Array, comment: string) => string;
  codeFor: (number: string) => string;
  receiptOf: (number: string, sessionId: string) => string;
}>;

const algorithm = Buffer.from('Ed');
/** What stands before the 32 bytes of a secret key of Ed25519 in PKCS #8, and after which those of a public one begin in SPKI. */
const secretHead = Buffer.from('302e020100300506032b657004220420', 'hex');
const publicHeadBytes = 12;

const secretKeyOf = (seed: Uint8Array): KeyObject =>
  createPrivateKey({ key: Buffer.concat([secretHead, seed]), format: 'der', type: 'pkcs8' });

const bytesOf = (secret: KeyObject): Buffer =>
  createPublicKey(secret).export({ format: 'der', type: 'spki' }).subarray(publicHeadBytes);

/** minisign writes the id of a key as one number, the last byte first. */
const written = (id: Buffer): string => Buffer.from(id).reverse().toString('hex').toUpperCase();

/** By which the service signs certificates: derived from the master key, so that it is the same for every process and outlives each of them. */
export const openCertificateKey = (masterKey: MasterKey): CertificateKey => {
  const secret = secretKeyOf(deriveKey(masterKey, 'certificates'));
  const publicBytes = bytesOf(secret);
  const id = createHash('sha256').update(publicBytes).digest().subarray(0, 8);
  const codes = deriveKey(masterKey, 'certificate-codes');
  const receipts = deriveKey(masterKey, 'device-receipts');
  const tagged = (bytes: Buffer): string => Buffer.concat([algorithm, id, bytes]).toString('base64');
  return {
    publicKey: `untrusted comment: minisign public key ${written(id)}\n${tagged(publicBytes)}\n`,
    sign: (content, comment) => {
      const ofText = sign(null, typeof content === 'string' ? Buffer.from(content) : content, secret);
      const ofComment = sign(null, Buffer.concat([ofText, Buffer.from(comment)]), secret);
      const lines = [
        `untrusted comment: signature from minisign secret key ${written(id)}`,
        tagged(ofText),
        `trusted comment: ${comment}`,
        ofComment.toString('base64'),
      ];
      return `${lines.join('\n')}\n`;
    },
    codeFor: (number) =>
      readableReference(createHmac('sha256', codes).update(readReference(number)).digest('hex').slice(0, 15), 12),
    receiptOf: (number, sessionId) =>
      createHmac('sha256', receipts).update(`${number} ${sessionId}`).digest('hex').slice(0, 32),
  };
};
