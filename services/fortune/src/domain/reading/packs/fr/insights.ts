import type { InsightsPack } from '../../pack/insights.ts'

export const insights: InsightsPack = {
  titles: {
    fortune: ['La Lune en {moonSign}, un jour « {officer} »', 'L’air du jour : {officer}, Lune en {moonSign}', '{officer}, sous la Lune en {moonSign}'],
    personality: ['{stem} et {sign} : vos deux couleurs de fond', 'Quand {sign} rencontre {stem}', 'L’habit : {sign} ; l’os : {stem}'],
    relationship: ['Le cœur {animal.of}, la Lune en {moonSign}', 'Être à deux sous la Lune en {moonSign}', 'Un mot doux pour {animal.the}'],
    career: ['Travailler sous {god.the}', 'Le mot du jour au travail : {god}', 'Laissez {god.the} ouvrir la route'],
    philosophy: ['Une leçon {god.of}', 'Un jour pour {god.the}, une parole ancienne', 'La pensée du jour : {god}'],
  },
  sources: {
    fortune: 'Officiers du jour de l’almanach chinois et astrologie occidentale',
    personality: 'Quatre piliers selon Ziping et astrologie occidentale',
    relationship: 'Unions et oppositions des douze animaux, transits de Vénus',
    career: 'Dix dieux selon Ziping et transits de Mars',
    philosophy: 'Classiques chinois et dix dieux selon Ziping',
  },
  tags: {
    fortune: 'Aujourd’hui',
    personality: 'Caractère',
    relationship: 'Liens',
    career: 'Travail',
    philosophy: 'Pensée',
  },
  bridges: ['Et maintenant, les astres.', 'L’astrologie d’Occident dit ceci.', 'Levez les yeux vers le ciel.'],
}
