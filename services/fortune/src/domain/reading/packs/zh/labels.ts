import type { Grammar } from '../../pack/grammar.ts'
import type { Labels } from '../../pack/names.ts'

export const grammar: Grammar = { glue: '', list: ['、', '、'], finish: (text) => text }

export const labels: Labels = {
  planetInSign: '{planet}在{sign}',
  phase: '{phase}，月面亮 {lit}%',
  house: '{planet}行经第 {house} 宫：{topic}',
  aspect: '{a}{aspect}{b}，差 {orb}°',
  exactAspect: '{a}{aspect}{b}，当天精确成相',
  retrograde: '{planet}在{sign}逆行',
  ingress: '{planet}进入{sign}',
  lunation: '{day}，{sign}{phase}',
  dayPillar: '日柱{stem}{branch}',
  monthPillar: '月柱{stem}{branch}',
  yearPillar: '年柱{stem}{branch}',
  relation: '{when}{branch}支与属{animal}：{relation}',
  palaceRelation: '{branch}与命中{own}{relation}，应在{area}',
  god: '{stem}为{god}',
  officer: '建除：{officer}',
  dayMaster: '日主{stem}{element}',
  strength: '{strength}，生扶占 {percent}%',
  favourable: '喜用：{list}',
  elementShare: '五行{element} {percent}%',
  spirit: '神煞：{name}',
  luck: '{from} 年起大运{stem}{branch}，{god}',
  hexagram: '第 {n} 卦 {name}，上{upper}下{lower}',
  movingLine: '第 {n} 爻动',
  lifeNumber: '命卦 {n}，{group}',
  flyingStar: '{direction}：{n} 入宫',
  balance: '{element}星体 {n} 颗',
  signNature: '{sign}：{element}、{quality}宫',
  signDistance: '{a}与{b}相距 {degrees}°',
}
