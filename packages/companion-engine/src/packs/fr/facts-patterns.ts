/** Pieces of the fact patterns; all match folded text (lower case, no accents, straight quotes). */

/** Ends a value: the clause's end, or a word that begins something else. */
export const end =
  "(?=$|,| (?:et|mais|car|parce qu[e']|donc|depuis|pour|quand|alors|du coup|puis|sauf|en ce moment|maintenant|actuellement|d'ailleurs|qui|nommee?|appelee?|il|elle|on|je|j'|c'est|cest|mdr|lol|stp|a peu pres|ces temps-ci|aussi|haha|en fait|en vrai|voila|hein|quoi|tu sais|mais|au fait|enfin|ptdr|xd|d'ou|avec|chez|dans)(?:\\b|$|(?<=')))"
/** Ends a plan, which may say with whom and where. */
export const planEnd =
  "(?: a \\d{1,2} ?h(?: ?\\d\\d)?)?(?=$|,| (?:et|mais|car|parce qu[e']|donc|alors|du coup|sauf|d'ailleurs|il|elle|je|j'|c'est|cest|mdr|lol|stp|haha|en fait|voila|hein|quoi)(?:\\b|$|(?<=')))"

export const je = "(?:je|j'|j)"
export const suis = "(?:je suis|j'?suis|chuis|chui|jsui)"
export const ai = "(?:j'?ai|g)"
export const cest = "(?:c'est|cest|c)"
export const called = "(?:s'appelle|sappelle|s'apelle|se nomme|se prenomme)"
export const name = "[\\p{L}][\\p{L}'-]{1,18}(?: [\\p{L}-]{2,14})??"
/** What may not begin a name after "c'est": mon chat c'est le plus beau. */
export const noName =
  "(?!(?:le|la|les|l'|un|une|des|du|mon|ma|mes|ton|ta|mon tout|toute?|tout|pas|plus|tres|trop|bien|pareil|comme|quand|vraiment|juste|la vie|mieux|plutot|surtout|simple|bof|ca|moi|toi|lui|elle|fini|dur|bon|bizarre|jamais|toujours|encore|aussi|quoi|qui|ou|different|complique|chaud|mort|cool|nul|normal|parti|mignon|adorable|demain|vite|si|ce|cet|cette|autrement|par|souvent)\\b)"

export const animal =
  "(?:chats?|chatte|chatons?|matou|minou|minette|chiens?|chienne|chiots?|toutou|labrador|golden|bouledogue|caniche|teckel|husky|beagle|lapins?|lapine|hamsters?|perruches?|perroquets?|canaris?|oiseaux?|poules?|poissons? rouges?|poissons?|tortues?|cochons? d'inde|furet|animal de compagnie|animal)"

export const relation =
  "(?:mere|maman|daronne|pere|papa|daron|parents|grand[- ]mere|mamie|mamy|grand[- ]pere|papi|papy|petite s(?:oe|œ)ur|grande s(?:oe|œ)ur|s(?:oe|œ)ur|frangine|petit frere|grand frere|frere|frangin|femme|epouse|mari|conjoint|conjointe|compagne|compagnon|copine|petite amie|meuf|copain|petit ami|mec|cheri|cherie|fille|fils|enfant|bebe|meilleure? amie?|meilleur pote|meilleure pote|bff|amie?|pote|coloc|colocataire|collegue|chef|cheffe|patron|patronne|boss|prof|maitresse|maitre|tante|tata|tatie|oncle|tonton|cousine?|voisine?)"

const months =
  '(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)'
const weekdays = '(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)'
export const dayOfMonth = `(?:\\d{1,2}|premier)(?:er)? ${months}`

export const time = `(?:ce soir|cet aprem|cet apres-midi|cette nuit|ce midi|apres[- ]demain|demain(?: (?:matin|soir|midi|aprem|apres-midi))?|${weekdays}(?: (?:prochain|matin|soir|midi|aprem|apres-midi|qui vient))?|ce (?:${weekdays}|week[- ]?end|we)|le week[- ]?end prochain|le week[- ]?end|la semaine prochaine|semaine prochaine|le mois prochain|l'annee prochaine|dans (?:\\d{1,2}|une|deux|trois|quelques) (?:jours?|semaines?|mois|heures?)|le ${dayOfMonth}|le \\d{1,2}|cet ete|cet hiver|cet automne|au printemps|a noel|pendant les vacances|tout a l'heure)`
export const birthdayTime = `(?:le ${dayOfMonth}|en ${months}|aujourd'?hui|demain|apres[- ]demain|${weekdays}(?: prochain)?|ce week[- ]?end|la semaine prochaine|le mois prochain|dans (?:\\d{1,2}|une|deux|trois) (?:jours?|semaines?|mois))`

export const job =
  "(?:infirmi(?:er|ere)|prof(?:esseure?)?|institut(?:eur|rice)|instit|maitresse d'ecole|medecin|docteure?|interne|serveu(?:r|se)|vendeu(?:r|se)|caissi(?:er|ere)|comptable|ingenieure?|develop+eu(?:r|se)|dev|graphiste|designer|webdesigner|avocate?|juriste|architecte|cuisini(?:er|ere)|chef(?:fe)? de (?:projet|rang|cuisine|produit)|patissi(?:er|ere)|boulang(?:er|ere)|coiffeu(?:r|se)|estheticien(?:ne)?|pompi(?:er|ere)|polici(?:er|ere)|gendarme|militaire|chauffeu(?:r|se)|livreu(?:r|se)|routier|routiere|conduct(?:eur|rice)|secretaire|assistante?|commerciale?|consultante?|journaliste|photographe|musicien(?:ne)?|act(?:eur|rice)|comedien(?:ne)?|artiste|illustrat(?:eur|rice)|ecrivaine?|aut(?:eur|rice)|traduct(?:eur|rice)|bibliothecaire|libraire|fleuriste|agricult(?:eur|rice)|ouvri(?:er|ere)|electricien(?:ne)?|plombi(?:er|ere)|menuisi(?:er|ere)|macon(?:ne)?|mecanicien(?:ne)?|mecano|technicien(?:ne)?|aide[- ]soignante?|sage-femme|kine(?:sitherapeute)?|psychologue|psy|dentiste|pharmacien(?:ne)?|veterinaire|orthophoniste|educat(?:eur|rice)|animat(?:eur|rice)|auxiliaire de vie|atsem|fonctionnaire|freelance|independante?|auto-?entrepreneu(?:r|se)|entrepreneu(?:r|se)|manager|manageuse|cadre|stagiaire|en stage|alternante?|en alternance|apprentie?|interimaire|receptionniste|agente?|guide|steward|hotesse|pilote|cheminote?|fact(?:eur|rice)|chercheu(?:r|se)|biologiste|chimiste|data \\w+|product owner|community manager|rh|responsable|direct(?:eur|rice)|gerante?|barman|barmaid|barista|(?:mere|pere) au foyer|femme de menage|surveillante?|coach|analyste|banqui(?:er|ere)|notaire|employee?|operat(?:eur|rice)|magasini(?:er|ere)|prepa(?:rat(?:eur|rice)) de commandes|agent immobilier|opticien(?:ne)?|osteopathe|vigile|eboueur|ambulanci(?:er|ere)|couturi(?:er|ere)|maraich(?:er|ere)|vigneron(?:ne)?|standardiste|professeur des ecoles|youtubeu(?:r|se)|streameu(?:r|se))"

/** Nouns that follow "je fais du", "je joue de la". */
export const pastime =
  "(?:yoga|sport|velo|vtt|foot(?:ball)?|basket|tennis|danse(?: classique)?|judo|karate|aikido|natation|escalade|rando(?:nnee)?s?|course(?: a pied)?|running|muscu(?:lation)?|gym|pilates|equitation|cheval|theatre|impro(?:visation)?|chant|chorale|musique|guitare|piano|violon(?:celle)?|batterie|flute|basse|ukulele|saxo(?:phone)?|accordeon|harpe|dessin|peinture|aquarelle|poterie|ceramique|couture|tricot|crochet|broderie|photo(?:graphie)?|jardinage|bricolage|patisserie|boxe|surf|ski|skate|roller|volley|rugby|hand(?:ball)?|badminton|ping-pong|echecs|dames|jeux? video|jeux? de societe|jeux? de role|cosplay|magie|modelisme|plongee|voile|kayak|aviron|petanque|escrime|marche|origami|calligraphie|lego|puzzles?|benevolat)"

/** "je viens de finir" is no origin: infinitives, and pronouns before them. */
export const justDone =
  "(?!(?:\\w*(?<!alg|quimp|tang|nig)er|\\w+ir|\\w*(?:prendre|faire|boire|lire|vivre|dire|crire|mettre|perdre|vendre|rendre|tendre|pondre|cendre|suivre|naitre|plaire|croire|rire|elire)|me|m'|te|t'|se|s'|le|les|la \\w+r|l'\\w+r|y|en|lui|leur|ne)\\b)"

export const re = (source: string): RegExp => new RegExp(source, 'u')
export const own = '(?:mon|ma|mes|notre|nos)'
export const size = '(?:petite? |gros(?:se)? |vieux |vieille |jeune |autre |deuxieme |second(?:e)? |beau |belle )?'
/** "tu te souviens de", "tu sais", before what is asked for. */
export const recalls = "(?:souviens|rappelles|connais|sais|retenu)(?: (?:encore|bien|toujours|deja))?(?: de| du| d')?"
