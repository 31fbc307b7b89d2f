/** What else a sentence can be about, as constructions of folded words. */

/** Told, played, sung, read or studied. */
export const fiction = `
  (roman|romans|film|films|cinema|serie|series|episode|chapitre|chapitres|personnage|personnages|perso|heros|heroine|scene|scenes|chanson|chansons|paroles|refrain|poeme|theatre|tragedie|netflix|podcast|documentaire|manga|dissertation|expose|polar|thriller|narrateur|narratrice|scenario|monologue|comedie|opera|replique|jeu video|jeu de role|murder party|escape game|paintball|fortnite|boss|niveau|respawn|version latine|commentaire compose|tuto)
  (novel|movie|films|film|series|episode|chapter|character|lyric|lyrics|song|poem|play|villain|heroine|narrator|documentary|essay|rehearsal|horror|d d|scenario|script|podcast|level|respawn|dragon)
  (aux infos|au journal|faits divers|fait divers|l article|un article|la radio|le proces|affaire \\S+)
  (the news|in the paper|headline)
  (camus|maupassant|flaubert|zola|shakespeare|hamlet|werther|bovary|karenine|antigone|romeo|juliette|juliet)
`;

/** Said of something that is over. */
export const overcome = `
  il y a (\\S+ ){1,3}(ans|annees|mois)
  (a l epoque|autrefois|dans le temps|l an dernier|l an passe|l annee derniere|quand j etais|quand j avais|a vingt ans|a quinze ans|a seize ans|a dix huit ans|avant)
  (ans|mois|jours|an) (sans me|sobre|que j ai quitte|que je suis parti|que je suis partie|depuis)
  je vais (beaucoup )?mieux
  (heureux|heureuse|contente|content|fiere|fier) (d etre|de moi|d en)
  (m a|m ont|ma) (sauve|sauvee|aide|aidee)
  (guerie|gueri|derriere moi|remonte la pente|c est fini depuis|je suis en paix|loin maintenant|c est loin)
  (maintenant|aujourd hui) (je|j|ca|il|c) .. (cours|dors|ris|va|vis|heureux|heureuse|bien|pain|mieux|filles|fille|souris|chante|enseigne)
  en (19|20)\\d\\d
  (therapie|m en suis sorti|m en suis sortie|je me souviens|repense|a l adolescence|quand j etais ado|retablie|retabli|sevre|j ai relu|sans trembler|tout a change|je suis la et|trois ans|dix ans|douze ans|vingt ans)
  (\\d+|un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|trente) (ans|mois|an|annees|semaines) (sans|que je ne|que je n|que je suis|que j ai arrete|apres|plus tard|de sobriete|d abstinence|aujourd hui)
  je ne (me |m )?(coupe|scarifie|fais|frappe|mutile|drogue|bois|pense) plus
  (survecu|surmonte|revis|rescape|rescapee|reconstruit|reconstruite|repris gout|derniere seance|fin de therapie|cette annee la|ce jour la|cette nuit la|cet hiver la|l hiver dernier|l ete dernier|adolescente|adolescent|a l adolescence|jeune fille|etudiante|etudiant)
  quand j (etais|avais) (jeune|ado|petit|petite|\\S+ ans|en)
  (\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty) (years|months) (clean|sober|later|without|since|today|on)
  (survived|recovery|when i was (young|a teenager|a kid|\\d+|\\S+teen)|last year|last winter|so glad i)
  i don t (cut|hurt myself|drink|want to die|want that) any ?more
  (years|months) (ago|since|clean|sober)
  (back then|used to|at the time|in the past|in (19|20)\\d\\d|behind me|i don t feel that|therapy worked|glad i m here|glad i am here|recovered)
`;

/** In the past, of a sentence. */
export const pastTense = `
  (avais|etais|voulais|pensais|faisais|me coupais|coupait|frappait|ai voulu|avait|etait|allait|croyais|aurais voulu|ai fait|ai failli)
  (wanted|was|were|used to|had|would have|tried|thought|didn t)
`;

/** One's work, or a course. */
export const work = `
  (patient|patiente|patients|urgences|garde de nuit|de garde|permanence|formation|signalement|procureur|tribunal|plaidoirie|dossier|intervention|pompier|pompiers|caserne|infirmiere|infirmier|transmissions|debriefing|criminologie|correcteur|avocat|assistante sociale|psychiatre le voit|accompagne des|spot contre|cellule|referente|collegues ont)
  (client|clients|referral|social worker|night shift|jury duty|safeguarding|forensic|crisis line|helpline|case conference|safety plan|gp informed|training day)
`;

/** What follows a wish to die that is none. */
export const idiomAfter =
  /^(?:\S+ ){0,2}?(?:rire|honte|faim|soif|chaud|froid|ennui|trouille|peur|fatigue|jalousie|plaisir|laughter|laughing|embarrassment|boredom|hunger|cold|heat|shame|of it laughing|lol|mdr|haha|rapport|dossier|sucre|subscription|travaux|table) /u;

/** Said with a laugh or as a figure anywhere in the sentence. */
export const figure = `
  (lol|mdr|mdrr|mdrrr|ptdr|haha|xd|jpp|lmao|rofl|ahah)
  (plutot|vaut mieux) (mourir|crever) (que|plutot)
  pour (un|une|du|de la) (cafe|croissant|cigarette|couscous|pizza|chocolat|glace|sieste|verre)
  for (a|an|some) (coffee|croissant|biscuit|cigarette|curry|nap|pint|proper)
  (imprimante|logiciel|appli|mots de passe|planning|reunion de|chaudiere|boulot me|talons|pieds me|escarpins|dos me|bouchons)
  (vacances|party is|the music|nuance|une semaine de sommeil)
  (handball|rugby|judo|boxe|jiu jitsu|karate|ping pong|parachute|elastique|moustique|chaton|mon chat m|derby|bungee)
  (eczema|psoriasis|dermato|urticaire|varicelle|chicken pox|thyroide|points de suture|stitches|en epluchant|en cuisinant|en bricolant|peeling|fer a lisser une)
`;

/** Said of animals, which hit, bite and frighten as people do; they are also what is given away before a death. */
export const animals = `
  (chat|chien|sapin|pigeon|chaton|moustiques|fourmis)
`;

/** Others deny it, or the person does. */
export const denied = `
  (ne|n) (veux|voudrais|vais|pense|suis|ai|ferais|me|cherche) (me )?(pas|jamais|plus) .. (mourir|suicider|tuer|fais|suicidaire|suicide|mal|idees noires|disparaitre|noires)
  (pas|jamais) (envie|voulu|eu envie) (de|me|d) .. (mourir|mal|tuer)
  (dit non|non|aucune) .. (sincerement|c est vrai|idee noire|idees suicidaires|idees noires)
  (idees suicidaires|idee noire|idees noires) (aucune|non|zero)
  ce n est pas (une|un|que je veuille|que) .. (adieu|mourir|lettre|veuille)
  (not|never|no) .. (suicidal|suicide|die|kill myself|harming myself|a goodbye|goodbye|laid a finger|hurt anyone)
  (don t|do not) want to die
  (ne|n) m a (jamais|pas) .. (frappe|frappee|touche|touchee|leve|insultee)
  (personne|il|elle) (ne )?(me|m) .. (frappe pas|touche pas|fait de mal ici|frappe maman|de mal)
  frappent pas
  peur de rien
`;
