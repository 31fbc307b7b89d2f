import { saveFile } from '@ecrin/browser/page/save-file.ts';
import { storyMarkdown } from '@ecrin/domain/story/story-markdown.ts';
import type { Draft } from './story-draft.ts';

/** A name every file system takes. */
export const fileNameOf = (title: string): string =>
  title
    .replaceAll(/[\p{Cc}\\/:*?"<>|.]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .slice(0, 80) || 'ecrin';

export const saveMarkdown = (draft: Draft): void =>
  saveFile(new Blob([storyMarkdown(draft)], { type: 'text/markdown' }), `${fileNameOf(draft.title)}.md`);
