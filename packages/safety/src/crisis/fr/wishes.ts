/** Words of the wish to be dead. */
export const wishes = {
  wish: `
    veux, jveux, voudrais, jvoudrais, vouloir, envie de, envie d, souhaite, souhaiterais,
    souhaitais, aimerais, aimerai, prefere, preferais, prefererais, besoin de, besoin d,
    j espere, espere, hate de, hate d, pret a, prete a, reve de, reve d, desire, merite de,
    devrais, dois, autant, mieux, plus qu a, laissez moi, laisse moi, qu on me laisse,
    je voudrai, prie pour, prie de, pourvu que, si seulement, si je pouvais, supplie,
    attends de, attend de`,
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
  thinkof: `
    pense a, penser a, songe a, songer a, idee de, envisage de, decide de, pensees de,
    essaye de, tente de, reve de, idees de, obsede par, hate de, pret a, prete a`,
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
  forever: `
    monde cruel, pour toujours, a jamais, a tous, le monde, la vie, tout le monde, les amis,
    tous, maman, papa`,
  vanish: `
    disparaitre, partir loin de tout, m evaporer, m effacer, dormir et ne plus, m endormir,
    etre plus la, fuir tout`,
  wontreach: `
    (verrai|vivrai|atteindrai|feterai|passerai) (pas|jamais) (noel|demain|jusqu|l annee|mes (vingt|trente|quarante|cinquante|soixante)|mon prochain anniversaire|la fin de l annee|le printemps|l hiver|l ete),
    tiendrai pas jusqu, pas jusqu a (demain|noel|mes|la fin), n arriverai pas a (mes|l age),
    vivrai pas longtemps`,
  voice: `
    une voix, des voix, les voix, la voix, quelque chose en moi, ma tete, mon cerveau`,
  says: `
    dit de, disent de, me dit, me disent, ordonne, ordonnent, crie de, pousse a, murmure`,
  jumpword: `
    sauter, mourir, me tuer, en finir, me couper, me pendre, passer a l acte,
    me faire du mal, me jeter`,
  joindead: `
    (rejoindre|retrouver|aller avec|suivre) (ma|mon|mes) (mere|pere|grand mere|grand pere|frere|soeur|fils|fille|mari|femme|maman|papa|ami|amie|bebe),
    au ciel, la haut, au paradis, dans la tombe`,
  heartstop: `
    mon coeur (s arrete|arrete|lache|cesse), coeur arrete de battre, coeur s arrete,
    qu une voiture me (renverse|percute|fauche),
    qu un (camion|bus|train) me (renverse|percute|fauche), me faire renverser,
    avoir un cancer, un accident mortel, que quelqu un me tue, qu on me tue,
    mourir dans mon sommeil, un accident pour que`,
  lifehurts: `
    vivre (me |)(fait|est|n est) (que |plus que |)(une souffrance|souffrance|un fardeau|un supplice),
    vivre (me |)(fait|est) (trop |tellement |)(mal|douloureux|insupportable|une torture|un calvaire|un enfer|difficile),
    exister (me |)fait mal, chaque jour est (une torture|un supplice|un enfer|un calvaire),
    envie d etre la, envie detre la, envie d etre vivant,
    que je sois encore (en vie|la|vivant|vivante),
    a quoi ca sert (de vivre|que je vive|que je sois|d exister|d etre en vie|de continuer a vivre),
    pourquoi suis je encore (en vie|la), quoi bon continuer, ca sert a quoi de vivre,
    mon existence (est|n a)`,
  deserve: 'merite, merites',
  dying: 'de mourir, la mort, de crever, de souffrir, de disparaitre',
  better2: `
    autant crever, autant mourir, autant en finir, autant me, mieux vaut mourir,
    je ferais mieux de (mourir|crever|disparaitre),
    vaudrait mieux que je (meure|creve|disparaisse),
    il vaut mieux que je (meure|disparaisse)`,
  peace: `
    la paix, en paix, le repos, repos, tranquille, libre, liberee, delivrance,
    ne plus souffrir`,
  pourfin: 'mourir, crever, disparaitre, la mort',
  existence: 'mon existence, ma vie, ma naissance, le fait que je sois, ma presence',
  mistake: `
    une erreur, erreur, un gachis, un echec, une blague, un accident, une honte, une plaie,
    sans valeur, un fardeau, n a aucun sens, inutile`,
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
  restforever: `
    me reposer pour toujours, reposer pour toujours, dormir pour toujours,
    me reposer a jamais, le repos eternel, me reposer definitivement`,
  onlythink: `
    ne pense qu a, pense qu a, ne pense plus qu a, ne reve que de, n ai qu une envie,
    n ai qu une idee, qu une seule envie, pense a rien d autre`,
  dyingx: `
    mourir, en finir, la mort, disparaitre, me tuer, crever, me suicider,
    partir pour toujours`,
  wantnotx: `
    ne veux plus, veux plus, n ai plus envie de, plus envie de, voudrais ne plus,
    ne peux plus`,
  livex: 'vivre, exister, etre la, etre en vie, me reveiller, de cette vie',
  onemoreday: `
    un jour de plus, une journee de plus, une minute de plus, une heure de plus,
    une nuit de plus, un jour supplementaire, une seconde de plus`,
  worldx: 'ce monde, cette vie, cette terre, sur terre, ici, vivre, en vie, exister, ainsi',
  neverborn: `
    ne jamais naitre, jamais naitre, ne pas naitre, n etre jamais ne, ne jamais etre ne,
    ne jamais etre nee, n avoir jamais existe, ne pas etre ne, n etre jamais nee`,
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
  endsame: `
    ca finit pareil, ca finira pareil, finit de la meme facon, on finit tous, de toute facon`,
  sooner: `
    autant y arriver plus tot, plus tot, autant partir maintenant, autant en finir,
    pourquoi attendre, plus vite`,
  onlydeath: `
    que la mort, reste que la mort, reste la mort, a part mourir, a part la mort,
    sauf la mort, que le suicide, d autre choix que mourir, d autre que mourir, que mourir`,
  fallhere: `
    tomber d ici, sauter d ici, me laisser tomber, me laisser aller dans, lacher prise,
    tomber dans le vide`,
  notbad: `
    ne serait pas si mal, serait pas si mal, serait facile, serait simple, serait si facile,
    ne serait pas si terrible`,
  sunx: `
    le soleil de demain, demain n arrive, demain ne vienne, que demain, le soleil ne se leve`,
  hopex2: 'j espere, espere, je souhaite, si seulement, pourvu, je voudrais',
}
