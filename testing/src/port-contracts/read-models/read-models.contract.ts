import type { ReadModels } from '@ecrin/platform/ports/read-models.ts';
import { afterEach, beforeEach, describe } from 'vitest';
import { readModelsCommitCases } from './commit.cases.ts';
import { readModelsGenerationCases } from './generation.cases.ts';
import { readModelsQueryCases } from './query.cases.ts';
import type { ReadModelsCase } from './read-models.fixtures.ts';
import { readModelsTextCases } from './text-search.cases.ts';

/** Separate read models; `reopen` closes and opens them again as after a restart. */
export type ReadModelsUnderTest = Readonly<{ open: () => Promise<ReadModels>; dispose: () => Promise<void> }>;

/** What every read model store must do. Run it from an adapter's own spec. */
export const readModelsContract = (name: string, newPlace: () => Promise<ReadModelsUnderTest>) =>
  describe(`${name} as read models`, () => {
    let place: ReadModelsUnderTest;
    let models: ReadModels;
    beforeEach(async () => {
      place = await newPlace();
      models = await place.open();
    });
    afterEach(async () => {
      await models.close();
      await place.dispose();
    });

    const theCase: ReadModelsCase = {
      models: () => models,
      reopen: async () => {
        await models.close();
        models = await place.open();
        return models;
      },
    };
    readModelsCommitCases(theCase);
    readModelsQueryCases(theCase);
    readModelsTextCases(theCase);
    readModelsGenerationCases(theCase);
  });
