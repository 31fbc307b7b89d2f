import {
  maxImportBytes,
  type ImportPreview,
  type PreviewImportRequest,
} from '@ecrin/contracts/journal-import/journal-import.ts';
import { useRef, useState } from 'react';
import { useCommandFeedback } from '#lib/api/problem-feedback.ts';
import { thisMoment } from '#lib/outbox/device-environment.ts';
import { usePreviewImportMutation } from '../import.api.ts';
import { piecesOf, sendFile } from './send-file.ts';
import { forgetSentFile, importIdOf } from './sent-file.ts';

/** `refused`: why nothing was sent, or not all. */
export type Sending =
  | Readonly<{ step: 'choosing'; refused?: 'too-large' | 'interrupted' }>
  | Readonly<{ step: 'sending'; share: number }>
  | Readonly<{ step: 'reading' }>
  | Readonly<{ step: 'preview'; preview: ImportPreview }>;

type Sent = Readonly<{ importId: string; name: string; pieces: number }>;

/** Sends a file and has it read; `readAgain` with another choice. */
export const useSending = (isStarted: (importId: string) => boolean) => {
  const [sending, setSending] = useState<Sending>({ step: 'choosing' });
  const [readFile] = usePreviewImportMutation();
  const withFeedback = useCommandFeedback();
  const sent = useRef<Sent | null>(null);

  const forget = (): void => {
    sent.current = null;
    forgetSentFile();
  };

  const readAgain = async (choice: Pick<PreviewImportRequest, 'me' | 'columns'> = {}): Promise<void> => {
    if (!sent.current) return;
    const { importId, name, pieces } = sent.current;
    const { timeZone } = thisMoment();
    const asked = readFile({ importId, body: { name, pieces, timeZone, ...choice } }).unwrap();
    const isRead = await withFeedback(asked);
    if (!isRead) forget();
    setSending(isRead ? { step: 'preview', preview: await asked } : { step: 'choosing' });
  };

  const send = async (file: File): Promise<void> => {
    if (file.size > maxImportBytes) return setSending({ step: 'choosing', refused: 'too-large' });
    const importId = importIdOf(file, isStarted);
    sent.current = { importId, name: file.name.slice(-255), pieces: piecesOf(file) };
    setSending({ step: 'sending', share: 0 });
    const isSent = await sendFile({ importId, file, onProgress: (share) => setSending({ step: 'sending', share }) });
    if (!isSent) return setSending({ step: 'choosing', refused: 'interrupted' });
    setSending({ step: 'reading' });
    return readAgain();
  };

  /** What has arrived from another écrin. */
  const readFetched = ({ importId, pieces }: Readonly<{ importId: string; pieces: number }>): Promise<void> => {
    sent.current = { importId, name: 'ecrin.zip', pieces };
    setSending({ step: 'reading' });
    return readAgain();
  };

  const leave = (): void => {
    forget();
    setSending({ step: 'choosing' });
  };
  return { sending, send, readFetched, readAgain, leave };
};
