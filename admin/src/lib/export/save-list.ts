import { apiHost } from '@ecrin/browser/api/authorised-fetch.ts';
import { saveFile } from '@ecrin/browser/page/save-file.ts';
import { authorisedFetch } from '../api/authorised-fetch.ts';
import { csvParts, textOf, type ListFile } from './list-file.ts';

/** Each page as a part of its own, which a browser may put on its disk. */
const fileOf = async (parts: AsyncIterable<string>): Promise<Blob> => {
  const pages: Blob[] = [];
  for await (const part of parts) pages.push(new Blob([part]));
  return new Blob(pages, { type: 'text/csv;charset=utf-8' });
};

const today = (): string => new Date().toLocaleDateString('sv');

/** Saves what `path` below `/api/admin` answers, one JSON line an item, as a file of that name and of today. Throws when it is not answered. */
export const saveList = async <Row>(path: string, name: string, file: ListFile<Row>): Promise<void> => {
  const { body, ok } = await authorisedFetch(`${apiHost}/api/admin${path}`);
  if (!ok || !body) throw new Error(`${path} was not answered`);
  saveFile(await fileOf(csvParts(textOf(body), file)), `ecrin-${name}-${today()}.csv`);
};
