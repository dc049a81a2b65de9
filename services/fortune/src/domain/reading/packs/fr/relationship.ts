import type { BirthChartPack, RelationshipPack, TransitPack } from '../../pack/relationship.ts'

export const relationship: RelationshipPack = {
  distance: {
    0: [
      '{a} face à {b}, c’est un miroir : on se comprend vite, et l’on bute justement sur ses propres travers.',
      'Deux fois {a}, la complicité ne s’apprend pas ; le difficile est de savoir qui baissera la garde.',
    ],
    1: [
      '{a} et {b}, signes voisins, comme deux classes du même couloir : d’autres horaires, mais on se croise toujours.',
      'Côte à côte, {a} et {b} se montrent la page que chacun avait sautée.',
    ],
    2: [
      '{a} et {b}, à deux signes d’écart : on parle, on s’entraide, et l’amitié comme l’amour poussent vite.',
      'Entre {a} et {b}, deux rythmes qui s’accordent ; la légèreté est votre capital.',
    ],
    3: [
      'À angle droit, {a} et {b} reçoivent étincelles et frottements ; une fois poli, plus moyen de s’en passer.',
      '{a} et {b} n’ont pas le même pas : la dispute porte moins sur le tort que sur la vitesse.',
    ],
    4: [
      '{a} et {b} partagent un élément, peu d’explications suffisent, le courant passe.',
      'Rencontrer {b} quand on est {a}, c’est rentrer au pays : peu de mots, tout compris.',
    ],
    5: [
      'L’angle est malcommode entre {a} et {b}, comme d’écrire de la main gauche ; à l’usage naît une nouvelle écriture.',
      'Entre {a} et {b}, la complicité ne vient pas toute seule, elle se fait de « ah, c’est ainsi que tu vois ».',
    ],
    6: [
      '{a} et {b} se font face, chacun la moitié qui manque ; l’attrait et la tension ont la même racine.',
      '{a} devant {b}, c’est la rive devant la mer : la différence est le paysage.',
    ],
  },
  elements: {
    'fire-fire': ['Feu et feu : on ne s’ennuie pas, il faut seulement être la bûche à tour de rôle.'],
    'fire-earth': ['Le feu chauffe la terre, la terre porte le feu : l’un apporte la chaleur, l’autre la forme.'],
    'fire-air': ['Le vent attise la flamme et l’idée s’embrase aussitôt ; que quelqu’un surveille le four.'],
    'fire-water': ['Feu et eau font une bonne soupe, à condition de régler la cuisson ensemble.'],
    'earth-earth': ['Terre sur terre, c’est sûr et solide ; de temps en temps, fabriquez une surprise.'],
    'earth-air': ['Le vent passe sur les champs : l’un parle d’idées, l’autre de récolte, et l’année est bonne si l’on s’écoute.'],
    'earth-water': ['L’eau abreuve la terre, la terre retient l’eau ; c’est dans le soin quotidien que l’on s’aime.'],
    'air-air': ['Vent contre vent, la conversation ne finit pas ; que l’un de vous note ce qu’il faut faire.'],
    'air-water': ['Le vent ride l’eau : la tête d’un côté, le cœur de l’autre, il suffit de bien traduire.'],
    'water-water': ['L’eau rejoint l’eau, on se devine ; apprenez aussi à regagner la rive à deux.'],
  },
  qualities: {
    'cardinal-cardinal': ['Vous voulez ouvrir la route tous les deux : partagez les tronçons, et personne ne s’arrache le volant.'],
    'cardinal-fixed': ['L’un commence, l’autre entretient ; si le relais passe bien, vous irez loin.'],
    'cardinal-mutable': ['L’un donne le cap, l’autre sait tourner, même la pluie ne gêne pas.'],
    'fixed-fixed': ['Personne n’aime céder : convenez d’un bouton d’arrêt, il vaut mieux que la victoire.'],
    'fixed-mutable': ['L’un tient, l’autre bouge, comme l’arbre et le vent ; ne demandez à personne de changer d’espèce.'],
    'mutable-mutable': ['Accommodants l’un comme l’autre, vous peinez à choisir ; qui dit « on fait ça » rend service.'],
  },
  gifts: [
    'Chez {a.the}, {aGift} ; chez {b.the}, {bGift} : sur une même table, il y a juste ce qu’il faut.',
    'Avec le temps, on échange, {aGift} d’une part, {bGift} de l’autre, et chacun y gagne.',
    'D’un côté {aGift}, de l’autre {bGift} : ôtez un seul ingrédient, le plat est fade.',
  ],
  strengthOf: {
    'fire-fire': 'Même ardeur, aussitôt dit, aussitôt fait',
    'fire-earth': 'De l’élan et les pieds sur terre',
    'fire-air': 'Des idées et des rires',
    'fire-water': 'Des sentiments forts qui se touchent',
    'earth-earth': 'Une confiance solide au quotidien',
    'earth-air': 'Penser et faire',
    'earth-water': 'De la prévenance, de la sécurité',
    'air-air': 'De la conversation et de l’espace',
    'air-water': 'La raison complète le sentiment',
    'water-water': 'Se comprendre sans un mot',
  },
  strengthAt: {
    0: 'Connaître l’humeur de l’autre par cœur',
    1: 'Voir l’angle mort de l’autre',
    2: 'Une aisance d’amis de toujours',
    3: 'Se stimuler et gagner en force',
    4: 'Une entente et un appui naturels',
    5: 'Une nouveauté qui dure',
    6: 'Une forte attirance, un miroir',
  },
  challengeOf: {
    'cardinal-cardinal': 'Deux capitaines à bord',
    'cardinal-fixed': 'L’un presse, l’autre assure',
    'cardinal-mutable': 'Le plan contre l’imprévu',
    'fixed-fixed': 'Personne ne cède en premier',
    'fixed-mutable': 'L’entêtement face à la girouette',
    'mutable-mutable': 'Décider prend des semaines',
  },
  challengeAt: {
    0: 'Les défauts aussi comptent double',
    1: 'Des besoins rarement au même endroit',
    2: 'Si agréable qu’on oublie de parler à fond',
    3: 'Des rythmes qui se heurtent',
    4: 'Tout va de soi, on néglige d’entretenir',
    5: 'Des malentendus à traduire patiemment',
    6: 'Vite dos à dos, sans l’avoir voulu',
  },
  samePoint: {
    meet: ['Chez l’un comme chez l’autre, {a.the} se tient au même endroit : sur ce point, {aTheme} se comprend d’un regard.', '{a.the} en double, côte à côte : {aTheme} se voit dans un miroir, pour le meilleur et pour le pire.'],
    flow: ['D’un thème à l’autre, {a.the} répond {a.to} : {aTheme} va du même pas, sans longues explications.', '{a.the} de l’un s’entend avec {a.the} de l’autre ; {aTheme} peut s’appuyer sur vous deux.'],
    strain: ['{a.the} contre {a.the} : même sujet, {aTheme}, autre manière ; posez la question avant de conclure.', 'Quand il s’agit {aTheme.of}, vos routes s’opposent ; {a.the} de chacun a besoin de marge.'],
  },
  synastry: {
    conjunction: [
      'Chez vous {a.the}, chez l’autre {b.the}, au même endroit : {aTheme} et {bTheme} se confondent.',
      '{a.the} recouvre {b.the} : là où l’un met {aTheme}, l’autre met {bTheme}.',
    ],
    sextile: [
      'De votre côté, {a.the} soulève doucement {b.the} de l’autre : {bTheme} trouve une issue dans {aTheme}.',
      '{a.the} et {b.the} s’épaulent ; {aTheme} prend la parole, {bTheme} enchaîne.',
    ],
    square: [
      'Vous posez {a.the} en travers {b.of} de l’autre : quand {aTheme} touche {bTheme}, ralentissez d’un demi-temps.',
      '{a.the} et {b.the} sont en angle : {aTheme} de l’un, {bTheme} de l’autre, à tour de rôle.',
    ],
    trine: [
      'Une même rivière, chez vous {a.the}, chez l’autre {b.the} : {aTheme} nourrit {bTheme}.',
      '{a.the} rejoint {b.the}, et l’accord entre {bTheme} et {aTheme} ne s’apprend pas.',
    ],
    quincunx: [
      'Il manque un demi-ton entre {a.the}, ici, et {b.the}, là-bas : {aTheme} doit changer de tonalité pour {bTheme}.',
      '{a.the} et {b.the} demandent du rodage ; une question de plus sur {bTheme}, et c’est clair.',
    ],
    opposition: [
      'D’ici {a.the}, d’en face {b.the} : {aTheme} et {bTheme} sur une balançoire, descendez marcher un peu.',
      '{a.the} regarde {b.the}, et dans {bTheme} chacun découvre l’envers {aTheme.of}.',
    ],
  },
}

export const birthChart: BirthChartPack = {
  titles: {
    sun: 'Soleil en {sign}',
    moon: 'Lune en {sign}',
    rising: 'Ascendant {sign}',
    planets: 'Le caractère des planètes',
    houses: 'Les scènes de la vie',
    aspects: 'Le dialogue intérieur',
    balance: 'Éléments et rythme',
  },
  planetInSign: [
    'Avec {planet.the} en {sign}, {theme.your} se manifeste {manner}.',
    'Pour ce qui est {theme.of}, {planet.the} en {sign} vous invite à agir {manner}.',
    '{planet.the} passe par {sign.the}, et {theme.your} avance {manner}.',
    'C’est {sign.the} qui donne le ton {planet.to} : {theme.your} s’exprime {manner}.',
  ],
  planetInHouse: [
    '{planet.the} en maison {house} : {theme.your} s’exerce surtout dans {topic}.',
    'C’est dans {topic} que {planet.the} entre en scène et que {theme.your} se voit le mieux.',
    'En maison {house} loge {planet.the} : {theme.your} prend pied dans {topic}.',
  ],
  aspects: {
    conjunction: [
      '{a.the} et {b.the} ne font qu’un : {aTheme} et {bTheme} sont chez vous une seule force.',
      'Que {aTheme} prenne la parole, et {bTheme} répond aussitôt, car {a.the} colle {b.to}.',
    ],
    sextile: [
      '{a.the} en sextile {b.to} : {aTheme} aide volontiers {bTheme}, il suffit de s’en servir.',
      '{b.the} et {a.the} veillent l’un sur l’autre, et {bTheme} fait équipe avec {aTheme}.',
    ],
    square: [
      '{a.the} au carré {b.of} : {aTheme} dispute souvent le passage {bTheme.to}, et il en sort du métier.',
      '{b.the} oblige {a.the} à grandir ; pour {aTheme}, la leçon nommée « {bTheme} » prend plus de temps.',
    ],
    trine: [
      '{a.the} en trigone {b.to} : entre {aTheme} et {bTheme}, tout coule depuis toujours, pensez à vous en servir.',
      '{b.the} porte {a.the}, et {bTheme} prépare un chemin plat {aTheme.to}.',
    ],
    quincunx: [
      'Cent cinquante degrés entre {a.the} et {b.the} : {aTheme} et {bTheme} demandent un réglage régulier.',
      '{bTheme} prie toujours {aTheme} de changer de posture, car {a.the} et {b.the} se gênent.',
    ],
    opposition: [
      '{a.the} fait face {b.to} : {aTheme} et {bTheme} tiennent la banque à tour de rôle, l’équilibre est l’art d’une vie.',
      'Chez les autres, {bTheme} vous renvoie l’image {aTheme.of}, puisque {b.the} regarde {a.the}.',
    ],
  },
  richElement: {
    fire: ['Le feu domine : l’enthousiasme est votre carburant, vous allumez d’abord, vous cherchez la route ensuite.'],
    earth: ['La terre domine : vous croyez ce qui se touche, et votre endurance étonne.'],
    air: ['L’air domine : penser et échanger sont votre respiration.'],
    water: ['L’eau domine : vous vous orientez au ressenti, et vous recevez les gens de même.'],
  },
  poorElement: {
    fire: ['Pas de feu dans le thème : demandez l’étincelle au mouvement et aux amis.'],
    earth: ['Pas de terre dans le thème : la régularité et les choses concrètes vous posent.'],
    air: ['Pas d’air dans le thème : reculez d’un pas, racontez à quelqu’un, la pensée s’ouvre.'],
    water: ['Pas d’eau dans le thème : une émotion n’est pas un ennui, donnez-lui du temps.'],
  },
  richQuality: {
    cardinal: ['Les signes cardinaux l’emportent : vous savez commencer.'],
    fixed: ['Les signes fixes l’emportent : vous savez tenir.'],
    mutable: ['Les signes mutables l’emportent : vous savez vous adapter.'],
  },
  noRising: ['Sans heure de naissance exacte, on ne parle ni d’ascendant ni de maisons ; les positions des astres restent valables.'],
}

export const transits: TransitPack = {
  samePoint: {
    meet: ['{a.the} retrouve sa place de naissance, et {aTheme} tourne une page.'],
    flow: ['{a.the} est en bons termes avec sa place de naissance : {aTheme} va plus loin sur un chemin connu.'],
    strain: ['{a.the} tire sur sa place de naissance, et {aTheme} demande un réglage.'],
  },
  aspects: {
    conjunction: [
      '{a.the} du moment arrive sur {b.the} de votre naissance : {aTheme} appelle {bTheme} par son nom.',
      'Le même jour, {aTheme} et {bTheme} frappent à votre porte : {a.the} passe sur {b.the} de naissance.',
    ],
    sextile: [
      '{a.the} tend une échelle {b.to} de votre naissance : {bTheme} peut monter d’un barreau.',
      'Profitez de l’aide {a.of} pour mettre de l’ordre dans {bTheme}, avec {aTheme} pour lampe.',
    ],
    square: [
      '{a.the} met à l’épreuve {b.the} de votre thème : {bTheme} tire un peu, découpez la tâche.',
      'Un coup d’épaule {a.of}, et {b.the} de votre naissance demande que vous repreniez pied : c’est {bTheme} qui est en jeu.',
    ],
    trine: [
      '{a.the} coule dans le sens {b.of} de votre naissance, et {bTheme} reçoit le bon vent {aTheme.of}.',
      'Ces jours-ci, {bTheme} ne coûte aucun effort : {b.the} du thème s’entend avec {a.the}.',
    ],
    quincunx: [
      'Sous {a.the}, {b.the} de votre thème ne tient pas en place ; pour {bTheme}, essayez une autre manière.',
      'Entre {aTheme} et {bTheme}, un demi-temps de décalage : {a.the} et {b.the} de naissance cherchent le réglage.',
    ],
    opposition: [
      'En face {b.of} de votre naissance se tient {a.the} : les autres diront à votre place ce qu’il en est {bTheme.of}.',
      'Entre {aTheme} et {bTheme}, trouvez le milieu ; {b.the} du thème regarde {a.the} droit dans les yeux.',
    ],
  },
  quiet: ['Aucun transit serré ce jour-là : le ciel est calme, suivez votre propre pas.'],
  solarReturn: [
    'En {year}, le Soleil revient à sa place de naissance, et la Lune en {sign} donne à l’année sa couleur de fond.',
    'Votre nouvel âge commence à la révolution solaire de {year} ; la Lune en {sign} dit ce qui vous nourrira le plus.',
  ],
  aspectLine: '{a} en {aspect} avec {b.the} de naissance',
  ingressLine: '{planet} entre en {sign}',
  retrogradeLine: '{planet} devient rétrograde',
  directLine: '{planet} reprend sa marche directe',
  lunationLine: {
    new: 'Nouvelle lune en {sign}',
    'first-quarter': 'Premier quartier en {sign}',
    full: 'Pleine lune en {sign}',
    'last-quarter': 'Dernier quartier en {sign}',
  },
}
