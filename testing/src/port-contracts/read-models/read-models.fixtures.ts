import type { Model, ModelStore, ReadModels, Write } from '@ecrin/platform/ports/read-models.ts';

/** The models under test in this case, and the same ones after a restart. */
export type ReadModelsCase = Readonly<{ models: () => ReadModels; reopen: () => Promise<ReadModels> }>;

export type Note = Readonly<{
  ownerId: string;
  title: string | null;
  body: string | null;
  tags: readonly string[];
  mood: string | null;
  pinned: boolean;
  at: string;
  rank: number | null;
  hidden: string;
}>;

export const notes: Model<Note> = {
  name: 'note',
  version: 1,
  indexes: [
    ['ownerId', 'at'],
    ['ownerId', 'rank'],
    ['ownerId', 'mood', 'pinned', 'tags', 'title'],
  ],
  text: ['title', 'body', 'tags'],
};

export const note = (parts: Partial<Note> = {}): Note => ({
  ownerId: 'anne',
  title: null,
  body: null,
  tags: [],
  mood: null,
  pinned: false,
  at: '2026-01-01',
  rank: null,
  hidden: 'x',
  ...parts,
});

/** Writes documents one position after the other. */
export const fill = async (
  store: ModelStore<Note>,
  documents: Readonly<Record<string, Partial<Note>>>,
  from = 1,
): Promise<void> => {
  const writes: readonly Write<Note>[] = Object.entries(documents).map(([id, parts], index) => ({
    id,
    doc: note(parts),
    position: from + index,
  }));
  await store.commit({ checkpoint: from + writes.length - 1, writes });
};
