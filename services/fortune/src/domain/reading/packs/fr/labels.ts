import type { Grammar } from '../../pack/grammar.ts'
import type { Labels } from '../../pack/names.ts'

const vowel = 'aeiouâàéèêîôûœ'

/**
 * “que” and “de” lose their vowel before a name, the first of a month is “1er”, and a slot may open
 * a sentence: its first letter then is a capital.
 */
export const grammar: Grammar = {
  glue: ' ',
  list: [', ', ' et '],
  finish: (text) =>
    text
      .replace(new RegExp(`(?<!\\p{L})(qu|d|lorsqu|puisqu)e (?=[${vowel}])`, 'giu'), '$1’')
      .replace(/(?<!\d)1 (?=janv|fév|mars|avr|mai|juin|juil|août|sept|oct|nov|déc)/g, '1er ')
      .replace(/(\d)\.(\d+°)/g, '$1,$2')
      .replace(
        /(^|[.!?…]\s+)(\p{Ll})/gu,
        (_, before: string, letter: string) => `${before}${letter.toUpperCase()}`,
      ),
}

export const labels: Labels = {
  planetInSign: '{planet} en {sign}',
  phase: '{phase}, éclairée à {lit} %',
  house: '{planet} en maison solaire {house} : {topic}',
  aspect: '{a} en {aspect} avec {b.the}, orbe {orb}°',
  exactAspect: '{a} en {aspect} avec {b.the}, exact ce jour-là',
  retrograde: '{planet} rétrograde en {sign}',
  ingress: '{planet} entre en {sign}',
  lunation: '{phase} en {sign}, le {day}',
  dayPillar: 'Pilier du jour {stem} {branch}',
  monthPillar: 'Pilier du mois {stem} {branch}',
  yearPillar: 'Pilier de l’année {stem} {branch}',
  relation: '{branch} et {animal.the}, {when} : {relation}',
  palaceRelation: '{branch} et {own} dans le thème : {relation}, côté {area}',
  god: '{stem} : {god}',
  officer: 'Officier du jour : {officer}',
  dayMaster: 'Maître du jour {stem}, {element}',
  strength: '{strength}, soutenu à {percent} %',
  favourable: 'Éléments d’équilibre : {list}',
  elementShare: '{element} {percent} %',
  spirit: 'Étoile de l’almanach : {name}',
  luck: 'Pilier de chance {stem} {branch} dès {from}, {god}',
  hexagram: 'Hexagramme {n}, {name} : {upper} au-dessus, {lower} au-dessous',
  movingLine: 'Trait {n} mobile',
  lifeNumber: 'Nombre de vie {n}, {group}',
  flyingStar: 'Étoile {n} {direction.to}',
  balance: 'Planètes en {element} : {n}',
  signNature: '{sign} : {element}, {quality}',
  signDistance: '{a} et {b} : {degrees}° d’écart',
}
