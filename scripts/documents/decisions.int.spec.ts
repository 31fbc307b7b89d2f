import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decisionProblems, placesOf, unknownCitations, withCitations } from './decisions.ts';
import { brokenLinks } from './links.ts';

const goals = {
  file: 'docs/decisions/17-goals.md',
  text: '# Goals\n\n## On read <a id="0061"></a>\n\nNo figure is stored.\n',
};
const orbs = {
  file: 'docs/decisions/23-orbs.md',
  text: '# Orbs\n\n## Kept <a id="0097"></a>\n\n## Read <a id="0097-past"></a>\n',
};
const pages = [goals, orbs];
const places = placesOf(pages);
const cited = (text: string, file = 'docs/how-to/measure.md') => withCitations({ file, text }, places);
const unknown = (text: string, file = 'docs/how-to/measure.md') => unknownCitations({ file, text }, places);

describe('a citation of a decision', () => {
  it('leads to the page on which its number is, whatever page it named', () => {
    const right = '[why](../decisions/17-goals.md#0061)';
    expect(cited('[why](../decisions/16-thoughts-and-threads.md#0061)')).toBe(right);
    expect(cited('[why](../decisions/0061-goal-figures-are-computed-on-read.md)')).toBe(right);
    expect(cited(right)).toBe(right);
  });
  it('is led there from code and between pages too', () => {
    expect(cited('/** See docs/decisions/0061. */', 'domain/src/goal/goal.ts')).toBe(
      '/** See docs/decisions/17-goals.md#0061. */',
    );
    expect(cited('[0061](0061-figures.md), [past](17-goals.md#0097-past)', orbs.file)).toBe(
      '[0061](17-goals.md#0061), [past](23-orbs.md#0097-past)',
    );
  });
  it('leaves what is no citation', () => {
    const text = '[one](01-other.md#0061), 0061, [x](../pictures/0061-goals.png)';
    expect(cited(text)).toBe(text);
  });
  it('of no section is refused, spoken or linked', () => {
    expect(unknown('[why](../decisions/0062-reminders.md)')).toEqual([
      'docs/how-to/measure.md: there is no decision 0062',
    ]);
    expect(unknown('decision 0063 holds', 'web/src/a.ts')).toEqual(['web/src/a.ts: there is no decision 0063']);
    expect(unknown('[why](17-goals.md#0064)', orbs.file)).toEqual([`${orbs.file}: there is no decision 0064`]);
    expect(unknown('[why](../decisions/17-goals.md#0061), decision 0097')).toEqual([]);
  });
  it('is refused on a page that is not there, with or without a number', () => {
    const file = 'domain/src/goal/goal.ts';
    expect(unknown('/** See docs/decisions/71-goals.md. */', file)).toEqual([
      `${file}: there is no page 71-goals.md of decisions`,
    ]);
    expect(unknown('/** See docs/decisions/17-goals.md#0064. */', file)).toEqual([
      `${file}: there is no decision 0064`,
    ]);
    expect(unknown('/** See docs/decisions/17-goals.md. */', file)).toEqual([]);
  });
});

describe('the pages of decisions', () => {
  it('are accepted as they should be', () => expect(decisionProblems(pages)).toEqual([]));
  it('have the names of their subjects', () => {
    const file = 'docs/decisions/0198-a-page-of-one-decision.md';
    expect(decisionProblems([{ ...goals, file }])).toEqual([
      `${file}: a decision is a section of the page of its subject (CONTRIBUTING.md)`,
    ]);
  });
  it('have a number in each heading, and each number once', () => {
    expect(decisionProblems([{ ...goals, text: '## On read\n' }])).toEqual([
      `${goals.file}: « ## On read » has no number (CONTRIBUTING.md)`,
    ]);
    expect(decisionProblems([goals, { ...orbs, text: goals.text }])).toEqual(['docs/decisions/: 0061 is there twice']);
  });
  it('are few and short', () => {
    const many = Array.from({ length: 31 }, () => ({ file: 'docs/decisions/01-a.md', text: 'word '.repeat(600) }));
    expect(decisionProblems(many)).toEqual([
      'docs/decisions/: 31 pages; at most 30',
      'docs/decisions/: 18600 words; at most 18000',
    ]);
  });
});

describe('a link between documents', () => {
  const broken = (text: string) => brokenLinks({ file: 'docs/README.md', text });
  it('leads to a file and a heading or an anchor that are there', () => {
    expect(existsSync('docs/decisions/17-goals.md')).toBe(true);
    expect(
      broken('[a](decisions/17-goals.md#0061), [b](../CONTRIBUTING.md#commits-and-decisions), [c](decisions)'),
    ).toEqual([]);
    expect(broken('# Here it is\n\n[a](#here-it-is), [b](https://example.org/#x)')).toEqual([]);
  });
  it('is refused where it leads nowhere', () => {
    expect(broken('[a](decisions/99-none.md)')).toEqual(['docs/README.md: decisions/99-none.md leads nowhere']);
    expect(broken('[a](decisions/17-goals.md#0001)')).toEqual([
      'docs/README.md: decisions/17-goals.md#0001 leads nowhere',
    ]);
    expect(broken('[a](#nowhere)')).toEqual(['docs/README.md: #nowhere leads nowhere']);
  });
  it('is none within code', () => expect(broken('`[a](nowhere.md)`\n\n```md\n[a](nowhere.md)\n```')).toEqual([]));
});
