import { expect, it } from 'vitest';
import { readServiceState } from '#features/dashboard/service-state.ts';

const answer = {
  ready: true,
  projections: [
    { name: 'thought-card', parked: 0, fault: null },
    { name: 'thought-detail', parked: 0, fault: 'stuck' },
  ],
  workflows: { running: 3, parked: 1, fault: null },
  speech: { engine: 'local', delay: 'model-on-its-way', model: { status: 'on-its-way', percent: 42 } },
  analyst: { engine: 'local' },
};

it('reads how each part fares', () => {
  expect(readServiceState(answer)).toEqual({
    ready: true,
    readings: { count: 2, faults: 1 },
    work: { running: 3, parked: 1 },
    transcription: { local: true, delay: 'model-on-its-way', percent: 42 },
    analysis: { local: true },
  });
});

it('leaves out what this process does not do', () => {
  expect(
    readServiceState({ ready: true, projections: [], workflows: null, speech: null, analyst: null }),
  ).toMatchObject({ work: null, transcription: null, analysis: null });
});

it.each([[null], ['a page of a proxy'], [{}]])('%j is a service that is not ready', (strange) => {
  expect(readServiceState(strange)).toEqual({
    ready: false,
    readings: { count: 0, faults: 0 },
    work: null,
    transcription: null,
    analysis: null,
  });
});
