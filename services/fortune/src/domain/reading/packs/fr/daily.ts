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
    ['Devant la glace, dis-toi une chose vraie et gentille.', 'Écris « j’ai envie de » sur une feuille, puis termine la phrase.'],
    ['Épluche les dépenses du mois et raye celle qui ne manquera à personne.', 'Répare ou entretiens un objet qui te sert tous les jours.'],
    ['Un bonjour à quelqu’un que tu n’as pas vu depuis longtemps, sans prétexte.', 'Change de trottoir, change de rue : dix minutes suffisent.'],
    ['Range un tiroir, un seul.', 'Appelle quelqu’un de la famille et commence par écouter.'],
    ['Garde une demi-heure pour quelque chose d’inutile et de drôle.', 'Dessine l’idée qui te trotte en tête, même de travers.'],
    ['La petite corvée repoussée trois fois, règle-la maintenant.', 'Ce soir, pose le téléphone une demi-heure plus tôt.'],
    ['Demande à l’autre : « De quoi as-tu besoin de ma part en ce moment ? »', 'Mets votre accord par écrit et relisez-le ensemble.'],
    ['Ce que tu ravales depuis des jours, dis-le dans sa version la plus douce.', 'Refais les comptes communs : chiffres clairs, cœur léger.'],
    ['Lis dix pages qui n’ont rien à voir avec le travail.', 'Cherche cet endroit dont tu rêves et garde une image.'],
    ['Donne la première heure à la tâche qui compte le plus.', 'Note en trois lignes ce qui a avancé ; demain te dira merci.'],
    ['Réponds dans le groupe par une vraie phrase, pas par un pouce.', 'Découpe un souhait pour l’an prochain en un pas pour cette semaine.'],
    ['Dix minutes de silence, juste la fenêtre.', 'Arrête-toi tôt et couche sur le papier ce qui s’emmêle.'],
  ],
  ingress,
  lunation,
  retrograde,
  sunHouse,
  bestDay: [
    'Le {day} roule tout seul : la Lune en {moonSign} donne un coup de main à {topic}.',
    'Pour une démarche importante, vise le {day}, quand la Lune en {moonSign} éclaire {topic}.',
    'C’est le {day} que ça résiste le moins ; pour {topic}, fais donc le premier geste.',
  ],
  carefulDay: [
    'Ralentis le {day} : ce qui touche à {topic} se dira mieux le lendemain.',
    'Vers le {day}, la Lune en {moonSign} rend tout le monde un peu têtu, alors garde des blancs dans l’agenda.',
    'Ne charge pas trop le {day}, et si {topic} te donne du fil à retordre, dors d’abord.',
  ],
}
