import type { DailyPack } from '../../pack/daily.ts'
import { moonHouse, rulerHouse, sunHouse } from './daily-houses.ts'
import { aspects, ingress, lunation, phaseAdvice, phases, retrograde } from './daily-sky.ts'

export const daily: DailyPack = {
  moonHouse,
  aspects,
  rulerHouse,
  phases,
  phaseAdvice,
  houseDeed: [
    ['Devant la glace, dites-vous une chose vraie et gentille.', 'Écrivez « j’ai envie de » sur une feuille, puis terminez la phrase.'],
    ['Épluchez les dépenses du mois et rayez celle qui ne manquera à personne.', 'Réparez ou entretenez un objet qui vous sert tous les jours.'],
    ['Un bonjour à quelqu’un que vous n’avez pas vu depuis longtemps, sans prétexte.', 'Changez de trottoir, changez de rue : dix minutes suffisent.'],
    ['Rangez un tiroir, un seul.', 'Appelez quelqu’un de la famille et commencez par écouter.'],
    ['Gardez une demi-heure pour quelque chose d’inutile et de drôle.', 'Dessinez l’idée qui vous trotte en tête, même de travers.'],
    ['La petite corvée repoussée trois fois, réglez-la maintenant.', 'Ce soir, posez le téléphone une demi-heure plus tôt.'],
    ['Demande à l’autre : « De quoi as-tu besoin de ma part en ce moment ? »', 'Mettez votre accord par écrit et relisez-le ensemble.'],
    ['Ce que vous ravalez depuis des jours, dites-le dans sa version la plus douce.', 'Refaites les comptes communs : chiffres clairs, cœur léger.'],
    ['Lisez dix pages qui n’ont rien à voir avec le travail.', 'Cherchez cet endroit dont vous rêvez et gardez une image.'],
    ['Donnez la première heure à la tâche qui compte le plus.', 'Notez en trois lignes ce qui a avancé ; demain vous dira merci.'],
    ['Répondez dans le groupe par une vraie phrase, pas par un pouce.', 'Découpez un souhait pour l’an prochain en un pas pour cette semaine.'],
    ['Dix minutes de silence, juste la fenêtre.', 'Arrêtez-vous tôt et couchez sur le papier ce qui s’emmêle.'],
  ],
  ingress,
  lunation,
  retrograde,
  sunHouse,
  bestDay: [
    'Le {day} roule tout seul : la Lune en {moonSign} donne un coup de main à {topic}.',
    'Pour une démarche importante, visez le {day}, quand la Lune en {moonSign} éclaire {topic}.',
    'C’est le {day} que ça résiste le moins ; pour {topic}, faites donc le premier geste.',
  ],
  carefulDay: [
    'Ralentissez le {day} : ce qui touche à {topic} se dira mieux le lendemain.',
    'Vers le {day}, la Lune en {moonSign} rend tout le monde un peu têtu, alors gardez des blancs dans l’agenda.',
    'Ne chargez pas trop le {day}, et si {topic} vous donne du fil à retordre, dormez d’abord.',
  ],
}
