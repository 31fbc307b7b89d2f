import type { StoryDetail } from '@ecrin/contracts/story/story.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useReviseStoryMutation } from '../stories.api.ts';
import { changesSince, idsOf, rebased, type Draft, type Known } from './story-draft.ts';

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed';
/** `within`: what is being changed, so that typing in one field is one step to undo. */
type Change = (change: (draft: Draft) => Draft, within?: string) => void;

export type StoryEditor = Readonly<{
  draft: Draft;
  state: SaveState;
  change: Change;
  undo: (() => void) | null;
  redo: (() => void) | null;
  save: () => Promise<void>;
  /** Of the text as the server has it. */
  version: number;
  /** Goes back to the text before the last composed draft that came while this page is open. */
  takeBack: (() => void) | null;
}>;

/** Typing pauses this long before it is saved, in ms; after a failure it is tried again. */
const [restMs, retryMs] = [1_500, 8_000];
const maxSteps = 200;

const knownOf = ({ title, parts, version }: StoryDetail): Known => ({ title, parts, version });

/** `sent`: what was last sent to the server, or came from it. */
type Text = Readonly<{ draft: Draft; known: Known; sent: Draft }>;
type Steps = Readonly<{ past: readonly Draft[]; future: readonly Draft[]; within: string | null }>;

/** What was done here, step by step. `put`: shows another text. */
const useSteps = (draft: Draft, put: (next: Draft) => void) => {
  const [steps, setSteps] = useState<Steps>({ past: [], future: [], within: null });
  const record = (within?: string) =>
    setSteps(({ past, within: last }) => ({
      past: within !== undefined && within === last ? past : [...past, draft].slice(-maxSteps),
      future: [],
      within: within ?? null,
    }));
  const change: Change = (apply, within) => {
    record(within);
    put(apply(draft));
  };
  const step = (from: 'past' | 'future', to: 'past' | 'future') => {
    const other = steps[from].at(-1);
    if (!other) return null;
    return () => {
      setSteps({ ...steps, [from]: steps[from].slice(0, -1), [to]: [...steps[to], draft], within: null });
      put(other);
    };
  };
  return { change, record, undo: step('past', 'future'), redo: step('future', 'past') };
};

/** The text of a story on this device: saved by itself, and brought together with what other devices save. */
export const useStoryDraft = (detail: StoryDetail): StoryEditor => {
  const [text, setText] = useState<Text>(() => textOf(knownOf(detail)));
  const [shown, setShown] = useState(detail);
  const [before, setBefore] = useState<Draft | null>(null);
  const { draft, known } = text;
  const { record, ...steps } = useSteps(draft, (next) => setText((current) => ({ ...current, draft: next })));
  const { state, save } = useSaving(detail.storyId, text, setText);

  // What the server has now came from here, from another device, or both.
  if (shown !== detail && detail.version >= known.version) {
    const next = knownOf(detail);
    setShown(detail);
    if (bringsComposed(text.sent, next)) {
      record();
      setBefore(draft);
    }
    setText({ draft: rebased(text, next), known: next, sent: next });
  }
  const takeBack = before && (() => steps.change(() => before));
  return { ...steps, draft, state, save, version: known.version, takeBack };
};

/** Undoing takes a draft back like anything else. */
const bringsComposed = (sent: Draft, next: Known): boolean => {
  const ids = new Set(idsOf(sent));
  return next.parts.some(({ partId, by }) => by === 'model' && !ids.has(partId));
};

const textOf = (known: Known): Text => ({ draft: known, known, sent: known });

const useSaving = (storyId: string, text: Text, setText: (change: (before: Text) => Text) => void) => {
  const [revise] = useReviseStoryMutation();
  const [failed, setFailed] = useState(false);
  const [saving, setSaving] = useState(false);
  const { known, draft } = text;
  const save = useCallback(async () => {
    const body = changesSince(known, draft);
    if (!body) return;
    setSaving(true);
    setText((before) => ({ ...before, sent: draft }));
    const { error } = await revise({ storyId, body });
    setSaving(false);
    setFailed(error !== undefined);
    if (error !== undefined) setText((before) => ({ ...before, sent: known }));
  }, [known, draft, revise, storyId, setText]);
  const changed = changesSince(known, draft) !== null;
  const waits = changed && !saving;
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => void save(), failed ? retryMs : restMs);
    return () => clearTimeout(timer);
  }, [waits, failed, save]);
  useSaveOnLeaving(save);
  return { state: stateOf({ changed, saving, failed }), save };
};

const stateOf = ({ changed, saving, failed }: Record<'changed' | 'saving' | 'failed', boolean>): SaveState => {
  if (saving) return 'saving';
  if (!changed) return 'saved';
  return failed ? 'failed' : 'unsaved';
};

/** Another screen or another app: what was typed is saved at once. */
const useSaveOnLeaving = (save: () => Promise<void>) => {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const saveNow = () => void latest.current();
    const onHidden = () => document.visibilityState === 'hidden' && saveNow();
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      saveNow();
    };
  }, []);
};
