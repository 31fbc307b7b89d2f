import { readTable } from '@ecrin/platform/journal-import/table.ts';
import { Ajv2020 } from 'ajv/dist/2020.js';

type Files = ReadonlyMap<string, Buffer>;

/** What stands before the words of a thought’s own file; null: nothing does. */
const frontMatterOf = (text: string): object | null => {
  const [, lines] = /^---\n(.*?)\n---\n/su.exec(text) ?? [];
  const fields = lines?.split('\n').map((line) => {
    const at = line.indexOf(': ');
    return [line.slice(0, at), JSON.parse(line.slice(at + 2)) as unknown] as const;
  });
  return fields ? Object.fromEntries(fields) : null;
};

/** A file as the schema of an archive speaks of it. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  json: (text) => JSON.parse(text),
  jsonl: (text) =>
    text
      .split('\n')
      .filter(Boolean)
      .map((line): unknown => JSON.parse(line)),
  csv: (text) => readTable(text.replace(/^\u{FEFF}/u, '')).rows,
  md: (text) => frontMatterOf(text) ?? text,
};

const valueOf = (path: string, content: Buffer): unknown =>
  (readers[/\.([a-z]+)$/u.exec(path)?.[1] ?? ''] ?? String)(String(content));

/** Where the files of an archive are not as the schema in it says, by a validator that knows nothing of ours. */
export const archiveFaults = (files: Files): readonly string[] => {
  const validate = new Ajv2020({ allErrors: true, validateFormats: false }).compile(
    JSON.parse(String(files.get('ecrin.schema.json'))) as object,
  );
  validate(Object.fromEntries([...files].map(([path, content]) => [path, valueOf(path, content)])));
  return (validate.errors ?? []).map(({ instancePath, message, params }) =>
    [instancePath, message, JSON.stringify(params)].join(' '),
  );
};
