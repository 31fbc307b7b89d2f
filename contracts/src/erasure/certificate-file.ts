import { z } from 'zod';
import { erasureCertificate, type ErasureCertificate } from './erasure-certificate.ts';

/** The forms of a certificate, each with its signature; the PDF in the language of whoever reads it. */
export const certificateFiles = [
  'certificate.json',
  'certificate.json.minisig',
  'certificate-fr.pdf',
  'certificate-fr.pdf.minisig',
  'certificate-en.pdf',
  'certificate-en.pdf.minisig',
] as const;
export type CertificateFile = (typeof certificateFiles)[number];

/** `GET /api/client/erasures/:number/files/:file` with its code in the header `X-Erasure-Code`, public. */
export const certificateFileParams = z.object({ number: z.string().max(64), file: z.enum(certificateFiles) });

/** The certificate that a file is, or, of a PDF, has attached; null: none. Says nothing of whether it is genuine. */
export const readCertificateFile = (content: Uint8Array): ErasureCertificate | null => {
  const text = new TextDecoder().decode(isPdf(content) ? attachedTo(content) : content);
  try {
    return erasureCertificate.parse(JSON.parse(text));
  } catch {
    return null;
  }
};

const oneByteALetter = (content: Uint8Array): string => new TextDecoder('latin1').decode(content);
const isPdf = (content: Uint8Array): boolean => oneByteALetter(content.subarray(0, 5)) === '%PDF-';

const [begin, end] = ['stream\n', '\nendstream'] as const;

/** It lies there as it is, not compressed. */
const attachedTo = (pdf: Uint8Array): Uint8Array => {
  const letters = oneByteALetter(pdf);
  const object = letters.indexOf('/Type /EmbeddedFile');
  const from = object < 0 ? -1 : letters.indexOf(begin, object);
  const to = from < 0 ? -1 : letters.indexOf(end, from);
  return to < 0 ? new Uint8Array() : pdf.subarray(from + begin.length, to);
};
