import {
  bookExtras,
  exportParts,
  type AskedExport,
  type BookExtra,
  type ExportForm,
  type ExportPart,
} from '@ecrin/contracts/export/export.ts';

/** As it is chosen on the page; '' where nothing is yet. Days: YYYY-MM-DD. */
export type TakeChoice = Readonly<{
  what: 'all' | 'span' | 'thread';
  from: string;
  to: string;
  threadId: string;
  parts: readonly ExportPart[];
  forms: readonly ExportForm[];
  /** What the book has besides the words. */
  bookWith: readonly BookExtra[];
}>;

export const firstChoice: TakeChoice = {
  what: 'all',
  from: '',
  to: '',
  threadId: '',
  parts: exportParts,
  forms: ['ecrin', 'book'],
  bookWith: ['pictures'],
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
  const bookWith = choice.forms.includes('book') ? bookExtras.filter((extra) => choice.bookWith.includes(extra)) : [];
  return { ...thoughts, parts: inOrder, forms: choice.forms.toSorted(), bookWith };
};

/** It is the PDF itself: without a signature while it is one volume. */
export const isBookAlone = ({ forms }: Pick<TakeChoice, 'forms'>): boolean => forms.length === 1 && forms[0] === 'book';
