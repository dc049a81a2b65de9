import type { Grammar } from '../../pack/grammar.ts'
import type { Labels } from '../../pack/names.ts'

/**
 * Contractions are forms of the names. A slot may open a sentence, its first letter then is a
 * capital; the first of a month is “1º”; a fraction of a degree has a comma.
 */
export const grammar: Grammar = {
  glue: ' ',
  list: [', ', ' e '],
  finish: (text) =>
    text
      .replaceAll(/(?<!\d)1 de (?=jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)/g, '1º de ')
      .replaceAll(/(\d)\.(\d+°)/g, '$1,$2')
      .replaceAll(
        /(^|[.!?…]\s+)(\p{Ll})/gu,
        (_, before: string, letter: string) => `${before}${letter.toUpperCase()}`,
      ),
}

export const labels: Labels = {
  planetInSign: '{planet} em {sign}',
  phase: '{phase}, {lit}% de luz',
  house: '{planet} na casa solar {house}: {topic}',
  aspect: '{a} em {aspect} com {b}, orbe de {orb}°',
  exactAspect: '{a} em {aspect} com {b}, exato nesse dia',
  retrograde: '{planet} em {sign}, movimento retrógrado',
  ingress: '{planet} entra em {sign}',
  lunation: '{phase} em {sign}, {day}',
  dayPillar: 'Pilar do dia {stem} {branch}',
  monthPillar: 'Pilar do mês {stem} {branch}',
  yearPillar: 'Pilar do ano {stem} {branch}',
  relation: '{branch} com {animal.the}, {when}: {relation}',
  palaceRelation: '{branch} com {own} no mapa: {relation}, toca {area.the}',
  god: '{stem} é {god}',
  officer: 'Oficial do dia: {officer}',
  dayMaster: 'Mestre do dia {stem}, {element}',
  strength: '{strength}, com {percent}% de apoio',
  favourable: 'Elementos de equilíbrio: {list}',
  elementShare: '{element} {percent}%',
  spirit: 'Estrela do almanaque: {name}',
  luck: 'Pilar da sorte {stem} {branch} desde {from}, {god}',
  hexagram: 'Hexagrama {n}, {name}: {upper} sobre {lower}',
  movingLine: 'Linha {n} em movimento',
  lifeNumber: 'Número de vida {n}, {group}',
  flyingStar: 'Estrela {n} {direction.in}',
  balance: 'Planetas em {element}: {n}',
  signNature: '{sign}: {element}, {quality}',
  signDistance: '{a} e {b}: {degrees}° de distância',
}
