/** The words of the crisis rules in this language; how they are written: CrisisPack in pack.ts. */
export const frTerms = {
  first: `
    je, j, jai, jveux, jme, jsuis, chui, jen, jpeux, jvais, jpense, jvoudrais, jsouhaite,
    mes pensees, mon coeur, ma vie`,
  second: 'tu, t, toi, te, vous, ton, ta, votre',
  third: `
    il, elle, ils, elles, lui, ami, amie, amis, pote, copain, copine, mec, meuf, petit ami,
    petite amie, mari, femme, conjoint, mere, maman, pere, papa, parents, frere, soeur, fils,
    fille, enfant, enfants, ado, cousin, cousine, oncle, tante, collegue, voisin, voisine,
    eleve, etudiant, etudiante, coloc, ex, grand mere, grand pere, meilleur ami,
    meilleure amie, camarade, neveu, niece, proche, belle soeur, beau frere, quelqu un que,
    quelqu un de, une fille, un garcon, un gars, ce garcon, cette fille, un internaute,
    une internaute, un inconnu`,
  toward: `
    a ma, a mon, a mes, avec ma, avec mon, avec mes, pour ma, pour mon, pour mes, sans ma,
    sans mon, de ma, de mon, de mes, parle a, dit a, comme ma`,
  generic: `
    on, quelqu un, quelqu une, les gens, des gens, personnes, patients, adolescents, jeunes,
    ceux, une personne, certains, heros, personnage, personnages, heroine, acteur, actrice,
    chanteur, chanteuse, celui, celle`,
  and: 'et, mais, donc, alors, car, parce, puis, ou',
  neg: `
    pas, jamais, ne, n, sans, aucun, aucune, ni, point, non, empeche, evite, arrete de,
    arrete`,
  notneg: `
    pas (envie|de|la|le|mieux|bien|sur|sure|que|dormi|normal|comment|si|pourquoi|ou|loin|assez|le droit|juste|heureux|heureuse|encore|trop|forcement),
    ne (plus|sais|vois|suis|peux|sens|veux plus|supporte|trouve|sert|vaut|cesse|vais pas bien|vais plus|comprends|peut),
    n (en peux|ai plus|arrive|est|ai|arrete|y|aurai plus|en pouvoir|a plus|importe|ose),
    m empeche, plus rien, jamais (aime|ete|heureux|heureuse|bien|assez), non plus,
    pourquoi ne pas, pourquoi pas`,
  report: `
    dit, disent, disait, ecrit, envoie, envoye, avoue, confie, parle, parlait, raconte,
    poste, publie, menace, repete, m a dit, texto`,
  fiction: `
    film, films, livre, roman, serie, episode, personnage, heros, heroine, chanson, chansons,
    paroles, musique, album, jeu, jeux, anime, manga, poeme, documentaire, docu, article,
    journal, actualites, reportage, emission, piece, theatre, opera, romeo, juliette, acteur,
    actrice, chanteur, chanteuse, podcast, histoire, titre, scene, saison, rappeur, these,
    minecraft`,
  past: `
    il y a # ans, il y a quelques annees, il y a des annees, il y a longtemps, avant,
    autrefois, a l epoque, quand j etais, quand j avais, au lycee, au college, dans le passe,
    plus jeune, par le passe, jadis, pendant mon adolescence`,
  over: `
    maintenant (ca va|je vais|tout va|c est|j ai|je suis|ca),
    je vais (mieux|bien) (maintenant|aujourd hui|desormais),
    aujourd hui (je vais|ca va|tout va|je suis heureu*),
    ca va mieux (maintenant|aujourd hui), heureu* d etre (en vie|vivant|vivante|la),
    content* d etre (en vie|vivant|vivante), je m en suis sorti*, c est du passe, gueri,
    guerie, contente d avoir survecu, plus ces pensees, plus ces idees,
    c est fini maintenant`,
  still: `
    depuis, encore, toujours, a nouveau, de nouveau, maintenant, ce soir, aujourd hui,
    aujourdhui, en ce moment, ces derniers temps, tous les jours, hier, recemment,
    constamment, cette nuit, chaque jour, en permanence, tout le temps, la semaine derniere`,
  impersonal: `
    il faut, il y a, il suffit, il est, il se peut, il n y a, il vaut, il me reste,
    il ne me reste, il fait, il parait, il s agit, il reste, il ne reste, il pleut`,
  wish: `
    veux, jveux, voudrais, jvoudrais, vouloir, envie de, envie d, souhaite, souhaiterais,
    souhaitais, aimerais, aimerai, prefere, preferais, prefererais, besoin de, besoin d,
    j espere, espere, hate de, hate d, pret a, prete a, reve de, reve d, desire, merite de,
    devrais, dois, autant, mieux, plus qu a, laissez moi, laisse moi, qu on me laisse,
    je voudrai, prie pour, prie de, pourvu que, si seulement, si je pouvais, supplie,
    attends de, attend de`,
  wished: `
    voulais, ai voulu, avais envie, pensais a, ai pense a, j ai failli, souhaitais,
    ai essaye, ai tente`,
  lean: `
    jpense, vais, jvais, allais, pense a, pense au, pense a me, penser a, penser au, pensais,
    pensees, pensee, pense, pensant, songe, songer, envisage, envisager, prevois, prevu,
    decide, decidee, compte, projet, projette, planifie, plan, prepare, idee, idees, tente,
    tentee, tenter, tentation, imagine, obsede, obsedee, fantasme, failli, essaye, essayer,
    pulsion, pulsions, courage de, peur de, risque de, hesite, sur le point, comment,
    facon de, moyen de, moyens de, maniere de, envies de, parle de, voix`,
  die: `
    mourir, creve, crever, mort, morte, mourrir,
    disparaitre (a jamais|pour toujours|definitivement|pour de bon|de ce monde|de cette terre|de la surface),
    quitter (ce monde|cette terre|cette vie|ce bas monde|la vie),
    ne plus (etre la|exister|vivre|etre en vie|etre de ce monde|me reveiller|jamais me reveiller|etre|ouvrir les yeux),
    ne (jamais|pas) me reveiller, ne me reveille (pas|plus|jamais),
    m endormir (et ne|pour toujours|a jamais|definitivement),
    dormir (pour toujours|a jamais|et ne),
    ne (pas|jamais) (etre ne|etre nee|exister|avoir existe),
    jamais (ne|nee|existe|venu au monde|venue au monde), n etre jamais (ne|nee),
    n avoir jamais (existe|vu le jour), cesser (d exister|de vivre|de respirer),
    plus exister, plus vivre, y passer, rejoindre (l au dela|les anges|le ciel),
    partir (pour toujours|pour de bon|definitivement|de ce monde), me reveille pas,
    me reveille plus, six pieds sous terre, 💀, ☠, die, morir, suicide, ne me reveiller,
    plus me reveiller`,
  finish: `
    en finir, tout arreter, que (tout|ca) (s arrete|finisse|se termine|cesse),
    tout se termine, que cela (s arrete|cesse|finisse),
    mettre fin (a mes jours|a ma vie|a mes souffrances|a tout ca|a tout|a cette vie|a mon existence|a cette souffrance|a ma souffrance|a l existence),
    mettre un terme (a ma vie|a mes jours|a tout|a mon existence|a tout ca|a cette vie|a cette souffrance),
    fin a mes jours, fin a ma vie, terminer ma vie,
    abreger (ma vie|mes souffrances|mes jours), m arreter de vivre, arreter de vivre,
    arreter d exister, arreter de respirer, en terminer avec (la vie|tout|ma vie),
    en finir avec (la vie|tout|ma vie|cette vie), foutre en l air, me foutre en l air,
    tout s arrete, tout finisse`,
  finishwith: `
    avec (ce|cette|mon|ma|le|la|les|mes|lui|elle|toi|eux) (travail|projet|boulot|examen|relation|dossier|stage|job|probleme|debat|rapport|memoire|devoir|devoirs|reunion|administration|guerre|corruption),
    avec (lui|elle|toi|eux), au plus vite avec, cette reunion, ce projet, les examens,
    l annee, mes etudes, de fumer, de travailler, cette relation`,
  thinkof: `
    pense a, penser a, songe a, songer a, idee de, envisage de, decide de, pensees de,
    essaye de, tente de, reve de, idees de, obsede par, hate de, pret a, prete a`,
  overdose: 'overdose, od',
  actme: `
    me tuer, m tuer, me buter, me flinguer, me crever, m etouffer, m etrangler,
    m empoisonner, me frapper, me blesser, me punir, me faire du mal, fais du mal, me noyer,
    me sacrifier, me tue, me bute, me flingue, me faire sauter, fasse du mal, me brule,
    me coupe`,
  act: `
    me suicider, suicider, me pendre, me tirer une balle, une balle dans la tete,
    me jeter (sous|du|dans|par|d|de|devant), me defenestrer, m ouvrir les veines,
    me couper les veines, me trancher (les veines|la gorge), me tailler les veines,
    m immoler, m empoisonner, m asphyxier, me donner la mort, donner la mort,
    m enlever la vie, s enlever la vie, m oter la vie, s oter la vie, passer a l acte,
    avaler (tous|toute|toutes|tout|une boite|la boite|plein|une plaquette|un tas),
    me faire du mal jusqu, me foutre en l air, me balancer (sous|du|d|par),
    sauter (du pont|d un pont|du toit|par la fenetre|du balcon|dans le vide|d un immeuble|de la falaise|du # etage|sous un train|sous le train|sous le metro|du haut|d une falaise|depuis),
    me faire ecraser, me laisser mourir,
    prendre (tous|toutes|toute|une boite de|la boite|plein de|un tas de) (mes |les |)(medicaments|cachets|medocs|comprimes|somniferes|pilules),
    tentative de suicide, ts, me faire sauter la cervelle, m exploser la tete,
    boire (de la javel|du poison|de l eau de javel), kms, me foutre sous un train,
    me supprimer, foncer (dans un arbre|dans un mur|contre un), precipiter ma voiture,
    jeter ma voiture, suicide moi, me suicide, me pends,
    me jette (sous|du|dans le vide|d un)`,
  suicide: 'suicide, ma mort, ma propre mort, mort volontaire, la mort',
  suinoun: `
    idees suicidaires, pensees suicidaires, envies suicidaires, pulsions suicidaires,
    tendances suicidaires, idees noires, envie de suicide, envies de suicide, suicidaire,
    suicidairee, envie de mort, idee suicidaire, pensee suicidaire, penses suicidaires,
    projet suicidaire`,
  feel: `
    je suis, suis, jsuis, chui, je me sens, me sens, j ai des, ai des, ai, j ai, avoir des,
    avec des, mes, devenu, devenue, devient, redevenu, redevenue, tres, vraiment, toujours,
    encore, de, ces, par`,
  nolive: `
    (envie|gout|force|raison|raisons|courage|energie|motivation|but|interet|sens|desir|volonte|aucune raison|aucun interet|aucune envie|aucun but|utilite|espoir|motif)`,
  of: 'de, d, a, pour',
  livehard: `
    vivre, exister, etre en vie, continuer a vivre, rester en vie, la vie, respirer,
    cette vie, etre sur terre, ma vie, l existence`,
  lack: `
    plus, pas, aucun, aucune, perdu, perds, sans, quel, quelle, a quoi bon, n ai plus,
    n ai pas, n ai aucun, n ai aucune, trouve plus, trouve pas, vois plus, vois pas,
    vois aucun, vois aucune, manque, plus aucun, plus aucune, n y a, y a plus, n a plus,
    n a aucun, n a pas, quel est`,
  wantnot: `
    (veux|voudrais|souhaite|desire|jveux|voulais|peux|arrive|supporte|merite) (plus|pas|pu|plus a|pas a)`,
  nowant: `
    veux plus de cette vie, jveux plus vivre, jveux pu vivre, veux pu vivre,
    plus envie (de vivre|d exister|d etre la|d etre en vie|de continuer a vivre|de me reveiller|de cette vie|de me lever),
    pas envie (de vivre|d exister|d etre en vie|de me reveiller demain),
    (fatigue|fatiguee|marre|lasse|las|epuise|epuisee|assez|degoute|degoutee|ras le bol) (de vivre|d exister|de la vie|de cette vie|d etre en vie|d etre la|d etre vivant|d etre vivante|de respirer|de ma vie),
    (deteste|hais) (vivre|la vie|etre en vie|exister),
    (a quoi bon|pourquoi) (vivre|continuer a vivre|exister|rester en vie|continuer|je vis|est ce que je vis|suis je (ne|nee|la|en vie|encore)|je suis (ne|nee|encore la|encore en vie|en vie|vivant|vivante)|j existe|me lever),
    (peux|arrive|supporte) (plus|pas) (a |de |)(vivre|exister|continuer a vivre|continuer comme ca|vivre comme ca|vivre ainsi|supporter la vie),
    ne supporte plus (la vie|de vivre|cette vie|ma vie|l existence|d etre en vie|d exister),
    la vie (ne vaut|n a plus|n a aucun|ne merite|n en vaut|m est insupportable|ne m interesse|n a pas de sens|ne vaut plus),
    ma vie (ne vaut|n a plus|n a aucun|ne sert|n en vaut|est finie|doit s arreter),
    vie (vaut pas|vaut plus|sert a rien|a plus de sens|a aucun sens|n a aucun sens),
    pas (vivre|etre la|etre ne|etre nee|naitre), du (naitre|etre ne),
    aurais (du mourir|prefere ne pas naitre|aime ne jamais naitre|prefere ne jamais),
    jamais du naitre, regrette d etre (ne|nee|la|en vie), pas merite de vivre,
    merite pas de vivre, merite pas d etre en vie, merite plus de vivre,
    pas demande a naitre, je veux plus etre la,
    plus la force (de vivre|de continuer|d exister|de me battre|de lutter|d avancer),
    plus le courage (de vivre|de continuer|d exister)`,
  onlyway: `
    seule (solution|issue|facon|option|echappatoire|sortie|maniere|delivrance),
    seul (moyen|echappatoire|choix|remede|espoir|refuge), unique (solution|issue|facon),
    meilleure (solution|option|chose), delivrance, soulagement, liberation,
    mieux pour tout le monde`,
  gone: `
    sans moi,
    si je (n etais plus|n etais pas|mourais|disparaissais|meurs|n existais|mourrais|n existe|me tuais|me suicidais|partais pour|crevais|n etais jamais),
    si j etais (mort|morte|plus la),
    quand je (serai mort|serai morte|ne serai plus|serai plus), si je disparais,
    une fois (mort|morte), ma mort, ma disparition, que je meure, que je disparaisse,
    que je ne sois plus, apres ma mort`,
  better: `
    regle, resolu, s arrangera, s arrange, libres, mieux, plus heureux, plus heureuse,
    soulage, soulages, soulagement, plus simple, tranquille, tranquilles, content, contents,
    bien, debarrasse, debarrasses, plus facile, service`,
  who: `
    personne, qui, aucun, est ce que quelqu un, quelqu un, aucune personne,
    tout le monde s en`,
  care: `
    manquera, manquerait, manquerai, manquerais, remarquera, remarquerait, pleurera,
    pleurerait, s en rendra, s en rendrait, soucie, souciera, soucierait, s apercevra,
    s apercevrait, triste, remarque, pleure, en a rien a, foutra, en foutra, en fout,
    attriste, regrettera, regretterait, viendrait a mon enterrement, se souviendra`,
  burden: `
    fardeau, poids, boulet, charge, bonne a rien, bon a rien, parasite, gene, je derange,
    pourris la vie, gache la vie, inutile a`,
  others: `
    tout le monde, pour tous, ma famille, mes parents, mes proches, mes amis, les autres,
    mon entourage, mes enfants, eux, ma mere, mon mari, ma femme, la societe, pour vous,
    pour toi, qu un, ne suis qu, que de trop, sur cette terre, pour les gens`,
  bye: 'adieu, adieux, au revoir, aurevoir, farewell, bye',
  forever: `
    monde cruel, pour toujours, a jamais, a tous, le monde, la vie, tout le monde, les amis,
    tous, maman, papa`,
  thanks: `
    merci pour tout, merci, pardon, pardonnez moi, pardonne moi, je vous aime, je t aime,
    desole, desolee, ne m en veux pas, ne m en voulez pas, prenez soin,
    ce n est pas votre faute, ce n est pas ta faute, excusez moi`,
  leaving: `
    ne serai (plus la|plus de ce monde|plus|bientot plus),
    serai plus (la|de ce monde|en vie|avec vous),
    serai (partie|parti|mort|morte|deja loin|deja parti|deja partie|deja mort|deja morte),
    demain je (ne serai|serai) plus,
    quand (tu liras|vous lirez|on lira) (ces mots|ce message|ceci|cette lettre|ca),
    dernier (message|mot|jour|soir|post|au revoir|texto|noel|anniversaire),
    derniere (lettre|nuit|fois que|soiree|journee), mes derniers mots,
    je pars (pour toujours|pour de bon|definitivement|rejoindre|retrouver|cette fois),
    ne me cherchez pas, ne me cherche pas,
    plus jamais (de mes nouvelles|me revoir|entendre parler), de l autre cote,
    dans une autre vie, au paradis, je vous quitte, je m en vais pour,
    serez debarrasses de moi, seras debarrasse de moi, verrai pas (demain|le jour|noel),
    passerai pas la nuit, c est la fin pour moi, c est mon dernier`,
  note: `
    lettre (d adieu|d adieux|de suicide|de depart), lettres d adieu, mot d adieu,
    message d adieu, video d adieu, testament,
    lettre pour (ma famille|mes parents|mes enfants|ma mere)`,
  write: `
    ecrit, ecrire, ecris, laisse, laisser, redige, rediger, preparer, prepare, prete,
    termine, fini, enregistre, j ai fait, aide moi, depose`,
  hoard: `
    garde, accumule, stocke, mis de cote, achete, collectionne, economise, cache, prepare,
    sous la main, recupere, amasse, commande, pris, devant moi, sur la table`,
  pills: `
    medicaments, cachets, medocs, comprimes, somniferes, pilules, doliprane, xanax,
    antidepresseurs, javel, insuline, anxiolytiques, lexomil, paracetamol, stilnox, boite de`,
  means: `
    corde, arme, pistolet, fusil, lame, lames, rasoir, couteau, cutter, poison, medicaments,
    cachets, medocs, somniferes, balle, balles, charbon, ceinture, noeud coulant, comprimes,
    javel`,
  forit: `
    d un coup, en une fois, ce soir, cette nuit, pour en finir, pour mourir, pour le faire,
    tout avaler, tout prendre, passer a l acte, suffira, assez pour, me pendre, pour partir,
    tous en meme temps, pret, prete, dans la main, a la main, sera fini, quand je serai seul,
    quand je serai seule, tous, la boite entiere`,
  ask: `
    comment, quelle, quel, quels, quelles, combien, ou trouver, methode, methodes, moyen,
    moyens, facon, facons, maniere, dose, donne moi, dis moi, explique, conseils, astuces,
    meilleur, meilleure, est ce que ca fait, liste, forum, site, faut il, peut on,
    je cherche`,
  painless: `
    sans douleur, sans souffrir, sans souffrance, indolore, rapide, rapidement, vite,
    moins douloureuse, moins douloureux, efficace, sure, sur de mourir, facile, facilement,
    doucement, en douceur, la moins, le moins, radical, paisible, paisiblement, mortelle,
    mortel, qu on me trouve`,
  todie: `
    mourir, me suicider, se suicider, suicide, me tuer, se tuer, en finir, mort,
    se donner la mort, s enlever la vie, creve, crever, se pendre, me pendre, overdose, tue,
    tuer quelqu un, mourrir, mortelle, mortel, letale, letal, fatale, fatal, suicider`,
  knot: `
    noeud coulant, noeud de pendu, se pendre, s ouvrir les veines, se couper les veines,
    se tailler les veines, se scarifier, se mutiler, faire un noeud`,
  selfharm: `
    me scarifier, me scarifie, scarifie, scarifiee, scarification, scarifications,
    automutilation, automutiler, m automutile, m automutiler, me mutiler, me mutile, mutile,
    mutilee, m auto mutiler, m auto mutile, auto mutilation, faire souffrir mon corps,
    me tailler, me taillade, me taillader,
    me couper (les bras|le bras|les cuisses|la cuisse|les poignets|le poignet|la peau|pour|encore|a nouveau),
    me coupe (les bras|le bras|les cuisses|la cuisse|les poignets|le poignet|la peau|pour|encore|a nouveau|depuis),
    coupe les bras, coupe les veines, ouvrir les veines,
    me bruler (le bras|les bras|la peau|avec|pour),
    me brule (le bras|les bras|la peau|avec|pour),
    lame sur (ma peau|mon bras|mes bras|mon poignet), lame de rasoir, m arracher la peau,
    taper la tete contre, me lacere, me lacerer, voir mon sang, me voir saigner,
    voir le sang couler, recommence a me couper, cache mes cicatrices, cacher mes cicatrices,
    cacher mes coupures, mes coupures`,
  accident: `
    en cuisinant, en rasant, rasage, rasant, par accident, accidentellement,
    sans faire expres, au foot, au sport, en courant, en tombant, tombe, a la salle, papier,
    legumes, pain, genou, cheville, dos, muscle, en jouant, oignons, doigt, le doigt, ongles,
    cheveux, coiffeur, cuisine`,
  eating: `
    me faire vomir, faire vomir, vomir (apres|mes repas|expres|ce que|tout ce),
    arreter de manger, ne plus manger, plus rien manger, ne rien manger, sans manger,
    me priver de nourriture, jeuner, jeune de, m affamer, laxatifs, laxatif, anorexique,
    anorexie, pro ana, proana, boulimique, thinspo, sauter tous les repas,
    # calories par jour`,
  thin: `
    maigrir, mincir, perdre du poids, perdre # kilos, kilos, grosse, gros, poids, maigre,
    mince, perdre, squelettique`,
  eatask: `
    comment, conseils, astuces, je veux, jveux, envie, aide moi, combien de temps, faut il,
    devenir, technique, techniques, sans que, je vais, j essaie, meilleure facon, pendant`,
  laugh: `
    de rire, de faim, de soif, de chaud, de froid, de honte, d ennui, de fatigue,
    de trouille, de peur, de sommeil, d envie, d amour, d impatience, de jalousie,
    de curiosite, de vieillesse, de plaisir, d inquietude, moins bete, heureux, heureuse,
    de chaleur, dans le jeu, en riant, de joie, saturee, nature, au combat, pour ce,
    pour cette, pour toi, pour elle, pour lui, d epuisement, de cringe, de gene, de bonheur`,
  deadword: `
    mort (de|subite|naturelle|clinique|vivant|aux|ou vif|au|cerebrale), saison morte,
    temps mort, point mort, nature morte, lettre morte, langue morte, angle mort, poids mort,
    bras mort, mer morte, peine de mort, feuilles mortes, peau morte, en mort, morte saison,
    tete de mort, mort d homme, mort du`,
  technical: `
    commando, squad, attentat, attentats, collectif, prevention, taux, statistiques, ligne,
    numero, assiste, social, economique, politique, professionnel, medecin, foret, journee,
    kamikaze, mission, processus, reseau`,
  fewpills: `
    (un|deux|trois|quatre|#) (cachet|cachets|comprimé|comprimés|doliprane|dolipranes|ibuprofène)`,
  than: `
    plutot mourir, plutot crever, mourir que de, crever que de, plutot que de, mourir que d,
    que de manger, que de voir, que d aller`,
  titled: `
    s appelle, intitule, intitulee, titre, appele, appelee, dit, chante, chanson, refrain,
    paroles`,
  hateself: `
    me deteste, me hais, je ne vaux rien, vaux rien, sers a rien, ne sers a rien, suis nul,
    suis nulle, bonne a rien, bon a rien, suis une merde, une erreur, me degoute, inutile,
    deteste ma vie, hais ma vie, suis rien, je suis un echec, rate, ratee,
    ma vie est (un echec|foutue|finie|un enfer|une merde|nulle|gachee), un dechet`,
  hopeless: `
    desespoir, desespere, desesperee, plus d espoir, aucun espoir, sans espoir, sans issue,
    pas d issue, aucune issue, pas d avenir, plus d avenir, aucun avenir,
    plus rien n a de sens, rien n a de sens, ne sert a rien, sert plus a rien, plus de sens,
    aucun sens, a quoi bon, bout du rouleau, plus rien a perdre, rien ne changera,
    ca n ira jamais mieux, ira jamais mieux, fond du trou, au fond du gouffre,
    tout est foutu, plus rien a attendre, plus rien ne, abandonne tout, j abandonne,
    baisse les bras, vide`,
  cannot: `
    (n en peux|en peux|peux|supporte|tiens|jen peux|jpeux|tiendrai) (plus|pas), peux pu,
    en peu plus, au bout, a bout, n y arrive plus, plus la force, plus de force, trop dur,
    insupportable, je craque, marre de tout, ras le bol de tout`,
  tired: `
    epuise, epuisee, fatigue, fatiguee, souffre, souffrance, douleur, mal, pleure,
    depression, depressif, depressive, deprime, angoisse, brise, brisee, detruit, detruite,
    enfer`,
  alone: `
    personne ne m aime, personne m aime, personne ne me comprend, personne ne tient a moi,
    tout le monde me deteste, toute seule, tout seul, seul au monde, seule au monde,
    abandonne de tous, personne ne veut de moi, personne pour m aider, personne a qui parler`,
  vanish: `
    disparaitre, partir loin de tout, m evaporer, m effacer, dormir et ne plus, m endormir,
    etre plus la, fuir tout`,
  confirm: `
    je suis serieux, je suis serieuse, je rigole pas, je vais le faire, je le ferai,
    j ai un plan, tout est pret, c est decide, ma decision est prise, trop tard, ce soir je,
    rien ne m arretera, j ai deja pris, j ai pris les`,
  someone: `
    il, elle, ils, elles, ami, amie, amis, pote, copain, copine, mec, meuf, petit ami,
    petite amie, mari, femme, conjoint, mere, maman, pere, papa, parents, frere, soeur, fils,
    fille, enfant, enfants, ado, cousin, cousine, oncle, tante, collegue, voisin, voisine,
    eleve, etudiant, etudiante, coloc, ex, grand mere, grand pere, meilleur ami,
    meilleure amie, camarade, neveu, niece, proche, belle soeur, beau frere, quelqu un que,
    une fille, un garcon, un gars, un internaute, une internaute, une camarade`,
  wants3: `
    veut, voulait, veulent, va, menace de, menace d, parle de, parle d, pense a, pense au,
    pense, pense qu, envisage de, a essaye de, essaye de, a tente de, tente de, envie de,
    envie d, dit qu, dit, souhaite, prefere, songe a, a voulu, voudrait, compte, disent,
    ne veut plus, n a plus envie, repete qu, evoque, evoque le, evoque un`,
  act3: `
    se suicider, se tuer, mourir, en finir, se pendre, se jeter, se noyer,
    s ouvrir les veines, mettre fin a (ses jours|sa vie), la mort, suicide, suicider,
    disparaitre, se foutre en l air, sauter, se donner la mort, se faire du mal, vivre,
    s enlever la vie, creve, crever`,
  sui3: `
    se scarifie, se scarifier, se mutile, se mutiler, se fait du mal, se font du mal,
    suicidaire, suicidaires, automutile, s automutile, tentative de suicide, ts,
    se coupe les, se taillade, lettre d adieu, message d adieu,
    avale des (medicaments|cachets), pris des cachets, idees noires, ne veut plus vivre,
    n a plus envie de vivre, veut plus vivre, plus envie de vivre, scarifie, overdose,
    tente de se suicider, tente de mettre fin, essaye de se suicider, essaye de se tuer,
    tente de se tuer`,
  ofneed: `
    inquiet, inquiete, peur pour, que faire, quoi faire, que dire,
    comment (l aider|aider|reagir|soutenir|parler|lui parler|empecher), aider, aidez moi,
    m inquiete, conseil, dois je, peur qu, peur que, craindre, crains, soutenir`,
  wontreach: `
    (verrai|vivrai|atteindrai|feterai|passerai) (pas|jamais) (mes|mon|le|la|cette|noel|demain|jusqu|l annee),
    tiendrai pas jusqu, pas jusqu a (demain|noel|mes|la fin), n arriverai pas a (mes|l age),
    vivrai pas longtemps`,
  voice: `
    une voix, des voix, les voix, la voix, quelque chose en moi, ma tete, mon cerveau`,
  says: `
    dit de, disent de, me dit, me disent, ordonne, ordonnent, crie de, pousse a, murmure`,
  jumpword: `
    sauter, mourir, me tuer, en finir, me couper, me pendre, passer a l acte,
    me faire du mal, me jeter`,
  swallowed: 'avale, ai pris, prends, pris, gobe, bu, ingere, avaler, gobes',
  quantity: `
    boite entiere, boite complete, toute la boite, toute une boite, une boite, plaquette,
    plaquettes, tous mes, toutes mes, tous les, trop de, plein de, tube entier, flacon,
    ## comprimes, ## cachets, ## doliprane`,
  gentle: 'douce, doux, facile, rapide, tranquille, calme, propre, efficace, discrete',
  leave: `
    partir, m en aller, quitter ce monde, disparaitre, mourir, quitter cette vie,
    partir pour toujours`,
  chosen: 'choisi, trouve, repere, decide, fixe, prevu',
  spot: `
    le pont, la date, l endroit, le lieu, le jour, la corde, la methode, l heure, mon pont,
    l arbre`,
  onlything: `
    seule chose qui, seul truc qui, il n y a que, y a que, rien que, il n y a plus que`,
  blade: `
    la lame, ma lame, le rasoir, le cutter, la douleur, les coupures, me couper, le couteau,
    le sang, une lame`,
  joindead: `
    (rejoindre|retrouver|aller avec|suivre) (ma|mon|mes) (mere|pere|grand mere|grand pere|frere|soeur|fils|fille|mari|femme|maman|papa|ami|amie|bebe),
    au ciel, la haut, au paradis, dans la tombe`,
  heartstop: `
    mon coeur (s arrete|arrete|lache|cesse), coeur arrete de battre, coeur s arrete,
    qu une voiture me (renverse|percute|fauche),
    qu un (camion|bus|train) me (renverse|percute|fauche), me faire renverser,
    avoir un cancer, un accident mortel, que quelqu un me tue, qu on me tue,
    mourir dans mon sommeil, un accident pour que`,
  act2: `
    passe a l acte, passerai a l acte, passer a l acte, vais le faire ce soir,
    c est pour ce soir, c est ce soir, le grand saut`,
  lifehurts: `
    vivre (me |)(fait|est|n est) (que |plus que |)(une souffrance|souffrance|un fardeau|un supplice),
    vivre (me |)(fait|est) (trop |tellement |)(mal|douloureux|insupportable|une torture|un calvaire|un enfer|difficile),
    exister (me |)fait mal, chaque jour est (une torture|un supplice|un enfer|un calvaire),
    envie d etre la, envie detre la, envie d etre vivant,
    que je sois encore (en vie|la|vivant|vivante),
    a quoi ca sert (de vivre|que je vive|que je sois|d exister|d etre en vie|de continuer a vivre),
    pourquoi suis je encore (en vie|la), quoi bon continuer, ca sert a quoi de vivre,
    mon existence (est|n a)`,
  hurtq: `
    ca fait mal, fait mal, est ce douloureux, c est douloureux, douloureux, ca fait quoi,
    fait souffrir, dure longtemps, ca prend combien`,
  diesub: `
    se pendre, mourir, se noyer, se suicider, s ouvrir les veines, la pendaison, se trancher,
    se tirer une balle, sauter d un pont`,
  noeat: `
    ne mange plus, mange plus, mange plus rien, rien mange, pas mange, sans manger,
    jeune depuis, a jeun, ne mange rien`,
  hold: `
    tenir, maigrir, continuer, plus longtemps, perdre, grosse, maigre, mincir, sans que`,
  lifesense: 'le sens de la vie, sens de la vie, le but de la vie',
  deserve: 'merite, merites',
  dying: 'de mourir, la mort, de crever, de souffrir, de disparaitre',
  giveup: `
    n y arrive plus, y arrive plus, n en peux plus, j abandonne, c est trop dur,
    j arrive plus`,
  better2: `
    autant crever, autant mourir, autant en finir, autant me, mieux vaut mourir,
    je ferais mieux de (mourir|crever|disparaitre),
    vaudrait mieux que je (meure|creve|disparaisse),
    il vaut mieux que je (meure|disparaisse)`,
  find3: 'trouve, decouvert, vu, recu, envoye, envoyee, laisse',
  armcut3: `
    bras coupes, bras taillades, bras scarifies, poignets coupes, poignets taillades,
    veines ouvertes, ses cicatrices, des coupures sur, ses coupures, ses bras`,
  helpsomeone: `
    comment aider, aider, soutenir, que dire a, comment parler a, comment soutenir,
    comment empecher`,
  suicidal3: `
    (quelqu un|une personne|un ami|une amie|un proche) (de suicidaire|suicidaire|qui veut (mourir|se suicider|se tuer|en finir|mettre fin)|qui pense au suicide|qui a des idees|qui se scarifie|qui ne veut plus vivre|qui parle de)`,
  mynote: `
    ma lettre d adieu, mon mot d adieu, mes lettres d adieu, ma lettre de suicide,
    mon testament est`,
  veinspast: `
    (suis|m etre) (ouvert|coupe|taille|tranche) les (veines|poignets), ouvert les veines,
    coupe les veines, tranche les veines, taille les veines`,
  peace: `
    la paix, en paix, le repos, repos, tranquille, libre, liberee, delivrance,
    ne plus souffrir`,
  pourfin: 'mourir, crever, disparaitre, la mort',
  swallow3: 'a avale, avale, a pris, s est ouvert, s est taille, s est pendu, a fait une',
  search3: 'cherche, recherche, regarde, tape, lit, trouve, consulte',
  methods3: `
    methodes de suicide, suicide, comment mourir, comment se tuer, comment se suicider,
    se suicider, facons de mourir, moyens de mourir`,
  existence: 'mon existence, ma vie, ma naissance, le fait que je sois, ma presence',
  mistake: `
    une erreur, erreur, un gachis, un echec, une blague, un accident, une honte, une plaie,
    sans valeur, un fardeau, n a aucun sens, inutile`,
  unwake: `
    ne plus se reveiller, ne pas se reveiller, ne plus me reveiller, ne pas me reveiller,
    dormir pour toujours, s endormir pour toujours, ne jamais se reveiller,
    sans se reveiller`,
  howmany: 'combien de, combien, quelle dose, quelle quantite',
  gun: 'un flingue, une arme, un fusil, un pistolet, flingue, un revolver, mon flingue',
  shootself: `
    tire une balle, tirer une balle, balle dans la tete, bute, explose la cervelle,
    fait sauter, flingue, appuye sur`,
  rooftop: `
    sur le toit, au bord du toit, sur le pont, au bord du pont, sur le rebord,
    sur la rambarde, au bord de la falaise, sur les rails, sur le balcon, au bord du vide,
    sur le quai`,
  onestep: `
    un pas, seul pas, sauter, regarde en bas, suffit, suffirait, vertige, le vide, lacher,
    me lance`,
  staylong: 'rester en vie, etre en vie, vivre, tenir, rester, etre la, survivre',
  longer: `
    encore longtemps, longtemps, bien longtemps, la semaine prochaine, jusqu a demain,
    beaucoup plus longtemps, plus longtemps`,
  doubt: `
    crois pas, pense pas, sais pas si, doute, suis pas sur, suis pas sure, garantis pas,
    promets pas`,
  cutpast: `
    (me suis|m etre) (encore |de nouveau |re|)(coupe|coupee|scarifie|scarifiee|taillade|tailladee|brule|brulee|mutile|mutilee|recoupe)`,
  cuthelps: `
    m aide, ca m aide, me soulage, soulage, me calme, calme, encore, les bras, les cuisses,
    fait du bien, me fait du bien, les poignets, hier soir`,
  herereason: `
    raison (d etre ici|d etre la|de rester|de continuer|d exister|de me battre|d etre),
    raisons (d etre ici|de rester|de continuer)`,
  endall: `
    tout arreter, en finir, tout finir, mettre fin a tout, la fin, y mettre fin,
    tout quitter`,
  onlyanswer: `
    seule reponse, la reponse, seule solution, solution, seule issue, seul moyen,
    seule chose, seule option`,
  evap: 'm evaporer, disparaitre, partir, m effacer, m en aller, me volatiliser',
  neverback: `
    ne jamais revenir, ne plus revenir, jamais revenir, ne plus jamais revenir, sans retour,
    pour toujours, a jamais`,
  sunrise: `
    le soleil se lever, le jour se lever, demain, le lever du soleil, voir demain,
    un autre jour, le prochain matin`,
  notwant: 'ne veux pas, veux pas, ne veux plus, veux plus, envie de ne pas',
  see: 'voir, vivre, connaitre, affronter',
  hopehit: 'espere, j espere, aimerais, voudrais, souhaite, reve de',
  hit: `
    me faire ecraser, me faire renverser, qu un camion, qu une voiture, qu un bus,
    qu un train`,
  notleave: `
    me quittent plus, me quittent pas, ne partent pas, ne s arretent pas, reviennent,
    sont revenues, tout le temps, tous les jours, me hantent, empirent, de plus en plus,
    s en vont pas, me lachent pas, plus fortes`,
  peacego: `
    partir tranquille, partir en paix, m en aller en paix, partir l esprit tranquille,
    partir sereinement, peux partir maintenant, prete a partir, pret a partir,
    plus rien ne me retient, rien ne me retient, qu est ce qui me retient`,
  stare: `
    fixe, regarde, contemple, tiens, ai devant moi, devant moi, a la main, dans la main,
    a cote de moi, sur la table de nuit, sous l oreiller`,
  meansx: `
    flacon de (cachets|medicaments|comprimes|pilules),
    boite de (cachets|medicaments|comprimes|somniferes), flacon, les cachets,
    les medicaments, la lame, la corde, le couteau, le rasoir, l arme, le fusil`,
  longt: 'une heure, des heures, heures, toute la nuit, longtemps, hesite, depuis',
  noreply: `
    ne reponds pas, reponds pas, ne reponds plus, reponds plus, n as plus de nouvelles,
    ne donne plus de nouvelles, disparais, suis plus la, ne me vois plus`,
  dontsad: `
    ne sois pas triste, sois pas triste, ne pleure pas, ne pleurez pas, soyez pas tristes,
    ne t inquiete pas, pas ta faute, pas votre faute, ne t en veux pas, oublie moi`,
  restforever: `
    me reposer pour toujours, reposer pour toujours, dormir pour toujours,
    me reposer a jamais, le repos eternel, me reposer definitivement`,
  hellday: `
    chaque jour est un enfer, tous les jours sont un enfer, vis un enfer, un calvaire,
    chaque jour est un supplice, chaque jour est une torture, ma vie est un enfer`,
  whenend: `
    quand ca finira, quand est ce que ca finira, quand ca va finir, quand ca s arretera,
    quand cela finira, voir la fin, que ca finisse, combien de temps encore`,
  lesswith: `
    n auraient plus a, n aurait plus a, n auront plus a, n aura plus a,
    ne se disputeraient plus, seraient plus tranquilles, pourraient enfin, pourrait enfin,
    arreteraient de, vivraient mieux`,
  unwanted: `
    personne ne veut de moi, personne veut de moi, personne n a besoin de moi,
    personne ne m attend, tout le monde me rejette`,
  onlythink: `
    ne pense qu a, pense qu a, ne pense plus qu a, ne reve que de, n ai qu une envie,
    n ai qu une idee, qu une seule envie, pense a rien d autre`,
  dyingx: `
    mourir, en finir, la mort, disparaitre, me tuer, crever, me suicider,
    partir pour toujours`,
  poisonx: `
    mort aux rats, poison, du poison, javel, somniferes, medicaments, cachets, arsenic,
    produit menager, pesticide`,
  swallowit: `
    l avaler, les avaler, la boire, le boire, les prendre, le prendre, pour en finir,
    tout avaler, en boire`,
  wantnotx: `
    ne veux plus, veux plus, n ai plus envie de, plus envie de, voudrais ne plus,
    ne peux plus`,
  livex: 'vivre, exister, etre la, etre en vie, me reveiller, de cette vie',
  simplest: `
    la plus simple, le plus simple, la plus facile, le plus facile, la plus rapide,
    le plus rapide, la plus sure, le plus sur, la moins douloureuse`,
  suix: 'se suicider, suicider, mourir, se tuer, en finir, me tuer',
  badthing3: `
    une betise, l irreparable, du mal, commette, se fasse du mal, passe a l acte,
    geste desespere, connerie, se suicide, se tue`,
  streamer3: 'streamer, streameuse, youtubeur, youtubeuse, abonne, abonnee, coloc',
  cutmarks3: `
    coupures (sur|plein|aux|partout|dans), cicatrices (sur|plein|aux|partout),
    marques (sur les bras|aux poignets), entailles`,
  arms3: `
    les bras, ses bras, les poignets, le bras, les cuisses, aux poignets, son bras,
    sur les bras`,
  jump3: 'se jeter, sauter, se tuer, se pendre, se suicider, mourir, en finir',
  says3: 'dit qu, dit, annonce, menace de, parle de, a dit, ecrit qu',
  floorx: 'etage, etages, immeuble, toit, falaise, fenetre, tour, balcon, rambarde',
  leapx: 'sauter, saute, me jeter, me jette, me lancer, me balancer, plonger',
  will: `
    vais, veux, envie de, compte, pense a, voudrais, ai decide de, jvais, pret a, prete a`,
  nopain: `
    sans que ca fasse mal, sans avoir mal, sans que je souffre, sans que ca fasse,
    sans rien sentir, sans trop souffrir`,
  diex: 'mourir, en finir, me tuer, me suicider, partir, crever',
  onemoreday: `
    un jour de plus, une journee de plus, une minute de plus, une heure de plus,
    une nuit de plus, un jour supplementaire, une seconde de plus`,
  worldx: 'ce monde, cette vie, cette terre, sur terre, ici, vivre, en vie, exister, ainsi',
  neverborn: `
    ne jamais naitre, jamais naitre, ne pas naitre, n etre jamais ne, ne jamais etre ne,
    ne jamais etre nee, n avoir jamais existe, ne pas etre ne, n etre jamais nee`,
  cutwrist: `
    ouvert le poignet, ouvert les poignets, coupe le poignet, taille le poignet,
    entaille le poignet, coupe les bras, entaille les bras, taillade les bras`,
  caremom: `
    (occupe toi|occupez vous|prends soin|prenez soin|veille|veillez) (de|sur) (ma|mon|mes)`,
  gonew: `
    quand je ne serai plus la, quand je serai parti, quand je serai partie,
    quand je serai mort, quand je serai morte, apres mon depart, si je pars,
    quand je serai plus la`,
  onereason: `
    une raison de rester, une raison de vivre, une raison de rester en vie,
    une seule raison de, raison de continuer, une bonne raison de rester,
    une raison de ne pas`,
  giveme: `
    donner, donne moi, donnez moi, trouver, quelqu un, peut me, pouvez vous, cherche`,
  nobother: `
    ne derangerai plus, derangerai plus, ne generai plus, n embeterai plus,
    ne serai plus un poids, ne ferai plus souffrir, ne vous embeterai plus`,
  tonightend: `
    se termine ce soir, ca se termine ce soir, ce soir c est fini, tout s arrete ce soir,
    fini ce soir, demain ce sera fini, ce sera fini, termine ce soir`,
  saidbye: 'dit adieu a, dit au revoir a, fait mes adieux, dit adieu',
  bloodsee: `
    mon sang couler, voir mon sang, voir du sang, le sang couler, me voir saigner,
    saigner un peu`,
  corpse: `
    comme un cadavre, un cadavre, deja mort, deja morte, mort a l interieur,
    morte a l interieur, un zombie, une coquille vide`,
  byeworld3: 'adieu le monde, adieu monde, adieu a tous, adieu tout le monde',
  someonex: 'quelqu un, un etudiant, une etudiante, un homme, une femme, un inconnu',
  jumpnow: `
    va sauter, veut sauter, va se jeter, veut se jeter, va se tuer, veut se tuer,
    va se suicider, veut se suicider, va se pendre, menace de sauter`,
  helpask: `
    on fait quoi, que faire, quoi faire, qu est ce qu on fait, qu est ce que je fais,
    comment l en empecher, aidez`,
  wristx: 'les poignets, poignets, les bras, ses bras, les jambes, les avant bras',
  drugask: `
    quel medicament, quels medicaments, quelle pilule, quel poison, quel produit,
    quelle dose, qu est ce que je peux prendre, quelle plante`,
  killsme: `
    peut me tuer, me tuerait, me tue, pour mourir, qui tue, pour me tuer, tuer, mortel,
    mortelle, me faire mourir`,
  decided: `
    pris la decision de, decide de, ai decide de, resolu a, je suis decide a,
    je suis decidee a, choisi de, determine a, determinee a`,
  dyingx2: `
    mourir, partir pour toujours, en finir, me tuer, me suicider, disparaitre,
    quitter ce monde, m en aller`,
  ought: `
    aurais du, devrais, aurait mieux valu que je, aurais prefere, merite de, aurais voulu`,
  deadlong: `
    mourir depuis longtemps, etre mort, etre morte, mourir il y a, mourir, ne jamais vivre,
    crever`,
  letters: `
    une lettre a chacun, des lettres a, une lettre a chaque, des lettres pour,
    une lettre pour chacun, mes lettres d`,
  hide2: `
    sous mon oreiller, dans le tiroir, sur mon bureau, sur la table, pretes, laissees, mises`,
  endsame: `
    ca finit pareil, ca finira pareil, finit de la meme facon, on finit tous, de toute facon`,
  sooner: `
    autant y arriver plus tot, plus tot, autant partir maintenant, autant en finir,
    pourquoi attendre, plus vite`,
  hugbottle: `
    flacon de cachets contre moi, flacon contre moi, m endors avec, dors avec le flacon,
    dors avec la lame, dors avec mes cachets`,
  meansx2: 'cachets, flacon, comprimes, la lame, couteau, medicaments',
  threat3: `
    s ouvrira les veines, s ouvrirait les veines, se tuera, se suicidera, se pendra,
    se jettera, se fera du mal, va s ouvrir les veines, se coupera les veines`,
  leaveever3: `
    partir pour toujours, n en pouvait plus, n en peut plus, disparaitre, ne plus revenir,
    en finir, tout quitter pour toujours`,
  scaredfor: `
    j ai peur pour, peur pour elle, peur pour lui, inquiete pour, je m inquiete, peur qu`,
  howmuch: `
    combien de, combien, quelle dose, quelle quantite, quelle profondeur,
    a quelle profondeur, a partir de combien`,
  wouldkill: `
    pour mourir, pour se tuer, pour me tuer, pour en finir, est mortel, est mortelle,
    serait mortel, pour que ce soit mortel, suffit pour mourir, mortel, mortelle, letal,
    fatal, me tuerait`,
  onlydeath: `
    que la mort, reste que la mort, reste la mort, a part mourir, a part la mort,
    sauf la mort, que le suicide, d autre choix que mourir, d autre que mourir, que mourir`,
  likeme: `
    les gens comme moi, des gens comme moi, quelqu un comme moi, une personne comme moi,
    une fille comme moi, un mec comme moi, les personnes comme moi`,
  shouldgo: `
    devraient disparaitre, devrait disparaitre, devraient mourir, devrait mourir,
    ne devrait pas exister, ne devraient pas exister, ne merite pas de vivre,
    ne meritent pas de vivre, ne devrait pas vivre, devrait etre mort`,
  images: 'images de, images ou, visions de, scenes de, images',
  selfkill2: `
    je me tue, ma mort, mon suicide, me tuer, de ma propre mort, je me pends, je saute,
    je meurs, moi morte, moi mort`,
  unworthy: `
    merite plus de vous, merite pas de vous, digne de vous, ne merite plus, suis indigne,
    merite pas ma famille`,
  farewellx: `
    c est un adieu, un adieu, adieu, adieux, c est la fin, au revoir pour toujours,
    je vous dis adieu`,
  belongings: `
    qui recoit mes affaires, mes affaires, mon testament, mon enterrement, mes obseques,
    la liste de mes`,
  finished: `
    prete, pret, finie, fini, ecrite, en ordre, termine, terminee, prepare, rangees,
    sur mon bureau`,
  fallhere: `
    tomber d ici, sauter d ici, me laisser tomber, me laisser aller dans, lacher prise,
    tomber dans le vide`,
  notbad: `
    ne serait pas si mal, serait pas si mal, serait facile, serait simple, serait si facile,
    ne serait pas si terrible`,
  sunx: `
    le soleil de demain, demain n arrive, demain ne vienne, que demain, le soleil ne se leve`,
  hopex2: 'j espere, espere, je souhaite, si seulement, pourvu, je voudrais',
  edge3: `
    au bord du toit, sur le toit, sur le rebord, sur la rambarde, au bord du pont,
    au dessus du vide, sur le parapet`,
  sits3: 'assise, assis, debout, une fille, un garcon, un homme, une femme, quelqu un',
  police: `
    appeler la police, que faire, appeler les secours, quoi faire, appeler quelqu un, aidez`,
  jumpnow2: 'je saute, je me jette, je vais sauter, je me lance, je plonge, je me balance',
  placex:
    'immeuble, pont, toit, fenetre, balcon, falaise, tour, train, metro, etage, vide, batiment',
  cutnow:
    '(viens de|ai encore|me suis|suis en train de) me (couper|taillader|scarifier|bruler|mutiler), me suis (encore |re|)(coupe|coupee|taillade|scarifiee|brulee)',
  drugany:
    'un medicament, une pilule, un produit, quelque chose a prendre, un poison, une substance, un cachet',
  dienopain:
    'mourir sans douleur, mourir sans souffrir, pour mourir, mourir doucement, mourir dans mon sommeil, qui tue sans douleur',
  seethis:
    'quand tu verras ca, quand tu verras ce message, quand tu liras, quand vous verrez, le temps que tu voies, quand tu recevras',
  gonex2:
    'ne serai surement plus la, serai surement plus la, ne serai plus la, serai plus la, serai deja partie, serai deja parti, ne serai plus, serai morte, serai mort',
  passw:
    'code de mon telephone, mon mot de passe, mes mots de passe, le code de ma carte, mes codes, code de mon portable',
  lateruse:
    'besoin plus tard, auras besoin, au cas ou, pour plus tard, je t ai note, j ai note, serviront',
  platform:
    'quai du metro, le quai, quai de la gare, les rails, au bord de la route, le pont, le balcon',
  walkon:
    'avancer, sauter, faire un pas, continuer d avancer, me laisser tomber, marcher tout droit, me jeter',
  nostay:
    'rien qui vaille la peine que je reste, rien ne me retient, rien pour me retenir, plus rien a faire ici, rien qui me retienne, personne pour qui rester, plus rien pour quoi rester',
  diary3: 'journal, journal intime, cahier, carnet, redaction, story, instagram',
  drownx:
    'se noyer, mourir, se tuer, se suicider, en finir, disparaitre, se pendre, sauter, veut mourir',
  purpose3: 'expres, volontairement, deliberement, jusqu au sang',
  cutsx:
    's est coupe, s est coupee, se coupe, s est brule, s est taillade, s est blesse, s est fait du mal',
  byecall3:
    'me dire adieu, dire adieu, dit adieu, me dire au revoir pour toujours, fait ses adieux, me faire ses adieux',
  fear3: 'j ai peur que, peur que, je crains que, inquiete que, j ai peur qu, je crains qu',
  sui5: 'se suicide, se tue, fasse une betise, en finisse, se fasse du mal, passe a l acte, se jette, mette fin a ses jours',
} as const
