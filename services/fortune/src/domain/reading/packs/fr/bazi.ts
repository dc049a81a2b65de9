import type { BaziPack } from '../../pack/bazi.ts'
import { dayMaster, spirits } from './bazi-stems.ts'

export const bazi: BaziPack = {
  dayMasterName: '{stem}, {element}',
  dayMaster,
  spirits,
  strength: {
    weak: [
      'Votre maître du jour, {element.the}, est plutôt faible, comme un semis au printemps froid : d’abord de quoi se nourrir et de la compagnie, l’effort après.',
      'Les racines {element.of} sont courtes dans ce thème ; s’appuyer sur quelqu’un n’a rien de honteux, et savoir se reposer est un talent.',
    ],
    balanced: [
      'Votre maître du jour, {element.the}, est en équilibre : vous pouvez avancer comme attendre, et ne pencher d’aucun côté est rare.',
      'La part {element.of} est bien mesurée et chaque élément a sa place ; gardez le rythme, sans grand remède.',
    ],
    strong: [
      'Votre maître du jour, {element.the}, est plein comme un lac : il lui faut une sortie, et alors le paysage est beau.',
      'La part {element.of} est grande ici, l’avis est ferme et l’énergie grande ; donner, créer, prendre en charge sont de bons canaux.',
    ],
  },
  reasoning: {
    inSeason: 'La branche du mois {branch} nourrit le maître du jour, {element.the} : il est de saison.',
    outOfSeason: 'La branche du mois {branch} n’aide pas le maître du jour, {element.the} : il est hors saison.',
    roots: 'Branches, hors celle du mois, où le maître du jour a une racine : {n}.',
    allies: 'Troncs de même élément ou qui le nourrissent : {n}.',
    support: 'Environ {percent} % du thème soutient le maître du jour.',
    favourable: 'L’équilibre vient donc de ces éléments : {list}.',
    structures: {
      following: 'Une autre école peut y voir davantage : ni les troncs ni les branches ne soutiennent le maître du jour, ce qui ferait un thème suiveur (从格) ; il irait dans le sens du courant, avec pour éléments favorables : {list}. Cette lecture s’en tient à l’équilibre.',
      'near-following': 'Une autre école peut y voir davantage : le maître du jour n’a plus pour soutien qu’une trace dans une branche, ce qui approche d’un thème suiveur (假从) ; il irait dans le sens du courant, avec pour éléments favorables : {list}. Cette lecture s’en tient à l’équilibre.',
      dominant: 'Une autre école peut y voir davantage : presque tout le thème soutient le maître du jour, ce qui ferait un thème dominant (专旺) ; il irait dans le sens de sa propre force, avec pour éléments favorables : {list}. Cette lecture s’en tient à l’équilibre.',
    },
  },
  favour: {
    wood: [
      'Le Bois assouplit votre thème : des plantes, des livres, la lumière du matin, une promenade vers l’est.',
      'Puisque le Bois vous convient, faites pousser quelque chose en pot, apprenez un art qui prend son temps.',
    ],
    fire: [
      'Le Feu éclaire votre thème ; prendre le soleil, monter sur scène, rire fort, tout cela l’entretient.',
      'Le Feu vous va bien : entourez-vous de gens chaleureux et portez vos idées là où il fait clair.',
    ],
    earth: [
      'La Terre stabilise votre thème par des heures régulières, une cuisine qui sert, un lieu où l’on revient.',
      'Avec la Terre pour alliée, un coin fixe et une heure fixe font beaucoup, sans se presser.',
    ],
    metal: [
      'Le Métal ajuste votre thème : désencombrer, parler net, tenir un principe, c’est aiguiser.',
      'Si le Métal vous aide, dites vos limites et polissez un savoir-faire jusqu’au fil.',
    ],
    water: [
      'L’Eau adoucit votre thème : bougez, écoutez, et allez réfléchir au bord d’une rivière.',
      'L’Eau vous réussit, alors voyagez, écrivez, couchez-vous tôt, que les pensées aient un lit où couler.',
    ],
  },
  rich: {
    wood: ['Le Bois l’emporte, environ {percent} % : de la bonté et l’envie de grandir, n’oubliez pas de tailler.'],
    fire: ['Le Feu l’emporte, environ {percent} % : de l’ardeur et des égards, veillez à ne pas vous brûler.'],
    earth: ['La Terre l’emporte, environ {percent} % : de l’épaisseur et une parole qui tient, ne vous ensevelissez pas dessous.'],
    metal: ['Le Métal l’emporte, environ {percent} % : de la décision et de la loyauté, avec un peu de moelleux.'],
    water: ['L’Eau l’emporte, environ {percent} % : de l’esprit et du mouvement, construisez-lui une digue.'],
  },
  lacking: {
    wood: ['Aucun signe de Bois dans les huit caractères : projet et patience se sèment, en commençant par une petite habitude.'],
    fire: ['Aucun signe de Feu dans les huit caractères : la chaleur se fabrique, commencez par un compliment.'],
    earth: ['Aucun signe de Terre dans les huit caractères : la stabilité se bâtit, d’abord par des horaires et un logis.'],
    metal: ['Aucun signe de Métal dans les huit caractères : trancher s’exerce, sur de petites choses, « c’est décidé ».'],
    water: ['Aucun signe d’Eau dans les huit caractères : la souplesse s’apprend, gardez un temps sans but.'],
  },
  complete: [
    'Les cinq éléments sont là : vous vous entendez avec toutes sortes de gens, choisir est le plus dur.',
    'Rien ne manque aux cinq éléments, l’assise est stable ; une spécialité, et vous vous distinguerez.',
  ],
  monthGod: {
    比肩: ['{god.the} au mois : vous vous tenez debout par vous-même, et vos égaux sont vos meilleurs maîtres.'],
    劫财: ['{god.the} au mois : de l’audace ; si les parts sont claires avant de s’associer, tout passe.'],
    食神: ['{god.the} au mois : de la bonhomie et du talent, votre place se gagne par les mains et par la gentillesse.'],
    伤官: ['{god.the} au mois : l’esprit se voit, inventer est votre gagne-pain et le tact en est l’assiette.'],
    偏财: ['{god.the} au mois : de l’aisance parmi les gens, c’est là que viennent les occasions.'],
    正财: ['{god.the} au mois : de l’ordre et de l’application, votre réputation est votre meilleur capital.'],
    七杀: ['{god.the} au mois : du cran sous la charge ; plus la partie est dure, plus on vous voit.'],
    正官: ['{god.the} au mois : le sens de la règle et du nom, vous montez régulièrement dans un cadre.'],
    偏印: ['{god.the} au mois : une pensée à part, votre voie droite passe par une porte de côté.'],
    正印: ['{god.the} au mois : le goût d’apprendre et de l’affection, le savoir et les aînés vous servent de parapluie.'],
  },
  luckGod: {
    比肩: ['De {from} à {to}, pilier {stem} {branch} sous {god.the} : le temps de voler de vos propres ailes et de trouver des pairs.', 'Dix ans ({from}–{to}) avec {stem} {branch}, {god.the} : vos épaules, et d’autres sur la même route.'],
    劫财: ['De {from} à {to}, {stem} {branch} amène {god.the} : du monde, des occasions, et un carnet de comptes bien tenu.', 'Les années {from}–{to}, {stem} {branch}, {god.the} : une décennie d’audace, les contrats avant l’association.'],
    食神: ['De {from} à {to}, sous {stem} {branch} et {god.the}, le talent fleurit et les jours ont du goût.', 'Entre {from} et {to}, {stem} {branch} porte {god.the} : faites de ce que vous aimez votre enseigne.'],
    伤官: ['De {from} à {to}, {stem} {branch} éveille {god.the} : changer, inventer, s’exprimer, voilà la ligne.', 'Décennie {from}–{to}, {stem} {branch}, {god.the} : on entendra votre voix, mesurez donc l’attaque.'],
    偏财: ['De {from} à {to}, {stem} {branch} ouvre {god.the} : le monde s’agrandit, chaque déplacement apprend quelque chose.', 'Rencontres et regard doublent de {from} à {to}, sous {stem} {branch} et {god.the} ; gardez le cœur groupé.'],
    正财: ['De {from} à {to}, {stem} {branch} installe {god.the} : fonder un foyer, planter des racines.', 'Brique après brique, les années {from}–{to} ({stem} {branch}, {god.the}) bâtissent du solide.'],
    七杀: ['De {from} à {to}, {stem} {branch} impose {god.the} : charge lourde, progrès rapide, ménagez-vous.', 'Les difficultés vous polissent de {from} à {to}, avec {stem} {branch} et {god.the} ; le repos, c’est à vous de l’inscrire.'],
    正官: ['De {from} à {to}, {stem} {branch} amène {god.the} : le titre et la tâche montent d’une marche.', 'Votre réputation marche devant entre {from} et {to}, sous {stem} {branch} et {god.the}.'],
    偏印: ['De {from} à {to}, {stem} {branch} appelle {god.the} : approfondir, chercher, ranger au-dedans.', 'Creuser un puits en soi, c’est l’affaire des années {from}–{to}, {stem} {branch} et {god.the}.'],
    正印: ['De {from} à {to}, {stem} {branch} accorde {god.the} : des appuis, de l’étude, un temps calme.', 'Livres et aînés vous tiennent compagnie de {from} à {to}, {stem} {branch}, {god.the}, et le cœur s’élargit.'],
  },
  luckSuits: {
    good: ['Son élément, {element.the}, est de ceux qui vous équilibrent : vous pouvez en faire un peu plus.', '{element.the} vous vient en aide, le vent souffle dans votre dos.'],
    plain: ['Son élément, {element.the}, ne penche nulle part ; le résultat dépend d’où vous appuyez.', '{element.the} reste neutre, une allure régulière suffit.'],
    hard: ['Son élément, {element.the}, tiraille un peu : plus lent, plus précis, et l’effort ne sera pas perdu.', '{element.the} pèse quelque peu, cette étape demande d’abord du soin pour vous.'],
  },
  periodSuits: {
    good: ['{when}, {element.the} est justement l’élément qui vous équilibre : ce que vous vouliez remuer peut l’être.', 'L’élément qui vous aide, {element.the}, est là {when} ; commencez par le plus difficile.'],
    plain: ['{when}, {element.the} et votre thème se laissent tranquilles, continuez comme d’habitude.', 'Neutre pour votre thème, {element.the} passe sans remous ; inutile de vous hâter {when}.'],
    hard: ['{when}, {element.the} appuie un peu sur votre thème : une promesse de moins, un souffle de plus.', 'La part {element.of} est un peu lourde {when} : gardez vos forces pour la seule chose qui compte.'],
  },
}
