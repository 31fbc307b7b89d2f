import { basename } from 'node:path';
import type { FairSemaphore } from '#concurrency/fair-semaphore.ts';
import {
  LanguageFault,
  type Conversation,
  type LanguageCaller,
  type LanguageUsage,
  type Writing,
} from '#ports/language-engine.ts';
import { inTime } from './caller-limits.ts';
import { answerJson, jsonSchemaOf } from './json-answer.ts';
import type { WritingJob } from './writing-process/writing-messages.ts';
import { createWritingProcess } from './writing-process/writing-process.ts';

export type LocalWritingParts = Readonly<{
  /** A GGUF file of an instruct model whose checksum is verified; null while it is not there. */
  modelFile: () => string | null;
  /** Where what the model made of fixed messages is stored; null: nowhere. */
  promptDir: string | null;
  /** Shared by all engines of this machine for work nobody waits for. */
  processor: FairSemaphore;
}>;
export type LocalWriting = Readonly<{
  /** null while there is no model. */
  writing: () => Writing | null;
  /** The engine's process; null while there is none. */
  pid: () => number | null;
  close: () => Promise<void>;
}>;
type Asked = LanguageCaller & Conversation;
type Format = Pick<WritingJob, 'schema' | 'maxTokens'> & Readonly<{ onPiece: (text: string) => void }>;
type Written = Readonly<{ text: string; usage: LanguageUsage }>;

/** Waiting for others included. */
const defaultTimeoutMs = 10 * 60_000;
const longestJson = 600;

/** A model that writes, on this machine, in a child process. */
export const createLocalWriting = ({ modelFile, promptDir, processor }: LocalWritingParts): LocalWriting => {
  const engine = createWritingProcess({ processor });

  const write = async (asked: Asked, { onPiece, ...format }: Format): Promise<Written> => {
    const file = modelFile();
    if (file === null) throw new LanguageFault('unavailable', 'there is no language model yet', 0);
    const startedAt = performance.now();
    const { ownerId, priority = 'new', messages, fixedMessages = 0, signal, timeoutMs = defaultTimeoutMs } = asked;
    const { text, inputTokens, outputTokens } = await inTime({ timeoutMs, ...(signal && { signal }) }, (ending) =>
      engine.run(
        { modelFile: file, messages, fixedMessages, promptDir, ...format },
        { ownerId, priority, onPiece, signal: ending },
      ),
    );
    return { text, usage: { inputTokens, outputTokens, seconds: (performance.now() - startedAt) / 1_000 } };
  };

  const writingWith = (file: string): Writing => ({
    model: modelNameOf(file),
    json: (request) => {
      const { schema, maxTokens = longestJson } = request;
      const format = { schema: jsonSchemaOf(schema), maxTokens, onPiece: () => undefined };
      return answerJson(request, (messages) => write({ ...request, messages }, format));
    },
    text: ({ maxTokens, onText, ...request }) => write(request, { schema: null, maxTokens, onPiece: onText }),
  });
  return {
    writing: () => {
      const file = modelFile();
      return file === null ? null : writingWith(file);
    },
    pid: engine.pid,
    close: engine.close,
  };
};

/** As its file is called. */
const modelNameOf = (file: string): string => basename(file).replace(/\.gguf$/iu, '');
