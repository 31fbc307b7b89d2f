import { createHash } from 'node:crypto';
import { erasureCertificate, type ErasureCertificate } from '@ecrin/contracts/erasure/erasure-certificate.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { openPdf } from '#story/book/open-pdf.ts';
import { loadType, type Style } from '#story/book/pdf-type.ts';
import { typeset } from '#story/book/typeset.ts';
import { certificateRows, inFours } from './certificate-rows.ts';
import { createPaperSheet, paper, type PaperSheet } from './certificate-sheet.ts';
import { certificateWords } from './certificate-words.ts';

/**
 * All that a certificate on paper depends on. `certificate`: the text that is signed. `page`: where it is found again; `codeBegin`: the first group of the code that leads to it.
 * `publicKey`: in minisign’s format.
 */
export type PrintedCertificate = Readonly<{
  certificate: string;
  language: Language;
  page: string;
  codeBegin: string;
  publicKey: string;
}>;

/** A certificate as one sheet of A4: tagged (PDF/UA), with its fonts and with the text that is signed; the same one is the same bytes. */
export const certificatePdf = async (printed: PrintedCertificate): Promise<Uint8Array> => {
  const { certificate: text, language } = printed;
  const certificate = erasureCertificate.parse(JSON.parse(text));
  const { locale, title } = certificateWords[language];
  // It is of the moment of the search: when it was printed says nothing.
  const { number, searchedAt: madeAt } = certificate;
  const { doc, whole, bytes } = openPdf({ locale, title: `${title} ${number}`, author: null, madeAt });
  const type = await loadType(doc);
  doc.addPage({ size: [paper.width, paper.height], margin: 0 });
  attach(doc, text, certificate);
  compose(createPaperSheet({ doc, type, whole }), certificate, printed);
  return bytes();
};

/** As it is, so that it can be read without a reader of PDF too. */
const attach = (doc: PDFKit.PDFDocument, text: string, { searchedAt }: ErasureCertificate): void => {
  const at = new Date(searchedAt);
  const described = { name: 'certificate.json', type: 'application/json', description: 'certificate.json' };
  const options = { ...described, creationDate: at, modifiedDate: at, relationship: 'Source' };
  doc.compress = false;
  doc.file(Buffer.from(text), options);
  doc.compress = true;
};

const [ink, soft, line, edge] = ['#12263a', '#4c5866', '#e5e1d9', '#d2cdc3'] as const;
const [velvet, gold, warning] = ['#2c2c54', '#de9f11', '#754b02'] as const;
const styles = {
  title: { face: 'display', size: 26, leading: 32, colour: ink },
  lead: { face: 'text', size: 11.5, leading: 16, colour: soft },
  heading: { face: 'display', size: 14, leading: 19, colour: ink },
  name: { face: 'text', size: 9.6, leading: 13, colour: soft },
  value: { face: 'text', size: 9.6, leading: 13, colour: ink },
  open: { face: 'text', size: 9.6, leading: 13, colour: warning },
  note: { face: 'text', size: 9.4, leading: 13, colour: soft },
  code: { face: 'text', size: 8.8, leading: 14, colour: ink },
} as const satisfies Record<string, Style>;

const compose = (sheet: PaperSheet, certificate: ErasureCertificate, printed: PrintedCertificate): void => {
  const { language } = printed;
  const words = certificateWords[language];
  const set = (text: string): string => typeset(text, language);
  const { lead, facts, places } = certificateRows(certificate, language);
  sheet.ornament(() => drawFrame(sheet.doc));
  sheet.down(119);
  sheet.put(set(words.title), { tag: 'H1', style: styles.title, centred: true });
  sheet.down(4);
  sheet.put(set(lead), { tag: 'P', style: certificate.isWhole ? styles.lead : leadOfOpen, centred: true });
  sheet.down(14);
  composeFacts(
    sheet,
    facts.map(([name, value]) => [set(name), set(value)] as const),
  );
  composeHeading(sheet, set(words.places));
  composePlaces(
    sheet,
    words.columns.map(set),
    places.map(({ cells, isOpen }) => ({ cells: cells.map(set), isOpen })),
  );
  composeHeading(sheet, set(words.verify));
  composeWays(sheet, printed, set);
};
const leadOfOpen: Style = { ...styles.lead, colour: warning };

/** Two hairlines, 7 points apart: this can be read and not changed. And an empty setting. */
const drawFrame = (doc: PDFKit.PDFDocument): void => {
  const [outer, inner] = [34, 41];
  doc.lineWidth(0.75);
  doc.roundedRect(outer, outer, paper.width - 2 * outer, paper.height - 2 * outer, 9).stroke(edge);
  doc.roundedRect(inner, inner, paper.width - 2 * inner, paper.height - 2 * inner, 5).stroke(line);
  const [x, y] = [paper.width / 2, 88];
  doc.circle(x, y, 20).fill(velvet);
  doc.lineWidth(1.2).circle(x, y, 23.4).stroke(gold);
};

const hairline = (sheet: PaperSheet): void =>
  sheet.ornament(() => {
    const { doc } = sheet;
    const y = sheet.y();
    doc
      .moveTo(paper.left, y)
      .lineTo(paper.left + paper.textWidth, y)
      .lineWidth(0.5)
      .stroke(line);
  });

const factName = 134;

const composeFacts = (sheet: PaperSheet, facts: readonly (readonly [string, string])[]): void =>
  sheet.group('L', sheet.whole, (list) => {
    facts.forEach(([name, value], at) => {
      if (at > 0) hairline(sheet);
      sheet.down(1);
      sheet.group('LI', list, (item) => {
        sheet.put(name, { tag: 'Lbl', style: styles.name, into: item, width: factName, row: true });
        sheet.put(value, { tag: 'LBody', style: styles.value, into: item, x: factName });
      });
      sheet.down(4.5);
    });
  });

const composeHeading = (sheet: PaperSheet, text: string): void => {
  sheet.down(13);
  sheet.put(text, { tag: 'H2', style: styles.heading });
  sheet.down(4);
};

/** Where each column begins, and how wide it is. */
const columns = [
  { x: 0, width: 150 },
  { x: 150, width: 100, ends: true },
  { x: 265, width: paper.textWidth - 265, ends: true },
] as const;
type Row = Readonly<{ cells: readonly string[]; isOpen: boolean }>;

const composePlaces = (sheet: PaperSheet, names: readonly string[], rows: readonly Row[]): void =>
  sheet.group('Table', sheet.whole, (table) => {
    composeRow(sheet, table, { tag: 'TH', cells: names, style: styles.name });
    for (const { cells, isOpen } of rows) {
      hairline(sheet);
      composeRow(sheet, table, { tag: 'TD', cells, style: isOpen ? styles.open : styles.value });
    }
  });

type Composed = Readonly<{ tag: 'TH' | 'TD'; cells: readonly string[]; style: Style }>;

const composeRow = (sheet: PaperSheet, table: PaperSheet['whole'], { tag, cells, style }: Composed): void =>
  sheet.group('TR', table, (row) => {
    cells.forEach((cell, at) => sheet.put(cell, { ...columns[at], tag, style, into: row, row: true }));
    sheet.down(style.leading + 4);
  });

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const composeWays = (
  sheet: PaperSheet,
  { certificate, language, page, codeBegin, publicKey }: PrintedCertificate,
  set: (text: string) => string,
): void => {
  const words = certificateWords[language];
  const file = `certificate-${language}.pdf`;
  const key = publicKey.trim().split('\n').at(-1) ?? '';
  const note = { tag: 'P', style: styles.note } as const;
  const code = { tag: 'P', style: styles.code } as const;
  sheet.put(set(words.signed(file)), note);
  sheet.put(`minisign -Vm ${file} -P ${key}`, code);
  sheet.down(5);
  sheet.put(set(words.attached), note);
  sheet.put(inFours(sha256(certificate)), code);
  sheet.down(5);
  sheet.put(set(words.again({ page, codeBegin })), note);
};
