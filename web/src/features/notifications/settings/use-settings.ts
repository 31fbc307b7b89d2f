import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import {
  notificationSettingsApi,
  useGetNotificationSetUpQuery,
  useSaveNotificationSettingsMutation,
} from '#lib/api/notification-settings.api.ts';
import { store } from '#lib/api/store.ts';
import { showToast } from '#lib/page/toasts.ts';
import { now } from '#lib/time/clock.ts';
import {
  changesMissingFrom,
  optimisticSettings,
  type ServerSettings,
  type Change,
  type Pending,
} from './optimistic-settings.ts';
import { settingsMessages as messages } from './settings.messages.ts';

export type { Settings } from './optimistic-settings.ts';
export type ChangeSettings = (change: Change) => Promise<boolean>;

let pending: readonly Pending[] = [];
/** One after the other, so that what was chosen last is kept last. */
let queue: Promise<unknown> = Promise.resolve();
const inSequence = (act: () => Promise<boolean>): Promise<boolean> => {
  const done = queue.then(act);
  queue = done;
  return done;
};
const listeners = new Set<() => void>();
const setPending = (next: readonly Pending[]): void => {
  pending = next;
  listeners.forEach((listener) => listener());
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

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
  const chosen = useSyncExternalStore(subscribe, () => pending);
  const answered = answeredOf({ data, status, startedTimeStamp });
  return {
    setUp: data && answered ? { ...data, settings: optimisticSettings(chosen, answered) } : undefined,
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
    const body = answered && optimisticSettings(pending.slice(0, pending.indexOf(mine) + 1), answered);
    return body !== null && !(await keep(body)).error;
  };
  const change: ChangeSettings = async (how) => {
    const mine: Pending = { change: how, savedAt: null };
    setPending([...pending, mine]);
    const kept = await inSequence(() => send(mine));
    const answered = answeredNow();
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
