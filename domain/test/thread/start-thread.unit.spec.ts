import { describe, expect, it } from 'vitest';
import { editThread } from '#thread/commands/edit-thread.ts';
import { startThread } from '#thread/commands/start-thread.ts';
import { thread } from '#thread/thread.aggregate.ts';
import type { ThreadEdited } from '#thread/thread.events.ts';
import { deleted, given, merged, now, ownerId, restored, started, threadId } from './thread.fixtures.ts';

const start = {
  threadId,
  ownerId,
  name: ' La maison ',
  description: 'Ce que nous en ferons',
  colour: 'emerald',
  now,
} as const;
const edit = { threadId, name: 'La maison bleue', description: ' ', colour: 'sky', now } as const;
const edited: ThreadEdited = {
  type: 'ThreadEdited',
  data: { threadId, colour: 'sky', editedAt: now },
  private: { name: 'La maison bleue', description: null },
};

describe('starting a thread', () => {
  it('adds it at the end of the list', () => given().when(startThread, start).then(started));
  it('is recorded once', () => given(started).when(startThread, start).thenNothing());
  it('refuses another thread under the same id', () =>
    given(started)
      .when(startThread, { ...start, name: 'Le jardin' })
      .thenRefused('thread.already-started'));
  it('refuses invalid names and descriptions', () => {
    given()
      .when(startThread, { ...start, name: '  ' })
      .thenRefused('thread.name-empty');
    given()
      .when(startThread, { ...start, name: 'x'.repeat(81) })
      .thenRefused('thread.name-too-long');
    given()
      .when(startThread, { ...start, description: 'x'.repeat(2_001) })
      .thenRefused('thread.description-too-long');
  });
  it('records the client as owner, its words in the private data', () => {
    expect(thread.ownerOf(thread.initial)).toBeNull();
    expect(thread.ownerOf(thread.evolve(thread.initial, started))).toBe(ownerId);
    expect(thread.evolve(thread.initial, { ...started, private: null })).toMatchObject({
      status: 'open',
      name: null,
      description: null,
    });
  });
});

describe('editing a thread', () => {
  it('sets name, description and colour', () => given(started).when(editThread, edit).then(edited));
  it('appends nothing when they are unchanged', () => given(started, edited).when(editThread, edit).thenNothing());
  it('refuses an invalid name', () =>
    given(started)
      .when(editThread, { ...edit, name: '' })
      .thenRefused('thread.name-empty'));
  it('refuses an unknown, a deleted and a merged thread', () => {
    given().when(editThread, edit).thenRefused('thread.not-found');
    given(started, deleted).when(editThread, edit).thenRefused('thread.deleted');
    given(started, merged).when(editThread, edit).thenRefused('thread.merged');
  });
  it('works on a restored thread', () => given(started, merged, restored).when(editThread, edit).then(edited));
});
