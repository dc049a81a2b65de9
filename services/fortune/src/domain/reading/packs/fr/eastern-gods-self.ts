import type { TenGod } from '@lumen/astrology/bazi/ten-gods'
import type { Pool } from '../../pack/text.ts'

export const loveGod: Readonly<Record<TenGod, Pool>> = {
  比肩: ['Vous avez chacun vos idées : discutez, personne n’a besoin de plier.', 'En amour on marche de front, on ne se mesure pas.'],
  劫财: ['Il y a plus de regards autour de vous ; que l’autre voie à qui vous tenez.', 'Ne délaissez personne pour les copains : le temps donné est une preuve.'],
  食神: ['Un bon repas, des rires, et vous voilà plus proches.', 'C’est dans la détente que vous séduisez, même vos mots doux ont du goût.'],
  伤官: ['La langue pique : le compliment devant, la remarque derrière.', 'Votre originalité attire, un peu de douceur retient.'],
  偏财: ['On vous invite beaucoup ; que votre cœur sache où se poser.', 'La surprise a du charme : un bouquet, deux billets, et tout est dit.'],
  正财: ['Rien n’émeut comme le concret : une ampoule changée, un trajet, des comptes faits.', 'Parlez de la vie de tous les jours, l’avenir loge dans ses détails.'],
  七杀: ['Que la partie la plus forte recule d’un demi-pas, et le lien respire.', 'Le coup de foudre est violent : donnez-vous trois jours.'],
  正官: ['Parler d’engagement en vaut la peine, le sérieux n’est jamais perdu.', 'De la tenue, oui, et de la chaleur dans la politesse.'],
  偏印: ['À trop penser, on éloigne l’amour ; une question et vous serez au clair.', 'Une présence silencieuse suffit, chaque phrase n’exige pas de réponse.'],
  正印: ['Recevoir des soins est doux ; rendez aussi l’étreinte.', 'La bénédiction des aînés donne de l’assise : présentez-leur qui vous aimez.'],
}

export const careerGod: Readonly<Record<TenGod, Pool>> = {
  比肩: ['Les collègues sont des alliés et des miroirs : limites claires, puis plein effort.', 'En solo vous allez vite ; faites signe aux étapes importantes.'],
  劫财: ['On pourrait lorgner votre mérite, gardez la trace du chemin.', 'La concurrence vous pique : visez la tâche, pas le rival.'],
  食神: ['L’idée vient toute seule ; mise au propre, elle devient un résultat.', 'Transmettez votre savoir-faire, et votre renommée pousse sans bruit.'],
  伤官: ['La réforme est bonne, que le ton soit souple.', 'Création, dessin, écriture : vous brillez, le règlement attendra.'],
  偏财: ['Les affaires où l’on se déplace se réveillent ; voyez un client de plus.', 'Gardez l’œil mobile : la piste vient d’un autre secteur.'],
  正财: ['Pas à pas, la récompense suit, et livrer à l’heure se remarque.', 'Chiffrez les coûts finement, la direction écoutera.'],
  七杀: ['Une grosse charge tombe : coupée en trois, elle ne fait plus peur.', 'Qui ose le problème difficile reste dans les mémoires.'],
  正官: ['Rôles nets, procédure suivie : c’est ainsi qu’on monte.', 'Accordez les objectifs avec votre hiérarchie, cela épargne un retour.'],
  偏印: ['Une compétence rare trouve son emploi ; plus vous creusez, plus elle vaut.', 'Reprenez l’ancien dossier sous un autre angle, la réponse est en note de bas de page.'],
  正印: ['Quelqu’un d’expérience est prêt à vous aider : demander n’abaisse pas.', 'Formation, certificat, classement des pièces : le plus tôt sera le mieux.'],
}

export const healthGod: Readonly<Record<TenGod, Pool>> = {
  比肩: ['Bonne forme : une partie de ballon avec des amis.', 'Rien n’épuise comme l’orgueil ; si vous fatiguez, asseyez-vous.'],
  劫财: ['Aux pots et dîners, modérez le verre ; partir tôt n’est pas impoli.', 'Les autres cassent votre rythme, tenez votre heure de coucher.'],
  食神: ['L’appétit est là ; mâchez bien, c’est déjà du bonheur.', 'Cœur au large, corps à l’aise : du soleil et une chanson.'],
  伤官: ['Le cerveau s’emballe ; écrivez le soir et posez le tout.', 'La moutarde monte ? Une gorgée d’eau, puis la parole.'],
  偏财: ['Toujours dehors ces temps-ci : gourde et veste dans le sac.', 'Amusez-vous à fond, et rentrez dormir avec la troupe.'],
  正财: ['À heure fixe, en quantité juste : le corps adore ces mots.', 'Ne gagnez pas de temps sur un repas.'],
  七杀: ['Nuque et épaules sont dures, une douche chaude les dénoue.', 'Sous la pression, dix longues expirations valent un café.'],
  正官: ['La régularité vous réussit, le réveil en est l’ordonnance.', 'Redressez-vous sur votre chaise, les reins remercieront.'],
  偏印: ['Beaucoup de pensées, sommeil léger : les pieds au chaud les font descendre.', 'Le calme vous repose, mais ne vous enfermez pas trop longtemps.'],
  正印: ['Temps de récupération : une heure de lit en plus vaut une demi-journée de congé.', 'Soupes et riz au lait, voilà la tendresse qu’il vous faut.'],
}
