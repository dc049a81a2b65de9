import type { EasternPack } from '../../pack/eastern.ts'
import { familyGod, studyGod, wealthGod } from './eastern-gods-home.ts'
import { careerGod, healthGod, loveGod } from './eastern-gods-self.ts'
import { areaRelation } from './eastern-relations.ts'

export const eastern: EasternPack = {
  relation: {
    same: [
      '{branch} est votre propre branche : {when}, {animal.the} croise son double, avec ses qualités et son caractère en plus grand.',
      'On vous remarque {when}, puisque {branch} revient chez {animal.the} ; gardez une allure égale.',
      '{when}, le poste est tenu par {branch}, la place même {animal.of} : recentrez-vous, sans chercher l’exploit.',
    ],
    union: [
      '{branch} forme une union avec {animal.the} : {when}, quelqu’un tend la main et vous avez envie de dire oui.',
      'Rendez-vous et discussions glissent bien {when}, car {branch} noue les fils pour {animal.the}.',
      'Comme tenon et mortaise, {animal.the} et {branch} s’emboîtent ; {when}, avancez en bonne compagnie.',
    ],
    trine: [
      '{branch} est en triple union avec {animal.the} ; {when}, on dirait une main légère dans votre dos.',
      '{when}, qui se ressemble s’assemble : {branch} fait répondre les autres à l’appel {animal.of}.',
      'Les forces se regroupent {when}, et c’est {branch} qui bat le rappel pour {animal.the}.',
    ],
    clash: [
      '{branch} fait face {animal.to} : {when}, ça bouge davantage, laissez donc du jeu dans l’agenda.',
      'Quelques cahots {when}, à cause de {branch} en opposition ; {animal.the} assure l’équilibre avant le pas.',
      'Mieux vaut provoquer le changement que le subir : {when}, {animal.the} a {branch} en face.',
    ],
    punish: [
      '{branch} frotte contre {animal.the} : {when}, ne vous battez pas contre vous, tournez la phrase une fois de plus.',
      'Règles et papiers méritent une seconde lecture {when}, car {branch} pique {animal.the}.',
      'Une écharde, voilà ce qu’est {branch} pour {animal.the} ; {when}, ne tirez pas dessus.',
    ],
    harm: [
      'Les malentendus naissent de ce qu’on n’a pas dit : {when}, {branch} gêne {animal.the} en douce.',
      '{when}, {branch} travaille dans l’ombre ; que {animal.the} confie moins de messages à des tiers.',
      'Un peu plus d’attention, un peu moins de soupçon : {branch} taquine {animal.the} {when}.',
    ],
    break: [
      '{branch} entame un coin des plans {animal.of} : {when}, une retouche, et le costume tombe mieux.',
      'Vieux objets, vieilles manies : {when}, {branch} invite {animal.the} à faire du neuf.',
      'Ce n’est pas cassé, c’est desserré ; par cette fente, {branch} donne de l’air {animal.to} {when}.',
    ],
    plain: [
      'Ni lien ni heurt entre {branch} et {animal.the} : {when}, mer calme, le bon temps pour vos propres affaires.',
      '{branch} laisse {animal.the} tranquille ; {when}, tout dépend surtout de votre rythme.',
      'La sérénité est la meilleure tactique {when}, puisque {branch} ne veut rien {animal.to}.',
    ],
  },
  god: {
    比肩: [
      'Le tronc {stem} joue le rôle {god.of} : la force vient des égaux, partagez la tâche.',
      'Vos avis se précisent sous {stem}, {god.the} ; devant quelqu’un d’aussi sûr de soi, écoutez jusqu’à la fin.',
    ],
    劫财: [
      'Avec {stem} pour {god}, il y a du monde autour du plat : gardez trace des comptes et des intentions.',
      'De l’élan et de la bousculade, voilà {stem}, {god.the} ; cédez un pouce, tenez un pied.',
    ],
    食神: [
      'Sous {stem}, {god.the}, la langue et l’esprit sont à la fête ; l’idée vient quand on se détend.',
      '{stem} figure {god.the} : prenez votre temps, mangez bien, le reste mijote.',
    ],
    伤官: [
      'Le talent se voit et la langue coupe quand {stem} apporte {god.the} ; laissez aux autres un morceau de phrase.',
      '{stem} vous pousse hors du cadre par {god.the} : apprenez la règle, puis enfreignez-la joliment.',
    ],
    偏财: [
      'Les occasions marchent dans la rue : {stem} amène {god.the}, et le contact passe avant le calcul.',
      '{stem}, c’est {god.the} : l’œil partout, mais une question avant d’agir, est-ce assez solide ?',
    ],
    正财: [
      'Sillon labouré, sillon semé : {stem} représente {god.the}, et le détail des comptes paie.',
      'À l’heure, au poids, comme convenu : {stem}, {god.the}, donne du prix au sérieux.',
    ],
    七杀: [
      'La pression roule comme un tambour quand {stem} porte {god.the} ; réglez d’abord ce qui est dur.',
      'Du tranchant avec {stem}, {god.the} : qui ose gagne le respect, sans oublier de respirer.',
    ],
    正官: [
      'Le titre et la charge arrivent ensemble : {stem} installe {god.the}, et suivre la procédure repose.',
      'Heure tenue, parole tenue : {stem} fait régner {god.the} et la confiance s’épaissit.',
    ],
    偏印: [
      'L’intuition est fine, la pensée va loin : {stem} éveille {god.the} ; notez ce qui vient dans le calme.',
      'Un savoir peu fréquenté vous attend sous {stem}, {god.the} ; que le doute ne remplace pas l’acte.',
    ],
    正印: [
      'Quelqu’un veille, un livre est ouvert : {stem} vous apporte {god.the}, le cœur d’abord se pose.',
      'Comme une couette épaisse, {stem}, {god.the}, convient à l’étude, au conseil, au repos.',
    ],
  },
  officer: [
    ['Jour Établir 建 : on commence, avec un but modeste ; les gros chantiers attendront.', 'L’almanach dit Établir 建, la sève monte ; sortez voir du monde, ouvrez un carnet neuf.'],
    ['Jour Écarter 除 : balayez la poussière, et les soucis avec.', 'L’ancien fait place au neuf sous Écarter 除 ; jetez une chose qui ne sert plus.'],
    ['Jour Remplir 满 : récolte et tablée, mais la coupe pleine déborde, n’en dites que les sept dixièmes.', 'Le bol est bien garni avec Remplir 满, partagé il a plus de goût.'],
    ['Jour Aplanir 平 : réparez le chemin, nivelez le petit, le grand passera.', 'Pas de concours aujourd’hui : Aplanir 平 comble les ornières.'],
    ['Jour Fixer 定 : accords et règles ; une fois décidé, ne revenez pas dessus.', 'Signature, version finale, date arrêtée : Fixer 定 s’y prête.'],
    ['Jour Tenir 执 : l’exécution d’abord, gardez le fil en main.', 'Suivre une seule affaire jusqu’au bout vaut trois débuts, sous Tenir 执.'],
    ['Jour Rompre 破 : démontez l’ancien, ne fondez rien ; ce qui est cassé se répare bien.', 'Mieux qu’un nouveau serment : casser une vieille habitude, c’est l’affaire de Rompre 破.'],
    ['Jour Veiller 危 : prudence sur les hauteurs, l’attention met en sûreté.', 'Lentement aux passages raides, dit Veiller 危 ; la belle vue est là-haut aussi.'],
    ['Jour Accomplir 成 : le rendez-vous toujours remis peut se fixer.', 'L’eau trouve son canal : dites la parole attendue, Accomplir 成 la porte.'],
    ['Jour Récolter 收 : ranger, encaisser ce qui vous est dû, pas de faste.', 'Ramenez une par une les affaires dispersées, conseille Récolter 收.'],
    ['Jour Ouvrir 开 : ouvrez la boutique, la bouche, la fenêtre.', 'La route est libre sous Ouvrir 开, et qui part le premier voit le premier.'],
    ['Jour Fermer 闭 : porte close, repos, provisions, coucher tôt.', 'Gardez un secret pour vous, reprenez des forces : Fermer 闭 veille.'],
  ],
  areaGod: {
    love: loveGod,
    career: careerGod,
    wealth: wealthGod,
    health: healthGod,
    family: familyGod,
    study: studyGod,
  },
  areaRelation,
  bestDay: [
    'Le {day}, {stem} {branch}, s’accorde bien avec vous : réservez-lui l’important.',
    'Jour facile en vue, le {day} ; sous le pilier {stem} {branch}, on se voit et on décide.',
  ],
  carefulDay: [
    'Le {day} ({stem} {branch}) serre un peu le pas : une tâche de moins, une heure de sommeil de plus.',
    'Vers le {day}, avec {stem} {branch}, mieux vaut garder qu’attaquer, et taire la moitié de la phrase.',
  ],
  yearStar: {
    same: ['En {year}, la branche de l’année {branch} est celle {animal.of} : un an pour vous remettre en ordre, le foyer d’abord, les projets ensuite.'],
    union: ['L’année {year} unit {branch} {animal.to} : l’atout est la compagnie, avec un appui les pas peuvent s’allonger.'],
    trine: ['{branch} et {animal.the} font triple union en {year} : les gens se rassemblent, une idée peut devenir l’affaire de tous.'],
    clash: ['En {year}, {branch} s’oppose {animal.to} : envies de déménager, de changer de poste, de partir ; ce qu’on prépare n’effraie pas.'],
    punish: ['Sous {branch}, l’année {year} demande {animal.to} de faire la paix avec soi ; la voie régulière est la plus légère.'],
    harm: ['{year} place {branch} en travers de la route {animal.of} : tout se joue dans la clarté, et les vieilles amitiés méritent un coup de chiffon.'],
    break: ['Les cadres se desserrent en {year}, avec {branch} face aux habitudes {animal.of} : petites réparations, autre façon de vivre.'],
    plain: ['{year} laisse {branch} et {animal.the} en paix : une année plane, où le savoir-faire rapporte plus que l’attente.'],
  },
}
