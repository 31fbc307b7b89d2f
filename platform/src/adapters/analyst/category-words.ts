import { phrasesOf } from '@ecrin/domain/text/phrase-matching.ts';
import type { Category } from '@ecrin/domain/thought/thought.vocabulary.ts';
import type { WordLists } from './mood-words.ts';

/** French and English together: what a thought is about. */
export const categoryWords: WordLists<Category> = {
  work: phrasesOf(`travail, travaille, travailler, boulot, bureau, reunion, reunions, collegue*, patron, patronne, chef, cheffe, manager, client, clients, cliente, clientes, projet, projets,
    dossier, dossiers, entretien, salaire, contrat, entreprise, societe, equipe, mission, missions, presentation, deadline, embauche, embaucher, recrutement, teletravail, stage, carriere,
    budget, facture, factures, fournisseur*, directeur, directrice, rendez vous client, conges, demission*,
    work, working, job, office, meeting, meetings, colleague*, coworker*, boss, client, clients, customer*, project, projects, team, salary, contract, company, career, interview,
    promotion, presentation, invoice, invoices, business, manager`),
  personal:
    phrasesOf(`maman, papa, mere, pere, parents, famille, fils, fille, filles, enfant, enfants, bebe, frere, freres, soeur, soeurs, mari, femme, epoux, epouse, compagnon, compagne, copain, copine,
    ami, amis, amie, amies, amour, couple, mariage, anniversaire, grand mere, grand pere, mamie, papi, oncle, tante, cousin*, neveu, niece, vacances, maison, week end, sante, medecin, chat, chien, diner, soiree,
    mum, mom, mother, dad, father, parents, family, son, daughter, kids, children, baby, brother, sister, husband, wife, partner, boyfriend, girlfriend, friend, friends, love, wedding,
    birthday, grandmother, grandma, grandfather, grandpa, uncle, aunt, holiday, holidays, home, weekend, health, doctor, cat, dog, dinner`),
  creative:
    phrasesOf(`ecrire, ecrit un, roman, poeme, poemes, poesie, chanson, chansons, musique, melodie, guitare, piano, peindre, peinture, tableau, dessin, dessins, dessiner, aquarelle, photo, photos, photographie,
    film, scenario, personnage, personnages, chapitre, sculpture, danse, danser, theatre, couture, tricot, broderie, poterie, cuisine, recette, composer, improvis*, croquis, esquisse,
    write a, writing a, novel, poem, poems, poetry, song, songs, music, melody, guitar, piano, paint, painting, draw, drawing, sketch, photography, film, script, character, characters,
    chapter, sculpture, dance, dancing, theatre, sewing, knitting, pottery, recipe, compose`),
  problem:
    phrasesOf(`probleme, problemes, souci, soucis, panne, en panne, casse, cassee, ne marche pas, ne marche plus, ne fonctionne pas, ne fonctionne plus, bug, bugs, erreur, erreurs, conflit, conflits, dispute, disputes,
    dette, dettes, difficulte, difficultes, complique, compliquee, impossible, blocage, coince, coincee, fuite, perdu mes, perdu mon, perdu ma, comment faire, solution, resoudre, echec,
    problem, problems, issue, issues, trouble, broken, doesn t work, not working, bug, bugs, error, errors, conflict, argument, debt, debts, difficult, difficulty, impossible, stuck,
    leak, lost my, how do i, solve, solution, failure`),
  idea: phrasesOf(`idee, idees, et si, on pourrait, je pourrais, ce serait bien de, ce serait bien si, j imagine, imaginer, imaginons, inventer, invention, lancer un, lancer une, creer un, creer une, concept, prototype,
    application qui, projet de, pourquoi ne pas, innov*, tester une,
    idea, ideas, what if, we could, i could, it would be nice to, imagine, invent, invention, launch a, create a, build a, concept, prototype, app that, why not, innovat*`),
  reflection:
    phrasesOf(`je me demande, reflexion, reflechi, reflechir, je realise, j ai realise, j ai compris, je me rends compte, avec le recul, en y repensant, le sens de, sens de la vie, au fond, ma vie,
    le temps qui passe, vieillir, grandir, valeurs, philosoph*, existence, liberte, verite, je repense, lecon,
    i wonder, reflection, i realise, i realised, i realize, i realized, looking back, in hindsight, meaning of, deep down, i believe, my life, life is, growing up, growing old, values,
    philosoph*, existence, freedom, truth, lesson`),
};
