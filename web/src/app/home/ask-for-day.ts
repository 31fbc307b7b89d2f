import { notificationsApi } from '#features/notifications/list/notifications.api.ts';
import { earlierYearsApi } from '#features/thoughts/earlier-years/earlier-years.api.ts';
import { thoughtsApi } from '#features/thoughts/thoughts.api.ts';
import { threadProposalApi } from '#features/thoughts/threads/thread-proposal.api.ts';
import { goalListApi } from '#lib/api/goal-list.api.ts';
import { reminderListApi } from '#lib/api/reminder-list.api.ts';
import { store } from '#lib/api/store.ts';
import { thoughtCountsApi } from '#lib/api/thought-counts.api.ts';
import { threadListApi } from '#lib/api/thread-list.api.ts';
import { isWideViewport } from '#lib/page/use-wide-viewport.ts';
import { clientApi } from '#lib/session/client.api.ts';
import { keptDayStart, storedToken } from '#lib/session/session.ts';
import { halfHour, personalDay } from '#lib/time/clock.ts';
import { weekThrough } from '#lib/time/day-range.ts';
import { fetchDueGoals } from './home-goals.tsx';
import { fetchNextReminder } from './home-reminder.tsx';
import { fetchSlip } from './slip/slip-part.tsx';
import { twoVersionsApi } from './slip/two-versions.api.ts';
import { keptParts } from './stages.ts';

/** Until the screen subscribes. */
const ahead = { subscribe: false };

/** The parts around the day, with their sentences. Never rejects: one that fails is left out. */
export const fetchParts = () =>
  Promise.all([fetchSlip(), ...(isWideViewport() ? [fetchDueGoals(), fetchNextReminder()] : [])]);

/** Asks for all that home shows, in one round, before anything is rendered: the screen then finds its answers and parts underway. */
export const askForDay = () => {
  if (storedToken() === null) return;
  const dayStart = keptDayStart();
  const day = personalDay(dayStart);
  const { dispatch } = store;
  void dispatch(thoughtsApi.endpoints.listThoughts.initiate('', ahead));
  void dispatch(thoughtCountsApi.endpoints.countThoughts.initiate(weekThrough(day, dayStart), ahead));
  void dispatch(clientApi.endpoints.getMe.initiate(undefined, ahead));
  void dispatch(goalListApi.endpoints.listGoals.initiate(halfHour(), ahead));
  void dispatch(reminderListApi.endpoints.listReminders.initiate(undefined, ahead));
  void dispatch(notificationsApi.endpoints.listNotifications.initiate(undefined, ahead));
  void dispatch(earlierYearsApi.endpoints.findEarlierYears.initiate({ day, dayStart }, ahead));
  void dispatch(threadProposalApi.endpoints.findThreadProposal.initiate(day, ahead));
  void dispatch(twoVersionsApi.endpoints.listTwoVersions.initiate(undefined, ahead));
  if (!keptParts().includes('threads')) void dispatch(threadListApi.endpoints.listThreads.initiate(undefined, ahead));
  void fetchParts();
};
