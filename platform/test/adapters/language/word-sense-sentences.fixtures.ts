import type { Occurrence } from '@ecrin/domain/text/word-forms/subject-word.ts';

/** A word as a question asks about it, a sentence, and whether the sentence has it: `uncertain` where a reader needs more than the words before it, null where it is another word. */
export type WordSense = readonly [asked: string, sentence: string, occurs: Occurrence | null];

/** What the rule was made with. */
export const frenchTuned: readonly WordSense[] = [
  ['ai-je marché', 'J’ai marché deux heures.', 'certain'],
  ['ai-je marché', 'Nous avons beaucoup marché.', 'certain'],
  ['ai-je marché', 'Le marché de Noël ouvre.', null],
  ['ai-je marché', 'Croisé Paul au marché.', null],
  ['ai-je marché', 'Une étude de marché pour la boutique.', null],
  ['ai-je marché', 'Marché ce matin, sous la pluie.', 'uncertain'],
  ['au marché', 'Marché ce matin, sous la pluie.', 'uncertain'],
  ['au marché', 'J’ai marché jusqu’au phare.', null],
  ['au marché', 'Deux marchés dans la semaine.', 'certain'],
  ['marcher', 'Marche au bord du canal.', 'certain'],
  ['le passé', 'Le passé me rattrape.', 'certain'],
  ['le passé', 'On a passé la soirée dehors.', null],
  ['ai-je fini', 'J’ai enfin fini ce livre.', 'certain'],
  ['un produit', 'Ce produit sent bon.', 'certain'],
];

/** Written before the rule was tried on them; the rule is judged by them and was not changed for them. */
export const frenchHeldOut: readonly WordSense[] = [
  ['ai-je pensé', 'J’ai longtemps pensé à elle.', 'certain'],
  ['un appel', 'Il a appelé deux fois.', null],
  ['ai-je dîné', 'Un dîner trop long.', 'certain'],
  ['ai-je dîné', 'Nous avons dîné tard.', 'certain'],
  ['ai-je reçu', 'Le reçu est dans la boîte.', null],
  ['ai-je reçu', 'J’ai reçu sa lettre.', 'certain'],
  ['le reçu', 'J’ai reçu sa lettre.', null],
  ['le reçu', 'Sans reçu, pas de remboursement.', 'certain'],
  ['ai-je blessé', 'Les blessés sont rentrés.', null],
  ['ai-je blessé', 'Je l’ai blessée sans le vouloir.', 'certain'],
  ['mon associé', 'Il a associé deux couleurs.', null],
  ['mon associé', 'Déjeuner avec mon associé.', 'certain'],
  ['ai-je employé', 'Un employé de la mairie m’a aidé.', null],
  ['un employé', 'Elle a employé un mot dur.', null],
  ['ai-je fait', 'Le fait est là.', null],
  ['ai-je envoyé', 'Un envoyé spécial.', null],
  ['ai-je envoyé', 'Envoyé le manuscrit ce soir.', 'uncertain'],
  ['ai-je bu', 'J’ai trop bu hier.', 'certain'],
  ['ai-je couru', 'Je cours tous les matins.', 'certain'],
  ['ai-je couru', 'La cour est vide.', null],
  ['ma pensée', 'J’y ai pensé toute la nuit.', null],
  ['une sortie', 'Elle est sortie tôt.', null],
  ['une sortie', 'Une sortie en forêt.', 'certain'],
  ['ma vue', 'Je l’ai vue de loin.', null],
  ['ma vue', 'Contrôle de la vue.', 'certain'],
  ['une arrivée', 'Marie est arrivée hier.', null],
];

export const englishTuned: readonly WordSense[] = [
  ['the saw', 'I saw my brother.', null],
  ['did I see', 'I saw my brother.', 'certain'],
  ['did I see', 'The saw is in the shed.', null],
  ['did I think', 'A thought crossed my mind.', null],
  ['did I think', 'I thought of her.', 'certain'],
  ['did I leave', 'She has left for good.', 'certain'],
  ['did I walk', 'I walked to the lake.', 'certain'],
];

export const englishHeldOut: readonly WordSense[] = [
  ['did I feel', 'I felt better.', 'certain'],
  ['did I find', 'We finally found the keys.', 'certain'],
  ['did I rise', 'A rose from the garden.', null],
  ['did I rise', 'They rose early.', 'certain'],
  ['did I leave', 'Turn on the left.', null],
  ['a thought', 'I thought about it.', null],
  ['a thought', 'That thought came back.', 'certain'],
  ['did I fall', 'I fell on the ice.', 'certain'],
  ['did I wind', 'A deep wound.', null],
  ['did I speak', 'She spoke softly.', 'certain'],
  ['did I speak', 'A broken spoke on my bike.', null],
  ['did I lose', 'I have lost my way.', 'certain'],
  ['did I drive', 'Drove home in the dark.', 'certain'],
  ['my wife', 'Two wives at one table.', 'certain'],
];
