/** As in `sources.fixtures.ts`. */
export const whatsappSamples = [
  {
    name: 'WhatsApp on Android in French, with a voice message, a caption, somebody else and a deleted message',
    source: 'whatsapp',
    me: 'Marie',
    files: {
      'Discussion WhatsApp avec Léa.txt': [
        '12/03/2026 10:00 - Les messages sont chiffrés.',
        '13/03/2026 10:02 - Marie: Il pleut',
        'sur deux lignes',
        '13/03/2026 à 10:03 - Léa: À moi',
        '14/03/2026 21:29 - Marie: PTT-20260314-WA0014.opus (fichier joint)',
        '14/03/2026 21:30 - Marie: Ce message a été supprimé',
      ].join('\n'),
    },
    entries: [['2026-03-13T09:02:00.000Z', 'Il pleut\nsur deux lignes']],
    leftOut: { 'other-people': 1, sound: 1, deleted: 1 },
  },
  {
    name: 'WhatsApp on iOS in English: twelve hours with a narrow space, month first',
    source: 'whatsapp',
    me: 'Marie',
    files: {
      '_chat.txt': '[9/20/26, 2:02:11\u202FPM] Marie: \u200EHello\n[9/21/26, 12:05:00\u202FAM] Marie: Midnight',
    },
    entries: [
      ['2026-09-20T12:02:11.000Z', 'Hello'],
      ['2026-09-20T22:05:00.000Z', 'Midnight'],
    ],
  },
  {
    name: 'WhatsApp on iOS in German: dots, a time of 24 hours, an omitted sound, words about one, a picture that is missing',
    source: 'whatsapp',
    me: 'Marie',
    files: {
      '_chat.txt': [
        '[07.03.26, 21:22:39] Marie: Guten Abend',
        '[07.03.26, 21:23:00] Marie: \u200Eaudio omitted',
        '[07.03.26, 21:24:00] Marie: Ich höre kein audio omitted',
        '[28.03.26, 21:25:00] Marie: \u200Eimage omitted',
        'Mit Bild',
      ].join('\r\n'),
    },
    entries: [
      ['2026-03-07T20:22:39.000Z', 'Guten Abend'],
      ['2026-03-07T20:24:00.000Z', 'Ich höre kein audio omitted'],
      ['2026-03-28T20:25:00.000Z', 'Mit Bild'],
    ],
    leftOut: { sound: 1, file: 1 },
  },
  {
    name: 'WhatsApp on Android in Spanish: « p. m. » with narrow spaces, omitted media',
    source: 'whatsapp',
    me: 'Marie',
    files: {
      'Chat de WhatsApp con Léa.txt': [
        '28/3/2025, 9:29\u202Fp.\u00A0m. - Marie: Hola',
        '29/3/2025, 12:05 a. m. - Marie: <Multimedia omitido>',
        '29/3/2025, 9:05 a. m. - Marie: Buenos días',
      ].join('\n'),
    },
    entries: [
      ['2025-03-28T20:29:00.000Z', 'Hola'],
      ['2025-03-29T08:05:00.000Z', 'Buenos días'],
    ],
    leftOut: { file: 1 },
  },
  {
    name: 'WhatsApp on Android in English: month first, an edited message, media that stayed there',
    source: 'whatsapp',
    me: 'Marie',
    files: {
      'WhatsApp Chat with Léa.txt': [
        '1/15/24, 6:30 PM - Marie: Snow <This message was edited>',
        '1/16/24, 6:30 AM - Marie: <Media omitted>',
        '1/16/24, 6:31 AM - Marie: This message was deleted',
      ].join('\n'),
    },
    entries: [['2024-01-15T17:30:00.000Z', 'Snow']],
    leftOut: { file: 1, deleted: 1 },
  },
  {
    name: 'WhatsApp on iOS with the year first, and messages that were edited',
    source: 'whatsapp',
    me: 'Marie',
    files: {
      '_chat.txt': '[2024-01-15, 6:30:45\u202FPM] Marie: Il neige\u200E<Ce message a été modifié>',
    },
    entries: [['2024-01-15T17:30:45.000Z', 'Il neige']],
  },
  {
    name: 'WhatsApp: 03/04, which only 04/13 tells the order of',
    source: 'whatsapp',
    me: 'Marie',
    files: { 'chat.txt': '03/04/2024 10:00 - Marie: Mars\n04/13/2024 10:00 - Marie: Avril' },
    entries: [
      ['2024-03-04T09:00:00.000Z', 'Mars'],
      ['2024-04-13T08:00:00.000Z', 'Avril'],
    ],
  },
  {
    name: 'WhatsApp: numbers up to 12 alone, of which one goes back',
    source: 'whatsapp',
    me: 'Marie',
    files: { 'chat.txt': ['1/10', '2/9', '3/8'].map((day) => `${day}/24, 10:00 - Marie: ${day}`).join('\n') },
    entries: [
      ['2024-01-10T09:00:00.000Z', '1/10'],
      ['2024-02-09T09:00:00.000Z', '2/9'],
      ['2024-03-08T09:00:00.000Z', '3/8'],
    ],
  },
] as const;
