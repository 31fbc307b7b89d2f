import type { HelpConstructions } from './help-rule.ts';

/** What may mean a danger from or for others, in French. */
export const frenchPossibleDanger: HelpConstructions = {
  violence: `
    (m a|ma) (demande d|demande de|dit d) (enlever|me deshabiller|me mettre nue|toucher)
    (me|m) (coince|coincait|bloque) (dans|contre|derriere)
    (s excuse|se excuse|demande pardon) (toujours|apres|avec des fleurs)
    {me} (n )?ai plus le droit de (voir|sortir|parler|appeler)
    (c etait|c est) la porte (du|de)
    (mes|les) bras sont bleus
    (cles|telephone|carte) .. (pour que je (n appelle|ne parte|ne sorte))
    (arcade|suture|suture|plaie) .. (j ai dit|porte|marche)
    (entre dans|regarde dans) (les|ma) (douche|douches|salle de bain|chambre)
    {me} dors .. (que d une oreille|avec la peur|un couteau)
    (accompagnee?|venu) aux urgences .. (repondu|place)
    (sac|valise) (cache|prete|pret) .. (voisine|partir|trouve|cave|sous)
    (peur|angoisse|terrifiee?) (de|quand|d) (rentrer|lui|il rentre|elle rentre|rentrer a la maison|rentrer chez moi|ce qui m attend)
    {me} (sais|sait) ce qui m attend
    (sa cle|ses pas|la porte|la cle|ses cles|la voiture) .. (serrure|ventre se noue|coeur s arrete|je tremble|je me fige|se noue)
    (marche|marcher) sur des oeufs
    (il|elle|qui) (controle|surveille|verifie|fouille|confisque|garde|bloque|jette|a jete|a confisque|a pris|ouvre|casse|a casse) (mes|mon|ma|tout|le|la) (telephone|cles|compte|sorties|papiers|passeport|argent|messages|tickets|carte|trajets|tout|poignee|depenses)
    (ont|a|me) (pris|garde|confisque) (mon|mes) (passeport|papiers)
    (me marier|un mariage|marier) .. (pays|de force|oblige|seize ans|passeport)
    (renvoie|renvoyer|envoyer) au (pays|bled)
    {me} (ai )?(dit|dis|raconte) .. (tombee?|cognee?|placard|escalier|porte) .. (porte|mois|placard|cru|fois|travail|boulot|vrai)
    (oeil au beurre noir|levre ouverte|cotes cassees|dent cassee|bleu descend|fond de teint|bleus que je cache)
    (la porte|porte) (verrouillee|fermee a cle) .. (dors|cachee|poignee|salle de bain)
    {me} dors (dans|porte) .. (salle de bain|verrouillee|habillee|fermee a cle|cle)
    (il|elle) (jette|casse|lance|balance) .. (assiette|assiettes|vaisselle|objets|meubles|murs|au visage|porte)
    l assiette vole
    (vient|venait|entre) dans ma chambre (la|chaque|quand)
    (me|m a|m) (touchee?|toucher|caressee?|coince|coincee|embrassee? de force|tripote|tripotee) .. (dit|rien|voulais|jupe|cuisse|figee|secret|honte|oncle|lit|nuit)
    (main|mains) .. (sous ma jupe|sur ma cuisse|dans ma culotte)
    (envoie|envoyer|publier|montrer|diffuser) .. (photos|video|les photos) .. (si je|nue|lycee|tout le monde)
    (il a|a des|ils ont) des photos de moi
    (mon ex|il) .. (m attend|devant la creche|devant chez moi|me suit|m a retrouvee|en bas de chez moi|me harcele|devant mon travail)
    (m attendent|me tapent|me frappent|me rackettent|me harcelent|me crachent)
    (recommencera|recommence) (plus|pas) .. (pleure|dit|jure|promis)
    (mon devoir|devoir conjugal)
    (j ai|ai) (honte|peur) c est mon (fils|mari|pere|frere)
    (me|m a) (jetee|poussee|bousculee|pousse|bouscule|enfermee|enferme|insulte|humilie devant|crie dessus)
    quand il (boit|a bu|rentre|s enerve) .. (je|j|petits|enfants|chambre|cache|coups|prendre)
    (personne|qui) (ne )?(me|va me) (croira|croire) .. (tue|police|homme|dit)
    {me} (mets|cache|emmene) les (petits|enfants) .. (chambre|coups|crie)
    {me} suis restee figee
    au cinquieme je sais
  `,
  child: `
    (papa|tonton|il|elle) .. (main|mains) (dans|sous) (mon|son|ma|leur) (pyjama|culotte|slip|lit)
    (attend|dort|reste) sur le palier
    (entends|entend) (des gifles|des coups|crier|hurler|frapper)
    (se protege|protege) la tete
    (attache|enferme) (au|dans le|dans la|a la) (radiateur|placard|cave|lit|chaise)
    (fouille|mange) (nos|les|dans les) poubelles
    c est moi qui fais (a manger|tout|les repas)
    (reunis|ensemble) .. au ciel
    jurer de (rien|ne rien) dire
    jeu secret
    avec des marques
    {child} .. (bleus|hematomes|marques|brulures|frappe|battu|battue|cave|cachette|supplie|secoue|sans manger|affame|maigre|touche|secret|terrifie|sursaute|seul la nuit|seule la nuit|nues|peur de rentrer|veut plus rentrer|comment on fait pour mourir|veut mourir|dessine des choses|kilos)
    (supplie|pleure|hurle|crie) (pour ne pas|pour pas|de ne pas|depuis deux jours|chaque fois) .. (rentrer|retourner|pere|chez|personne)
    (son pere|sa mere|son beau pere|le beau pere|mon beau pere|leur pere|son oncle|son entraineur|son coach|mon oncle) .. (cave|frappe|enferme|punit|bisous|secret|touche|brule|placard|boit|arrive)
    (les enfants|ses enfants|le bebe|les petits|des enfants) .. (crier tous les|hurler|seuls la nuit|pleure depuis|qu on frappe)
    on (les )?entend (crier|hurler|pleurer) (tous|chaque|la nuit|toute)
    maman (boit|dort tout|est pas rentree|est partie|nous laisse|se reveille plus)
    (papa|maman) est (pas|plus|jamais) (rentree?|la|revenue?)
    c est moi qui (le|la|les) garde depuis
    (plus rien|rien) a manger
    notre (petit )?secret
    leur secret
    c est notre secret
    demande des photos (nues|de)
    (secoue|secouer|frappe|gifle) .. (bebe|fils|fille|petit)
  `,
  others: `
    (une|la) liste de noms .. (de quoi|arme|faire)
    (imagine|pense a) (l oreiller|un coup d epaule|le couteau)
    peur (de mes mains|que ca parte)
    (cameras|micros) dans les murs
    elle ne rentrera pas
    c est moi qu on (regardera|ecoutera)
    {me} (vais|veux|voudrais|pense a|reve de|ai pense a) (le|la|les|lui|leur) (tuer|faire payer|faire mal|frapper|bruler|descendre|detruire|punir)
    (lui|leur) faire (payer|mal|du mal)
    (j ai|avec|pris|prends|achete|charge) (la|le|un|une|mon|l) (batte|couteau|fusil|essence|marteau|hache|lame)
    (fusil charge|couteau dans mon sac|chargeur|cartouches)
    ils vont (comprendre|payer|regretter|voir)
    {me} ai (failli|leve la main|leve la main) .. (frapper|sur|femme|fille|fils|bebe)
    {me} (ne )?sais pas si je (m arreterai|pourrai m arreter|me retiendrai|tiendrai)
    {me} (ai|l ai) (serre|secoue|tape|gifle|frappe) .. (trop fort|si fort)
    peur (de recommencer|d aller plus loin|de moi|de lui faire|de perdre le controle|de ne pas m arreter)
    (des images|images) dans la tete .. (bebe|bain|couteau)
    (les|des|la) voix .. (disent|dit|veulent|crient|ordonne|ordonnent|parlent|arretent)
    dieu m a (ordonne|demande|dit|choisi)
    (ils|on) me surveille(nt)? .. (compteur|voisin|telephone|partout|murs|defendre)
    {me} (ne )?me fais plus confiance
    (me defendre|l arrete|les arrete|le neutraliser) avant qu
    (merite|meritent) de (crever|mourir|souffrir)
    pas une (facon de parler|blague|plaisanterie)
  `,
  poisoning: `
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
