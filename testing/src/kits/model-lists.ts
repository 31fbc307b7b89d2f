import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import {
  findDuplicates,
  listAudience,
  listErasedSounds,
  findFiledElsewhere,
  listGoalOrigins,
  listImportedStories,
  listImportedThoughts,
  tallyImported,
  listRereadThoughts,
  listSoundsInWords,
  listThoughtsInThread,
  listThoughtsToReread,
} from '@ecrin/projections';

/** What workflows list from read models; these are never behind. */
export const modelLists = (models: ReadModels) => ({
  audience: { list: listAudience(models), setUp: { push: false, mail: false } },
  thoughtsInThread: listThoughtsInThread(models),
  rereadingLists: { toReread: listThoughtsToReread(models), reread: listRereadThoughts(models) },
  importLists: {
    duplicates: findDuplicates(models),
    brought: listImportedThoughts(models),
    tally: tallyImported(models),
    filedElsewhere: findFiledElsewhere(models),
    goals: listGoalOrigins(models),
    stories: listImportedStories(models),
  },
  soundLists: { inWords: listSoundsInWords(models), erased: listErasedSounds(models) },
});
