import { LanguageFault } from '#ports/language-engine.ts';
import { loadModel, type LoadedModel } from './loaded-model.ts';
import { writeAnswer } from './write-answer.ts';
import type { WritingJob, WritingOrder, WritingReport } from './writing-messages.ts';

// The engine that writes, a process of its own: native code that meets a damaged model may end the process it runs in.

const report = (answer: WritingReport): void => void process.send?.(answer);
const running = new Map<number, AbortController>();
let loading: Promise<LoadedModel> | null = null;

const load = (file: string): Promise<LoadedModel> => {
  loading ??= loadModel(file);
  loading.catch(() => (loading = null));
  return loading;
};

const write = async (id: number, job: WritingJob): Promise<WritingReport> => {
  const cancelling = new AbortController();
  running.set(id, cancelling);
  const { signal } = cancelling;
  try {
    const onPiece = (text: string): void => report({ id, kind: 'piece', text });
    return { id, kind: 'done', ...(await writeAnswer(await load(job.modelFile), job, { signal, onPiece })) };
  } catch (fault) {
    if (signal.aborted) return { id, kind: 'cancelled' };
    // What the library says may quote the prompt.
    const { kind, message } =
      fault instanceof LanguageFault
        ? fault
        : { kind: 'unavailable' as const, message: 'the language model could not be loaded or used' };
    return { id, kind: 'failed', reason: kind, fault: message };
  } finally {
    running.delete(id);
  }
};

process.on('message', (order: WritingOrder) => {
  if (order.kind === 'cancel') running.get(order.id)?.abort();
  else void write(order.id, order).then(report);
});
process.on('disconnect', () => process.exit());
