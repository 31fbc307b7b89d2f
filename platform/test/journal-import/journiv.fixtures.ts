const json = (value: unknown): string => JSON.stringify(value);

/** As in `sources.fixtures.ts`. */
export const journivSample = {
  name: 'Journiv: late in New York, an instant that does not say it is UTC, formatted text alone, media elsewhere, nothing in it, twice the same',
  source: 'journiv',
  files: {
    'data.json': json({
      export_version: '1.0',
      app_version: '0.1.0',
      user_email: 'camille@example.org',
      mood_definitions: [{ name: 'calme', category: 'positive' }],
      journals: [
        {
          title: 'Carnet',
          entries: [
            {
              title: 'Le soir',
              content: 'Il neige.\n\n![](media/1.jpg)',
              entry_date: '2024-01-15',
              entry_datetime_utc: '2024-01-16T04:30:00Z',
              entry_timezone: 'America/New_York',
              prompt_text: 'Qu’avez-vous vu ?',
              mood_log: { mood_name: 'calme' },
              tags: ['neige'],
              is_pinned: true,
              location_json: { name: 'New York' },
              media: [
                { file_path: null, mime_type: 'image/jpeg', external_provider: 'immich' },
                { file_path: 'e1/m1_voix.m4a', mime_type: 'audio/mp4' },
                { file_path: 'e1/m2_film.mp4', mime_type: 'video/mp4' },
              ],
            },
            {
              content_delta: { ops: [{ insert: 'En riche' }, { insert: { image: 'x' } }, { insert: '\n' }] },
              content_plain_text: null,
              entry_datetime_utc: '2024-01-17T10:00:00.500000',
              entry_timezone: 'UTC',
              is_draft: true,
            },
            { content: ' ', entry_datetime_utc: '2024-01-18T10:00:00Z', media: [] },
            { content: 'Sans jour', entry_datetime_utc: 'hier' },
          ],
        },
        {
          title: 'Autre',
          entries: [1, 2].map(() => ({ content_plain_text: 'Une fois', entry_datetime_utc: '2024-01-19T10:00:00Z' })),
        },
      ],
    }),
  },
  entries: [
    ['2024-01-16T04:30:00.000Z', 'Le soir\n\nIl neige.'],
    ['2024-01-17T10:00:00.500Z', 'En riche'],
    ['2024-01-19T10:00:00.000Z', 'Une fois'],
  ],
  zones: ['America/New_York', 'UTC', 'Europe/Paris'],
  leftOut: { picture: 1, sound: 1, video: 1, place: 1, prompt: 1, empty: 1, undated: 1, repeated: 1 },
} as const;
