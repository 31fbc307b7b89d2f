import { showToast } from '@ecrin/browser/page/toasts.ts';
import { deviceStorage } from '@ecrin/ui/storage/device-storage.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { storeWrittenThought, withdrawThought, type KeptThought } from '#lib/outbox/outbox.ts';
import { storageFaultOf, type StorageFault } from '#lib/outbox/storage-fault.ts';
import { storedUserId } from '#lib/session/session.ts';
import { captureMessages } from '../capture.messages.ts';
import { useChosenCount } from '../pictures/chosen-count.ts';
import { composerMessages as messages } from './composer.messages.ts';

const keyOf = (userId: string) => `draft:${userId}`;

/** One person's draft on this device; '' without one. */
export const readDraft = (userId: string): string => deviceStorage.getItem(keyOf(userId)) ?? '';

export const saveDraft = (userId: string, words: string): void =>
  words === '' ? deviceStorage.removeItem(keyOf(userId)) : deviceStorage.setItem(keyOf(userId), words);

const joinParagraphs = (words: string, below: string) => (below.trim() === '' ? words : `${words}\n\n${below}`);

/** The mounted fields: an undo after leaving the screen and coming back still finds its place. */
const shownFields = new Set<(words: string) => void>();

/** Replaces one person's draft, on this device and in the fields on screen. */
const replaceDraft = (userId: string, words: string) => {
  saveDraft(userId, words);
  for (const showIn of shownFields) showIn(words);
};

/** Adds a text below the draft of the signed-in person, in the fields on screen too; false when this browser could not store it. */
export const addToDraft = (text: string): boolean => {
  const userId = storedUserId() ?? '';
  const draft = readDraft(userId);
  replaceDraft(userId, draft === '' ? text : joinParagraphs(draft, text));
  return deviceStorage.isStored(keyOf(userId));
};

const useDraft = () => {
  const userId = storedUserId() ?? '';
  const [words, setWords] = useState(() => readDraft(userId));
  const newest = useRef(words);
  const show = useCallback((next: string) => {
    newest.current = next;
    setWords(next);
  }, []);
  useEffect(() => {
    shownFields.add(show);
    return () => void shownFields.delete(show);
  }, [show]);
  const write = (next: string) => {
    show(next);
    saveDraft(userId, next);
  };
  /** Restores the text of an undone or refused thought, above what was typed since. */
  const putBack = (taken: string) => replaceDraft(userId, joinParagraphs(taken, readDraft(userId)));
  /** Removes the saved text; what was typed after it during saving stays. */
  const clear = (kept: string) =>
    write(newest.current.startsWith(kept) ? newest.current.slice(kept.length).trimStart() : newest.current);
  return { words, write, putBack, clear };
};

/** The text of the field and its commands: saved on this device at once, with an undo for 8 s. */
export const useComposer = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { words, write, putBack, clear } = useDraft();
  const [state, setState] = useState<'writing' | 'saving' | Readonly<{ notKept: StorageFault }>>('writing');

  const savedMessage = (kept: readonly KeptThought[]): string => {
    const [count, fault] = [kept.length, kept.find(({ sent }) => sent !== null)?.sent];
    if (fault) return formatMessage(messages.sent, { count, fault });
    return formatMessage(navigator.onLine ? messages.kept : messages.keptHere, { count });
  };

  const confirmSaved = (kept: readonly KeptThought[], content: string) => {
    const undo = async () => {
      for (const { thoughtId } of kept) await withdrawThought(thoughtId);
      putBack(content);
    };
    const message = savedMessage(kept);
    showToast({
      tone: 'done',
      message,
      action: { label: formatMessage(captureMessages.undo), run: () => void undo() },
    });
  };

  /** `parts`: all of the words; the pictures go with the first. Each leaves the draft once it is stored, so that an interruption repeats none of those before. */
  const save = async (parts: readonly string[] = [words]) => {
    setState('saving');
    try {
      const kept: KeptThought[] = [];
      for (const part of parts) {
        const pictures = kept.length === 0 && useChosenCount.getState() > 0;
        kept.push(await storeWrittenThought(part.trim(), language, ...(pictures ? [{ pictures }] : [])));
        clear(part);
      }
      setState('writing');
      confirmSaved(kept, words.trim());
    } catch (error) {
      setState({ notKept: storageFaultOf(error) });
    }
  };
  return { words, write, putBack, state, save };
};
