// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { setTranscriptionProgress, useTranscriptionProgress } from '#lib/live/transcription-progress.ts';

const Figure = () => useTranscriptionProgress('one') ?? 'none';
afterEach(cleanup);

it('is shown while it is known, and not once there is nothing left to know', () => {
  const { container } = render(<Figure />);
  const after = (percent: number) => {
    act(() => setTranscriptionProgress({ thoughtId: 'one', percent }));
    return container.textContent;
  };
  expect([container.textContent, after(40), after(100), after(0), after(7)]).toEqual([
    'none',
    '40',
    'none',
    'none',
    '7',
  ]);
});
