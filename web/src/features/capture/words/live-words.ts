import { hearRecordingAnswer, type HeardPassage } from '@ecrin/contracts/recording/recording.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { create } from 'zustand';

/** Words of the recording under way, in memory only. */
export type LiveWords = Readonly<{ language: Language | null; passages: readonly HeardPassage[] }>;
const none: LiveWords = { language: null, passages: [] };

export const useLiveWords = create(() => none);

type Options = Readonly<{
  /** Body of the answer to `{language, after}`; null: it could not be had. */
  ask: (request: Readonly<{ language: Language; after: number }>) => Promise<unknown>;
  language: () => Language;
}>;

/** Asks for new words whenever there may be some, one request at a time. `end`: nothing stays. */
export const followWords = ({ ask, language }: Options) => {
  let [running, more, over] = [false, false, false];

  const fetchNew = async () => {
    const [known, spoken] = [useLiveWords.getState(), language()];
    const before = known.language === spoken ? known.passages : [];
    const answer = hearRecordingAnswer.safeParse(await ask({ language: spoken, after: before.length }));
    // What is shown stays until there is something else.
    if (over || !answer.success || answer.data.passages.length === 0) return;
    useLiveWords.setState({ language: spoken, passages: [...before, ...answer.data.passages] });
  };
  const run = async () => {
    while (more) {
      more = false;
      await fetchNew();
    }
    running = false;
  };
  return {
    poke: () => {
      more = !over;
      if (running || over) return;
      running = true;
      void run();
    },
    end: () => {
      [over, more] = [true, false];
      useLiveWords.setState(none);
    },
  };
};
