import type { ShownAnswer } from '@ecrin/contracts/conversation/conversation.ts';
// @vitest-environment happy-dom
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { cleanup, render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import english from '#lang/en/chat.json' with { type: 'json' };

let language: Language = 'fr';
vi.mock('#lib/i18n/intl.tsx', () => ({ useLanguage: () => ({ language }) }));
const { Answer } = await import('#features/chat/answer.tsx');

afterEach(cleanup);

const cited = (day: string) => ({
  thought: { thoughtId: day, kind: 'written' as const, day, quote: 'J’ai marché.', startMs: null },
});
const counted = (figures: Pick<ShownAnswer, 'matched' | 'unsure'>, days: readonly string[]): ShownAnswer => ({
  kind: 'count',
  engine: 'words',
  searched: 12,
  listed: true,
  nearBy: null,
  setAside: 0,
  unwritten: null,
  answeredAt: '2026-03-09T09:00:00.000Z',
  filters: [],
  citations: days.map(cited),
  statements: [],
  remembered: [],
  ...figures,
});
const sentence = (answer: ShownAnswer, asked: Language = 'fr'): string => {
  language = asked;
  render(
    <IntlProvider locale={asked} {...(asked === 'en' && { messages: english })} onError={() => {}}>
      <Answer questionId="q" answer={answer} onRetry={() => {}} />
    </IntlProvider>,
  );
  const [first] = document.querySelectorAll('p');
  return (first?.textContent ?? '').replaceAll(/\s/gu, ' ');
};

it('says how many are certain and how many may be', () => {
  expect(sentence(counted({ matched: 5, unsure: 2 }, ['2026-03-02', '2026-03-05']))).toMatch(
    /^3 pensées en parlent, et 2 autres peut-être : le mot y a deux sens\. La première fois le 02\/03\/2026, la dernière le 05\/03\/2026\.$/u,
  );
  cleanup();
  expect(sentence(counted({ matched: 1, unsure: 1 }, ['2026-03-02']))).toMatch(
    /^Une pensée en parle peut-être : le mot y a deux sens\. C’était le 02\/03\/2026\.$/u,
  );
  cleanup();
  expect(sentence(counted({ matched: 3, unsure: 1 }, ['2026-03-02']))).toMatch(
    /^Le 02\/03\/2026\. 2 pensées en parlent, et une autre peut-être : le mot y a deux sens\.$/u,
  );
});

it('says the same in English', () =>
  expect(sentence(counted({ matched: 5, unsure: 2 }, ['2026-03-02', '2026-03-05']), 'en')).toMatch(
    /^3 thoughts mention it, and 2 others may: the word has two meanings there\. The first time was on/u,
  ));

it('says nothing of it where all are certain', () =>
  expect(sentence(counted({ matched: 2, unsure: 0 }, ['2026-03-02', '2026-03-05']))).not.toMatch(/peut-être/u));
