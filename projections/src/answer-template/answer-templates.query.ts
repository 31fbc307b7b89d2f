import { answerTemplateList, maxAnswerTemplates } from '@ecrin/contracts/answer-template/answer-template.ts';
import { serviceOwner } from '@ecrin/platform/projections/service-owner.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { adminRowModel } from '#admin-row/admin-row.model.ts';
import { knownAdmins } from '#inbox/known-people.ts';
import { answerTemplateModel } from './answer-template.projection.ts';

export const listAnswerTemplatesRoute = queryRoute({
  method: 'get',
  path: '/answer-templates',
  access: 'admin',
  summary: 'Lists the templates of answers by title',
  params: z.object({}),
  query: z.object({}),
  answer: answerTemplateList,
  model: answerTemplateModel,
  joins: [adminRowModel],
  ask: (models) => async () => {
    const { items } = await (
      await models.open(answerTemplateModel)
    ).find({ filter: { ownerId: serviceOwner }, sort: [['templateId', 'asc']], limit: maxAnswerTemplates });
    const admin = await knownAdmins(
      models,
      items.map(({ by }) => by),
    );
    return {
      items: items
        .map(({ templateId, title, words, by, at }) => ({ templateId, title, words, by: admin(by), at }))
        .toSorted((one, other) => one.title.localeCompare(other.title, 'fr')),
    };
  },
});
