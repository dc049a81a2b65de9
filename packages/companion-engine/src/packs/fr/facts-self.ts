import type { FactKind } from '../../fact-kinds.ts'
import type { FactKindPack } from '../../pack.ts'
import { birthdayTime, cest, dayOfMonth, end, job, justDone, name, noName, re, suis } from './facts-patterns.ts'

/** Who the user is: name, age, place, work. */
export const selfFacts = {
  name: {
    told: [
      re(`\\b(?:je m'appelle|j'?m'?appelle|jmappelle|je mappelle|je m'apelle|je me prenomme|mon (?:petit )?(?:nom|prenom)(?: a moi)? (?:${cest}|est))(?: donc| aussi| moi)? (?<value>${noName}${name})${end}`),
      re(`^(?:et |alors |bah |ben |salut |coucou |bonjour |oui )?moi,? ${cest} (?<value>${noName}[\\p{L}][\\p{L}'-]{1,18})$`),
      re(`\\b(?:tu peux m'appeler|appelle[- ]moi|on m'appelle|tout le monde m'appelle|mes (?:amis|potes|proches) m'appellent) (?<value>${noName}${name})${end}`),
    ],
    asked: [
      /\b(?:comment (?:est[- ]ce que )?(?:je m'appelle|je mappelle|j'?m'?appelle|m'appelle-je)|(?:je m'appelle|je mappelle|j'?m'?appelle) comment|(?:c'est|cest) quoi (?:deja )?mon (?:nom|prenom)|quel est mon (?:nom|prenom)|mon (?:nom|prenom) c'est quoi|(?:souviens|rappelles|connais|sais|retenu)(?: encore| bien)?(?: de)? (?:mon (?:nom|prenom)|comment je m'appelle|qui je suis)|qui suis-je|je suis qui)\b/,
    ],
    ack: [
      'Ravissant, {value} : ça se dit bien à voix haute.',
      'C’est noté, {value}.',
      'Le prénom est rangé en première page, {value}.',
      '« Enchanté », pour un programme, c’est un grand mot, mais bienvenue, {value}.',
      'Alors ce sera {value}, plus besoin de dire « bonjour toi ».',
    ],
    follow: [
      'Il a une histoire, ce prénom ?',
      'Tout le monde t’appelle comme ça ?',
      'Qu’est-ce qui t’amène par ici aujourd’hui ?',
      'Si ton humeur du moment était une météo, ce serait laquelle ?',
    ],
    answer: ['Tu t’appelles {value}.', 'Ton prénom, c’est {value}, sans hésiter.', 'La première ligne du carnet dit {value}.', 'Bien sûr : toi, c’est {value}.'],
    missing: ['Tu ne m’as pas encore dit ton prénom.', 'La case du prénom est vide, elle t’attend.', 'Ça, je l’ignore : aucun prénom n’a été donné.'],
    recall: [
      'Dis-moi, {value}, tu écris d’où, là : d’un canapé, d’un trajet, d’un lit ?',
      'Au fait, {value}, est-ce que j’ai laissé passer une de tes phrases ?',
      'Une petite chose, {value} : qu’est-ce que tu vois en levant les yeux ?',
    ],
    note: 'tu t’appelles {value}',
  },
  age: {
    told: [
      /\b(?:j'?ai|g) (?:deja |bientot |tout juste |maintenant |a peine )?(?<value>\d{1,3}) ?ans\b(?! (?:de|d'))/,
      /\b(?:j'?ai|g) (?:deja |tout juste )?(?<value>(?:quinze|seize|dix-sept|dix-huit|dix-neuf|vingt|trente|quarante|cinquante|soixante)(?:[- ](?:et[- ])?(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix))?) ans\b(?! (?:de|d'))/,
    ],
    asked: [/\b(?:quel age (?:j'ai|jai|ai-je|est[- ]ce que j'ai)|j'?ai quel age|c'est quoi mon age|(?:souviens|rappelles|connais|sais) (?:de )?(?:mon age|quel age j'ai))\b/],
    ack: ['{value} ans, c’est noté.', 'D’accord, {value} ans : le chiffre est rangé.', 'À {value} ans, on a sa propre vue par la fenêtre.', 'La case de l’âge dit maintenant {value}.'],
    follow: ['Qu’est-ce qui te plaît le plus, à cet âge-là ?', 'Ça ressemble à ce que tu imaginais dans l’enfance ?', 'Si l’année écoulée avait un titre, ce serait quoi ?'],
    answer: ['Tu as {value} ans, d’après toi.', 'Tu m’as dit {value} ans.', 'Sur la fiche, il y a écrit {value} ans.'],
    missing: ['Ton âge, tu ne l’as pas encore dit.', 'Je ne devine pas les âges, on se fâche trop vite avec les gens.', 'Cette case-là est restée blanche.'],
    recall: ['À {value} ans, qu’est-ce qui a le plus changé depuis cinq ans ?', 'On dit que chaque âge a son tournant : à {value} ans, c’est lequel ?', 'Qu’est-ce que tu voudrais mettre de plus dans tes {value} ans ?'],
    note: 'tu as {value} ans',
  },
  birthday: {
    told: [
      re(`\\bmon anniv(?:ersaire)?,? (?:${cest}|est|tombe|ce sera|sera)(?: un| donc| bientot)? (?<value>${birthdayTime})`),
      re(`\\b${suis} nee? (?<value>le ${dayOfMonth})`),
      re(`^(?:et )?(?<value>${birthdayTime}),? (?:${cest}|ce sera) mon anniv`),
      re(`\\b${cest} mon anniv(?:ersaire)? (?<value>${birthdayTime})`),
    ],
    asked: [/\b(?:(?:quand|quel jour) (?:est|c'est|tombe) mon anniv\w*|c'est quand (?:deja )?mon anniv\w*|mon anniv\w* c'est (?:quand|quel jour)|(?:date|jour) de mon anniv\w*|(?:souviens|rappelles|sais|connais) .{0,18}\bmon anniv\w*|quand (?:est[- ]ce que )?je suis nee?|je suis nee? quand)\b/],
    ack: ['Ton anniversaire, {value} : j’ai entouré le jour.', 'Étoile posée sur le calendrier : {value}.', 'Retenu : {value}, ce jour-là tu tiens le premier rôle.', 'La date est au chaud : {value}.'],
    follow: ['Tu préfères une grande tablée ou un jour tranquille ?', 'Quel cadeau est resté dans ta mémoire ?', 'Dans ton enfance, ça se fêtait comment ?'],
    answer: ['Ton anniversaire, c’est {value}.', 'Le jour entouré, c’est {value}.', 'C’est {value}, je l’ai sous les yeux.'],
    missing: ['Tu ne m’as pas encore dit la date de ton anniversaire.', 'Aucun jour n’est entouré pour l’instant.', 'Le calendrier attend ta date.'],
    recall: ['Ton anniversaire, c’est {value} : tu le vois comment, cette année ?', 'Tiens, {value}, c’est ton jour : tu fais un vœu, d’habitude ?', 'Pour {value}, ton anniversaire, qui ne devrait surtout pas oublier ?'],
    note: 'ton anniversaire, c’est {value}',
  },
  city: {
    told: [
      re(`\\b(?:j'?habite|je vis|jvis|je reside|je loge|on habite|on vit|nous habitons|je me suis installee?|on s'est installes?|j'ai emmenage|on a emmenage|j'ai demenage)(?: (?:actuellement|maintenant|toujours|aussi|encore|tout(?:e)? seule?|seule?|juste|moi))? (?<value>(?!a (?:fond|deux|trois|cote|l'etage|l'hotel|la maison|moitie)|au (?:jour|premier|deuxieme|troisieme|dernier|rez|\\d|calme)|en (?:coloc|couple|famille|paix|ce|appart|maison)|dans (?:un|une|mon|ma|le meme|la meme|l'angoisse|la peur|le stress|le noir|le passe) (?!petit village|village|petite ville|grande ville|bled|hameau))(?:a |au |aux |en |pres de |pres d'|vers |sur |du cote de |dans )[\\p{L}][\\p{L}' -]{1,28}?)${end}`),
      re(`\\b(?:j'habite|jhabite|on habite) (?<value>(?!(?:a|au|aux|en|dans|pres|chez|avec|pas|plus|la|ici|loin|seule?|toujours|encore|maintenant|juste|vers|sur|ensemble|toute?|actuellement|du|de|le|un|une|ou)\\b)[\\p{L}][\\p{L} -]{1,24}?)${end}`),
      re(`\\b${suis} (?<value>(?:sur|a|de) (?:paris|lyon|marseille|toulouse|nice|nantes|strasbourg|montpellier|bordeaux|lille|rennes|reims|toulon|grenoble|dijon|angers|nimes|brest|tours|limoges|amiens|metz|besancon|orleans|rouen|mulhouse|caen|nancy|bruxelles|liege|geneve|lausanne|montreal|quebec|dakar|abidjan|alger|tunis|casablanca|londres|berlin|madrid))${end}`),
    ],
    asked: [/\b(?:ou (?:est[- ]ce que )?(?:j'habite|jhabite|je vis|je reside)|(?:j'habite|jhabite|je vis) (?:ou|dans quelle ville)|(?:dans )?quelle ville (?:j'habite|je vis|est[- ]ce que j'habite|je t'ai dit)|(?:c'est quoi|quelle est) ma ville|(?:souviens|rappelles|sais) (?:d')?ou (?:j'habite|je vis))\b/],
    ack: ['Tu habites {value}, le repère est posé sur la carte.', 'Petit drapeau planté : tu habites {value}.', 'Alors tu habites {value}, le décor se précise.', 'Voilà un lieu pour tes histoires, puisque tu habites {value}.'],
    follow: ['Là-bas, où est-ce que tu vas le plus volontiers ?', 'Qu’est-ce qui, dans ce coin, sent le plus « chez toi » ?', 'Pourquoi là plutôt qu’ailleurs ?', 'À cette heure-ci, ta rue ressemble à quoi ?'],
    answer: ['Tu habites {value}.', 'D’après mes notes, tu habites {value}.', 'Le petit drapeau dit que tu habites {value}.'],
    missing: ['Tu ne m’as pas encore dit où tu vis.', 'Sur ma carte, aucun drapeau pour l’instant.', 'Ta ville, je l’ignore, elle n’est pas venue dans la conversation.'],
    recall: ['Toi qui habites {value}, ça ressemble à quoi, là-bas, en cette saison ?', 'Puisque tu habites {value}, il y a du monde dehors à cette heure ?', 'Tu habites {value} : tu y as un endroit où aller rêvasser ?'],
    note: 'tu habites {value}',
  },
  origin: {
    told: [
      re(`\\b(?:je viens|jviens|${suis} originaire|ma famille vient|on vient) (?:a la base |au depart )?(?<value>(?:de |d'|du |des )(?!travail|boulot|taf|sport|chez|la-bas|loin|ailleurs|la gare|l'ecole|l'?hopital|medecin|rien|nulle|temps|mon |ma |mes )${justDone}(?:la |l')?[\\p{L}][\\p{L}' -]{2,24}?)${end}`),
    ],
    asked: [/\b(?:d'ou (?:est[- ]ce que )?(?:je viens|viens-je)|je viens d'ou|(?:quelles sont|c'est quoi) mes origines|(?:souviens|rappelles|sais) d'ou je viens|(?:c'est quoi|quelle est) ma (?:region|ville) (?:d'origine|natale))\b/],
    ack: ['Tu viens {value}, les racines sont notées.', 'Ah, tu viens {value} : ça donne un accent aux histoires, même à l’écrit.', 'La case « d’où » est remplie : tu viens {value}.', 'Donc tu viens {value}, c’est gardé.'],
    follow: ['Qu’est-ce qui te manque le plus, de là-bas ?', 'Tu y retournes souvent ?', 'Quel plat n’a jamais le même goût ailleurs ?'],
    answer: ['Tu viens {value}.', 'Tu m’as raconté que tu viens {value}.', 'Mes notes disent : tu viens {value}.'],
    missing: ['Tu ne m’as pas dit d’où tu viens.', 'La case des origines est vide.', 'Tes racines, on n’en a pas encore parlé.'],
    recall: ['Toi qui viens {value}, qu’est-ce qu’on y mange en cette saison ?', 'Tu viens {value} : c’est quelle couleur, là-bas, en ce moment ?', 'Si tu te réveillais là d’où tu viens, {value}, tu irais où en premier ?'],
    note: 'tu viens {value}',
  },
  job: {
    told: [
      re(`\\b(?:${suis}|je (?:bosse|travaille|taffe) (?:comme|en tant qu[e']))(?: ?(?:une?|actuellement|aussi|encore|toujours))? ?(?<value>${job}(?: (?:de |d'|en |a |au |aux |dans |chez )[^,]{2,28}?)?)${end}`),
      re(`\\b(?:mon (?:metier|boulot|travail|job|taf),? (?:${cest}|est)|dans la vie je suis) (?:d'etre )?(?:une? )?(?<value>${job}(?: (?:de |d'|en |a |au |dans |chez )[^,]{2,28}?)?)${end}`),
      re(`\\b(?:je travaille|je bosse|jbosse|je taffe|jtravaille)(?: actuellement| aussi)? (?<value>(?!.*\\b(?:mon|ma|mes|moi)\\b)(?:dans (?:un |une |le |la |les |l')|chez |a l'hopital|a la mairie|a la poste|a l'usine|en (?:usine|restauration|creche|magasin|cuisine|interim|librairie|ehpad|pharmacie|boulangerie|bibliotheque))[^,]{0,28}?)${end}`),
    ],
    asked: [/\b(?:(?:c'est quoi|quel est|cest quoi) (?:deja )?mon (?:metier|boulot|travail|job|taf|poste)|je (?:fais|bosse|travaille) (?:quoi (?:dans la vie|comme (?:metier|boulot|travail|taf))|dans quoi|ou)|mon (?:metier|boulot|travail|job|taf) c'est quoi|qu'est[- ]ce que je fais (?:dans la vie|comme (?:metier|boulot|travail))|ou (?:est[- ]ce que )?je (?:bosse|travaille)|(?:souviens|rappelles|sais|connais) (?:de )?(?:mon (?:metier|boulot|travail|job)|ce que je fais dans la vie))\b/],
    ack: ['Côté boulot : {value}, c’est noté.', 'Ton travail, c’est {value} : il doit y avoir des histoires là-dedans.', 'D’accord, {value} : vu de dehors on imagine, vu de dedans c’est autre chose.', 'La ligne « travail » est remplie : {value}.'],
    follow: ['Dans ton travail, c’est quoi le moment que tu préfères ?', 'Qu’est-ce qui t’a donné envie de faire ça ?', 'Ta journée commence par quoi, en général ?'],
    answer: ['Ton travail, d’après toi, c’est {value}.', 'Tu me l’as dit, côté travail : {value}.', 'La ligne « métier » dit : {value}.'],
    missing: ['Tu ne m’as pas encore parlé de ton travail.', 'La ligne « métier » est vide, à toi de la remplir.', 'Ton boulot n’est pas encore passé par ici, je ne devine pas.'],
    recall: ['Ton travail, c’est {value} : c’est chargé, ces temps-ci ?', 'Avec un travail comme « {value} », comment tu décroches, le soir ?', 'Au boulot ({value}, si j’ai bien suivi), quel moment t’a rendu du baume récemment ?'],
    note: 'ton travail, c’est {value}',
  },
  study: {
    told: [
      re(`\\bj'?etudie (?:actuellement |aussi )?(?<value>(?!(?:pas|plus|a|dans|mon|ma|mes|ce|beaucoup|trop|tout|encore)\\b)(?:le |la |les |l')?[\\p{L}][^,]{1,26}?)${end}`),
      re(`\\bje (?:fais|suis en train de faire|prepare) (?<value>(?:une? |des |mon |ma )(?:etudes|licence|master|bts|dut|but|these|doctorat|prepa|cap|formation|bachelor|bac pro)(?: (?:de |d'|en |du )[^,]{2,26}?)?)${end}`),
      re(`\\b${suis} (?:encore |actuellement )?(?<value>(?:en (?:l[123]|m[12]|licence|master|terminale|premiere|seconde|troisieme|quatrieme|cinquieme|sixieme|[3456] ?e(?:me)?|prepa|bts|fac|medecine|droit|psycho|these|ecole d)(?:(?: de| d'| en|')? ?[^,]{2,24}?)?|etudiante?(?: (?:en|a) [^,]{2,26}?)?|lyceen(?:ne)?|collegien(?:ne)?|au (?:lycee|college)|a la fac(?: d[eu] [^,]{2,20}?)?))${end}`),
    ],
    asked: [/\b(?:j'?etudie quoi|qu'est[- ]ce que j'etudie|je fais quoi comme etudes|(?:c'est quoi|quelles sont) mes etudes|mes etudes c'est quoi|je suis en quelle (?:classe|annee)|(?:c'est quoi|quelle est) ma filiere|(?:souviens|rappelles|sais) (?:de )?(?:mes etudes|ce que j'etudie))\b/],
    ack: ['Côté études : {value}, c’est inscrit.', 'Tes études, donc, c’est {value} : le sac doit peser.', 'Bien, {value} : la case des études est remplie.', 'Retenu pour les études, {value}.'],
    follow: ['Quelle partie tu préfères, là-dedans ?', 'Qu’est-ce qui t’a fait choisir cette voie ?', 'Tu en es où, en ce moment ?'],
    answer: ['Tes études, c’est {value}.', 'Tu m’as dit, côté études : {value}.', 'La case des études dit : {value}.'],
    missing: ['Tu ne m’as pas dit ce que tu étudies.', 'La case des études est encore blanche.', 'On n’a pas parlé de tes études jusqu’ici.'],
    recall: ['Côté études ({value}), tu es sur quel morceau en ce moment ?', 'Tes études, « {value} » : plutôt plaisir ou plutôt pression, ces jours-ci ?', 'Dans tes études, {value}, quel cours est resté dans un coin de ta tête ?'],
    note: 'tes études, c’est {value}',
  },
} satisfies Partial<Record<FactKind, FactKindPack>>
