// @vitest-environment happy-dom
import { filesIn } from '@ecrin/testing/kits/journals/journal-file.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { ChooseFile } from '#features/profile/import/choose-file.tsx';

afterEach(cleanup);

const fileEntry = (fullPath: string, content: string) => ({
  isFile: true,
  isDirectory: false,
  fullPath,
  file: (resolve: (file: File) => void) => resolve(new File([content], fullPath.split('/').at(-1) ?? '')),
});
/** As browsers do: some at a time, none at the end. */
const folderEntry = (fullPath: string, entries: readonly object[]) => ({
  isFile: false,
  isDirectory: true,
  fullPath,
  createReader: () => {
    const left = entries.map((entry) => [entry]);
    return { readEntries: (resolve: (some: readonly object[]) => void) => resolve(left.shift() ?? []) };
  },
});
const shown = () => {
  const onFile = vi.fn<(file: File) => void>();
  render(
    <IntlProvider locale="fr" onError={() => {}}>
      <ChooseFile sending={{ step: 'choosing' }} onFile={onFile} />
    </IntlProvider>,
  );
  return onFile;
};
const drop = (entries: readonly object[]): void => {
  const items = entries.map((entry) => ({ webkitGetAsEntry: () => entry }));
  fireEvent.drop(screen.getByText('Posez ici vos fichiers, ou un dossier'), { dataTransfer: { items, files: [] } });
};
const given = async (onFile: ReturnType<typeof shown>): Promise<File> => {
  await waitFor(() => expect(onFile).toHaveBeenCalled());
  return onFile.mock.lastCall?.[0] ?? new File([], '');
};
const pathsIn = async (archive: File) => [...filesIn(new Uint8Array(await archive.arrayBuffer())).keys()];

it('given a folder and a file, when both are dropped at once, then all of their files come as one archive', async () => {
  const onFile = shown();
  const deep = folderEntry('/Notes/2024', [fileEntry('/Notes/2024/b.md', 'b'), fileEntry('/Notes/2024/c.md', 'c')]);
  drop([folderEntry('/Notes', [fileEntry('/Notes/a.md', 'a'), deep]), fileEntry('/carnet.enex', 'x')]);
  const archive = await given(onFile);
  expect(await pathsIn(archive)).toEqual(['Notes/a.md', 'Notes/2024/b.md', 'Notes/2024/c.md', 'carnet.enex']);
});

it('given one file, when it is dropped, then it comes as it is; one in a folder keeps its path', async () => {
  const onFile = shown();
  drop([fileEntry('/Journal.zip', 'PK')]);
  expect((await given(onFile)).name).toBe('Journal.zip');
  onFile.mockClear();
  drop([folderEntry('/Dictaphone', [fileEntry('/Dictaphone/a.m4a', 'a')])]);
  const archive = await given(onFile);
  expect([archive.name, await pathsIn(archive)]).toEqual(['Dictaphone.zip', ['Dictaphone/a.m4a']]);
});

it('given several files, when they are chosen at once, then they come as one archive', async () => {
  const onFile = shown();
  const [input] = document.querySelectorAll('input');
  const files = ['mai.enex', 'juin.enex'].map((name) => new File([name], name));
  if (input) fireEvent.change(input, { target: { files } });
  expect(await pathsIn(await given(onFile))).toEqual(['mai.enex', 'juin.enex']);
});
