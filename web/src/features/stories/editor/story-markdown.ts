import { saveFile } from '@ecrin/browser/page/save-file.ts';
import type { Draft } from './story-draft.ts';

/** Words that Markdown would read as its own signs. */
const escaped = (text: string): string =>
  text.replaceAll(/([\\`*_[\]<>])/gu, String.raw`\$1`).replaceAll(/^(\s*)([#+-]|\d+[.)])(?=\s)/gmu, String.raw`$1\$2`);

/** A picture is what it shows: a text file holds none. */
const markdownOfPart = (kind: Draft['parts'][number]['kind'], text: string): string =>
  kind === 'paragraph' || kind === 'passage'
    ? escaped(text)
    : kind === 'chapter'
      ? `## ${escaped(text)}`
      : `![${escaped(text)}]()`;

export const markdownOf = ({ title, parts }: Draft): string =>
  [
    ...(title === '' ? [] : [`# ${escaped(title)}`]),
    ...parts.flatMap(({ kind, text }) => (text === null || text === '' ? [] : [markdownOfPart(kind, text)])),
  ].join('\n\n') + '\n';

/** A name every file system takes. */
export const fileNameOf = (title: string): string =>
  title
    .replaceAll(/[\p{Cc}\\/:*?"<>|.]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .slice(0, 80) || 'ecrin';

export const saveMarkdown = (draft: Draft): void =>
  saveFile(new Blob([markdownOf(draft)], { type: 'text/markdown' }), `${fileNameOf(draft.title)}.md`);
