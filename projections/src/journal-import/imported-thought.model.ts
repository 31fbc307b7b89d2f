import type { Model } from '@ecrin/platform/ports/read-models.ts';

/** A thought that an import brought. `entry`: of which entry of its source; null: the source has no ids. */
export type ImportedThoughtDocument = Readonly<{
  ownerId: string;
  thoughtId: string;
  importId: string;
  entry: string | null;
  changed: boolean;
}>;

export const importedThoughtModel: Model<ImportedThoughtDocument> = {
  name: 'imported-thought',
  version: 1,
  indexes: [
    ['ownerId', 'importId', 'thoughtId'],
    ['ownerId', 'importId', 'changed'],
  ],
  sparse: { entry: [['ownerId', 'entry']] },
};
