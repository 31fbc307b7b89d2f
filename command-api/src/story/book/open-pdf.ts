import { once } from 'node:events';
// oxlint-disable-next-line no-named-as-default -- its types know the default export only
import PDFDocument from 'pdfkit';

type Options = PDFKit.PDFDocumentOptions;
type Doc = PDFKit.PDFDocument;
/** `madeAt`: ISO 8601. `author` null: none. */
type Described = Readonly<{ locale: string; title: string; author: string | null; madeAt: string }>;
/** `whole`: what a reader aloud follows. `bytes`: ends the document. */
type OpenPdf = Readonly<{ doc: Doc; whole: ReturnType<Doc['struct']>; bytes: () => Promise<Uint8Array> }>;

/** A PDF without pages, tagged so that it can be read aloud (PDF/UA). The same words described the same way are the same bytes. */
export const openPdf = ({ locale, title, author, madeAt }: Described): OpenPdf => {
  const at = new Date(madeAt);
  const made = { Creator: 'Écrin', Producer: 'Écrin', CreationDate: at, ModDate: at };
  const info = { Title: title, ...(author !== null && { Author: author }), ...made };
  const doc = new PDFDocument(Object.assign<Options, typeof settings>({ lang: locale, info }, settings));
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = once(doc, 'end');
  const whole = doc.struct('Document');
  doc.addStructure(whole);
  return {
    doc,
    whole,
    bytes: async () => {
      whole.end();
      doc.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
};

/** The types of the library do not know of PDF/UA: hence assigned, not written down. */
const settings = {
  pdfVersion: '1.7',
  subset: 'PDF/UA',
  tagged: true,
  displayTitle: true,
  autoFirstPage: false,
  bufferPages: true,
} as const;
