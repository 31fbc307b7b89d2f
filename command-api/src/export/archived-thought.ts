import type { ExportChoice } from '@ecrin/contracts/export/export.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { archiveWords } from './archive-words.ts';
import { hasPart, type OwnThought } from './chosen-thoughts.ts';
import { thoughtFileName, thoughtMarkdown } from './thought-file.ts';
import { pictureFilesOf, soundFilesOf } from './thought-media.ts';

const paths = (files: readonly Readonly<{ path: string }>[]) => files.map(({ path }) => path);

/** What a thought is in an archive, form by form. `line`: of `pensees.jsonl`, with its former `wordings`; `text`: its own file, null where that was not chosen. */
export const archivedThought = (
  thought: OwnThought,
  { choice, language }: Readonly<{ choice: ExportChoice; language: Language }>,
) => {
  const words = archiveWords[language];
  const sounds = hasPart(choice, 'sounds') ? soundFilesOf(thought, words.sounds) : [];
  const pictures = hasPart(choice, 'pictures') ? pictureFilesOf(thought, words.pictures) : [];
  const name = choice.forms.includes('markdown') ? `${words.thoughts}/${thoughtFileName(thought)}.md` : null;
  const { wording: _number, ...told } = thought;
  return {
    media: [...sounds, ...pictures],
    line: (wordings: object): string =>
      `${JSON.stringify({ ...told, ...wordings, files: { text: name, sounds: paths(sounds), pictures: paths(pictures) } })}\n`,
    text: () =>
      name && {
        name,
        content: thoughtMarkdown(thought, language, {
          sounds: paths(sounds).map((path) => `../${path}`),
          pictures: pictures.map(({ path, alt }) => ({ path: `../${path}`, alt })),
        }),
      },
  };
};
