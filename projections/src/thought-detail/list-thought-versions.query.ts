import type { ThoughtVersions } from '@ecrin/contracts/thought/thought.ts';
import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { findOwnThought } from './find-thought.query.ts';

/** Every wording the thought ever had, newest first. */
export const listThoughtVersions =
  (models: ReadModels) =>
  async (ownerId: string, thoughtId: string): Promise<ThoughtVersions | { refused: 'thought.not-found' }> => {
    const thought = await findOwnThought(models, ownerId, thoughtId);
    return thought ? { items: thought.wordings.toReversed() } : { refused: 'thought.not-found' };
  };
