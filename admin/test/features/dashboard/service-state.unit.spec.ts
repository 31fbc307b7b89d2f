import { expect, it } from 'vitest';
import { readServiceState } from '#features/dashboard/service-state.ts';

const answer = {
  ready: true,
  projections: [
    { name: 'thought-card', parked: 0, fault: null },
    { name: 'thought-detail', parked: 0, fault: 'stuck' },
    { name: 'story', parked: 2, fault: null },
  ],
  workflows: { running: 3, parked: 1, fault: null },
  speech: { engine: 'local', delay: 'model-on-its-way', model: { status: 'on-its-way', percent: 42 } },
  analyst: { engine: 'local' },
  embedding: { engine: 'local', model: { status: 'on-its-way', percent: 7 } },
  chat: { model: 'a-model', measure: null },
};

it('reads the state of each part', () => {
  expect(readServiceState(answer)).toEqual({
    ready: true,
    projections: { count: 3, faults: 2 },
    workflows: { running: 3, parked: 1 },
    transcription: { local: true, delay: 'model-on-its-way', percent: 42 },
    analysis: { local: true },
    meaning: { local: true, ready: false, percent: 7 },
    answers: { model: 'a-model' },
  });
});

it('knows a model of an endpoint, and that answers only quote', () => {
  const { meaning, answers } = readServiceState({
    ...answer,
    embedding: { engine: 'openai-compatible', model: null },
    chat: { model: null },
  });
  expect(meaning).toEqual({ local: false, ready: true, percent: null });
  expect(answers).toEqual({ model: null });
});

it('leaves out roles this process does not have', () => {
  expect(
    readServiceState({ ready: true, projections: [], workflows: null, speech: null, analyst: null }),
  ).toMatchObject({ workflows: null, transcription: null, analysis: null });
});

it.each([[null], ['a page of a proxy'], [{}]])('%j is a service that is not ready', (strange) => {
  expect(readServiceState(strange)).toEqual({
    ready: false,
    projections: { count: 0, faults: 0 },
    workflows: null,
    transcription: null,
    analysis: null,
    meaning: null,
    answers: null,
  });
});
