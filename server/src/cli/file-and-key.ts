import { parseArgs } from 'node:util';
import { OptionFault } from './run-command.ts';

/** `FILE [--key PUBLICKEY]` of a command that checks a file. Throws `OptionFault` with `usage`. */
export const parseFileAndKey = (usage: string): Readonly<{ file: string; key: string | undefined }> => {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { key: { type: 'string' } } });
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) throw new TypeError('one file');
    return { file, key: values.key };
  } catch {
    throw new OptionFault(usage);
  }
};
