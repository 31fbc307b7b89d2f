import { describe, expect, it } from 'vitest';
import { readAddress, writeAddress } from '#lib/list/address-state.ts';

const parts = { q: 'text', order: ['seen', 'name'], since: 'day', kind: ['', 'question'] } as const;
const atFirst = { q: '', order: 'seen', since: '', kind: '' } as const;

describe('the state of a list in its address', () => {
  it.each([
    ['', atFirst],
    ['q=él%20odie&order=name', { ...atFirst, q: 'él odie', order: 'name' }],
    ['since=2026-03-01&kind=question', { ...atFirst, since: '2026-03-01', kind: 'question' }],
    ['order=sideways&since=2026-19-99&kind=nothing', atFirst],
    ['since=yesterday', atFirst],
  ])('« %s » is read', (search, state) => expect(readAddress(search, parts)).toEqual(state));

  it.each([atFirst, { q: 'a & b ?', order: 'name', since: '2026-03-01', kind: 'question' } as const])(
    '%j is read as it was written',
    (state) => expect(readAddress(writeAddress('', parts, state), parts)).toEqual(state),
  );

  it('leaves out what is as at first, and leaves alone what others keep in the address', () => {
    expect(writeAddress('day=2026-01-01&q=x', parts, atFirst)).toBe('?day=2026-01-01');
    expect(writeAddress('q=x', parts, atFirst)).toBe('');
  });
});
