// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Playback, PlaybackState } from '#playback/playback.ts';
import { createStateStore } from '#playback/state-store.ts';
import { Transcript } from '#transcript/transcript.tsx';

const words = ['Le', 'lac', 'dort.'].map((text, index) => ({
  text,
  startMs: index * 500,
  endMs: index * 500 + 400,
  uncertain: text === 'lac',
}));
const segments = [{ text: 'Le lac dort.', startMs: 0, endMs: 1_400, words }];
const labels = {
  transcript: 'Transcription',
  uncertain: 'Mot incertain',
  listenFrom: (atMs: number) => `Écouter à ${atMs}`,
};

const listenedTo = () => {
  const cell = createStateStore<PlaybackState>({ status: 'idle', atMs: 0, rate: 1 });
  const play = vi.fn(async () => {});
  const playback: Playback = {
    read: cell.read,
    subscribe: cell.subscribe,
    play,
    pause: vi.fn(),
    seek: vi.fn(),
    setRate: vi.fn(),
  };
  return { cell, play, playback };
};

describe('a transcript', () => {
  it('plays a clicked word, and its paragraph by keyboard', () => {
    const { play, playback } = listenedTo();
    render(<Transcript segments={segments} playback={playback} labels={labels} />);
    fireEvent.click(screen.getByText('dort.'));
    expect(play).toHaveBeenLastCalledWith(1_000);
    fireEvent.click(screen.getByRole('button', { name: 'Écouter à 0' }));
    expect(play).toHaveBeenLastCalledWith(0);
  });
  it('highlights the current word, and none before playback', () => {
    const { cell, playback } = listenedTo();
    const { container } = render(<Transcript segments={segments} playback={playback} labels={labels} />);
    expect(container.querySelector('[data-now]')).toBeNull();
    act(() => cell.change({ status: 'playing', atMs: 620 }));
    expect(container.querySelector('[data-now]')?.textContent).toBe('lac');
  });
  it('underlines low-confidence words', () => {
    render(<Transcript segments={segments} playback={listenedTo().playback} labels={labels} />);
    expect(screen.getAllByTitle('Mot incertain').map(({ textContent }) => textContent)).toEqual(['lac']);
  });
});
