/** Words of signs: farewell, burden, hopelessness, not eating. */
export const signs = {
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
  suicide: 'suicide, ma mort, ma propre mort, mort volontaire, la mort',
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
  write: `
    ecrit, ecrire, ecris, laisse, laisser, redige, rediger, preparer, prepare, prete,
    termine, fini, enregistre, j ai fait, aide moi, depose`,
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
  hateself: `
    me deteste, me hais, je ne vaux rien, vaux rien, sers a rien, ne sers a rien, suis nul,
    suis nulle, bonne a rien, bon a rien, suis une merde, une erreur, me degoute, inutile,
    deteste ma vie, hais ma vie, suis rien, je suis un echec, rate, ratee,
    ma vie est (un echec|foutue|finie|un enfer|une merde|nulle|gachee), un dechet`,
  hopeless: `
    desespoir, desespere, desesperee, plus d espoir, aucun espoir, sans espoir, sans issue,
    pas d issue, aucune issue, pas d avenir, plus d avenir, aucun avenir, plus rien n a de sens,
    rien n a de sens, ne sert a rien, sert plus a rien, plus de sens, aucun sens, a quoi bon,
    plus rien a perdre, rien ne changera, ca n ira jamais mieux, ira jamais mieux, fond du trou,
    au fond du gouffre, tout est foutu, plus rien a attendre, plus rien ne, abandonne tout,
    j abandonne, baisse les bras, vide`,
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
  noeat: `
    ne mange plus, mange plus, mange plus rien, rien mange, pas mange, sans manger,
    jeune depuis, a jeun, ne mange rien`,
  hold: `
    tenir, maigrir, continuer, plus longtemps, perdre, grosse, maigre, mincir, sans que`,
  giveup: `
    n y arrive plus, y arrive plus, n en peux plus, j abandonne, c est trop dur,
    j arrive plus`,
  mynote: `
    ma lettre d adieu, mon mot d adieu, mes lettres d adieu, ma lettre de suicide,
    mon testament est`,
  peacego: `
    partir tranquille, partir en paix, m en aller en paix, partir l esprit tranquille,
    partir sereinement, peux partir maintenant, prete a partir, pret a partir,
    plus rien ne me retient, rien ne me retient, qu est ce qui me retient`,
  noreply: `
    ne reponds pas, reponds pas, ne reponds plus, reponds plus, n as plus de nouvelles,
    ne donne plus de nouvelles, disparais, suis plus la, ne me vois plus`,
  dontsad: `
    ne sois pas triste, sois pas triste, ne pleure pas, ne pleurez pas, soyez pas tristes,
    ne t inquiete pas, pas ta faute, pas votre faute, ne t en veux pas, oublie moi`,
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
  corpse: `
    comme un cadavre, un cadavre, deja mort, deja morte, mort a l interieur,
    morte a l interieur, un zombie, une coquille vide`,
  byeworld3: 'adieu le monde, adieu monde, adieu a tous, adieu tout le monde',
  letters: `
    une lettre a chacun, des lettres a, une lettre a chaque, des lettres pour,
    une lettre pour chacun, mes lettres d`,
  hide2: `
    sous mon oreiller, dans le tiroir, sur mon bureau, sur la table, pretes, laissees, mises`,
  likeme: `
    les gens comme moi, des gens comme moi, quelqu un comme moi, une personne comme moi,
    une fille comme moi, un mec comme moi, les personnes comme moi`,
  shouldgo: `
    devraient disparaitre, devrait disparaitre, devraient mourir, devrait mourir,
    ne devrait pas exister, ne devraient pas exister, ne merite pas de vivre,
    ne meritent pas de vivre, ne devrait pas vivre, devrait etre mort`,
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
  seethis:
    'quand tu verras ca, quand tu verras ce message, quand tu liras, quand vous verrez, le temps que tu voies, quand tu recevras',
  gonex2:
    'ne serai surement plus la, serai surement plus la, ne serai plus la, serai plus la, serai deja partie, serai deja parti, ne serai plus, serai morte, serai mort',
  passw:
    'code de mon telephone, mon mot de passe, mes mots de passe, le code de ma carte, mes codes, code de mon portable',
  lateruse:
    'besoin plus tard, auras besoin, au cas ou, pour plus tard, je t ai note, j ai note, serviront',
  nostay:
    'rien qui vaille la peine que je reste, rien ne me retient, rien pour me retenir, plus rien a faire ici, rien qui me retienne, personne pour qui rester, plus rien pour quoi rester',
  byecall3:
    'me dire adieu, dire adieu, dit adieu, me dire au revoir pour toujours, fait ses adieux, me faire ses adieux',
}
