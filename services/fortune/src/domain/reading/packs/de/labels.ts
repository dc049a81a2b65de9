import type { Grammar } from '../../pack/grammar.ts'
import type { Labels } from '../../pack/names.ts'

/**
 * Cases are forms of the names. A slot may open a sentence, its first letter then is a capital; a
 * fraction of a degree has a comma.
 */
export const grammar: Grammar = {
  glue: ' ',
  list: [', ', ' und '],
  finish: (text) =>
    text
      .replaceAll(/(\d)\.(\d+°)/g, '$1,$2')
      .replaceAll(
        /(^|[.!?…]\s+)(\p{Ll})/gu,
        (_, before: string, letter: string) => `${before}${letter.toUpperCase()}`,
      ),
}

export const labels: Labels = {
  planetInSign: '{planet} in {sign}',
  phase: '{phase}, zu {lit} % beleuchtet',
  house: '{planet} im {house}. Solarhaus: {topic}',
  aspect: '{a} {aspect} {b}, Orbis {orb}°',
  exactAspect: '{a} {aspect} {b}, an diesem Tag exakt',
  retrograde: '{planet} rückläufig {sign.in}',
  ingress: '{planet} wechselt {sign.into}',
  lunation: '{phase} {sign.in}, {day}',
  dayPillar: 'Tagessäule {stem} {branch}',
  monthPillar: 'Monatssäule {stem} {branch}',
  yearPillar: 'Jahressäule {stem} {branch}',
  relation: '{branch} und {animal.nom}, {when}: {relation}',
  palaceRelation: '{branch} zu {own} im Geburtsbild: {relation}, berührt {area.acc}',
  god: '{stem} ist {god}',
  officer: 'Tagesamt: {officer}',
  dayMaster: 'Tagesmeister {stem}, {element}',
  strength: '{strength}, zu {percent} % gestützt',
  favourable: 'Ausgleichende Elemente: {list}',
  elementShare: '{element} {percent} %',
  spirit: 'Kalenderstern: {name}',
  luck: 'Glückssäule {stem} {branch} ab {from}, {god}',
  hexagram: 'Hexagramm {n}, {name}: {upper} über {lower}',
  movingLine: 'Linie {n} bewegt sich',
  lifeNumber: 'Lebenszahl {n}, {group}',
  flyingStar: 'Stern {n} {direction.in}',
  balance: 'Planeten in {element}: {n}',
  signNature: '{sign}: {element}, {quality}',
  signDistance: '{a} und {b}: {degrees}° Abstand',
}
