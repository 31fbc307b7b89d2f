import { certificateFileParams, type CertificateFile } from '@ecrin/contracts/erasure/certificate-file.ts';
import type { ErasureState } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import { checkMinisign, trustedCommentOf } from '@ecrin/contracts/erasure/minisign.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { asStream } from '@ecrin/platform/ports/blob-store.ts';
import { customRoute, type Reply } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { RequestFault } from '#http/faults/request-fault.ts';
import type { Books } from '#story/book/books.ts';
import { codeHeader, findErasure, type FindingServices } from '../find-erasure.ts';

/** `sign`: with the key of certificates, in minisign’s format, the comment as well. */
type Services = FindingServices &
  Readonly<{
    books: Pick<Books, 'compose'>;
    sign: (content: Uint8Array, comment: string) => string;
    publicUrl: string;
  }>;
/** Of an erasure that is done. */
type Issued = Readonly<{ number: string; certificate: string; signature: string; publicKey: string }>;

/** Certificates as files. The PDF and its signature are made again each time: of the same certificate they are the same bytes. */
export const certificateFileRoute = (services: Services) =>
  customRoute({
    method: 'get',
    path: '/erasures/:number/files/:file',
    access: 'public',
    summary: 'A certificate of erasure as PDF or JSON, or the signature of one of these, by its number and code',
    bytes: 'answered',
    media: 'application/octet-stream',
    params: certificateFileParams,
    query: z.object({}),
    headers: codeHeader,
    handle: async ({ params: { number, file }, header }, context): Promise<Reply> => {
      const found = await findErasure(services, { number, header }, context);
      if ('refused' in found) return found;
      const issued = issuedOf(found);
      if (!issued) return { refused: 'client.certificate-not-issued' };
      const { certificate: text, signature, publicKey } = issued;
      // What is no longer as it was signed is not signed anew by way of a PDF.
      if ((await checkMinisign({ text, signature, publicKey })) !== 'genuine')
        return { refused: 'client.certificate-altered' };
      return { stream: asStream(await fileOf(services, issued, file)), status: 200, headers: headersOf(file) };
    },
  });

const issuedOf = ({ number, certificate, signature, publicKey }: ErasureState): Issued | null =>
  certificate === null || signature === null ? null : { number, certificate, signature, publicKey };

const fileOf = async (services: Services, issued: Issued, file: CertificateFile): Promise<Uint8Array> => {
  if (file === 'certificate.json') return Buffer.from(issued.certificate);
  if (file === 'certificate.json.minisig') return Buffer.from(issued.signature);
  const pdf = await printed(services, issued, file.startsWith('certificate-fr') ? 'fr' : 'en');
  if (file.endsWith('.pdf')) return pdf;
  // Its program, number and moment, as they were signed with the text.
  return Buffer.from(services.sign(pdf, trustedCommentOf(issued.signature) ?? issued.number));
};

const printed = async (
  { books, erasure: { codeFor }, publicUrl }: Services,
  { number, certificate, publicKey }: Issued,
  language: Language,
): Promise<Uint8Array> => {
  const [codeBegin = ''] = codeFor(number).split('-');
  const page = `${publicUrl}/attestation`;
  const pdf = await books.compose(
    { certificate: { certificate, language, page, codeBegin, publicKey }, format: 'pdf' },
    { reader: number, readPictures: async () => new Map() },
  );
  if (!(pdf instanceof Uint8Array)) throw new RequestFault('general.busy');
  return pdf;
};

const types: readonly (readonly [end: string, type: string])[] = [
  ['.pdf', 'application/pdf'],
  ['.json', 'application/json'],
  ['.minisig', 'text/plain; charset=utf-8'],
];

const headersOf = (file: CertificateFile) => ({
  'Content-Type': types.find(([end]) => file.endsWith(end))?.[1] ?? 'application/octet-stream',
  'Content-Disposition': `attachment; filename="${file}"`,
  'Cache-Control': 'no-store',
});
