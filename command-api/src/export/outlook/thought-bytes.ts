import { archiveNames, archiveWords } from '../archive-words.ts';
import { archivedThought } from '../archived-thought.ts';
import type { OwnThought } from '../chosen-thoughts.ts';
import type { AskedArchive } from '../export-archive.ts';
import { tableRow } from '../thoughts-table.ts';
import type { ArchiveFile } from '../zip-stream.ts';
import type { ReadWordings } from './wording-sizes.ts';

/** How long thoughts are in an archive, form by form. `within`: in the files that tell of all of them, by their names; `files`: of their own. */
export const createThoughtBytes = (
  { choice, data: { profile } }: Pick<AskedArchive, 'choice' | 'data'>,
  wordingsOf: ReadWordings,
) => {
  const { language } = profile;
  const { table } = archiveWords[language];
  const within = new Map<string, number>();
  const count = (name: string, text: string) => within.set(name, (within.get(name) ?? 0) + Buffer.byteLength(text));
  const files: Pick<ArchiveFile, 'name' | 'bytes'>[] = [];
  const add = async (thought: OwnThought): Promise<void> => {
    const { line, text, media } = archivedThought(thought, { choice, language });
    if (choice.forms.includes('ecrin')) count(archiveNames.thoughts, line(await wordingsOf(thought)));
    if (choice.forms.includes('table')) count(table, tableRow(thought, language));
    const file = text();
    if (file) files.push({ name: file.name, bytes: Buffer.byteLength(file.content) });
    for (const { path, fileSize } of media) files.push({ name: path, bytes: fileSize });
  };
  return { add, files, within };
};
