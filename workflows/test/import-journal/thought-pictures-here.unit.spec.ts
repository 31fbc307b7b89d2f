import { describe, expect, it } from 'vitest';
import { homeOf, namesAmong } from '#import-journal/thought-pictures-here.ts';

const came = { thoughtId: 'a-here', pictureId: 'p-here', sha256: 's', keepsMetadata: false };
const here = {
  thoughts: new Map([['a', 'a-here']]),
  ofThoughts: new Map([['p', came]]),
};
const plain = { version: 'v', width: 4, height: 3, caption: '' };
const shown = (thoughtId: string, pictureId: string) => ({ ...plain, ofThought: { thoughtId, pictureId } });
const fromFile = plain;
const ofThought = shown('a', 'p');

describe('a picture of a story that comes with an archive', () => {
  it.each([
    ['from a file is the story’s own', fromFile, 'story'],
    ['of a thought that came with it is that thought’s', ofThought, came],
    ['of a thought that did not come is the story’s own', shown('b', 'p'), 'story'],
    ['of a thought that came without it stays out', shown('a', 'q'), null],
  ] as const)('%s', (_what, picture, home) => expect(homeOf(picture, here)).toEqual(home));

  it('is kept once in each of its homes', () => {
    const pictures = [fromFile, ofThought, ofThought, shown('a', 'q'), { ...fromFile, version: 'other' }];
    expect([...namesAmong(pictures, here, 'story-here')('v', 'w')]).toEqual([
      'story-pictures/story-here/w',
      'thought-pictures/a-here/p-here/s/in-stories/w',
    ]);
  });
});
