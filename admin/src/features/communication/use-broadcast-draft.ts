import { deviceZone } from '@ecrin/browser/time/device-zone.ts';
import { type Language } from '@ecrin/domain/kernel/language.ts';
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
import { hasRecipient, instantOf, requestOf, writtenIn, type Draft } from './draft.ts';

/** How long a pause in writing keeps the draft, in ms. */
const pauseMs = 1_500;

/**
 * The draft of one broadcast, stored after each pause in writing. `keptAt` null: not stored yet.
 * `writing` is what was asked for by `keep`: a button must not ignore a click while a pause is being stored.
 */
const useKeptDraft = (broadcastId: string, known: Draft) => {
  const [draft, setDraft] = useState(known);
  const [keptAt, setKeptAt] = useState<string | null>(null);
  const [writeInPause, inPause] = useWriteBroadcastMutation();
  const [write, writing] = useWriteBroadcastMutation();
  const kept = useRef(known);
  // One after another: what was written first must not arrive last.
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const keepBy = (store: typeof write): Promise<boolean> => {
    const storing = last.current.then(async () => {
      const result = await store({ broadcastId, body: requestOf(draft) });
      if (result.error) return false;
      kept.current = draft;
      setKeptAt(new Date().toISOString());
      return true;
    });
    last.current = storing;
    return storing;
  };
  const keep = () => keepBy(write);
  const keepNow = useRef(keepBy);
  useEffect(() => {
    keepNow.current = keepBy;
  });
  useEffect(() => {
    if (draft === kept.current || writtenIn(draft).length === 0 || !hasRecipient(draft)) return undefined;
    const timer = setTimeout(() => void keepNow.current(writeInPause), pauseMs);
    return () => clearTimeout(timer);
  }, [draft, writeInPause]);
  return { draft, setDraft, keptAt, keep, writing, problem: writing.error ?? inPause.error };
};

/** The form of one broadcast: kept as a draft while it is written, tested and sent. */
export const useBroadcastDraft = (broadcastId: string, known: Draft) => {
  const { formatMessage } = useIntl();
  const showResult = useResultFeedback();
  const [, navigate] = useLocation();
  const { draft, setDraft, keptAt, keep, writing, problem } = useKeptDraft(broadcastId, known);
  const [schedule, scheduling] = useScheduleBroadcastMutation();
  const [test, testing] = useTestBroadcastMutation();

  const send = async () => {
    if (!(await keep())) return;
    const sendAt = draft.when === 'later' ? instantOf(draft.at) : null;
    const result = await schedule({ broadcastId, body: { sendAt, timeZone: deviceZone() } });
    if (!result.error) navigate(`/admin/communication/${broadcastId}`);
  };
  const sendTest = async (language: Language) => {
    if (!(await keep())) return;
    showResult(await test({ broadcastId, body: { language } }), formatMessage(messages.testSent));
  };
  return {
    draft,
    change: (changed: Partial<Draft>) => setDraft((before) => ({ ...before, ...changed })),
    keptAt,
    busy: writing.isLoading || scheduling.isLoading || testing.isLoading,
    problem: problem ?? scheduling.error,
    send,
    sendTest,
  };
};
