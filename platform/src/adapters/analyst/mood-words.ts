import { phrasesOf, type Phrase } from '@ecrin/domain/text/phrase-matching.ts';
import type { Mood } from '@ecrin/domain/thought/thought.vocabulary.ts';

export type WordLists<Value extends string> = Readonly<Record<Value, readonly Phrase[]>>;

/** French and English together: words people use for how they feel, never for who they are. */
export const moodWords: WordLists<Mood> = {
  happy:
    phrasesOf(`heureu*, content, contente, contents, contentes, joie, joies, joyeu*, ravi, ravie, ravis, ravies, bonheur, enchante*, gai, gaie,
    sourire, souri, souriais, ris, rire, rires, rigol*, fier, fiere, fiers, fieres, fierte, soulage, soulagee, soulagement, gratitude, reconnaissant*,
    comble, comblee, amuse, amusee, de bonne humeur, ca fait du bien, ca m a fait du bien, m a fait plaisir, quel plaisir, que du bonheur,
    happy, happier, happiest, glad, joy, joyful, delighted, pleased, proud, grateful, thankful, relieved, cheerful, smile, smiled, smiling,
    laughed, laughing, laughter, made my day, feels good, felt good, so good`),
  sad: phrasesOf(`triste, tristes, tristesse, chagrin, de la peine, malheureu*, pleure, pleures, pleurer, pleurais, pleurs, larme, larmes, deuil, deprim*,
    melancoli*, nostalgi*, me manque, me manques, me manquent, manque beaucoup, decu, decue, deception, me sens vide, me sens seul, me sens seule, tout seul, toute seule, solitude, abattu, abattue,
    desespoir, desesper*, desole, desolee, coeur lourd, coeur gros, coeur brise, moral a zero, pas le moral, le cafard, un coup de blues,
    sad, sadness, sorrow, grief, griev*, unhappy, cry, cried, crying, tears, lonely, loneliness, miss him, miss her, miss you, miss them, heartbroken,
    depressed, hopeless, disappointed, disappointment, down today, feeling down, feel down, feel empty, felt empty, homesick`),
  excited:
    phrasesOf(`excite, excitee, excites, excitees, excitation, hate de, trop hate, j ai hate, impatient, impatiente, impatience, enthousias*, surexcit*,
    emballe, emballee, vivement, trepigne, euphori*, survolte*,
    excited, exciting, excitement, can t wait, cannot wait, looking forward, thrilled, enthusias*, eager, pumped, stoked`),
  calm: phrasesOf(`calme, calmes, calmement, apaise, apaisee, apaisant*, apaisement, paisible*, serein, sereine, serenite, tranquille*, detendu, detendue, detente,
    repose, reposee, reposant*, zen, paix, quietude, silence, douceur, respire enfin, souffle enfin,
    calm, calmer, calmly, peaceful, peace, serene, serenity, relaxed, relaxing, quiet, restful, rested, at ease, soothing`),
  stressed:
    phrasesOf(`stress, stresse, stressee, stresses, stressant*, angoiss*, anxieu*, anxiete, inquiet, inquiete, inquiets, inquietes, inquietude, tendu, tendue, tension,
    panique, paniquer, panique*, pression, deborde, debordee, debordes, submerge*, surcharg*, epuis*, boule au ventre, boule dans le ventre, gorge serree, peur, peurs,
    nerveu*, pas dormi, mal dormi, trop a faire, trop de choses a faire, n en peux plus, au bout du rouleau, retard, urgence, urgent, delai, delais,
    stressed, stressful, anxious, anxiety, worried, worry, worrying, nervous, tense, panic*, overwhelm*, overwork*, pressure, deadline, deadlines,
    afraid, scared, burned out, burnt out, exhausted, couldn t sleep, too much to do`),
  reflective:
    phrasesOf(`je me demande, me demande si, je reflechis, reflechir, reflechi, reflexion, je repense, repense a, je songe, je medite, en y repensant, avec le recul,
    je realise, j ai realise, j ai compris, je comprends que, je m apercois, je me rends compte, au fond, je me souviens, le sens de,
    i wonder, wondering, i realise, i realised, i realize, i realized, looking back, in hindsight, i keep thinking, thinking about, reflect*, i remember,
    made me think, i understand that`),
  frustrated:
    phrasesOf(`frustr*, enerve, enervee, enerves, enervant*, agace, agacee, agacant*, agacement, colere, en colere, furieu*, rage, ras le bol, marre, exaspere*, exasperant*,
    insupportable*, irrite, irritee, injuste, injustice, bloque, bloquee, n avance pas, n arrive pas, n y arrive, ca m enerve, fache, fachee, saoule, soule, gonfle, degoute, degoutee,
    frustrat*, annoyed, annoying, angry, anger, furious, irritat*, fed up, sick of, unfair, stuck, rage, mad at, pissed, infuriat*`),
  inspired:
    phrasesOf(`inspire, inspiree, inspirant*, inspiration, motive, motivee, motivant*, motivation, envie de creer, envie d ecrire, envie de peindre, envie de construire, envie de commencer,
    emerveill*, fascin*, passionn*, elan, declic, eblou*, stimul*, plein d idees, pleine d idees,
    inspired, inspiring, inspiration, motivated, motivating, amazed, fascinat*, passionate, full of ideas, in awe, energised, energized, sparked`),
};
