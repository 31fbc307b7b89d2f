import type { HelpConstructions } from './help-rule.ts';

/** What may mean a danger from or for others, in French. */
export const frenchPossibleDanger: HelpConstructions = {
  violence: `
    (chute|tombee?|en jardinant|cognee?|le velo|le volley) .. (ai je dit|j ai dit|pas de velo)
    (j ai dit|ai dit) .. (tombee?|en jardinant|le volley|la porte) .. (lui|mais c est|souriait)
    (hopital|docteur|medecin|urgences|radiologue) .. (dit|souriait) .. (tombee?|chute|jardinant)
    il a (casse|defonce|ecrase|fracasse) .. (porte|tel|telephone|lunettes|moi)
    si je (partais|pars|parle|parlais|le quitte) .. (trouver|retrouver|pire|mere|verra|regretter|tout le monde)
    prochaine fois (il|elle) (ne )?(me|la) .. (raterait|ratera|reposera|rater)
    (recommence|recommencait) devant (la petite|le petit|les enfants|les petits)
    dort dans la voiture
    (il|elle) nous cherche
    interdit de (revoir|voir|parler a|appeler|sortir)
    (plus|pas) le droit de (parler|voir|sortir|revoir|appeler)
    (traceur|mouchard|gps) .. (voiture|telephone|sac)
    (ferme|porte) .. bureau .. (main|mains|cle) .. (dos|cuisse|bas|main)
    (ou|comme) il pose ses mains
    (oblige|obligee|force|forcee) a me (deshabiller|mettre nu|mettre nue)
    (ils|ont) .. filme .. (video|tourne)
    (garde|gardent|pris) (mon|ma|mes) (passeport|carte bancaire|papiers|carte)
    carte bancaire .. (lui|il) .. garde
    rapporte les tickets
    (fond de teint|lunettes de soleil) .. (joue|taf|travail|croient|oeil|demain)
    ce n etait pas un accident
    (me|m a) (gifle|tape|cogne) (devant|qd|quand)
    (coussin|oreiller) sur (la figure|la tete|le visage)
    (il|elle) (tire les cheveux|tord les doigts|serre)
    je (ne )?(crie|sonne|parle) (jamais|plus) .. (enfants|reveiller|pince)
    fait comme s il (n )?entendait
    (dit|voulais) (que )?(je )?(ne )?(voulais )?pas .. attendu que ca passe
    (epouse|epouser|marier) .. (cousin|je t enterre|de force)
    (papa|il) pose les cles (fort|fort sur)
    je (me )?(cache|monte) .. quand il (rentre|arrive|boit)
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
    (traces|marque|marques|bleus|brulures) .. (dos|bras|jambes|cou|fesses) .. (maman dit|elle dit|mere dit|vilaine|boutons)
    (marque|traces) de .. doigts
    (se )?protege(r)? (le visage|la tete|sa tete)
    (seule?|seuls|laissent|enferme|dehors) .. (nuit entiere|toute la nuit|des heures|sur le balcon|en chaussettes|avec le bebe)
    (enferme|enferment|laisse|laissent) .. (balcon|voiture|placard|cave|dehors)
    (dormir|dort) (dans la cave|par terre|dehors)
    on (m|l|le|la) (enferme|attache|attachait) quand
    (photos|photo) sans (habits|vetements)
    (vient|revient) de chez son (pere|oncle) .. marque
    (entre|rentre) quand je me douche
    maman (repond|se leve|ouvre) (pas|plus)
    (maman|elle) dort et .. (n )?ouvre pas
    (il ne faut|faut) (pas|rien) (le )?dire
    il (reste|vient) .. notre moment
    (sans un mot|enfermee?) .. lavee? deux fois
    (bebe|petit|petite) .. fracture
    (emmener|emmene|partir) au pays .. marier
    (figee|fige) comme une (pierre|statue)
    (boit|bu) .. (bebe|petits|enfants|route) .. (baignoire|deux|vendredis|voiture)
    bebe .. seul .. (dose|acheter|sortir)
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
    reponds (plus )?de rien
    (n est|est) (pas|plus) a moi .. (personne|autre)
    {me} (l ai )?(attends|attendu) .. (barre|marteau|batte|couteau|hache|derriere la porte)
    (foncer|rentrer) dans (la terrasse|la foule|le tas|les gens)
    (pense|penser) a l oreiller
    (main|mains) (a|sur|autour de) (la|sa) gorge
    quand je (le|la|les) (bats|frappe|tape|cogne)
    ma main (est partie|qui lache)
    (frappe|gifle|cogne) (un homme de|mon pere|papa|maman|ma mere|ma femme)
    n ose plus (le|la) (porter|toucher|prendre)
    voix me (repete|dit|ordonne) (que|de tuer)
    serre le bras .. (trop fort|marques)
    prochaine fois je (vais )?(la|le|les) (cogner?|frapper?|tape)
    faire un carton (au|a)
    failli (lacher|jeter|noyer) (la|le) (poussette|bebe|petit)
    (si|qu) elle .. (avocat|quitte|parle) .. regretter
    personne (ne )?me les prendra
    dieu me demande
    regarde le couteau
    je l attends derriere
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
};
