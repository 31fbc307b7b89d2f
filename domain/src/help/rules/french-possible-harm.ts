import type { HelpConstructions } from './help-rule.ts';

/** What may mean harm done to one’s own body, in French. */
export const frenchPossibleHarm: HelpConstructions = {
  'self-harm': `
    (verrait|voit|cache) les traces
    (recommence|replonge|rechute) .. (gros pull|manches|jours|mois)
    (serre|tire) l elastique .. (fort|suffit)
    (voir|voit|regarde) mes (jambes|cuisses|chevilles|avant bras)
    (lame|cutter|compas|bout de verre|taille crayon) .. (devissee?|trousse|coque|bijoux|toilettes|promesse|promis|precieux|garde)
    (promis|jure) .. (toucher|reprendre|recommencer) .. (cutter|lame|compas|rasoir)
    (clope|cigarette|briquet|bougie) sur (moi|ma peau)
    ca (soulage|fait du bien) .. (honte|recommence|avoir mal)
    (ouvre|gratte|creuse) .. (guerisse|guerir|pas trop|sang)
    eau (brulante|bouillante) expres
    frappe le mur .. (poing|sentir|jusqu)
    (taches|tachees|tache) .. (laver?|cache|leve|panier)
    (draps|chaussettes|manches) .. tach
    (bien droits|traits droits|lignes nouvelles|marque a chaque|chaque .. une marque)
    (compresses|pansements|lames) dans (ma|mon|mes) (trousse|sac|casier|bracelets)
    (pansements|bandes) sous (mes|ma|mon)
    il en manque une
    {me} me (fais|brule|griffe|mords|pince) (encore )?(mal |un peu )?(comme|pour|chaque|avec)
    (douleur|mal) .. (dehors|dedans) .. (facile|dehors|supporte)
    (traits|lignes|marques|coupures|entailles|croutes) .. (jambe|bras|ventre|poignet|piquent|compte|neuves|piscine|cuisse)
    (cache|cachee?) (le|la|un|une|mon|ma) (cutter|lame|rasoir|compas)
    (ongles|ciseaux|compas) .. (peau|saigne|sang|sous la table)
    (main|bras|doigts) au dessus (de la|d une) (flamme|bougie|plaque)
    (rasoir|lame) me (parle|appelle|manque)
    (il y en a|y en a) des (neuves|nouvelles)
    tire les cheveux (par|jusqu)
    (marque|trait|ligne|coupure) .. (sur le bras|sur la cuisse|sur le poignet|gauche)
    personne ne voit mes bras
    (manches longues|gros pull|en maillot|pansements|bracelets) .. (bras|traces|marques|poignet|poignets|vu|voit|voir|cicatrices|cache|cacher|chat)
    {me} garde (mes|les) manches
    (mes|les|sur mes|sur les|mon) (bras|poignets|cuisses|poignet|cuisse|avant bras) .. (c est le chat|c etait le chat|chat|griffures|coupures|lame|marque|marques|traces|parler|voit|vu|recommence|rouges)
    (vu|remarque|regarde|decouvert) mes (poignets|bras|cuisses|marques|coupures|cicatrices)
    (c etait|c est|que c etait|que c est) le chat .. (pas de chat|n a pas)
    {me} (ai|avais) (recommence|replonge|craque|rechute) .. (cuisses|bras|mal|mois que je tenais|tenu)
    (pour|de) me punir
    {me} me (punis|fais mal|fais du mal|frappe|gratte jusqu|griffe jusqu|griffe|scarifie|tape la tete|tape la tete|brule)
    (besoin|envie) de (saigner|me faire|me punir|sentir la lame|douleur|avoir mal)
    (la douleur|avoir mal|le sang|saigner|faire saigner) .. (calme|soulage|se calme|respirer|endroit|taire|au moins|tait)
    (plus me couper|plus me scarifier|plus me faire) .. (tenu|craque|jours)
    (mouchoirs|draps|serviette) .. (sang|saignais)
    ce que j avais (jure|promis) de ne plus faire
    c est sur moi que
    les ciseaux .. pas pour
  `,
  poisoning: `
    (tombe|tombee|pris|avale|bu|gaz) .. (repond|se releve|reagit|bouge|respire) (plus|pas)
    respire (bizarre|bizarrement|mal|toutes les|a peine)
    (avale|pris) (ses|mes|tous mes|tous ses|la semaine|les) .. ({pills}|semaine entiere|medocs)
    (jour|jours|semaine) sans (rien )?(avaler|manger) .. (noirci|balance|malaise|tombe)
    rien (mange|avale) depuis .. (fiere?|connaissance|malaise|jours)
    {me} (vomis|rends|vomit) tout
    (mange|manger) (puis|et|apres) je (rends|vomis)
    arrete l insuline .. (maigrir|poids|grossir)
    (mal au crane|tete qui tourne|tete tourne) .. (poele|chauffage|chaudiere|chauffe eau)
    (bu|avale|bouche) .. (evier|lessive|deboucheur|detergent|white spirit|pile bouton)
    pour boire avant (que|les)
    (mains|main) tremblent trop
    reveillee? (par terre|au volant)
    champignons .. (vomit|vomi|delire)
    (repris|chercher) (une|ma) dose
    (bouteilles?|flasques?) .. (machine a laver|bottes|placard) .. (reveillee?|cache|hier)
    (cachets|comprimes|medocs) .. (par dessus|avec) .. (bu|bouteille|alcool|verre)
    (melange|mele) .. {pills}
    calories .. (cache|serviette|cheveux)
    (doigt|doigts) au fond de la gorge
    (tout ce que j ai trouve|toute l armoire|n importe quoi) .. (armoire|pharmacie|pris)
    (plaquettes|boites) vides
    (bleu|bouge plus|inconscient|delire|convulse) .. (gaz|pris|bu|mange|copain|vomit)
    laxatifs
    (noir|tombe|malaise) quand je me leve
    (balance|pese) .. (trop|encore)
    (heure|avale|pris) .. commence a avoir sommeil
    {me} (ai )?(ne )?(mange|mangee?|ai rien mange|ai pas mange|mange plus|avale plus rien) .. (depuis|expres|pour me punir|jours|kilos|evanoui|maigrir|exprès)
    sans (rien )?(manger|avaler) .. (tombe|evanou|kilos|jours|tourne)
    {me} (me )?(fais|fait) vomir
    (tout|tous) (re)?vomi .. (comme|hier|jours|coeur|repas|encore|mange)
    (vomi|vomis|vomir) .. (expres|repas|sang|cachette|chaque fois|doigts)
    (kilos|kilo|kg) .. (encore|descendre|evanouir|contente|moins|sous|grosse|malaise|perdre|cache)
    (sous|descendre|arriver a|passer sous) (les )?(\\d+|trente|quarante|cinquante) (\\S+ )?(kilos|kg)
    {me} bois (des le|tout le|le matin|seul|tous les jours|jusqu|pour oublier|en cachette)
    (tremble|crise|reveille par terre) .. (bois|alcool|boire|bu|matin)
    {me} (ai )?(pris|prends|augmente|melange|avale|bu) .. (doses|trop de choses|combien|dose|trop|cachets de|les cachets|tout seul|toute seule)
    (sens|sent) (plus|pas) mes (mains|jambes|doigts)
    (pris un truc|pris quelque chose|pris des trucs) .. (respire|reveil|bizarre|tremble|soiree)
    (du mal a|difficile de) respirer .. (pris|bu|cachets|alcool)
    (cache|jette|jeter) (la|sa|ma) nourriture
  `,
};
