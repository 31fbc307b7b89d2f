import { archivedFiles } from '@ecrin/contracts/export/archived-files.ts';
import { pictureExtensions } from '@ecrin/platform/pictures/picture-format.ts';
import { z } from 'zod';
import { archiveNames, type ArchiveWords } from './archive-words.ts';

type JsonSchema = Readonly<Record<string, unknown>>;

const registry = z.registry<Readonly<{ id: string; description: string }>>();
for (const [id, [schema, description]] of Object.entries(archivedFiles)) registry.add(schema, { id, description });
/** Made once: they are the same in every archive. */
let definitions: unknown;
const definitionsOf = (): unknown => {
  const all = z.object(Object.fromEntries(Object.entries(archivedFiles).map(([name, [schema]]) => [name, schema])));
  definitions ??= z.toJSONSchema(all, { metadata: registry }).$defs;
  return definitions;
};

const defined = (name: keyof typeof archivedFiles): JsonSchema => ({ $ref: `#/$defs/${name}` });
const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
const text = (contentMediaType: string): JsonSchema => ({ type: 'string', contentMediaType });
const bytes = text('application/octet-stream');
/** Of a folder, all whose names end so. */
const within = (folder: string, endings: string): string => `^${folder}/[^/]+\\.(?:${endings})$`;

const filesOf = (words: ArchiveWords): JsonSchema => ({
  [words.readMe]: text('text/plain'),
  [archiveNames.data]: defined('data'),
  [archiveNames.thoughts]: listOf(defined('thought')),
  [words.table]: listOf(defined('thoughtRow')),
  [words.sendings]: listOf(defined('sendingRow')),
  [words.portrait]: text('image/webp'),
  [words.missing]: text('text/plain'),
  [archiveNames.schema]: { type: 'object' },
  [archiveNames.sums]: text('text/plain'),
  [archiveNames.signature]: text('text/plain'),
  [archiveNames.key]: text('text/plain'),
  [archiveNames.verifier]: text('text/javascript'),
});

const foldersOf = (words: ArchiveWords): JsonSchema => ({
  [within(words.thoughts, 'md')]: defined('frontMatter'),
  [within(words.sounds, '[a-z0-9]+')]: bytes,
  [within(words.pictures, Object.values(pictureExtensions).join('|'))]: bytes,
  [within(words.orbs, 'webp')]: text('image/webp'),
  [within(words.stories, 'md')]: text('text/markdown'),
  [`^${words.stories}/[^/]+/(?:\\d+\\.(?:jpg|wav)|v\\d+\\.jpg)$`]: bytes,
  '^[^/]+\\.pdf$': text('application/pdf'),
});

/**
 * An archive of this format as one object, each file under its path: of `.json` its value, of `.jsonl` the list of its lines, of `.csv` the list of its rows by the names of
 * the columns, of a thought’s own file what stands before its words; all else as text. What is not described is in no archive.
 */
export const archiveSchema = (words: ArchiveWords): string =>
  JSON.stringify(
    {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: 'Écrin archive, format version 2',
      type: 'object',
      properties: filesOf(words),
      patternProperties: foldersOf(words),
      additionalProperties: false,
      $defs: definitionsOf(),
    },
    null,
    1,
  );
