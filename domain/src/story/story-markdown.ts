import type { StoryPart } from './story.vocabulary.ts';

/** `text` null: the thought it rests on was erased. */
type Part = Pick<StoryPart, 'kind' | 'picture' | 'passage'> & Readonly<{ text: string | null }>;
type Whole<OnePart> = Readonly<{ title: string; parts: readonly OnePart[] }>;

/** Words that Markdown would read as its own signs. */
const escaped = (text: string): string =>
  text
    .replaceAll(/([\\`*_~&[\]<>])/gu, String.raw`\$1`)
    .replaceAll(/^([^\S\n\r\u2028\u2029]*\d+)([.)])(?=\s|$)/gmu, String.raw`$1\$2`)
    .replaceAll(/^([^\S\n\r\u2028\u2029]*)([#+=-])/gmu, String.raw`$1\$2`);

/** A story as Markdown. `fileOf`: the path of a picture or a sound; null: there is none, and it is what it shows, or its words. */
export const storyMarkdown = <OnePart extends Part>(
  { title, parts }: Whole<OnePart>,
  fileOf: (part: OnePart) => string | null = () => null,
): string =>
  [...(title === '' ? [] : [`# ${escaped(title)}`]), ...parts.flatMap((part) => blocksOf(part, fileOf(part)))].join(
    '\n\n',
  ) + '\n';

const blocksOf = (part: Part, file: string | null): readonly string[] => {
  const { kind, text } = part;
  if (text === null) return [];
  if (kind === 'picture') return pictureBlocks(escaped(text), part.picture?.caption ?? '', file);
  const words = text === '' ? [] : [kind === 'chapter' ? `## ${escaped(text)}` : escaped(text)];
  return file === null ? words : [...words, `[${escaped(nameOf(file))}](<${file}>)`];
};

const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1);

/** A text file holds no picture: without a path it is there in words. */
const pictureBlocks = (alt: string, caption: string, file: string | null): readonly string[] =>
  alt === '' && caption === '' && file === null
    ? []
    : [`![${alt}](${file === null ? '' : `<${file}>`})`, ...(caption === '' ? [] : [`*${escaped(caption)}*`])];
