import { globSync, readFileSync } from 'node:fs';

const root = new URL('../../../', import.meta.url).pathname;
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/how-to/*.md',
  'docs/explanation/*.md',
  'docs/reference/scripts.md',
  '*/README.md',
];

const shellBlock = /^```(?:sh|bash)\n(?<lines>[^]*?)^```/gmu;
/** With variables before it, perhaps. */
const inlineCommand = /`(?<command>(?:[A-Z][A-Z_\d]*=\S+ )*(?:npm|docker) [^`\n]+)`/gu;

/** Without the comment at the end of a line. */
const commandOf = (line: string): string => line.replace(/\s+#.*$/u, '').trim();

const commandsIn = (text: string): readonly string[] => [
  ...[...text.matchAll(shellBlock)].flatMap(({ groups }) => (groups?.['lines'] ?? '').split('\n').map(commandOf)),
  ...[...text.matchAll(inlineCommand)].map(({ groups }) => groups?.['command'] ?? ''),
];

/** Every command that the documents name, as it is written there. */
export const promisedCommands = (): ReadonlySet<string> => {
  const files = documents
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !file.includes('node_modules'));
  const commands = files.flatMap((file) => commandsIn(readFileSync(root + file, 'utf8')));
  return new Set(commands.filter((command) => command !== ''));
};
