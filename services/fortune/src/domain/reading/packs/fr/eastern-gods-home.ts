import type { TenGod } from '../../../bazi/ten-gods.ts'
import type { Pool } from '../../pack/text.ts'

export const wealthGod: Readonly<Record<TenGod, Pool>> = {
  比肩: ['À chacun sa bourse ; un achat commun se divise également.', 'Le train de vie des copains n’oblige à rien.'],
  劫财: ['Note ce que tu prêtes, et dépense moins pour la façade.', 'Dans le vacarme des promotions, la poche fermée est la plus maligne.'],
  食神: ['Un savoir-faire peut rapporter un peu ; le plaisir d’abord.', 'Bien manger mérite une dépense, le gaspillage non.'],
  伤官: ['Une idée a du prix : établis à qui elle est avant de la montrer.', 'L’achat par dépit est celui qu’on regrette.'],
  偏财: ['Beaucoup de petits extras passent : regarde, comprends, puis seulement agis.', 'Cadeaux donnés, cadeaux reçus, aie-les en tête comme un livre de comptes.'],
  正财: ['Salaire et primes se voient ; mets une part de côté avant le reste.', 'Amasser lentement est le plus sûr, chaque sou compte.'],
  七杀: ['Les dépenses qui pèsent s’étalent dans le calendrier, pas d’un seul coup.', 'Contourne ce qui est risqué ; la tranquillité aussi rapporte.'],
  正官: ['Contrats et justificatifs au dossier, échéances à l’heure.', 'La voie officielle est plus lente, mais on y dort.'],
  偏印: ['La collection rare monte à la tête : une seule pièce, la préférée.', 'Acheter du calme, oui ; acheter de l’inquiétude, non.'],
  正印: ['Ce qu’on dépense pour apprendre se perd rarement.', 'Les aînés en savent long sur l’argent du ménage, écoute-les.'],
}

export const familyGod: Readonly<Record<TenGod, Pool>> = {
  比肩: ['Entre frères et sœurs, dites-le franchement, n’amassez rien.', 'Partagez les corvées et personne ne sera lésé.'],
  劫财: ['Les questions d’argent de la famille se posent sur la table, au clair.', 'Beaucoup d’invités ? Demande aux tiens si la fatigue les gagne.'],
  食神: ['Cuisine ta spécialité, la maison rira.', 'Joue un moment avec un enfant ou une bête, le cœur fond.'],
  伤官: ['Baisse d’un demi-ton avec les aînés, l’argument viendra après.', 'La famille n’est pas un jury, inutile de gagner.'],
  偏财: ['Rapporte une petite surprise, le prix n’importe pas.', 'Raconte chez toi ce que tu as vu dehors, on adore ça.'],
  正财: ['Mets de l’ordre dans le budget de la maison, tout s’éclaire.', 'La lampe réparée vaut dix paroles aimables.'],
  七杀: ['Laisse le feu du dehors sur le palier, reste une minute en bas.', 'On attend une décision chez toi : prends-la, d’une voix douce.'],
  正官: ['Une promesse faite aux tiens, tenue à temps, pèse lourd.', 'Des règles à la maison, d’accord, avec le sourire.'],
  偏印: ['Besoin d’être au calme ? Dis-le, on comprendra.', 'Feuilletez de vieilles photos, certaines choses se diront mieux.'],
  正印: ['Un appel à ta mère ou à un aîné, et jusqu’au bout de son récit.', 'La maison est ton dossier de fauteuil : viens t’y adosser.'],
}

export const studyGod: Readonly<Record<TenGod, Pool>> = {
  比肩: ['Une petite course avec un camarade donne du cœur à l’ouvrage.', 'Ta méthode te convient, garde-la.'],
  劫财: ['Moins de foule : l’heure au bureau est la plus précieuse.', 'Prête tes documents de bon cœur, il en revient davantage.'],
  食神: ['L’envie apprend vite et retient bien.', 'Apprends en produisant : expliquer une fois vaut trois lectures.'],
  伤官: ['Douter est sain ; comprends d’abord le manuel.', 'Une tournure brillante te vient, note-la tant qu’elle est chaude.'],
  偏财: ['Papillonner a du charme, mais garde le fil principal.', 'Sur le terrain, tout entre plus vite : va voir.'],
  正财: ['Un chapitre selon le plan, et l’avancée saute aux yeux.', 'Des notes propres épargnent la moitié des révisions.'],
  七杀: ['Devant un problème ardu, commence par le facile, puis mords.', 'Le trac est du carburant ; une grande inspiration, puis la copie.'],
  正官: ['Suis le programme : rester dans le sujet paie.', 'Rends à l’heure, on se souviendra de ton nom.'],
  偏印: ['Le sujet obscur est à point : plus tu fouilles, meilleur c’est.', 'Les pensées de la nuit sont étranges, vérifie-les au jour.'],
  正印: ['Un classique, un professeur : les deux te profitent.', 'La mémoire est bonne, profites-en pour apprendre par cœur.'],
}
