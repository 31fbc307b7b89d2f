// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { TextEditor } from '#text-editor/text-editor.tsx';

const [onKeep, onLeave] = [vi.fn(), vi.fn()];
const field = () => screen.getByRole('textbox', { name: 'Votre pensée' });

beforeEach(() => {
  vi.clearAllMocks();
  render(
    <TextEditor
      initial="Le lac."
      labels={{ field: 'Votre pensée', save: 'Garder', cancel: 'Ne rien changer' }}
      onSave={onKeep}
      onCancel={onLeave}
    />,
  );
});

it('takes the focus when it opens', () => expect(document.activeElement).toBe(field()));
it('saves with Ctrl or ⌘ and Enter, not with Enter alone', () => {
  fireEvent.change(field(), { target: { value: 'Le lac, le soir.' } });
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(onKeep).not.toHaveBeenCalled();
  fireEvent.keyDown(field(), { key: 'Enter', metaKey: true });
  expect(onKeep).toHaveBeenCalledWith('Le lac, le soir.');
});
it('closes with Escape', () => {
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(onLeave).toHaveBeenCalledOnce();
});
it('does not save blank text', () => {
  fireEvent.change(field(), { target: { value: '  ' } });
  fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
  expect(onKeep).not.toHaveBeenCalled();
});
