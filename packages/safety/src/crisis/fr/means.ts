/** Words of means, of asking for them, and of hurting oneself. */
export const means = {
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
  hurtq: `
    ca fait mal, fait mal, est ce douloureux, c est douloureux, douloureux, ca fait quoi,
    fait souffrir, dure longtemps, ca prend combien`,
  diesub: `
    se pendre, mourir, se noyer, se suicider, s ouvrir les veines, la pendaison, se trancher,
    se tirer une balle, sauter d un pont`,
  unwake: `
    ne plus se reveiller, ne pas se reveiller, ne plus me reveiller, ne pas me reveiller,
    dormir pour toujours, s endormir pour toujours, ne jamais se reveiller,
    sans se reveiller`,
  howmany: 'combien de, combien, quelle dose, quelle quantite',
  stare: `
    fixe, regarde, contemple, tiens, ai devant moi, devant moi, a la main, dans la main,
    a cote de moi, sur la table de nuit, sous l oreiller`,
  meansx: `
    flacon de (cachets|medicaments|comprimes|pilules),
    boite de (cachets|medicaments|comprimes|somniferes), flacon, les cachets,
    les medicaments, la lame, la corde, le couteau, le rasoir, l arme, le fusil`,
  longt: 'une heure, des heures, heures, toute la nuit, longtemps, hesite, depuis',
  poisonx: `
    mort aux rats, poison, du poison, javel, somniferes, medicaments, cachets, arsenic,
    produit menager, pesticide`,
  swallowit: `
    l avaler, les avaler, la boire, le boire, les prendre, le prendre, pour en finir,
    tout avaler, en boire`,
  simplest: `
    la plus simple, le plus simple, la plus facile, le plus facile, la plus rapide,
    le plus rapide, la plus sure, le plus sur, la moins douloureuse`,
  suix: 'se suicider, suicider, mourir, se tuer, en finir, me tuer',
  cutmarks3: `
    coupures (sur|plein|aux|partout|dans), cicatrices (sur|plein|aux|partout),
    marques (sur les bras|aux poignets), entailles`,
  arms3: `
    les bras, ses bras, les poignets, le bras, les cuisses, aux poignets, son bras,
    sur les bras`,
  nopain: `
    sans que ca fasse mal, sans avoir mal, sans que je souffre, sans que ca fasse,
    sans rien sentir, sans trop souffrir`,
  diex: 'mourir, en finir, me tuer, me suicider, partir, crever',
  cutwrist: `
    ouvert le poignet, ouvert les poignets, coupe le poignet, taille le poignet,
    entaille le poignet, coupe les bras, entaille les bras, taillade les bras`,
  bloodsee: `
    mon sang couler, voir mon sang, voir du sang, le sang couler, me voir saigner,
    saigner un peu`,
  wristx: 'les poignets, poignets, les bras, ses bras, les jambes, les avant bras',
  drugask: `
    quel medicament, quels medicaments, quelle pilule, quel poison, quel produit,
    quelle dose, qu est ce que je peux prendre, quelle plante`,
  killsme: `
    peut me tuer, me tuerait, me tue, pour mourir, qui tue, pour me tuer, tuer, mortel,
    mortelle, me faire mourir`,
  hugbottle: `
    flacon de cachets contre moi, flacon contre moi, m endors avec, dors avec le flacon,
    dors avec la lame, dors avec mes cachets`,
  meansx2: 'cachets, flacon, comprimes, la lame, couteau, medicaments',
  howmuch: `
    combien de, combien, quelle dose, quelle quantite, quelle profondeur,
    a quelle profondeur, a partir de combien`,
  wouldkill: `
    pour mourir, pour se tuer, pour me tuer, pour en finir, est mortel, est mortelle,
    serait mortel, pour que ce soit mortel, suffit pour mourir, mortel, mortelle, letal,
    fatal, me tuerait`,
  cutnow:
    '(viens de|ai encore|me suis|suis en train de) me (couper|taillader|scarifier|bruler|mutiler), me suis (encore |re|)(coupe|coupee|taillade|scarifiee|brulee)',
  drugany:
    'un medicament, une pilule, un produit, quelque chose a prendre, un poison, une substance, un cachet',
  dienopain:
    'mourir sans douleur, mourir sans souffrir, pour mourir, mourir doucement, mourir dans mon sommeil, qui tue sans douleur',
  purpose3: 'expres, volontairement, deliberement, jusqu au sang',
  cutsx:
    's est coupe, s est coupee, se coupe, s est brule, s est taillade, s est blesse, s est fait du mal',
}
