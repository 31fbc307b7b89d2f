import { actLogPage, actLogQuery } from '@ecrin/contracts/activity/act-log.ts';
import { queryRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { nameSubjects, subjectModels } from './act-subjects.ts';
import { activityModel } from './activity.model.ts';
import { listActLog } from './list-activity.query.ts';

export const listActLogRoute = queryRoute({
  method: 'get',
  path: '/act-log',
  access: 'superadmin',
  summary: 'What administrators did, on whom or what, newest first, without a word',
  params: z.object({}),
  query: actLogQuery,
  answer: actLogPage,
  model: activityModel,
  joins: subjectModels,
  ask:
    (models) =>
    async ({ query }, { language }) => {
      const page = await listActLog(models)(query);
      return page
        ? { ...page, ...(await nameSubjects(models, page.items, language)) }
        : { refused: 'general.invalid-request' };
    },
});
