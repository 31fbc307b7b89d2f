import { deviceZone } from '@ecrin/browser/time/device-zone.ts';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { useResultFeedback } from '#lib/api/problem-feedback.ts';
import {
  useScheduleBroadcastMutation,
  useTestBroadcastMutation,
  useWriteBroadcastMutation,
} from './communication.api.ts';
import { communicationMessages as messages } from './communication.messages.ts';
import { hasRecipient, instantOf, requestOf, writtenIn, type Draft, type Lang } from './draft.ts';

/** How long a pause in writing keeps the draft, in ms. */
const pauseMs = 1_500;

/** The draft of one broadcast, kept after each pause in writing. `keptAt` null: not kept yet. */
const useKeptDraft = (broadcastId: string, known: Draft) => {
  const [draft, setDraft] = useState(known);
  const [keptAt, setKeptAt] = useState<string | null>(null);
  const [write, writing] = useWriteBroadcastMutation();
  const kept = useRef(known);

  const keep = async (): Promise<boolean> => {
    const result = await write({ broadcastId, body: requestOf(draft) });
    if (result.error) return false;
    kept.current = draft;
    setKeptAt(new Date().toISOString());
    return true;
  };
  const keepNow = useRef(keep);
  useEffect(() => {
    keepNow.current = keep;
  });
  useEffect(() => {
    if (draft === kept.current || writtenIn(draft).length === 0 || !hasRecipient(draft)) return undefined;
    const timer = setTimeout(() => void keepNow.current(), pauseMs);
    return () => clearTimeout(timer);
  }, [draft]);
  return { draft, setDraft, keptAt, keep, writing };
};

/** The form of one broadcast: kept as a draft while it is written, tested and sent. */
export const useBroadcastDraft = (broadcastId: string, known: Draft) => {
  const { formatMessage } = useIntl();
  const showResult = useResultFeedback();
  const [, navigate] = useLocation();
  const { draft, setDraft, keptAt, keep, writing } = useKeptDraft(broadcastId, known);
  const [schedule, scheduling] = useScheduleBroadcastMutation();
  const [test, testing] = useTestBroadcastMutation();

  const send = async () => {
    if (!(await keep())) return;
    const sendAt = draft.when === 'later' ? instantOf(draft.at) : null;
    const result = await schedule({ broadcastId, body: { sendAt, timeZone: deviceZone() } });
    if (!result.error) navigate(`/admin/communication/${broadcastId}`);
  };
  const sendTest = async (language: Lang) => {
    if (!(await keep())) return;
    showResult(await test({ broadcastId, body: { language } }), formatMessage(messages.testSent));
  };
  return {
    draft,
    change: (changed: Partial<Draft>) => setDraft((before) => ({ ...before, ...changed })),
    keptAt,
    busy: writing.isLoading || scheduling.isLoading || testing.isLoading,
    problem: writing.error ?? scheduling.error,
    send,
    sendTest,
  };
};
