import type { Fact } from './in-memory-totals.fixtures.ts';

type Data = Readonly<Record<string, unknown>>;
/** A fact with its fields under their names. */
export type Flat = Readonly<{
  type: string;
  stream: string;
  by: string | null;
  recordedAt: string;
  data: Data;
  text: string;
}>;

export const flat = ({ stream, by, recordedAt, fact }: Fact): Flat => {
  const words: unknown = fact.private && 'text' in fact.private ? fact.private.text : null;
  return {
    type: fact.type,
    stream,
    by,
    recordedAt,
    data: { ...fact.data },
    text: typeof words === 'string' ? words : '',
  };
};
export const text = (data: Data, name: string): string => (typeof data[name] === 'string' ? data[name] : '');
export const number = (data: Data, name: string): number => Number(data[name] ?? 0);
