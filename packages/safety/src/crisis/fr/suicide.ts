/** Words of killing oneself: acts, plans, places, attempts. */
export const suicide = {
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
  suinoun: `
    idees suicidaires, pensees suicidaires, envies suicidaires, pulsions suicidaires,
    tendances suicidaires, idees noires, envie de suicide, envies de suicide, suicidaire,
    suicidairee, envie de mort, idee suicidaire, pensee suicidaire, penses suicidaires,
    projet suicidaire`,
  feel: `
    je suis, suis, jsuis, chui, je me sens, me sens, j ai des, ai des, ai, j ai, avoir des,
    avec des, mes, devenu, devenue, devient, redevenu, redevenue, tres, vraiment, toujours,
    encore, de, ces, par`,
  note: `
    lettre (d adieu|d adieux|de suicide|de depart), lettres d adieu, mot d adieu,
    message d adieu, video d adieu, testament,
    lettre pour (ma famille|mes parents|mes enfants|ma mere)`,
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
  act2: `
    passe a l acte, passerai a l acte, passer a l acte, vais le faire ce soir,
    c est pour ce soir, c est ce soir, le grand saut`,
  find3: 'trouve, decouvert, vu, recu, envoye, envoyee, laisse',
  armcut3: `
    bras coupes, bras taillades, bras scarifies, poignets coupes, poignets taillades,
    veines ouvertes, ses cicatrices, des coupures sur, ses coupures, ses bras`,
  helpsomeone: `
    comment aider, aider, soutenir, que dire a, comment parler a, comment soutenir,
    comment empecher`,
  suicidal3: `
    (quelqu un|une personne|un ami|une amie|un proche) (de suicidaire|suicidaire|qui veut (mourir|se suicider|se tuer|en finir|mettre fin)|qui pense au suicide|qui a des idees|qui se scarifie|qui ne veut plus vivre|qui parle de)`,
  veinspast: `
    (suis|m etre) (ouvert|coupe|taille|tranche) les (veines|poignets), ouvert les veines,
    coupe les veines, tranche les veines, taille les veines`,
  swallow3: 'a avale, avale, a pris, s est ouvert, s est taille, s est pendu, a fait une',
  search3: 'cherche, recherche, regarde, tape, lit, trouve, consulte',
  methods3: `
    methodes de suicide, suicide, comment mourir, comment se tuer, comment se suicider,
    se suicider, facons de mourir, moyens de mourir`,
  notleave: `
    me quittent plus, me quittent pas, ne partent pas, ne s arretent pas, reviennent,
    sont revenues, tout le temps, tous les jours, me hantent, empirent, de plus en plus,
    s en vont pas, me lachent pas, plus fortes`,
  badthing3: `
    une betise, l irreparable, du mal, commette, se fasse du mal, passe a l acte,
    geste desespere, connerie, se suicide, se tue`,
  streamer3: 'streamer, streameuse, youtubeur, youtubeuse, abonne, abonnee, coloc',
  jump3: 'se jeter, sauter, se tuer, se pendre, se suicider, mourir, en finir',
  says3: 'dit qu, dit, annonce, menace de, parle de, a dit, ecrit qu',
  floorx: 'etage, etages, immeuble, toit, falaise, fenetre, tour, balcon, rambarde',
  leapx: 'sauter, saute, me jeter, me jette, me lancer, me balancer, plonger',
  will: `
    vais, veux, envie de, compte, pense a, voudrais, ai decide de, jvais, pret a, prete a`,
  someonex: 'quelqu un, un etudiant, une etudiante, un homme, une femme, un inconnu',
  jumpnow: `
    va sauter, veut sauter, va se jeter, veut se jeter, va se tuer, veut se tuer,
    va se suicider, veut se suicider, va se pendre, menace de sauter`,
  helpask: `
    on fait quoi, que faire, quoi faire, qu est ce qu on fait, qu est ce que je fais,
    comment l en empecher, aidez`,
  threat3: `
    s ouvrira les veines, s ouvrirait les veines, se tuera, se suicidera, se pendra,
    se jettera, se fera du mal, va s ouvrir les veines, se coupera les veines`,
  leaveever3: `
    partir pour toujours, n en pouvait plus, n en peut plus, disparaitre, ne plus revenir,
    en finir, tout quitter pour toujours`,
  scaredfor: `
    j ai peur pour, peur pour elle, peur pour lui, inquiete pour, je m inquiete, peur qu`,
  images: 'images de, images ou, visions de, scenes de, images',
  selfkill2: `
    je me tue, ma mort, mon suicide, me tuer, de ma propre mort, je me pends, je saute,
    je meurs, moi morte, moi mort`,
  edge3: `
    au bord du toit, sur le toit, sur le rebord, sur la rambarde, au bord du pont,
    au dessus du vide, sur le parapet`,
  sits3: 'assise, assis, debout, une fille, un garcon, un homme, une femme, quelqu un',
  police: `
    appeler la police, que faire, appeler les secours, quoi faire, appeler quelqu un, aidez`,
  jumpnow2: 'je saute, je me jette, je vais sauter, je me lance, je plonge, je me balance',
  placex:
    'immeuble, pont, toit, fenetre, balcon, falaise, tour, train, metro, etage, vide, batiment',
  platform:
    'quai du metro, le quai, quai de la gare, les rails, au bord de la route, le pont, le balcon',
  walkon:
    'avancer, sauter, faire un pas, continuer d avancer, me laisser tomber, marcher tout droit, me jeter',
  diary3: 'journal, journal intime, cahier, carnet, redaction, story, instagram',
  drownx:
    'se noyer, mourir, se tuer, se suicider, en finir, disparaitre, se pendre, sauter, veut mourir',
  fear3: 'j ai peur que, peur que, je crains que, inquiete que, j ai peur qu, je crains qu',
  sui5: 'se suicide, se tue, fasse une betise, en finisse, se fasse du mal, passe a l acte, se jette, mette fin a ses jours',
}
