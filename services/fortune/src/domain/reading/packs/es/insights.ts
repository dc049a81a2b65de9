import type { InsightsPack } from '../../pack/insights.ts'

export const insights: InsightsPack = {
  titles: {
    fortune: ['La Luna en {moonSign}, un día «{officer}»', 'El aire del día: {officer}, Luna en {moonSign}', '{officer}, bajo la Luna en {moonSign}'],
    personality: ['{stem} y {sign}: tus dos colores de fondo', 'Cuando {sign} se encuentra con {stem}', 'El traje, {sign}; el hueso, {stem}'],
    relationship: ['El corazón {animal.of}, la Luna en {moonSign}', 'Quererse bajo la Luna en {moonSign}', 'Una nota tierna para {animal.the}'],
    career: ['Trabajar con {god.the}', 'La palabra del día en el trabajo: {god}', 'Que {god.the} abra el camino'],
    philosophy: ['Una lección {god.of}', 'Un día para {god.the}, una palabra antigua', 'El pensamiento de hoy: {god}'],
  },
  sources: {
    fortune: 'Oficiales del día del almanaque chino y astrología occidental',
    personality: 'Cuatro Pilares de la escuela Ziping y astrología occidental',
    relationship: 'Armonías y choques de los doce animales, tránsitos de Venus',
    career: 'Diez Dioses de la escuela Ziping y tránsitos de Marte',
    philosophy: 'Clásicos chinos y Diez Dioses de la escuela Ziping',
  },
  tags: {
    fortune: 'Hoy',
    personality: 'Carácter',
    relationship: 'Vínculos',
    career: 'Trabajo',
    philosophy: 'Pensamiento',
  },
  bridges: ['Y ahora, los astros.', 'La astrología occidental lo cuenta así.', 'Levanta la vista al cielo.'],
}
