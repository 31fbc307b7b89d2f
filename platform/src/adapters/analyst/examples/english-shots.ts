import { shot, type UnderstandingShot } from './understanding-shot.ts';

export const englishShots: readonly UnderstandingShot[] = [
  shot('Call the plumber back, pay the school lunches. Buy bulbs and potting soil.', [null, 'personal'], {
    title: 'Plumber, school lunches, bulbs and potting soil',
    ideas: [],
    words: ['plumber', 'lunches', 'bulbs', 'soil'],
  }),
  shot(
    'The report is due Friday and all I have is the outline. I sleep badly, I have been redoing the same page for three evenings. If Mrs Aubry refuses more time, I will ask Bastien for a hand.',
    ['stressed', 'work'],
    { title: 'Report due Friday', ideas: [1, 3], words: ['report', 'outline', 'Bastien'] },
  ),
  shot('Since Zoe left for Lille the house sounds hollow. I still make tea for two.', ['sad', 'personal'], {
    title: 'The house sounds hollow since Zoe left',
    ideas: [1],
    words: ['Zoe', 'house', 'Lille', 'tea'],
  }),
  shot(
    'What if we put a bench in front of the workshop? People wait standing in the rain. Ask Farid whether he has oak boards left.',
    [null, 'idea'],
    { title: 'A bench in front of the workshop', ideas: [3], words: ['bench', 'workshop', 'boards'] },
  ),
  shot(
    'The printer ate my sheets again. Two hours lost, and support does not pick up. I have had more than enough.',
    ['frustrated', 'problem'],
    { title: 'The printer ate my sheets again', ideas: [2], words: ['printer', 'sheets', 'support'] },
  ),
  shot(
    'Why do I always say yes before I think? Probably so that people like me. Next week I will try to answer: give me a night.',
    ['reflective', 'reflection'],
    { title: 'Saying yes before I think', ideas: [2, 3], words: ['yes', 'night'] },
  ),
  shot('The jury took me! I shouted in the stairwell. Term starts on the 9th, I cannot wait.', ['excited', 'work'], {
    title: 'The jury took me',
    ideas: [1],
    words: ['jury', 'term'],
  }),
  shot(
    'Up before everyone, coffee on the steps, the garden still wet. Nothing to do before noon.',
    ['calm', 'personal'],
    { title: 'Coffee on the steps before everyone', ideas: [], words: ['coffee', 'garden', 'steps'] },
  ),
  shot(
    'The chorus came on the tram, all at once, with the words. I sang into my phone until the last stop so as to lose nothing.',
    ['inspired', 'creative'],
    { title: 'The chorus came on the tram', ideas: [1], words: ['chorus', 'tram', 'words'] },
  ),
  shot(
    'Dad blew out his eighty candles with all seven grandchildren around him. We danced until one, he laughed like a boy. I am so glad I organised it.',
    ['happy', 'personal'],
    { title: 'Dad’s eighty candles', ideas: [1, 3], words: ['Dad', 'candles', 'grandchildren'] },
  ),
  shot(
    'The boiler goes out every night around four. I changed the thermostat, bled the radiators, nothing helps. Maybe the outside sensor?',
    [null, 'problem'],
    { title: 'The boiler goes out every night', ideas: [1, 2], words: ['boiler', 'thermostat', 'radiators', 'sensor'] },
  ),
  shot(
    'Meeting with the Nantes team this morning. We keep the three workshops in June, but the September one is put off because the room is taken. Helen does the posters and I do the translation. What bothers me is that nobody spoke of the budget: half of it is spent and it is only March. I decided to prepare a table for next time. We also have to answer the town hall before the 15th, or the grant is gone.',
    [null, 'work'],
    {
      title: 'Meeting with the Nantes team',
      ideas: [4, 5, 6],
      words: ['meeting', 'workshops', 'budget', 'grant', 'town hall'],
      summary:
        'The three workshops in June are kept, the September one is put off. Half of the budget is spent: I prepare a table, and the town hall needs an answer before the 15th.',
    },
  ),
  shot(
    'Long walk along the canal with Ines. She told me about her divorce, and I realised that I knew nothing of what she went through this winter. I had taken her silence for coldness. We talked until dark, then had soup at her place. I would like to be a friend who asks, instead of waiting to be told. On the way home I wrote to two other people I had not called since Christmas.',
    ['reflective', 'personal'],
    {
      title: 'Long walk along the canal with Ines',
      ideas: [2, 5],
      words: ['Ines', 'canal', 'divorce', 'friend'],
      summary:
        'Ines told me about her divorce; I had taken her silence for coldness. I would like to be a friend who asks.',
    },
  ),
  shot(
    'Tried to paint the harbour with two colours only. The grey comes out better than I thought.',
    ['inspired', 'creative'],
    { title: 'Painting the harbour with two colours', ideas: [2], words: ['harbour', 'colours', 'grey'] },
  ),
];
