import { showToast } from '@ecrin/browser/page/toasts.ts';
import { nearDate } from '@ecrin/browser/time/short-date.ts';
import { deviceStorage } from '@ecrin/ui/storage/device-storage.ts';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { followedHere, stopFollowing } from '#features/profile/erasure/asked-here.ts';
import {
  useLazyFollowErasureQuery,
  useLazyGetErasureOutlookQuery,
  useLazyIsErasedQuery,
} from '#features/profile/erasure/erasure.api.ts';
import { erasureMessages as messages } from '#features/profile/erasure/erasure.messages.ts';
import { useKeepAccount } from '#features/profile/erasure/use-keep-account.ts';
import { noteHere, whoWasHere } from '#lib/session/here-before.ts';
import { lookedForErasureKey, storedUserId, useToken } from '#lib/session/session.ts';
import { useErasedSince } from './use-erased-since.ts';

/** Loaded when somebody is to be forgotten. */
const forget = async (userId: string) => (await import('#lib/session/forget-person.ts')).forgetPerson(userId);

const shownKey = () => `erasureUndone:${storedUserId() ?? ''}`;

/** Asked once in each session: whether signing in has undone an erasure, said once on each device; whether one is proposed, and how to say no. */
const useUndoneErasure = () => {
  const { formatMessage } = useIntl();
  const keep = useKeepAccount();
  const signedIn = useToken() !== null;
  const [look] = useLazyGetErasureOutlookQuery();
  useEffect(() => {
    if (!signedIn || deviceStorage.getItem(lookedForErasureKey) !== null) return;
    const say = async () => {
      const { withdrawn, proposed } = await look().unwrap();
      deviceStorage.setItem(lookedForErasureKey, 'yes');
      if (proposed) {
        const told = formatMessage(messages.proposed, { date: nearDate(proposed.expiresAt) });
        const action = { label: formatMessage(messages.keep), run: () => void keep(proposed.proposalId) };
        showToast({ tone: 'info', message: told, action, durationMs: Number.POSITIVE_INFINITY });
      }
      if (withdrawn === null || deviceStorage.getItem(shownKey()) === withdrawn.withdrawnAt) return;
      deviceStorage.setItem(shownKey(), withdrawn.withdrawnAt);
      const message = formatMessage(messages.undone, { date: nearDate(withdrawn.askedAt) });
      showToast({ tone: 'info', message, durationMs: Number.POSITIVE_INFINITY });
    };
    say().catch(() => undefined);
  }, [signedIn, look, formatMessage, keep]);
};

/** At the first visit after an erasure can no longer be undone, what this device never sent goes too, wherever it was asked for. */
const useErasedHere = () => {
  const signedIn = useToken() !== null;
  const [follow] = useLazyFollowErasureQuery();
  const [ask] = useLazyIsErasedQuery();
  useEffect(() => {
    const look = async () => {
      for (const { userId, followed } of followedHere()) {
        const { state } = await follow(followed).unwrap();
        if (state === 'withdrawn') stopFollowing(userId);
        if (state === 'under-way' || state === 'done') await forget(userId);
      }
    };
    const lookForOthers = async () => {
      const current = signedIn ? storedUserId() : null;
      if (current !== null) noteHere(current);
      for (const userId of whoWasHere(current)) if ((await ask(userId).unwrap()).isErased) await forget(userId);
    };
    look().catch(() => undefined);
    lookForOthers().catch(() => undefined);
  }, [signedIn, follow, ask]);
};

/** Shows nothing by itself: an erasure that signing in has undone, or that is proposed, is said in a toast. */
export const ErasureNotice = () => {
  useUndoneErasure();
  useErasedHere();
  useErasedSince();
  return null;
};
