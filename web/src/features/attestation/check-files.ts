import { readCertificateFile } from '@ecrin/contracts/erasure/certificate-file.ts';
import type { ErasureCertificate } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import { checkMinisign } from '@ecrin/contracts/erasure/minisign.ts';

/** `not-both`: a file or its signature is missing. `other`: no certificate of an erasure. */
export type FilesCheck =
  | Readonly<{ state: 'genuine'; name: string; certificate: ErasureCertificate }>
  | Readonly<{ state: 'altered' | 'unsupported' | 'other'; name: string }>
  | Readonly<{ state: 'not-both' }>;

/** A certificate takes a hundredth of it, in bytes; what is larger is not read. */
const mostBytes = 5_000_000;
const isSignature = ({ name }: File): boolean => name.toLowerCase().endsWith('.minisig');

/** Whether a file that was chosen with its signature is a certificate that the owner of this key has signed. */
export const checkFiles = async (files: readonly File[], publicKey: string): Promise<FilesCheck> => {
  const [file, ...more] = files.filter((one) => !isSignature(one));
  const [signature, ...others] = files.filter(isSignature);
  if (!file || !signature || more.length + others.length > 0) return { state: 'not-both' };
  const { name } = file;
  if (Math.max(file.size, signature.size) > mostBytes) return { state: 'other', name };
  const content = new Uint8Array(await file.arrayBuffer());
  const state = await checkMinisign({ text: content, signature: await signature.text(), publicKey });
  if (state !== 'genuine') return { state, name };
  const certificate = readCertificateFile(content);
  return certificate ? { state, name, certificate } : { state: 'other', name };
};
