import type { InsightsPack } from '../../pack/insights.ts'

export const insights: InsightsPack = {
  titles: {
    fortune: ['{moonSign}-Mond, dazu: {officer}', 'Woher heute der Wind weht: {officer}, Mond {moonSign.in}', 'Mond {moonSign.in}, Tagesamt {officer}'],
    personality: ['{stem} und {sign}: der doppelte Boden, auf dem du wächst', 'Wenn {sign} auf {stem} trifft', 'Außen {sign}, im Kern {stem}'],
    relationship: ['{animal}-Herz unter dem {moonSign}-Mond', 'Zu zweit, wenn der Mond {moonSign.in} steht', 'Ein Zettel fürs {animal}-Herz'],
    career: ['So arbeitest du mit „{god}“', 'Das Stichwort für die Arbeit: {god}', '„{god}“ macht den Weg frei'],
    philosophy: ['Was „{god}“ dich lehrt', 'Ein alter Satz zum Tag: {god}', 'Zum Nachdenken: {god}'],
  },
  sources: {
    fortune: 'Chinesischer Kalender und westliche Astrologie',
    personality: 'Vier Säulen (Ziping) und westliche Astrologie',
    relationship: 'Beziehungen der chinesischen Tierkreiszeichen und Venus-Transite',
    career: 'Zehn Götter (Ziping) und Mars-Transite',
    philosophy: 'Chinesische Klassiker und die Zehn Götter',
  },
  tags: {
    fortune: 'Heute',
    personality: 'Charakter',
    relationship: 'Beziehungen',
    career: 'Arbeit',
    philosophy: 'Gedanken',
  },
  bridges: ['Und nun zu den Sternen.', 'Der westliche Himmel sieht es so.', 'Schau jetzt einen Moment nach oben.'],
}
