import { describe, expect, it } from 'vitest';
import { acceptDraft } from '#story/commands/accept-draft.ts';
import { restoreStoryVersion, reviseStory } from '#story/commands/revise-story.ts';
import { copyOfStory, originOf } from '#story/shared-copy.ts';
import { story } from '#story/story.aggregate.ts';
import type { StoryDraftAccepted, StoryEvent } from '#story/story.events.ts';
import { created, deleted, given, ids, kept, later, now, own, part, revised, waiting } from './story.fixtures.ts';

const byModel = { by: 'model', sources: ['a', 'b'] } as const;
const composed = {
  ...part('d.1', 'Les clés, puis le lac. Il neigeait.', { ...byModel, unsourced: ['Il neigeait.'] }),
  changedIn: 2,
};
const before = [kept('a', 'Les clés dehors.'), kept('b', 'Le lac.')];
const facts = { version: 2, sitting: 2, cause: 'draft', thoughtIds: ['a', 'b'], revisedAt: later } as const;
const drafted = waiting(revised({ ...facts, draftId: 'd' }, [composed]), created);
/** As it was recorded before drafts waited for their author. */
const early = revised(facts, [composed]);
const accepted: StoryDraftAccepted = {
  type: 'StoryDraftAccepted',
  data: { ...ids, draftIds: ['d'], acceptedAt: now },
  private: null,
};
const command = { draftIds: ['d'], now };

const readOf = (...events: readonly StoryEvent[]) => {
  const state = events.reduce(story.evolve, story.initial);
  if (state.status !== 'active') throw new Error('there is no story');
  const copy = copyOfStory(state);
  return { texts: copy.parts.map(({ text }) => text), origin: originOf(copy) };
};

describe('accepting a composed draft', () => {
  it('records it once, and nothing of a draft that does not wait', () => {
    given(created, drafted).when(acceptDraft, command).then(accepted);
    given(created, drafted, accepted).when(acceptDraft, command).thenNothing();
    given(created, drafted)
      .when(acceptDraft, { ...command, draftIds: ['e'] })
      .thenNothing();
    given(created, early).when(acceptDraft, command).thenNothing();
  });
  it('refuses a story that is gone', () => {
    given().when(acceptDraft, command).thenRefused('story.not-found');
    given(created, deleted).when(acceptDraft, command).thenRefused('story.deleted');
  });
});

describe('what others read of a story with a composed draft', () => {
  it('is the text before it, until its author accepts it, and then no sentence without a source', () => {
    expect(readOf(created, drafted).texts).toEqual(['Les clés dehors.', 'Le lac.']);
    expect(readOf(created, drafted, accepted).texts).toEqual(['Les clés, puis le lac.']);
    const sourced = { ...composed, unsourced: [] };
    const keptByAuthor = revised({ ...facts, version: 3, cause: 'edit' }, [sourced]);
    expect(readOf(created, drafted, accepted, keptByAuthor).texts).toEqual(['Les clés, puis le lac. Il neigeait.']);
  });

  it('has no sentence without a source of an earlier version of the event either', () =>
    expect(readOf(created, early)).toEqual({
      texts: ['Les clés, puis le lac.'],
      origin: { thoughts: 2, paragraphs: 1, composed: 1, reviewed: false },
    }));

  it('stays while the author writes elsewhere, and is the text again once nothing composed is left in it', () => {
    const note = part('n', 'À moi.');
    const edit = { base: 2, title: null, order: ['d.1', 'n'], changed: [note], removed: [], now: later };
    const beside = revised({ ...facts, version: 3, sitting: 3, cause: 'edit' }, [composed, own('n', 'À moi.', 3)]);
    given(created, drafted).when(reviseStory, edit).then(waiting(beside, created));
    const touched = part('d.1', 'Les clés.', { sources: ['a', 'b'] });
    const theirs = revised({ ...facts, version: 3, sitting: 3, cause: 'edit' }, [{ ...touched, changedIn: 3 }]);
    given(created, drafted)
      .when(reviseStory, { ...edit, order: ['d.1'], changed: [touched] })
      .then(theirs);
    expect(readOf(created, drafted, theirs).origin).toMatchObject({ composed: 1, reviewed: true });
  });

  it('does not get a draft that was taken back when its version is restored: it waits again', () => {
    const back = revised({ ...facts, version: 3, sitting: 3, cause: 'restore' }, before);
    expect(readOf(created, drafted, back).texts).toEqual(['Les clés dehors.', 'Le lac.']);
    const again = revised({ ...facts, version: 4, sitting: 4, cause: 'restore' }, [{ ...composed, changedIn: 4 }]);
    given(created, drafted, back)
      .when(restoreStoryVersion, { earlier: { title: 'La corde bleue', parts: [composed] }, now: later })
      .then(waiting(again, back));
  });

  it('says how much of it a model composed', () => {
    expect(readOf(created).origin).toEqual({ thoughts: 2, paragraphs: 2, composed: 0, reviewed: true });
    expect(readOf(created, drafted, accepted).origin).toMatchObject({ paragraphs: 1, composed: 1, reviewed: true });
  });
});
