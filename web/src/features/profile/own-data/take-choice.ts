import { exportParts, type AskedExport, type ExportForm, type ExportPart } from '@ecrin/contracts/export/export.ts';

/** As it is chosen on the page; '' where nothing is yet. Days: YYYY-MM-DD. */
export type TakeChoice = Readonly<{
  what: 'all' | 'span' | 'thread';
  from: string;
  to: string;
  threadId: string;
  parts: readonly ExportPart[];
  forms: readonly ExportForm[];
}>;

export const firstChoice: TakeChoice = {
  what: 'all',
  from: '',
  to: '',
  threadId: '',
  parts: exportParts,
  forms: ['ecrin', 'book'],
};

/** Which thoughts are asked for; null while that is not all chosen. */
const thoughtsOf = ({ what, from, to, threadId }: TakeChoice): Pick<AskedExport, 'from' | 'to' | 'threadId'> | null => {
  if (what === 'all') return {};
  if (what === 'thread') return threadId === '' ? null : { threadId };
  return from !== '' && to !== '' && from <= to ? { from, to } : null;
};

/** What is asked of the server; null while it cannot be: a span without an end, no form. */
export const askedOf = (choice: TakeChoice): AskedExport | null => {
  const thoughts = thoughtsOf(choice);
  if (!thoughts || choice.forms.length === 0) return null;
  const inOrder = exportParts.filter((part) => choice.parts.includes(part));
  return { ...thoughts, parts: inOrder, forms: choice.forms.toSorted() };
};

/** It has the person’s words and nothing else, and is the PDF itself: without a signature while it is one volume. */
export const isBookAlone = ({ forms }: Pick<TakeChoice, 'forms'>): boolean => forms.length === 1 && forms[0] === 'book';
