import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a reader finds in a PDF. `text`: of each page, its lines joined by blanks. `alts`: of its pictures, as read aloud. `lowest`: how far above the edge of its page the lowest line stands, in points. */
export type ReadPdf = Readonly<{
  text: readonly string[];
  info: Readonly<Record<string, unknown>>;
  language: string | null;
  bookmarks: readonly string[];
  tags: readonly string[];
  alts: readonly string[];
  lowest: number;
}>;

type Node = Readonly<{ role?: string; alt?: string; children?: readonly unknown[] }>;
const nodesOf = (node: Node | null): readonly Node[] =>
  node === null ? [] : [node, ...(node.children ?? []).flatMap((child) => nodesOf(isNode(child) ? child : null))];
const isNode = (child: unknown): child is Node => typeof child === 'object' && child !== null && 'role' in child;

export const readPdf = async (bytes: Uint8Array): Promise<ReadPdf> => {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await loading.promise;
  const [text, nodes]: [string[], Node[]] = [[], []];
  let lowest = Infinity;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    text.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join(''));
    lowest = Math.min(lowest, ...items.map((item) => ('transform' in item ? Number(item.transform[5]) : Infinity)));
    nodes.push(...nodesOf(await page.getStructTree()));
  }
  const [{ info }, outline] = await Promise.all([pdf.getMetadata(), pdf.getOutline()]);
  const read = {
    text,
    info: { ...info },
    language: 'Language' in info ? String(info.Language) : null,
    bookmarks: (outline ?? []).map(({ title }) => title),
    tags: nodes.flatMap(({ role }) => role ?? []),
    alts: nodes.flatMap(({ alt }) => alt ?? []),
    lowest,
  };
  await loading.destroy();
  return read;
};
