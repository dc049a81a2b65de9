import type { Grammar } from '../../pack/grammar.ts'
import type { Labels } from '../../pack/names.ts'

/** A slot may open a sentence, or follow an article: “an Aries Moon”. */
export const grammar: Grammar = {
  glue: ' ',
  list: [', ', ' and '],
  finish: (text) =>
    text.replaceAll(/\b([Aa]) (?=[AEIO])/g, '$1n ').replaceAll(/(^|[.!?]\s+)(\p{Ll})/gu, (_, before: string, letter: string) =>
      `${before}${letter.toUpperCase()}`,
    ),
}

export const labels: Labels = {
  planetInSign: '{planet} in {sign}',
  phase: '{phase}, {lit}% lit',
  house: '{planet} in solar house {house}: {topic}',
  aspect: '{a} {aspect} {b}, {orb}° from exact',
  exactAspect: '{a} {aspect} {b}, exact that day',
  retrograde: '{planet} retrograde in {sign}',
  ingress: '{planet} enters {sign}',
  lunation: '{phase} in {sign}, {day}',
  dayPillar: 'Day pillar {stem} {branch}',
  monthPillar: 'Month pillar {stem} {branch}',
  yearPillar: 'Year pillar {stem} {branch}',
  relation: '{branch} to the {animal} {when}: {relation}',
  palaceRelation: '{branch} to {own} in the chart: {relation}, touching {area}',
  god: '{stem} is {god}',
  officer: 'Day officer: {officer}',
  dayMaster: 'Day master {stem}, {element}',
  strength: '{strength}, {percent}% supports it',
  favourable: 'Balancing elements: {list}',
  elementShare: '{element} {percent}%',
  spirit: 'Almanac star: {name}',
  luck: 'Luck pillar {stem} {branch} from {from}, {god}',
  hexagram: 'Hexagram {n}, {name}: {upper} above {lower}',
  movingLine: 'Line {n} moves',
  lifeNumber: 'Life number {n}, {group}',
  flyingStar: 'Star {n} in the {direction}',
  balance: '{n} planets in {element}',
  signNature: '{sign}: {element}, {quality}',
  signDistance: '{a} and {b} stand {degrees}° apart',
}
