import { importList, type ImportItem } from '@ecrin/contracts/journal-import/journal-import.ts';
import { importUndoDays } from '@ecrin/domain/journal-import/journal-import.vocabulary.ts';
import { sentencesOf } from '@ecrin/domain/text/sentences.ts';
import { beginningOf } from '@ecrin/domain/text/text-query.ts';
import { addMs, dayMs } from '@ecrin/domain/time/instant.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { thoughtCardModel, type ThoughtCardDocument } from '#thought-card/thought-card.model.ts';
import { importedThoughtModel } from './imported-thought.model.ts';
import { journalImportModel } from './journal-import.model.ts';

const mostListed = 20;

/** Its first sentence; null: it is not here any more, or has no words. */
const shownFirst = (ownerId: string, found: ThoughtCardDocument | undefined): ImportItem['first'] => {
  if (!found || found.ownerId !== ownerId || found.deleted || found.content === null) return null;
  const { thoughtId, content, language, occurredAt, timeZone } = found;
  const [sentence] = sentencesOf(content.slice(0, longestRead), language);
  return sentence
    ? { thoughtId, words: beginningOf(content.slice(sentence.start, sentence.end)), occurredAt, timeZone }
    : null;
};
const longestRead = 2_000;

export const listImportsRoute = queryRoute({
  method: 'get',
  path: '/imports',
  access: 'client',
  summary: 'Lists the journals brought from elsewhere, the latest first',
  params: z.object({}),
  query: z.object({}),
  answer: importList,
  model: journalImportModel,
  joins: [importedThoughtModel, thoughtCardModel],
  ask:
    (models) =>
    async (_request, { clientId: ownerId }) => {
      const [imports, thoughts] = [await models.open(journalImportModel), await models.open(importedThoughtModel)];
      const page = await imports.find({ filter: { ownerId }, sort: [['startedAt', 'desc']], limit: mostListed });
      const firsts = page.items.flatMap(({ first }) => first ?? []);
      const cards = await (await models.open(thoughtCardModel)).getMany(firsts);
      const items = page.items.map(async ({ ownerId: _owner, leftOut, first, ...found }) => ({
        ...found,
        leftOut: [...leftOut],
        first: shownFirst(ownerId, cards.get(first ?? '')?.doc),
        thoughts: await thoughts.count({ ownerId, importId: found.importId }),
        changed: await thoughts.count({ ownerId, importId: found.importId, changed: true }),
        undoUntil: addMs(found.startedAt, importUndoDays * dayMs),
      }));
      return { items: await Promise.all(items) };
    },
});
