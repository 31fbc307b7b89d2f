import type { NotificationSettingsBody } from '@ecrin/contracts/notification/notification.ts';
import { useIntl } from 'react-intl';
import { create } from 'zustand';
import {
  notificationSettingsApi,
  useGetNotificationSetUpQuery,
  useSaveNotificationSettingsMutation,
} from '#lib/api/notification-settings.api.ts';
import { store } from '#lib/api/store.ts';
import { showToast } from '#lib/page/toasts.ts';
import { now } from '#lib/time/clock.ts';
import { settingsMessages as messages } from './settings.messages.ts';

export type Settings = NotificationSettingsBody;
/** What is to be otherwise, given how all of it stands. */
type Change = (settings: Settings) => Settings;
/** `keptAt`: when the server took it, in ms since 1970; null until then. */
export type Pending = Readonly<{ change: Change; savedAt: number | null }>;

/** What the page knows of the server's answer; `askedAt` null: a newer one is on its way, or could not be had. */
type ServerSettings = Readonly<{ settings: Settings; askedAt: number | null }>;

/** Changes an answer cannot know of yet: those not taken, and those taken after it was asked for. */
export const changesMissingFrom = (
  pending: readonly Pending[],
  { askedAt }: Pick<ServerSettings, 'askedAt'>,
): readonly Pending[] => pending.filter(({ savedAt }) => savedAt === null || askedAt === null || askedAt <= savedAt);

/** The settings as the person sees them: what they have just chosen stands, whatever older answer arrives. */
export const optimisticSettings = (pending: readonly Pending[], answered: ServerSettings): Settings =>
  changesMissingFrom(pending, answered).reduce((settings, { change }) => change(settings), answered.settings);

export type ChangeSettings = (change: Change) => Promise<boolean>;

const usePending = create<readonly Pending[]>(() => []);
/** One after the other, so that what was chosen last is kept last. */
let queue: Promise<unknown> = Promise.resolve();
const inSequence = (act: () => Promise<boolean>): Promise<boolean> => {
  const done = queue.then(act);
  queue = done;
  return done;
};
const setPending = (next: readonly Pending[]): void => usePending.setState(next, true);

type Asked = Readonly<{
  data?: Readonly<{ settings: ServerSettings['settings'] }> | undefined;
  startedTimeStamp?: number | undefined;
  status: string;
}>;
const answeredOf = ({ data, startedTimeStamp, status }: Asked): ServerSettings | null =>
  data
    ? {
        settings: data.settings,
        askedAt: status === 'fulfilled' && startedTimeStamp !== undefined ? startedTimeStamp : null,
      }
    : null;
const answeredNow = (): ServerSettings | null =>
  answeredOf(notificationSettingsApi.endpoints.getNotificationSetUp.select()(store.getState()));

/** The set-up with the settings as just chosen. */
export const useSetUp = () => {
  const { data, status, startedTimeStamp, isError, refetch } = useGetNotificationSetUpQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const pending = usePending();
  const answered = answeredOf({ data, status, startedTimeStamp });
  return {
    setUp: data && answered ? { ...data, settings: optimisticSettings(pending, answered) } : undefined,
    isError,
    refetch: () => void refetch(),
  };
};

/** Keeps each change at once; one that cannot be kept is shown as before, and may be tried again. Resolves to whether it was kept. */
export const useChangeSettings = (): ChangeSettings => {
  const { formatMessage } = useIntl();
  const [keep] = useSaveNotificationSettingsMutation();
  const send = async (mine: Pending): Promise<boolean> => {
    const answered = answeredNow();
    const pending = usePending.getState();
    const body = answered && optimisticSettings(pending.slice(0, pending.indexOf(mine) + 1), answered);
    return body !== null && !(await keep(body)).error;
  };
  const change: ChangeSettings = async (how) => {
    const mine: Pending = { change: how, savedAt: null };
    setPending([...usePending.getState(), mine]);
    const kept = await inSequence(() => send(mine));
    const answered = answeredNow();
    const pending = usePending.getState();
    const others = answered ? changesMissingFrom(pending, answered) : pending;
    setPending(
      kept
        ? others.map((one) => (one === mine ? { ...one, savedAt: Date.parse(now()) } : one))
        : others.filter((one) => one !== mine),
    );
    if (!kept)
      showToast({
        tone: 'error',
        message: formatMessage(messages.unkept),
        action: { label: formatMessage(messages.again), run: () => void change(how) },
      });
    return kept;
  };
  return change;
};
