import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import {
  findDuplicates,
  findFiledElsewhere,
  goalListModels,
  importModels,
  keptSoundModels,
  listErasedSounds,
  listGoalOrigins,
  listImportedStories,
  listImportedThoughts,
  tallyImported,
  listRereadThoughts,
  listSoundsInWords,
  listThoughtsToReread,
  rereadingModels,
  storyListModels,
} from '@ecrin/projections';
import { consistently } from '../consistent-reader.ts';

/** The lists of thoughts that workflows go through, each from read models that are not behind. */
export const thoughtLists = (inStep: Parameters<typeof consistently>[0], models: ReadModels) => ({
  rereadingLists: {
    toReread: consistently(inStep, rereadingModels, listThoughtsToReread(models)),
    reread: consistently(inStep, rereadingModels, listRereadThoughts(models)),
  },
  importLists: {
    duplicates: consistently(inStep, importModels, findDuplicates(models)),
    brought: consistently(inStep, importModels, listImportedThoughts(models)),
    tally: consistently(inStep, importModels, tallyImported(models)),
    filedElsewhere: consistently(inStep, importModels, findFiledElsewhere(models)),
    goals: consistently(inStep, goalListModels, listGoalOrigins(models)),
    stories: consistently(inStep, storyListModels, listImportedStories(models)),
  },
  soundLists: {
    inWords: consistently(inStep, keptSoundModels, listSoundsInWords(models)),
    erased: consistently(inStep, keptSoundModels, listErasedSounds(models)),
  },
});
