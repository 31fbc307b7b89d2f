import {
  heardQuestion,
  heardQuestionQuery,
  maxSpokenQuestionBytes,
  type HeardQuestion,
} from '@ecrin/contracts/conversation/spoken-question.ts';
import type { ConsentTarget } from '@ecrin/domain/consent/consent.vocabulary.ts';
import { maxQuestionLength } from '@ecrin/domain/conversation/conversation.vocabulary.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { withDeadline } from '@ecrin/platform/concurrency/deadline.ts';
import type { IsAccepted } from '@ecrin/platform/consent/consent-wall.ts';
import { asStream } from '@ecrin/platform/ports/blob-store.ts';
import { TranscriberFault, type Transcriber } from '@ecrin/platform/ports/transcriber.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { collectBody } from '#http/request/collect-body.ts';

/** `target`: where audio is sent to once the person accepted it; null: it stays on this machine. */
export type Hearing = Readonly<{ transcriber: Transcriber; target: ConsentTarget | null }>;
type Services = Readonly<{ hearing: Hearing; isAccepted: IsAccepted }>;

/** Somebody waits, and can write instead. */
const timeoutMs = 30_000;

/** Turns a spoken question into words for its field. Nothing is stored. One at a time for each client: sounds are held in memory meanwhile. */
export const hearQuestionRoute = ({ hearing: { transcriber }, isAccepted }: Services) => {
  const speaking = new Set<string>();

  const hear = async (raw: AsyncIterable<Uint8Array>, spoken: Omit<Spoken, 'bytes'>) => {
    if (!(await isAccepted(spoken.ownerId, 'transcription')))
      return { refused: 'conversation.voice-unavailable' } as const;
    const bytes = await collectBody(raw, maxSpokenQuestionBytes);
    if (bytes === 'too-large') return { refused: 'general.too-large' } as const;
    if (bytes.length === 0) return { refused: 'recording.empty' } as const;
    const heard = await transcribe(transcriber, { ...spoken, bytes });
    return 'refused' in heard ? heard : { json: heard };
  };

  return customRoute({
    method: 'post',
    path: '/chat/spoken-question',
    access: 'client',
    summary: 'Transcribes a spoken question; nothing is stored',
    bytes: 'sent',
    params: z.object({}),
    query: heardQuestionQuery,
    answer: heardQuestion,
    handle: async ({ raw, query: { language }, header }, { clientId }) => {
      if (speaking.has(clientId)) return { refused: 'general.too-many-requests' };
      speaking.add(clientId);
      try {
        return await hear(raw, { format: header('content-type') ?? 'audio/webm', language, ownerId: clientId });
      } finally {
        speaking.delete(clientId);
      }
    },
  });
};

type Spoken = Readonly<{ format: string; bytes: Uint8Array; language: Language; ownerId: string }>;

const transcribe = async (
  transcriber: Transcriber,
  { format, bytes, ...request }: Spoken,
): Promise<HeardQuestion | Readonly<{ refused: ReturnType<typeof refusalOf> }>> => {
  const audio = { format, bytes: bytes.length, read: async () => asStream(bytes) };
  const gone = new AbortController();
  try {
    const { raw } = await withDeadline(
      timeoutMs,
      () => transcriber.transcribe({ ...request, audio, priority: 'asked', signal: gone.signal }),
      () => new TranscriberFault('provider-unavailable', 'nobody waits any more', 0),
    );
    const text = raw.trim().slice(0, maxQuestionLength);
    return text === '' ? { refused: 'conversation.nothing-heard' } : { text };
  } catch (fault) {
    if (fault instanceof TranscriberFault) return { refused: refusalOf(fault) };
    throw fault;
  } finally {
    gone.abort();
  }
};

const refusalOf = ({ reason }: TranscriberFault) => {
  if (reason === 'over-budget') return 'conversation.voice-over-budget' as const;
  return reason === 'unreadable-audio' || reason === 'audio-too-long'
    ? ('conversation.nothing-heard' as const)
    : ('conversation.voice-unavailable' as const);
};
