// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { useShownPages } from '#lib/list/use-shown-pages.ts';

afterEach(cleanup);

/** A list of three pages, each of which arrives when it is asked for. */
const Listed = ({ name }: Readonly<{ name?: string }>) => {
  const [pages, setPages] = useState(1);
  const showMore = useShownPages(
    {
      data: { pages: Array.from({ length: pages }) },
      hasNextPage: pages < 3,
      fetchNextPage: () => setPages(pages + 1),
    },
    name,
  );
  return (
    <>
      <p>{`${pages} pages`}</p>
      {showMore && <button onClick={showMore}>more</button>}
    </>
  );
};

const open = async (path: string, name?: string) => {
  const { hook, searchHook, history } = memoryLocation({ path, record: true });
  await act(async () =>
    render(
      <Router hook={hook} searchHook={searchHook}>
        <Listed {...(name !== undefined && { name })} />
      </Router>,
    ),
  );
  return history;
};

it.each([
  ['/admin/list', undefined, '1 pages'],
  ['/admin/list?more=2', undefined, '2 pages'],
  ['/admin/list?more=2&members=3', 'members', '3 pages'],
  // There are no more.
  ['/admin/list?more=70', undefined, '3 pages'],
  ['/admin/list?more=x', undefined, '1 pages'],
])('%s of the list called %s has %s', async (path, name, shown) => {
  await open(path, name);
  await screen.findByText(shown);
});

it('each page more is in the address, which keeps what else it says', async () => {
  const history = await open('/admin/list?q=a');
  fireEvent.click(screen.getByText('more'));
  await screen.findByText('2 pages');
  expect(history.at(-1)).toBe('/admin/list?q=a&more=2');
  fireEvent.click(screen.getByText('more'));
  await screen.findByText('3 pages');
  expect(screen.queryByText('more')).toBeNull();
});

const source = join(import.meta.dirname, '../../../src');

/** An opening of somebody’s words ends by itself, and no link brings it back. */
const noAddress = ['features/exceptional-access/open-content.tsx'];

it('no list of the back-office grows without its address', () => {
  const growing = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .filter((file) => /= use\w+InfiniteQuery\(/u.test(readFileSync(join(source, file), 'utf8')))
    .filter((file) => !/useShownPages\(|<PanelList|<Triage/u.test(readFileSync(join(source, file), 'utf8')));
  expect(growing).toEqual(noAddress);
});
