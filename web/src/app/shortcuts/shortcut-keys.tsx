import { keyOf, readSequences } from '@ecrin/browser/keys/key-sequence.ts';
import { focusedRow, focusRow } from '@ecrin/browser/keys/list-rows.ts';
import { isPlainKey, pressShortcut } from '@ecrin/browser/keys/plain-key.ts';
import { lazyPart } from '@ecrin/browser/navigation/lazy-part.tsx';
import { focusOnArrival } from '@ecrin/browser/navigation/navigation-focus.ts';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { startRecording } from '#features/capture/recorder/start-recording.ts';
import { useLanguage } from '#lib/i18n/intl.tsx';
import { shortcutsChoice } from '#lib/page/device-choice.ts';
import { openShortcutHelp, useShortcutHelp } from '#lib/page/shortcut-help.ts';
import { storedToken, storedUserId } from '#lib/session/session.ts';
import { isActive, shortcutGroups, type ShortcutAct } from './shortcuts.ts';

const ShortcutDialog = lazyPart(async () => (await import('./shortcut-dialog.tsx')).ShortcutDialog);

/** Ticks the focused row, or takes its tick away; choosing begins as with Ctrl and a click. */
const chooseRow = () => {
  const row = focusedRow() ?? focusRow(0);
  const box = row?.closest('[data-pressable]')?.querySelector<HTMLElement>('input[type="checkbox"]');
  if (box) box.click();
  else row?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
};

/** Its part is there already, where a lock is set: it waited for the code. */
const lockPage = async (): Promise<void> => {
  const { lockNow } = await import('../lock/watch-lock.ts');
  const userId = storedUserId();
  if (userId !== null) lockNow(userId);
};

const actOnPage = (act: ShortcutAct): void => {
  if (act.does === 'step') focusRow(act.by);
  if (act.does === 'press') pressShortcut(document, act.letter);
  if (act.does === 'choose') chooseRow();
  if (act.does === 'help') openShortcutHelp();
  if (act.does === 'lock') void lockPage();
};

/** Does what a shortcut says; false: the key keeps its meaning. */
const useAct = () => {
  const { language } = useLanguage();
  const [, navigate] = useLocation();
  const go = (to: string, at: string | undefined) => {
    const here = at === undefined ? null : document.querySelector<HTMLElement>(at);
    if (here) return here.focus();
    if (at !== undefined) focusOnArrival(at);
    return navigate(to);
  };
  return (act: ShortcutAct): boolean => {
    if (act.does === 'go') go(act.to, act.at);
    if (act.does === 'record') void startRecording(language);
    actOnPage(act);
    return act.does !== 'itself';
  };
};

const read = readSequences(shortcutGroups.flatMap(({ shortcuts }) => shortcuts));

/** Signed in, on a screen of the app, with nothing over it. */
const isListening = () =>
  shortcutsChoice.isOn() &&
  storedToken() !== null &&
  /^\/app(\/|$)/.test(location.pathname) &&
  document.querySelector('dialog[open], :popover-open') === null;

const isMeant = (event: KeyboardEvent) => isPlainKey(event) && !event.defaultPrevented && isListening();

/** What was asked for; null: nothing that acts here. A key that is held goes on along a list, and does nothing else again. */
const askedBy = (event: KeyboardEvent): ShortcutAct | null => {
  const key = isMeant(event) ? keyOf(event) : null;
  const shortcut = key && read(key, event.timeStamp);
  if (!shortcut || shortcut === 'more' || !isActive(shortcut)) return null;
  return event.repeat && shortcut.act.does !== 'step' ? null : shortcut.act;
};

/** The shortcuts of every screen of the app, and the list of them. */
export const ShortcutKeys = () => {
  const act = useAct();
  const { opening } = useShortcutHelp();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const asked = askedBy(event);
      if (asked && act(asked)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [act]);
  return opening !== null && <ShortcutDialog key={opening} opening={opening} />;
};
