import type { ThoughtCard } from '@ecrin/contracts/thought/thought.ts';
import { describe, expect, it } from 'vitest';
import { entryState, receiptSteps, transcribingSince } from '#features/thoughts/entry/entry-state.ts';

type Transcript = NonNullable<ThoughtCard['transcript']>;
const spoken = (part: Partial<Transcript>, receipt: ThoughtCard['receipt'] = 'received') =>
  ({
    transcript: {
      status: 'processing',
      failure: null,
      delayed: null,
      since: '2025-11-18T18:04:00.000Z',
      nothingSaid: false,
      ...part,
    },
    receipt,
    understandingFailed: false,
    withoutAi: false,
  }) as const;
const written = (receipt: ThoughtCard['receipt'], understandingFailed = false, withoutAi = false) => ({
  transcript: null,
  receipt,
  understandingFailed,
  withoutAi,
});

describe('the state of a thought', () => {
  it.each([
    ['written, being read', written('received'), { is: 'understanding' }],
    ['written, read', written('analysed'), { is: 'ready' }],
    ['of pictures alone', { ...written('received'), wordless: true }, { is: 'ready' }],
    ['written, and no insight came', written('received', true), { is: 'ready' }],
    ['brought from elsewhere, nothing asked', { ...written('received'), unasked: true }, { is: 'ready' }],
    ['spoken, no transcript asked', spoken({ status: 'failed', failure: 'not-asked' }), { is: 'untranscribed' }],
    ['written, read by no model', written('received', false, true), { is: 'ready' }],
    ['spoken, being transcribed', spoken({}), { is: 'transcribing' }],
    [
      'spoken, waiting for the model',
      spoken({ delayed: 'model-on-its-way' }),
      { is: 'delayed', why: 'model-on-its-way' },
    ],
    [
      'spoken, failed',
      spoken({ status: 'failed', failure: 'unreadable-audio' }),
      { is: 'failed', why: 'unreadable-audio' },
    ],
    ['spoken, nothing said', spoken({ status: 'completed', nothingSaid: true }, 'transcribed'), { is: 'nothing-said' }],
    ['spoken, transcribed, being read', spoken({ status: 'completed' }, 'transcribed'), { is: 'understanding' }],
    ['spoken, read', spoken({ status: 'completed' }, 'analysed'), { is: 'ready' }],
  ] as const)('%s', (_name, card, state) => expect(entryState(card)).toEqual(state));

  it('shows since when it is being transcribed, only meanwhile', () => {
    expect(transcribingSince(spoken({}))).toBe('2025-11-18T18:04:00.000Z');
    expect(transcribingSince(spoken({ status: 'failed' }))).toBeNull();
    expect(transcribingSince(written('received'))).toBeNull();
  });
});

describe('receipts', () => {
  const told = (card: Parameters<typeof receiptSteps>[0]) =>
    receiptSteps(card).map(({ step, state }) => `${step} ${state}`);
  it('follow a spoken thought', () => {
    expect(told(spoken({}))).toEqual(['received done', 'transcribed now', 'analysed todo']);
    expect(told(spoken({ status: 'completed' }, 'transcribed'))).toEqual([
      'received done',
      'transcribed done',
      'analysed now',
    ]);
    expect(told(spoken({ status: 'completed' }, 'analysed'))).toEqual([
      'received done',
      'transcribed done',
      'analysed done',
    ]);
  });
  it('promise no step that is not in progress', () =>
    expect(told(spoken({ status: 'failed' }))).toEqual(['received done', 'transcribed todo', 'analysed todo']));
  it('have no transcription for written words', () =>
    expect(told(written('received'))).toEqual(['received done', 'analysed now']));
  it('end where nothing was said, the analysis failed, or no model may read', () => {
    expect(told(spoken({ status: 'completed', nothingSaid: true }, 'transcribed'))).toEqual([
      'received done',
      'transcribed done',
    ]);
    expect(told(written('received', true))).toEqual(['received done']);
    expect(told(written('received', false, true))).toEqual(['received done']);
    expect(told({ ...written('received'), wordless: true })).toEqual(['received done']);
    expect(told({ ...written('received'), unasked: true })).toEqual(['received done']);
    expect(told(spoken({ status: 'failed', failure: 'not-asked' }))).toEqual(['received done']);
    expect(told(written('analysed', false, true))).toEqual(['received done', 'analysed done']);
  });
});
