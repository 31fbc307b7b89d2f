import { createBaseQuery } from '@ecrin/browser/api/base-query.ts';
import { createApi } from '@reduxjs/toolkit/query/react';
import { askFreshCode } from '../acts/fresh-code.ts';
import { authorisedFetch } from './authorised-fetch.ts';

const ask = createBaseQuery('admin', authorisedFetch);

/** What requires a recent code asks for it, and is then sent again. */
const askWithFreshCode: typeof ask = async (args, calls, options) => {
  const answer = await ask(args, calls, options);
  if (answer.error?.code !== 'admin.fresh-code-required') return answer;
  return (await askFreshCode()) ? ask(args, calls, options) : answer;
};

/** All server state of the back-office. Features inject endpoints (paths under `/api/admin`). */
export const api = createApi({
  baseQuery: askWithFreshCode,
  tagTypes: [
    'AdminProfile',
    'AdminSession',
    'Admin',
    'AdminAct',
    'AdminNotification',
    'Client',
    'ClientActivity',
    'ContentAccess',
    'ServiceFigures',
    'GoalStatistics',
    'Orb',
    'Broadcast',
    'ServiceSettings',
    'Usage',
    'Work',
    'Request',
    'Organization',
    'CommentReport',
    'AnswerTemplate',
    'ErasureProposal',
  ],
  endpoints: () => ({}),
});
