import type { Grammar } from '../../pack/grammar.ts'
import type { Labels } from '../../pack/names.ts'

/**
 * “de” and “a” melt with “el”, “y” and “o” change before their own sound (the i of “Yi” and “Yin”
 * too), and a slot may open a sentence: its first letter then is a capital.
 */
export const grammar: Grammar = {
  glue: ' ',
  list: [', ', ' y '],
  finish: (text) =>
    text
      .replace(/(?<!\p{L})(de|a) el(?!\p{L})/gu, (_, word: string) => (word === 'de' ? 'del' : 'al'))
      .replace(/(?<!\p{L})y (?=h?[ií](?![aeo])|yin?(?!\p{L}))/giu, (match) =>
        match.startsWith('Y') ? match : 'e ',
      )
      .replace(/(?<!\p{L})o (?=h?[oó])/gu, 'u ')
      .replace(/(\d)\.(\d+°)/g, '$1,$2')
      .replace(
        /(^|[.!?…]\s+)([¿¡«]*)(\p{Ll})/gu,
        (_, before: string, mark: string, letter: string) =>
          `${before}${mark}${letter.toUpperCase()}`,
      ),
}

export const labels: Labels = {
  planetInSign: '{planet} en {sign}',
  phase: '{phase}, iluminada al {lit} %',
  house: '{planet} en casa solar {house}: {topic}',
  aspect: '{a} en {aspect} con {b.the}, orbe {orb}°',
  exactAspect: '{a} en {aspect} con {b.the}, aspecto exacto ese día',
  retrograde: '{planet} en retrogradación en {sign}',
  ingress: '{planet} entra en {sign}',
  lunation: '{phase} en {sign}, el {day}',
  dayPillar: 'Pilar del día {stem} {branch}',
  monthPillar: 'Pilar del mes {stem} {branch}',
  yearPillar: 'Pilar del año {stem} {branch}',
  relation: '{branch} y {animal.the}, {when}: {relation}',
  palaceRelation: '{branch} y {own} en la carta: {relation}, en {area.the}',
  god: '{stem}: {god}',
  officer: 'Oficial del día: {officer}',
  dayMaster: 'Maestro del día {stem}, {element}',
  strength: '{strength}, con un {percent} % de apoyo',
  favourable: 'Elementos que equilibran: {list}',
  elementShare: '{element} {percent} %',
  spirit: 'Estrella del almanaque: {name}',
  luck: 'Pilar de la suerte {stem} {branch} desde {from}, {god}',
  hexagram: 'Hexagrama {n}, {name}: {upper} arriba, {lower} abajo',
  movingLine: 'Línea {n} en movimiento',
  lifeNumber: 'Número de vida {n}, {group}',
  flyingStar: 'Estrella {n} en {direction.the}',
  balance: 'Planetas de {element}: {n}',
  signNature: '{sign}: {element}, {quality}',
  signDistance: '{a} y {b}: {degrees}° de distancia',
}
