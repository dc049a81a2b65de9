import type { DailyPack } from '../../pack/daily.ts'

export const aspects: DailyPack['aspects'] = {
  conjunction: [
    '{a.the} et {b.the} marchent épaule contre épaule : {aTheme} et {bTheme} tirent la même corde, alors une idée, un geste.',
    'Une seule affaire touche à la fois {aTheme} et {bTheme}, puisque {a.the} rejoint {b.the} ; elle mérite toute votre attention.',
    'Tout près {a.of}, {b.the} donne du cran {bTheme.to} : bon moment pour un début.',
    'Vous entendez deux fois la même phrase : {a.the} la dit avec {aTheme}, {b.the} avec {bTheme}.',
  ],
  sextile: [
    '{a.the} fait un clin d’œil {b.to} : entre {aTheme} et {bTheme}, une porte est entrouverte, poussez-la.',
    'La chance tient à un coup de main, car {b.the} épaule {a.the} et {bTheme} s’anime au contact {aTheme.of}.',
    'À soixante degrés, {a.the} et {b.the} s’entendent : {aTheme} ne demande qu’à suivre, encore faut-il un mot de vous.',
    'Un rien d’adresse suffit ; {b.the} veille sur {a.the} et trouve de quoi occuper {aTheme}.',
  ],
  square: [
    '{a.the} et {b.the} se cognent : {aTheme} veut courir, {bTheme} veut du temps, décidez donc d’abord dans quel ordre.',
    'La friction vient de l’angle droit entre {a.the} et {b.the} ; {aTheme} et {bTheme} ne parlent pas la même langue, inutile de choisir un camp.',
    'Comme un bois dur, {bTheme} se travaille dans le sens des fibres pendant que {b.the} met {a.the} à l’épreuve.',
    'Quelques étincelles là où {a.the} rencontre {b.the} : ramenez la dispute à une chose précise et elle se règle.',
  ],
  trine: [
    'Vent arrière entre {a.the} et {b.the} : {aTheme} et {bTheme} s’aident, et ce que vous savez déjà faire brille.',
    'Les choses mûrissent d’elles-mêmes tant que {b.the} porte {a.the}, avec {bTheme} pour soutenir {aTheme}.',
    '{b.the} aplanit la route devant {a.the} et {aTheme} s’étire ; profitez-en pour aller quelques pas plus loin.',
    'En harmonie : {a.the} chante {aTheme}, {b.the} prend {bTheme} pour seconde voix, et quelque chose en vous se desserre.',
  ],
  quincunx: [
    '{a.the} et {b.the} ne captent pas la même station ; entre {aTheme} et {bTheme}, un demi-pas de chaque côté vaut mieux qu’une révolution.',
    'Un caillou dans la chaussure, là où {a.the} frôle {b.the} : {bTheme} cherche une autre posture.',
    'Tant que {b.the} agace {a.the}, laissez {aTheme} attendre, ce n’est pas la saison.',
    'Si ça accroche sans raison, c’est que {aTheme} a buté contre {bTheme} ; une chose après l’autre.',
  ],
  opposition: [
    '{a.the} et {b.the} se regardent d’un bout à l’autre du ciel, {aTheme} ici, {bTheme} là-bas ; du milieu, la vue est meilleure.',
    'Personne n’a tort dans ce tir à la corde entre {a.the} et {b.the} : offrez aussi une chaise {bTheme.to}.',
    'Chez quelqu’un d’autre, {bTheme} vous montre ce que devient {aTheme} chez vous, car {b.the} fait face {a.to}.',
    'Deux plateaux d’une balance, {a.the} et {b.the} : moins vous tenez à gagner, mieux {aTheme} retombe sur ses pieds.',
  ],
}

export const phases: DailyPack['phases'] = {
  new: [
    'Pas de Lune, nuit noire, idées propres : faites un vœu, tout petit.',
    'La page vient de tourner et rien n’a encore de forme ; le premier trait est à vous.',
    'Soleil et Lune voyagent ensemble, l’énergie rentre à la maison : ce qui commence sans bruit dure mieux.',
  ],
  'waxing-crescent': [
    'Un premier filet de lumière : ce qui vient de germer craint le vent, donnez-lui du temps.',
    'La force monte lentement ; des petits pas, oui, du moment qu’ils continuent.',
    'Le projet de ces derniers jours peut s’essayer en modèle réduit.',
  ],
  'first-quarter': [
    'Moitié claire, moitié sombre, le quartier réclame un choix.',
    'À ce carrefour, la question que vous évitez va se reposer.',
    'L’obstacle et l’appétit arrivent ensemble : appuyez d’un seul côté.',
  ],
  'waxing-gibbous': [
    'Presque ronde : le dernier millimètre se gagne au polissage.',
    'Relisez avant de clore, la différence se verra.',
    'Rien n’agace autant qu’un presque ; le détail va trancher.',
  ],
  full: [
    'La Lune est haute et pleine, les émotions montent avec les résultats : y voir clair suffit.',
    'Ce soir, les pensées cachées affleurent, et ce n’est pas forcément un malheur.',
    'Tout le disque est éclairé : ce que vous avez semé répond enfin.',
  ],
  'waning-gibbous': [
    'La lumière commence à céder ; ce que vous avez reçu, partagez-le, il y aura plus de place.',
    'Juste après le sommet, il reste de la chaleur pour remercier, faire le point, raconter.',
    'La leçon d’hier prend son goût seulement maintenant.',
  ],
  'last-quarter': [
    'Comme un petit couteau, le dernier quartier coupe les branches en trop.',
    'Il ne reste qu’une moitié : ce que vous lâchez compte autant que ce que vous gardez.',
    'La vieille méthode cale, et vous voilà libre d’en prendre une autre.',
  ],
  'waning-crescent': [
    'Un mince croissant avant l’aube : mieux vaut clore qu’ouvrir, et le repos fait partie du travail.',
    'Lumière fine comme du papier ; le corps veut du silence, la tête veut du blanc.',
    'Un cycle s’éteint : déposez doucement l’inachevé, il vous attendra deux jours.',
  ],
}

export const phaseAdvice: DailyPack['phaseAdvice'] = {
  new: ['Notez un commencement qui n’appartient qu’à vous.', 'Commencez seulement, sans réclamer de fruits.'],
  'waxing-crescent': ['Réduisez le plan de moitié et mettez-vous en route.', 'Racontez à quelqu’un ce que vous vous apprêtez à faire.'],
  'first-quarter': ['Entre deux options, fixez une heure limite.', 'Ça bloque ? Défaites d’abord le plus petit nœud.'],
  'waxing-gibbous': ['Encore une lecture avant d’envoyer.', 'Demandez à quelqu’un de vous trouver un défaut, un seul.'],
  full: ['Quand l’émotion déborde, un verre d’eau, puis la réponse.', 'Regardez ce que ces deux semaines ont donné et accordez-vous un bon point.'],
  'waning-gibbous': ['Apprenez à quelqu’un le truc que vous venez de comprendre.', 'Remerciez qui vous a aidé, avec un exemple précis.'],
  'last-quarter': ['Rendez ou annulez une chose qui ne vous va plus.', 'Videz votre boîte de réception ; la place libre travaille pour vous.'],
  'waning-crescent': ['Au lit de bonne heure, demain pensera pour demain.', 'Une tasse chaude et un quart d’heure sans penser.'],
}

export const retrograde: DailyPack['retrograde'] = {
  Mercury: [
    'Mercure rétrograde : dès qu’il s’agit de {topic}, relisez les messages ; un vieil ami ou un vieux brouillon peut débloquer l’affaire.',
    'À reculons, Mercure vous ramène vers {topic} : corriger, vérifier, compléter rapporte plus que du neuf.',
  ],
  Venus: [
    'Vénus rétrograde rebat les goûts autour de {topic} ; rien ne presse.',
    'Le cœur repasse par ses anciens chemins : avec Vénus, revoyez {topic}, ce que vous aimez pour de bon ressortira.',
  ],
  Mars: [
    'Mars marche à l’envers, alors doucement avec {topic} : on s’échauffe d’abord.',
    'Foncer ne sert à rien sous Mars rétrograde ; pour {topic}, une autre tactique épargne des forces.',
  ],
  Jupiter: [
    'Jupiter rétrograde suspend l’expansion : avec {topic}, enfoncez plutôt les racines.',
    'Jupiter se retourne pour regarder la route ; en quoi croyez-vous vraiment, quand il s’agit de {topic} ?',
  ],
  Saturn: [
    'Les devoirs en retard du côté de {topic} se rattrapent sans honte pendant que Saturne rétrograde.',
    'Saturne revient sur ses pas et sonde les fondations : pour {topic}, resserrez ce qui bouge.',
  ],
  Uranus: [
    'Uranus rétrograde : le changement qui concerne {topic} se fait d’abord au-dedans, sans témoin.',
    'Avant de tout renverser du côté de {topic}, allez au bout de votre pensée ; l’envie de neuf s’est tournée vers l’intérieur.',
  ],
  Neptune: [
    'La brume se lève sur {topic} avec Neptune rétrograde ; voyez les choses en face sans gronder la personne que vous étiez.',
    'Le rêve se retire comme la marée, et Neptune découvre les pierres de {topic} : posez bien le pied.',
  ],
  Pluto: [
    'Pluton rétrograde, et le nœud le plus serré de {topic} peut céder d’un tour.',
    'Vouloir tout tenir dans {topic} fatigue ; ouvrez un peu la main, Pluton vous rend de la force.',
  ],
}

export const ingress: DailyPack['ingress'] = [
  '{planet.the} passe en {planetSign} : {theme} change de ton, et {topic} s’en ressent en premier.',
  'Changement de décor, {planet.the} arrive en {planetSign} et fait souffler un air neuf sur {topic}.',
  '{planet.the} prend son service en {planetSign}, et dès lors {theme} coule vers {topic}.',
]

export const lunation: DailyPack['lunation'] = {
  new: [
    'La nouvelle lune du {day} tombe en {moonSign} : {topic} peut repartir de zéro, avec un vœu modeste et précis.',
    'Le {day}, Soleil et Lune se retrouvent en {moonSign} et plantent une graine pour {topic} ; n’en parlez pas encore.',
  ],
  'first-quarter': [
    'Avec le premier quartier du {day} en {moonSign}, {topic} vous place devant une bifurcation.',
    'Le {day}, la demi-lune croît en {moonSign} ; si {topic} résiste, c’est pour savoir à quel point vous y tenez.',
  ],
  full: [
    'Le {day}, pleine lune en {moonSign} : {topic} arrive à maturité, remerciez et arrêtez ce qui doit l’être.',
    'Sous la lune pleine en {moonSign}, le {day}, {topic} montre son vrai visage.',
  ],
  'last-quarter': [
    'Le dernier quartier du {day} en {moonSign} invite à alléger {topic}.',
    'Vers le {day}, la lune déclinante en {moonSign} vous conseille de trier : dans {topic}, une chose peut partir.',
  ],
}
