import { showToast } from '@ecrin/browser/page/toasts.ts';
import { problemSentence } from '@ecrin/contracts/problem/problem.ts';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { useOutboxHistory } from '#lib/outbox/outbox-view.ts';
import { appendRecordingMessages as messages } from './append-recording.messages.ts';

/** Says once that a recording became a thought of its own, because the one it was made for takes no more. */
export const KeptApartNotice = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const items = useOutboxHistory();
  const announced = useRef(new Set<string>());
  useEffect(() => {
    for (const [thoughtId, { keptApart }] of items) {
      if (keptApart === undefined || announced.current.has(thoughtId)) continue;
      announced.current.add(thoughtId);
      const message = formatMessage(messages.keptApart, { why: problemSentence(keptApart, language) });
      showToast({ tone: 'info', message, durationMs: 12_000 });
    }
  }, [items, formatMessage, language]);
  return null;
};
