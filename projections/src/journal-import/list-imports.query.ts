import { importList } from '@ecrin/contracts/journal-import/journal-import.ts';
import { importUndoDays } from '@ecrin/domain/journal-import/journal-import.vocabulary.ts';
import { addMs, dayMs } from '@ecrin/domain/time/instant.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { importedThoughtModel } from './imported-thought.model.ts';
import { journalImportModel } from './journal-import.model.ts';

const mostListed = 20;

export const listImportsRoute = queryRoute({
  method: 'get',
  path: '/imports',
  access: 'client',
  summary: 'Lists the journals brought from elsewhere, the latest first',
  params: z.object({}),
  query: z.object({}),
  answer: importList,
  model: journalImportModel,
  joins: [importedThoughtModel],
  ask:
    (models) =>
    async (_request, { clientId: ownerId }) => {
      const [imports, thoughts] = [await models.open(journalImportModel), await models.open(importedThoughtModel)];
      const page = await imports.find({ filter: { ownerId }, sort: [['startedAt', 'desc']], limit: mostListed });
      const items = page.items.map(async ({ ownerId: _owner, ...found }) => ({
        ...found,
        thoughts: await thoughts.count({ ownerId, importId: found.importId }),
        changed: await thoughts.count({ ownerId, importId: found.importId, changed: true }),
        undoUntil: addMs(found.startedAt, importUndoDays * dayMs),
      }));
      return { items: await Promise.all(items) };
    },
});
