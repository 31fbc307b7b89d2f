import { showToast } from '@ecrin/browser/page/toasts.ts';
import type { NotificationSettingsBody } from '@ecrin/contracts/notification/notification.ts';
import { useIntl } from 'react-intl';
import { create } from 'zustand';
import {
  notificationSettingsApi,
  useGetNotificationSetUpQuery,
  useSaveNotificationSettingsMutation,
} from '#lib/api/notification-settings.api.ts';
import { store } from '#lib/api/store.ts';
import { now } from '#lib/time/clock.ts';
import { settingsMessages as messages } from './settings.messages.ts';

export type Settings = NotificationSettingsBody;
/** Changes part of the settings. */
type Change = (settings: Settings) => Settings;
/** `savedAt`: when the server accepted it, in ms since 1970; null until then. */
export type Pending = Readonly<{ change: Change; savedAt: number | null }>;

/** The server's last response; `askedAt` null: a newer one is loading, or failed to load. */
type ServerSettings = Readonly<{ settings: Settings; askedAt: number | null }>;

/** Changes a response cannot contain yet: those not saved, and those saved after it was requested. */
export const changesMissingFrom = (
  pending: readonly Pending[],
  { askedAt }: Pick<ServerSettings, 'askedAt'>,
): readonly Pending[] => pending.filter(({ savedAt }) => savedAt === null || askedAt === null || askedAt <= savedAt);

/** The settings as the person sees them: pending changes applied on top of the server's response. */
export const optimisticSettings = (pending: readonly Pending[], answered: ServerSettings): Settings =>
  changesMissingFrom(pending, answered).reduce((settings, { change }) => change(settings), answered.settings);

export type ChangeSettings = (change: Change) => Promise<boolean>;

const usePending = create<readonly Pending[]>(() => []);
/** One after the other, so that the last choice is saved last. */
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

/** The set-up, with pending changes applied to its settings. */
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

/** Saves each change at once; one that fails is reverted and may be tried again. Resolves to whether it was saved. */
export const useChangeSettings = (): ChangeSettings => {
  const { formatMessage } = useIntl();
  const [save] = useSaveNotificationSettingsMutation();
  const send = async (added: Pending): Promise<boolean> => {
    const answered = answeredNow();
    const pending = usePending.getState();
    const body = answered && optimisticSettings(pending.slice(0, pending.indexOf(added) + 1), answered);
    return body !== null && !(await save(body)).error;
  };
  const change: ChangeSettings = async (how) => {
    const added: Pending = { change: how, savedAt: null };
    setPending([...usePending.getState(), added]);
    const saved = await inSequence(() => send(added));
    const answered = answeredNow();
    const pending = usePending.getState();
    const others = answered ? changesMissingFrom(pending, answered) : pending;
    setPending(
      saved
        ? others.map((one) => (one === added ? { ...one, savedAt: Date.parse(now()) } : one))
        : others.filter((one) => one !== added),
    );
    if (!saved)
      showToast({
        tone: 'error',
        message: formatMessage(messages.unkept),
        action: { label: formatMessage(messages.again), run: () => void change(how) },
      });
    return saved;
  };
  return change;
};
