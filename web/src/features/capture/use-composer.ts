import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '../../lib/intl.tsx';
import { keepWrittenThought, withdrawThought } from '../../lib/outbox/outbox.ts';
import { storedUserId } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts.ts';
import { captureMessages } from './capture.messages.ts';
import { composerMessages as messages } from './composer.messages.ts';
import { keepDraft, readDraft } from './drafts.ts';

const joined = (words: string, below: string) => (below.trim() === '' ? words : `${words}\n\n${below}`);

const useDraft = () => {
  const userId = storedUserId() ?? '';
  const [words, setWords] = useState(() => readDraft(userId));
  const write = (next: string) => {
    setWords(next);
    keepDraft(userId, next);
  };
  /** Taken back from a thought undone or refused: above what was begun since. */
  const putBack = (taken: string) => write(joined(taken, readDraft(userId)));
  return { words, write, putBack };
};

/** The field's words and what happens to them: kept on this device at once, undone for 8 s. */
export const useComposer = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { words, write, putBack } = useDraft();
  const [state, setState] = useState<'writing' | 'saving' | 'not-kept'>('writing');

  const sayKept = (thoughtId: string, content: string) => {
    const undo = async () => {
      await withdrawThought(thoughtId);
      putBack(content);
    };
    const message = formatMessage(navigator.onLine ? messages.kept : messages.keptHere);
    showToast({ tone: 'done', message, action: { label: formatMessage(captureMessages.undo), run: () => void undo() } });
  };

  const keep = async () => {
    const content = words.trim();
    setState('saving');
    try {
      const thoughtId = await keepWrittenThought(content, language);
      write('');
      setState('writing');
      sayKept(thoughtId, content);
    } catch {
      setState('not-kept');
    }
  };
  return { words, write, putBack, state, keep };
};
