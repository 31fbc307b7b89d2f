import { showToast } from '@ecrin/browser/page/toasts.ts';
import { nearDate } from '@ecrin/browser/time/short-date.ts';
import { deviceStorage } from '@ecrin/ui/storage/device-storage.ts';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { followedHere, stopFollowing } from '#features/profile/erasure/asked-here.ts';
import { useLazyFollowErasureQuery, useLazyGetErasureOutlookQuery } from '#features/profile/erasure/erasure.api.ts';
import { erasureMessages as messages } from '#features/profile/erasure/erasure.messages.ts';
import { forgetPerson } from '#lib/session/forget-person.ts';
import { lookedForErasureKey, storedUserId, useToken } from '#lib/session/session.ts';

const shownKey = () => `erasureUndone:${storedUserId() ?? ''}`;

/** Asked once in each session, since only signing in undoes an erasure; said once on each device. */
const useUndoneErasure = () => {
  const { formatMessage } = useIntl();
  const signedIn = useToken() !== null;
  const [look] = useLazyGetErasureOutlookQuery();
  useEffect(() => {
    if (!signedIn || deviceStorage.getItem(lookedForErasureKey) !== null) return;
    const say = async () => {
      const { withdrawn } = await look().unwrap();
      deviceStorage.setItem(lookedForErasureKey, 'yes');
      if (withdrawn === null || deviceStorage.getItem(shownKey()) === withdrawn.withdrawnAt) return;
      deviceStorage.setItem(shownKey(), withdrawn.withdrawnAt);
      const message = formatMessage(messages.undone, { date: nearDate(withdrawn.askedAt) });
      showToast({ tone: 'info', message, durationMs: Number.POSITIVE_INFINITY });
    };
    say().catch(() => undefined);
  }, [signedIn, look, formatMessage]);
};

/** At the first visit after an erasure can no longer be undone, what this device never sent goes too. */
const useErasedHere = () => {
  const [follow] = useLazyFollowErasureQuery();
  useEffect(() => {
    const look = async () => {
      for (const { userId, followed } of followedHere()) {
        const { state } = await follow(followed).unwrap();
        if (state === 'withdrawn') stopFollowing(userId);
        if (state === 'under-way' || state === 'done') await forgetPerson(userId);
      }
    };
    look().catch(() => undefined);
  }, [follow]);
};

/** Shows nothing by itself: an erasure that signing in has undone is said in a toast. */
export const ErasureNotice = () => {
  useUndoneErasure();
  useErasedHere();
  return null;
};
