import type { ApiServices } from '@ecrin/command-api';
import { openDictionaries } from '@ecrin/platform/adapters/language/open-dictionaries.ts';
import {
  answerFromThoughts,
  answerModels,
  audienceModels,
  countChatTokens,
  findLastScheduledRun,
  findOrbBudget,
  findReferrer,
  goalSnapshotModels,
  listAudience,
  listHeldItems,
  heldItemsModels,
  communityNewsModels,
  findCommunityNews,
  listToldMembers,
  toldMembersModels,
  listGoalSnapshots,
  listThoughtsInThread,
  orbRunModel,
  readPartModels,
  readThoughtsOfPart,
  selectThoughts,
  selectionModels,
  thoughtsInThreadModels,
  type MeaningSearch,
} from '@ecrin/projections';
import type { WorkflowServices } from '@ecrin/workflows';
import type { ChatChoice } from '#adapters/choose-chat.ts';
import type { OrbChoice } from '#adapters/choose-orbs.ts';
import type { Consent } from '#adapters/open-consent.ts';
import type { Stores } from '#storage/open-stores.ts';
import { consistently } from '../consistent-reader.ts';
import { thoughtLists } from './thought-lists.ts';

type Parts = Readonly<{
  stores: Pick<Stores, 'events' | 'models'>;
  waitFor: ApiServices['waitFor'];
  meaning: MeaningSearch;
  chat: ChatChoice;
  orbs: OrbChoice;
  consent: Pick<Consent, 'isAccepted'>;
  analysisStep: WorkflowServices['analysisStep'];
}>;

/** What workflows ask of read models. */
export const workflowQueriesOf = ({ stores: { events, models }, ...parts }: Parts) => {
  const { waitFor, meaning, chat, orbs, analysisStep } = parts;
  const { isAccepted } = parts.consent;
  const inStep = { events, waitFor };
  const snapshotModels = [goalSnapshotModels.model, ...goalSnapshotModels.joins];
  return {
    referrerOf: findReferrer(models),
    answerFromThoughts: consistently(
      inStep,
      answerModels,
      answerFromThoughts(models, { meaning, dictionary: openDictionaries() }),
    ),
    chat: { ...chat, isAccepted, tokensUsedOn: countChatTokens(models) },
    goalSnapshotsOf: consistently(inStep, snapshotModels, listGoalSnapshots(models)),
    ...thoughtLists(inStep, models),
    analysisStep,
    orbs: {
      ...orbs,
      isAccepted,
      select: consistently(inStep, selectionModels, selectThoughts(models)),
      readPart: consistently(inStep, readPartModels, readThoughtsOfPart(models)),
      usedOf: findOrbBudget(models),
      lastScheduledRun: consistently(inStep, [orbRunModel], findLastScheduledRun(models)),
    },
    listCommunityMembers: consistently(inStep, toldMembersModels, listToldMembers(models)),
    findCommunityNews: consistently(inStep, communityNewsModels, findCommunityNews(models)),
    heldItems: consistently(inStep, heldItemsModels, listHeldItems(models)),
    listAudience: consistently(inStep, audienceModels, listAudience(models)),
    thoughtsInThread: consistently(inStep, thoughtsInThreadModels, listThoughtsInThread(models)),
  };
};
