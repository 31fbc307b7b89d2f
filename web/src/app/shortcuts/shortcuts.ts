import { isRecorderBusy, readRecorder } from '#features/capture/recorder/recorder-store.ts';
import { isLockSet } from '#lib/lock/lock-set.ts';
import type { ShortcutLabel } from './shortcuts.messages.ts';

/** What a shortcut does. Places are paths, `at` is a selector. */
export type ShortcutAct =
  /** Goes there; with `at`, to what has the focus then, which may be here already. */
  | Readonly<{ does: 'go'; to: string; at?: string }>
  /** Moves the focus along the rows of the list. */
  | Readonly<{ does: 'step'; by: 1 | -1 }>
  /** Presses the button that carries the letter. */
  | Readonly<{ does: 'press'; letter: string }>
  | Readonly<{ does: 'record' | 'choose' | 'help' | 'lock' }>
  /** The browser or the screen does it by itself while `at` is there. */
  | Readonly<{ does: 'itself'; at: string }>;

/** `keys`: one after the other, each a `KeyboardEvent.key`. */
export type Shortcut = Readonly<{ label: ShortcutLabel; keys: readonly string[]; act: ShortcutAct }>;
export type ShortcutGroup = Readonly<{
  title: 'anywhere' | 'list' | 'thought' | 'places';
  shortcuts: readonly Shortcut[];
}>;

const place = (label: ShortcutLabel, letter: string, to: string): Shortcut => ({
  label,
  keys: ['g', letter],
  act: { does: 'go', to },
});

/** Every shortcut of the app: the keys are read, and the list of them is shown, from here. */
export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    title: 'anywhere',
    shortcuts: [
      { label: 'write', keys: ['n'], act: { does: 'go', to: '/app', at: '[data-composer] textarea' } },
      { label: 'record', keys: ['r'], act: { does: 'record' } },
      { label: 'search', keys: ['/'], act: { does: 'go', to: '/app/thoughts', at: 'search input' } },
      { label: 'lock', keys: ['v'], act: { does: 'lock' } },
      { label: 'help', keys: ['?'], act: { does: 'help' } },
    ],
  },
  {
    title: 'list',
    shortcuts: [
      { label: 'next', keys: ['j'], act: { does: 'step', by: 1 } },
      { label: 'previous', keys: ['k'], act: { does: 'step', by: -1 } },
      { label: 'open', keys: ['Enter'], act: { does: 'itself', at: 'main [data-row]' } },
      { label: 'choose', keys: ['x'], act: { does: 'choose' } },
      { label: 'leave', keys: ['Escape'], act: { does: 'itself', at: 'main [data-pressable] input[type="checkbox"]' } },
    ],
  },
  {
    title: 'thought',
    shortcuts: [
      { label: 'edit', keys: ['e'], act: { does: 'press', letter: 'E' } },
      { label: 'pin', keys: ['p'], act: { does: 'press', letter: 'P' } },
    ],
  },
  {
    title: 'places',
    shortcuts: [
      place('home', 'h', '/app'),
      place('thoughts', 'l', '/app/thoughts'),
      place('threads', 'f', '/app/threads'),
      place('goals', 'o', '/app/goals'),
      place('orbs', 'b', '/app/orbs'),
      place('chat', 'c', '/app/chat'),
      place('stories', 's', '/app/stories'),
      place('favorites', 'v', '/app/favorites'),
      place('year', 'y', '/app/year'),
      place('reminders', 'r', '/app/profile/reminders'),
      place('notifications', 'n', '/app/notifications'),
      place('profile', 'p', '/app/profile'),
    ],
  },
];

/** Where in the page an act needs something; null: it acts anywhere. */
const needs = (act: ShortcutAct): string | null => {
  if (act.does === 'step') return 'main [data-row]';
  if (act.does === 'choose') return 'main [data-pressable] [data-row]';
  if (act.does === 'press') return `button[data-key="${act.letter}"]:not(:disabled)`;
  return act.does === 'itself' ? act.at : null;
};

/** Whether a shortcut is there at all: one of the lock while a lock is set on this device. */
export const isOffered = ({ act }: Shortcut): boolean => act.does !== 'lock' || isLockSet();

/** Whether a shortcut acts on the screen as it is now. Nothing locks while it records: a recording is not cut off. */
export const isActive = ({ act }: Shortcut): boolean => {
  if (act.does === 'lock') return isLockSet() && !isRecorderBusy(readRecorder());
  const needed = needs(act);
  return needed === null || document.querySelector(needed) !== null;
};
