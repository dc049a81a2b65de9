import type { TenGod } from '@lumen/astrology/bazi/ten-gods'
import type { Pool } from '../../pack/text.ts'

export const wealthGod: Readonly<Record<TenGod, Pool>> = {
  比肩: ['À chacun sa bourse ; un achat commun se divise également.', 'Le train de vie des copains n’oblige à rien.'],
  劫财: ['Notez ce que vous prêtez, et dépensez moins pour la façade.', 'Dans le vacarme des promotions, la poche fermée est la plus maligne.'],
  食神: ['Un savoir-faire peut rapporter un peu ; le plaisir d’abord.', 'Bien manger mérite une dépense, le gaspillage non.'],
  伤官: ['Une idée a du prix : établissez à qui elle est avant de la montrer.', 'L’achat par dépit est celui qu’on regrette.'],
  偏财: ['Beaucoup de petits extras passent : regardez, comprenez, puis seulement agissez.', 'Cadeaux donnés, cadeaux reçus, ayez-les en tête comme un livre de comptes.'],
  正财: ['Salaire et primes se voient ; mettez une part de côté avant le reste.', 'Amasser lentement est le plus sûr, chaque sou compte.'],
  七杀: ['Les dépenses qui pèsent s’étalent dans le calendrier, pas d’un seul coup.', 'Contournez ce qui est risqué ; la tranquillité aussi rapporte.'],
  正官: ['Contrats et justificatifs au dossier, échéances à l’heure.', 'La voie officielle est plus lente, mais on y dort.'],
  偏印: ['La collection rare monte à la tête : une seule pièce, la préférée.', 'Acheter du calme, oui ; acheter de l’inquiétude, non.'],
  正印: ['Ce qu’on dépense pour apprendre se perd rarement.', 'Les aînés en savent long sur l’argent du ménage, écoutez-les.'],
}

export const familyGod: Readonly<Record<TenGod, Pool>> = {
  比肩: ['Entre frères et sœurs, dites-le franchement, n’amassez rien.', 'Partagez les corvées et personne ne sera lésé.'],
  劫财: ['Les questions d’argent de la famille se posent sur la table, au clair.', 'Beaucoup d’invités ? Demandez aux vôtres si la fatigue les gagne.'],
  食神: ['Cuisinez votre spécialité, la maison rira.', 'Jouez un moment avec un enfant ou une bête, le cœur fond.'],
  伤官: ['Baissez d’un demi-ton avec les aînés, l’argument viendra après.', 'La famille n’est pas un jury, inutile de gagner.'],
  偏财: ['Rapportez une petite surprise, le prix n’importe pas.', 'Racontez chez vous ce que vous avez vu dehors, on adore ça.'],
  正财: ['Mettez de l’ordre dans le budget de la maison, tout s’éclaire.', 'La lampe réparée vaut dix paroles aimables.'],
  七杀: ['Laissez le feu du dehors sur le palier, restez une minute en bas.', 'On attend une décision chez vous : prenez-la, d’une voix douce.'],
  正官: ['Une promesse faite aux vôtres, tenue à temps, pèse lourd.', 'Des règles à la maison, d’accord, avec le sourire.'],
  偏印: ['Besoin d’être au calme ? Dites-le, on comprendra.', 'Feuilletez de vieilles photos, certaines choses se diront mieux.'],
  正印: ['Un appel à votre mère ou à un aîné, et jusqu’au bout de son récit.', 'La maison est votre dossier de fauteuil : venez vous y adosser.'],
}

export const studyGod: Readonly<Record<TenGod, Pool>> = {
  比肩: ['Une petite course avec un camarade donne du cœur à l’ouvrage.', 'Votre méthode vous convient, gardez-la.'],
  劫财: ['Moins de foule : l’heure au bureau est la plus précieuse.', 'Prêtez vos documents de bon cœur, il en revient davantage.'],
  食神: ['L’envie apprend vite et retient bien.', 'Apprenez en produisant : expliquer une fois vaut trois lectures.'],
  伤官: ['Douter est sain ; comprenez d’abord le manuel.', 'Une tournure brillante vous vient, notez-la tant qu’elle est chaude.'],
  偏财: ['Papillonner a du charme, mais gardez le fil principal.', 'Sur le terrain, tout entre plus vite : allez voir.'],
  正财: ['Un chapitre selon le plan, et l’avancée saute aux yeux.', 'Des notes propres épargnent la moitié des révisions.'],
  七杀: ['Devant un problème ardu, commencez par le facile, puis mordez.', 'Le trac est du carburant ; une grande inspiration, puis la copie.'],
  正官: ['Suivez le programme : rester dans le sujet paie.', 'Rendez à l’heure, on se souviendra de votre nom.'],
  偏印: ['Le sujet obscur est à point : plus vous fouillez, meilleur c’est.', 'Les pensées de la nuit sont étranges, vérifiez-les au jour.'],
  正印: ['Un classique, un professeur : les deux vous profitent.', 'La mémoire est bonne, profitez-en pour apprendre par cœur.'],
}
