import type { HelpConstructions } from './help-rule.ts';

/** What may mean that somebody wants to die or hurts themselves, in French. */
export const frenchPossibleSelf: HelpConstructions = {
  suicide: `
    seule (chose|raison) qui me (retenait|retient|retenir)
    {me} (ne )?les (avale|prends) (plus|pas) .. (les )?(garde|cache|mets)
    (somnifere|somniferes|cachets|comprimes|gelules|medicaments) .. je (les )?(mets|garde|cache|range) (dans|de cote|sous|depuis)
    {me} compte (les|mes) (gelules|cachets|comprimes|boites)
    (ferai|aurai fait|fais|faire) ce que j ai a faire
    depuis que j ai (decide|fixe|choisi|pris) .. (guerie?|bonne mine|leger|legere|mieux|souri|calme|dors|tremble|apaise)
    {me} (ai fixe|ai choisi|ai decide|sais maintenant) .. (apaise|leger|legere|calme|bonne mine)
    (leger|legere|apaise|apaisee|calme) depuis que (j ai|je sais)
    {me} (n y )?(ne )?serai (pas|plus) (la|ici) (en|pour les|pour la|pour le|au)
    (roses|tomates|jardin) .. n y serai pas
    (effacer?|efface) l historique
    {me} (ai la|sais ou est la) corde (dans|sous|depuis)
    (emplacement|tombe|concession) .. cimetiere .. bientot
    qu on (m enterre (pres|a cote|avec)|disperse mes cendres)
    (pas de fleurs|mette pas de fleurs) .. (dise|veux|moi|demande)
    (personne|que personne) ne (se )?(doute|peut m en empecher|pourra m en empecher)
    (obseques|enterrement|cercueil) .. (prevu|paye|choisi|la chanson|vetements|virement)
    c est ici que je (m arrete|descends)
    (carnet|cahier|journal) s arrete (avec moi|ici)
    d ici la .. (plus personne|personne) .. (changer|empecher)
    {me} (garde|continue) .. personne ne se doute
    {me} (suis )?(m en vais|partie?) .. (ne sois pas|ne soyez pas) triste
    (elle|il|mamie|papy) .. (s en va|est fatiguee?) .. sages
    (choisi|decide) la mienne
    mangez sans moi .. (colere|pardon)
    (ils|elles|elle|il) (trouvera|trouveront|comprendra|comprendront) .. sans moi
    (on n aura|il n y aura) plus qu a (me|m)
    (plus qu|reste qu) a (le faire|choisir (le|un) (soir|jour))
    {me} (ai )?fixe un jour
    (lundi|demain|jeudi|apres) ils comprendront
    {me} (ne )?(irai|verrai|passerai) pas jusqu (au|a)
    (le plus simple|plus simple) serait de fermer les yeux
    plus peur de la mort
    liste de ceux qui pleureraient
    si (ca|tout) s arretait la
    ouvriras ce cahier .. (reproche|coupable)
    {me} (m arrete|descends) ici
    (je vous|je te) rends (votre|ta) liberte
    refais ta vie
    (quand|apres que) ce sera fait
    (ouvrirez|ouvriras|lirez|liras) (ce|ceci|cela|ces|cette) .. (trop tard|grand|grande|parti|partie|discuter)
    (entre|rentre|monte|viens) pas .. (appelle|appelez) .. (pompiers|samu|secours|police)
    rien fait de mal .. (pompiers|aime|pardon|moi)
    que (mes enfants|ma famille|mes parents|ma fille|mon fils) me pardonne(nt)?
    (serre|embrasse|lache|regarde|tenu) .. c etait la derniere fois
    (tenir|tenu|tiens) .. autant que j ai (pu|plus)
    fait ce que j ai (pu|plus) .. (embrasse|embrassez|adieu|pardon|vous)
    (j ai essaye) vraiment .. (heureux|pardon|desole)
    (a|de) (toi|vous) pardon
    pardon pour ce (qu|que) (il|elle|vous|tu) (va|vas|allez) (voir|trouver)
    (vous|tu) (me )?manquerez .. la ou je vais
    (camion|voiture|bus|train) ne s arretait pas
    traverse sans regarder
    {me} suis de trop .. (monde|vie|partout)
    j ai fait mon temps
    (le jour ou|quand) (elle|il) (meurt|mourra|part) je (la|le) (suis|suivrai|rejoins)
    {me} reste (pour|a cause) .. (tout ce que|seule raison|comme raison)
    qu on m efface
    (pense|penser) a (ne )?plus etre (la|ici)
    vienne me (prendre|chercher|cueillir)
    {me} (ne )?fais plus de projets
    (ne pas|plus) voir demain
    pas l air que je respire
    (n aurai|aurai) pas a le faire moi meme
    si {me} (n )?etais pas nee?
    marcher (tout )?droit .. (retourner|vagues|eau|mer)
    je n en veux plus (de cette vie|de la vie|de ma vie)
    ma vie .. je n en veux plus
    voix .. (dit|me dit) vas y
    {me} (conduis|roule) trop vite expres
    {me} (ne )?mets plus ma ceinture
    (me demande|demande) si quelqu un m empecherait
    (le neant|grand silence|grand sommeil|grand repos)
    vivement (mon tour|la fin|que ce soit mon tour)
    {me} (peux|pourrais) (tout )?arreter (tout ca )?quand je veux
    (lache|egoiste) de (partir|s en aller) quand
    penser (a|de) (les|vous|le|la) quitter
    (ne plus etre|cesser d etre)
    {me} (pourrais|pouvais|peux) ne (pas|plus|jamais) (rentrer|revenir)
    (reve|imagine|imaginer|vois) .. (mon enterrement|ma mort|mes obseques)
    (tout|moi|ca) s eteigne
    {me} devrais (disparaitre|mourir|ne pas exister|partir)
    (cette fois|plus) .. (pas|plus) envie qu on (le|me) (chasse|soigne|sauve|guerisse)
    (ecouter|faut) (la voix|les idees) .. (reviennent|revenaient)
    les idees reviennent
    {me} gare .. (falaise|pont|voie|bord)
    voulu partir
    (c est|ce sera) (decide|pour bientot|pour ce week end|pour cette nuit|pour jeudi|pour ce soir|pour demain) .. (soulag|calme|personne|fini|plus)
    {me} (ai )?(pris ma|decide) (decision)? ?.. (empecher|m en empecher|soulagement|soulage|apaise)
    (ma|la) (guitare|montre|console|collier|chien|chat|livres|vinyles|bijoux) .. (plus besoin|l usage|ne me pleurent|la ou je vais)
    (code|mots de passe) de mon telephone .. (photos|reste|enterrement)
    (ne cherchez pas|cherche pas|cherchez pas) (a comprendre|de coupable|le coupable)
    c est mieux comme ca .. (aime|pardon|vous)
    (vous avez|tu as) fait ce que (vous|tu) (pouviez|pouvais)
    (gardez|garde) (de moi|un bon souvenir de moi)
    (ne|n) (garde|gardez) pas ma chambre
    ils n (auront|aura) (plus )?(a s|plus a) (occuper|inquieter)
    {me} aurais voulu (vous|te|les) voir grandir
    (merci|pardon) .. (la vie|et pardon|d avoir essaye)
    (derniere|dernier) (sms|message|mot|appel|repas|diner|cafe) .. (chacun|adieu|ils ne savent|sans)
    assez de (cachets|comprimes|somniferes|medicaments)
    (un|le) soir ou je serai (seul|seule)
    (il y en a|j en ai) assez (pour)?
    sait (ou|que) .. son arme
    {me} (ai )?(veux|voudrais|aimerais|envie de|envie d|ai envie de|reve de) ({adverb})? ({adverb})? (disparaitre|m effacer|partir pour de bon|m en aller pour de bon|que ca s arrete|que tout s arrete|que ca finisse|que ce soit termine|que ce soit fini|que ca s eteigne|qu on me laisse partir|tout arreter pour de bon|ne plus rien sentir|ne plus me lever)
    (sans|si je .. plus la|si j .. plus la) .. (moi|ca) .. (mieux|respirer|simple|soulage|tranquille|changerait|heureux)
    (mieux|plus simple|plus heureux|plus heureuse|plus facile) sans moi
    si {me} (ne |n )?(disparaissais|etais plus la|me reveillais pas|me reveillais plus|etais pas la|mourais|mourrais)
    (pas plus mal|mieux|soulagement|bien) .. (reveillais pas|reveille pas|reveiller)
    {me} (suis|deviens|ne suis qu) (qu )?(un|une)? (poids|fardeau|boulet|charge) (pour|a)?
    {me} (ne )?(sers|sert) (plus )?a rien .. (monde|personne|mourir|la|soulage|mieux|vivre)
    (ma|la) vie (ne |n )?(m interesse|vaut|sert|a|est) (plus|pas|a rien|aucun|finie)
    (plus|aucun) (de |aucun )?(sens|gout|raison) a (vivre|continuer|ma vie|rien)
    a quoi (bon|ca sert) (demain|continuer|vivre|de vivre|de continuer|me lever|de me lever|tout ca)
    pourquoi (continuer|vivre|rester|je suis encore la|je vis)
    {me} (ne )?(vois|voit|trouve|ai) (plus )?(pas |plus )?(d|de|qu|aucune|qu une)? ?(seule |autre )?(issue|sortie|solution|porte de sortie|espoir|avenir)
    {me} (n )?(en|ai)? ?(peux|peu) plus .. (de vivre|de porter|la vie|rien|tenir|lutter|lache|force)
    {me} (n )?ai plus (la|de) force .. (continuer|lutter|tenir|rien|vivre|tt|tout|me battre|envie)
    {me} (n )?ai plus envie de (rien|me battre|lutter|continuer) .. (plus|vie|finisse|arrete|la)
    {me} (n )?ai assez vecu
    assez vecu
    (fait|fini) le tour de .. (vivre|la vie)
    (le|les) (rejoindre|retrouver) (la haut|bientot|au ciel|enfin)
    {me} (voudrais|veux|aimerais|vais) .. rejoindre .. (mort|partie|parti|elle|lui|ensemble|bientot)
    {me} (ai )?(pense|penser|pensais|songe) au pire
    {me} (ai )?peur de (moi|moi meme|faire une betise|faire une connerie|ce que je pourrais)
    faire une (connerie|betise) (si|ce soir|cette nuit)
    {me} (ai menti|mens|fais semblant|ai dit non) .. (idees|menti|psy|matin au soir|alone)
    idees noires .. (menti|reviennent|reviens|encore|plus en plus|nuit)
    (psy|medecin|docteur) .. (idees noires|suicide) .. menti
    (regarde|regarder|regardais|fixe) .. (le train|l eau|le vide|les rails|le pont|la falaise|les comprimes|la fenetre) .. (pas|longtemps|simple|seul|dit|pense|facile)
    (un coup de volant|quitter la route|quitte la route|fermer les yeux au volant|contre un platane|contre un arbre|donner un coup de volant)
    {me} (serai|serais) (enfin )?(en paix|mieux la bas|libre de tout|plus la|bientot plus la)
    {me} (ne |n )?verrai pas (mes|la|le|noel|l ete|le printemps|demain)
    (viendra|vienne|venir|vient) me chercher .. (cette nuit|bientot|enfin|dieu)
    (dieu|seigneur) .. (vienne|viens) me (chercher|prendre)
    {me} (ne )?merite (pas|plus) (de |d )?(vivre|etre la|exister|d etre)
    vivre (me fait|fait|ne me|est devenu) (mal|trop|insupportable|rien|une torture)
    aurais (prefere|du) .. (accident|mourir|me tuer|tue|jamais naitre|partir avec)
    {me} (ne )?(aurais|ai) (pas|jamais) (du|demande a) naitre
    {me} (ne )?tiens plus (le coup|bon)
    (autant|mieux) (mourir|crever|en finir|m effacer|disparaitre)
    (repos eternel|dormir pour toujours|m endormir pour|endormir .. pas me reveiller)
    {me} (n )?attends (plus )?(rien|que la mort|la mort|que ca finisse|que ca s arrete)
    plus envie (d etre|de vivre|d exister|de continuer|d etre la)
    (plus|pas) envie (detre|d etre) (la|en vie)
    (ce sera|ca sera|c est|c sera|tout sera) (bientot )?(fini|termine) (pour moi|bientot|ce soir|demain|dimanche|samedi|vendredi|lundi|mardi|mercredi|jeudi)
    (vendredi|samedi|dimanche|lundi|mardi|mercredi|jeudi|demain|ce soir|cette nuit|apres) .. (ce sera|ca sera|tout sera|c est) (fini|termine|regle)
    {me} (ne |n )?serai(s)? (plus la|parti|partie) (demain|dans|quand|ce soir|la semaine|bientot|pour)
    dans (une semaine|trois jours|deux jours|un mois|quelques jours) je ne serai plus
    {me} (ai|avais) (choisi|fixe|decide|note) (la|une|le|ma) (date|jour|moment|endroit|lieu|pont) .. (calme|apaise|soulage|tenir|plus|matin|personne|fin|heure)
    {me} (n )?en aurai (plus|pas) besoin
    {me} n aurai plus (besoin|l usage)
    tout est (pret|regle|en ordre|range|prevu) .. (fini|pour moi|seule|partir|s occuper|jeudi|demain|ce soir|bientot|notaire|obseques|le faire)
    {me} tiens jusqu .. (et puis|apres|puis|ensuite)
    {me} (ai|avais) .. (compte|garde|gardee?s?|mis de cote|cache|stocke|accumule) .. {pills}
    {pills} .. (dans le tiroir|assez|combien il en faut|arrete pas d y penser|sous le lit|de cote)
    (le|la|un|son|mon) (fusil|pistolet|arme|revolver|carabine) (de|est|dans|charge|chargee) .. (armoire|coffre|cartouches|grenier|retrouve|range|papa|papy|mon)
    (ou|range) .. (range|cache) (son|le|l) (arme|fusil)
    {me} (ai|me suis) (cherche|regarde|renseigne|renseignee) .. (internet|doses|combien|comment mourir|noeud|methode|sans souffrir)
    (monte|montee|grimpe) sur le (toit|pont|parapet) .. (voir|retourne|vide|demain|pense)
    (repere|choisi) .. (l endroit|un pont|le pont|l heure|les horaires des trains)
    (ne m en (voulez|veux|veuillez) pas|pardonnez moi|pardonne moi|pardon maman|pardon papa|pardon les|pardon a tous|pardon pour tout|desole de vous laisser|desolee de vous laisser|desole de te laisser|desolee de te laisser|desole maman|desolee maman)
    (prends|prenez|occupez|occupe) .. (soin|vous|toi) .. (quand je|je suis desole|je ne serai|apres moi|sans moi|quand j)
    quand je (ne )?serai (plus la|parti|partie|mort|morte)
    pour quand je serai (parti|partie|plus la|mort|morte)
    (c est|voila|ceci est|ce sera) (mon|ma|la) (dernier|derniere) (message|lettre|page|fois que j ecris|fois que j|nuit|noel|anniversaire|mot)
    la derniere fois que (j ecris|jecris|je vous|je l ecris|je te)
    (dites|dis|dire) (a|leur|lui) .. que je (l|les|la|le|t) (aimais|aime|ai aime)
    (faute de personne|y es pour rien|y etes pour rien|y est pour rien|cherchez pas de coupable|la faute a personne|pas ta faute|pas votre faute)
    merci d avoir ete la
    {me} (pars|m en vais|partirai) (cette nuit|ce soir|pour de bon|pour toujours|definitivement|demain matin et)
    (ecrit|ecris|laisse) (une lettre|les lettres|une lettre a chacun|un mot|des lettres) .. (tiroir|apres|quand|chacun|partir|partie|pour eux|pour maman|personne|derniere)
    (dit|dire) (au revoir|adieu) (a chacun|a tous|a tout le monde|sans qu)
    embrasse une derniere fois
    mes dernieres volontes
    on passe .. a mon enterrement
    plus jamais (mal|souffrir)
    (arrete|arreter) mon traitement .. (sans le dire|coeur|faut|finira)
    plus (la|ma) place (ici|nulle part|nul part|dans ce monde)
    personne (ne )?(remarquerait|verrait|pleurera|s en rendrait|me regretter|me regretterait|me pleurerait)
    {me} encombre
  `,
};
