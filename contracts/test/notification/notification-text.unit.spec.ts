import type {
  AnnouncementKind,
  CommunityMessage,
  PeriodSummary,
  SystemMessage,
} from '@ecrin/domain/notification/system-message.vocabulary.ts';
import { describe, expect, it } from 'vitest';
import { notificationTextIn, notificationTextOutside } from '#notification/notification-text.ts';

const posted = { title: 'Une page', body: 'Une page · Marcher' };
const inBothLanguages = (saying: SystemMessage) => [
  notificationTextIn('fr', { ...posted, saying }),
  notificationTextIn('en', { ...posted, saying }),
];
const at = { moment: '2026-06-01T10:47:00.000Z', timeZone: 'Europe/Paris' };
const announced: readonly AnnouncementKind[] = [
  'thought-ready',
  'thought-not-transcribed',
  'friend-joined',
  'password-changed',
  'email-changed',
  'content-opened',
];

it.each<SystemMessage>([...announced.map((about) => ({ about, ...at })), { about: 'test' }])(
  '$about has a sentence in both languages, in a calm tone',
  (saying) => {
    const [french, english] = inBothLanguages(saying);
    expect(french?.title).not.toBe(english?.title);
    expect([french?.title, english?.title]).not.toContain(posted.title);
    const text = [french, english].map((words) => `${words?.title} ${words?.body ?? ''}`).join(' ');
    expect(text).not.toMatch(/!|\[object|undefined/);
    // French punctuation has a no-break space before it.
    expect(`${french?.title} ${french?.body ?? ''}`).not.toMatch(/[^\u00A0\d]:|[^\u202F][;?]|'/);
  },
);

it.each([
  [{ kind: 'list', items: 6, thoughts: 9 }, '6 points relevés dans 9 pensées.', '6 points found in 9 thoughts.'],
  [
    { kind: 'list', items: 6, finds: 'victory', thoughts: 9 },
    '6 victoires relevées dans 9 pensées.',
    '6 victories found in 9 thoughts.',
  ],
  [
    { kind: 'checklist', items: 1, finds: 'step', thoughts: 2 },
    '1 geste trouvé dans 2 pensées.',
    '1 step found in 2 thoughts.',
  ],
  [{ kind: 'list', items: 1, thoughts: 1 }, '1 point relevé dans 1 pensée.', '1 point found in 1 thought.'],
  [{ kind: 'table', items: 2, thoughts: 0 }, '2 lignes relevées dans votre texte.', '2 rows found in your text.'],
  [{ kind: 'score', items: 3, thoughts: 4 }, 'Un résultat d’après 4 pensées.', 'A result from 4 thoughts.'],
  [undefined, 'Son résultat vous attend.', 'Its result is waiting for you.'],
] as const)('what an orb returned, %j, is said with its figures', (reading, french, english) => {
  const texts = inBothLanguages({ about: 'orb-read', ...at, ...(reading && { reading }) });
  expect(texts.map(({ body }) => body)).toEqual([french, english]);
});

it('times are in the person’s time zone', () => {
  const [french, english] = inBothLanguages({ about: 'thought-ready', ...at });
  expect(french).toEqual({ title: 'Votre pensée de 12:47 est prête', body: null });
  expect(english?.title).toBe('Your thought from 12:47 is ready');
});

describe('a period of one goal is reported with its title', () => {
  const period: PeriodSummary = { frequency: 'daily', aim: 'achieve', count: 0, target: 1, strength: 0.816, streak: 0 };
  it.each<['goal-missed' | 'goal-met', Partial<PeriodSummary>, string, string]>([
    ['goal-missed', {}, 'Hier, le compte n’y était pas.', 'Yesterday fell short.'],
    ['goal-missed', { count: 1, target: 3 }, 'Hier\u00A0: 1 / 3.', 'Yesterday: 1 / 3.'],
    [
      'goal-missed',
      { frequency: 'weekly', count: 3, target: 5 },
      'La semaine dernière\u00A0: 3 / 5.',
      'Last week: 3 / 5.',
    ],
    ['goal-missed', { frequency: 'monthly' }, 'Le mois dernier, le compte n’y était pas.', 'Last month fell short.'],
    [
      'goal-missed',
      { aim: 'avoid', count: 3, target: 2 },
      'Hier\u00A0: 3, pour 2 au plus.',
      'Yesterday: 3, with a limit of 2.',
    ],
    ['goal-met', { count: 1, streak: 30 }, '30 jours de suite.', '30 days in a row.'],
    ['goal-met', { frequency: 'weekly', count: 5, target: 5 }, 'Semaine tenue\u00A0: 5 / 5.', 'Week kept: 5 / 5.'],
    [
      'goal-met',
      { frequency: 'monthly', aim: 'avoid', count: 1, target: 2 },
      'Mois tenu\u00A0: 1, pour 2 au plus.',
      'Month kept: 1, with a limit of 2.',
    ],
  ])('%s %o', (...[about, its, fr, en]) =>
    expect(inBothLanguages({ about, ...period, ...its })).toEqual([
      { title: 'Une page', body: `${fr} Force\u00A0: 82\u00A0%.` },
      { title: 'Une page', body: `${en} Strength: 82%.` },
    ]),
  );
});

it.each([
  ['goals-missed', '2 objectifs à reprendre', '2 goals to pick up again'],
  ['goals-met', '2 objectifs tenus', '2 goals kept'],
] as const)('%s are listed by title', (about, french, english) =>
  expect(inBothLanguages({ about, count: 2 })).toEqual([
    { title: french, body: posted.body },
    { title: english, body: posted.body },
  ]),
);

it('personal words are unchanged, and omitted once their key is destroyed', () =>
  expect([
    notificationTextIn('en', { ...posted, saying: null }),
    notificationTextIn('en', { title: null, body: null, saying: null }),
  ]).toEqual([posted, { title: null, body: null }]));

describe('what is told of a community', () => {
  const told: readonly CommunityMessage[] = [
    'community-reply',
    'community-comment',
    'community-shared',
    'community-request',
    'community-accepted',
    'community-refused',
    'community-handover-offered',
    'community-handover-taken',
    'community-handover-declined',
  ];
  const its = { community: 'Chœur du jeudi', person: 'Tom' };
  it.each(told)('%s names it in both languages; of a private one nothing stands outside the app', (about) => {
    const saying = { about, ...its, isPrivate: true };
    const [french, english] = inBothLanguages(saying);
    expect(french?.title).not.toBe(english?.title);
    for (const words of [french, english]) expect(`${words?.title} ${words?.body ?? ''}`).toContain('Chœur du jeudi');
    const outside = (isPrivate: boolean) =>
      notificationTextOutside(
        'fr',
        { ...posted, kind: 'community', broadcast: null, saying: { ...saying, isPrivate } },
        true,
      );
    expect(outside(true)).toEqual({ title: 'Du nouveau dans une communauté', body: null });
    expect(outside(false)).toEqual(french);
  });
  it('says who answers an offer, and what becomes of the owner', () => {
    expect(inBothLanguages({ about: 'community-handover-taken', ...its, isPrivate: false })).toEqual([
      { title: 'Tom a repris Chœur du jeudi', body: 'Vous restez dans son équipe.' },
      { title: 'Tom has taken over Chœur du jeudi', body: 'You stay on its team.' },
    ]);
    expect(
      notificationTextIn('fr', {
        ...posted,
        saying: { about: 'community-handover-declined', ...its, person: null, isPrivate: false },
      }),
    ).toEqual({
      title: 'Quelqu’un a décliné votre proposition',
      body: 'Vous restez responsable de Chœur du jeudi.',
    });
  });
});
