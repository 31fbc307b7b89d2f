import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { listClientThoughts } from '#thought-card/list-thoughts.query.ts';
import { findThought } from '#thought-detail/find-thought.query.ts';

/** The thoughts of one client, for an exceptional access to them. */
export const clientContent = (models: ReadModels) => ({
  list: listClientThoughts(models),
  find: findThought(models),
});
