import type { Grammar } from '../../pack/grammar.ts'
import type { Labels } from '../../pack/names.ts'

export const grammar: Grammar = { glue: '', list: ['、', '、'], finish: (text) => text }

export const labels: Labels = {
  planetInSign: '{planet}は{sign}',
  phase: '{phase}、輝面 {lit}%',
  house: '{planet}は第{house}ハウス：{topic}',
  aspect: '{a}と{b}が{aspect}、誤差 {orb}°',
  exactAspect: '{a}と{b}の{aspect}が当日ぴったり',
  retrograde: '{planet}は{sign}で逆行中',
  ingress: '{planet}が{sign}に入る',
  lunation: '{day}、{sign}の{phase}',
  dayPillar: '日柱 {stem}{branch}',
  monthPillar: '月柱 {stem}{branch}',
  yearPillar: '年柱 {stem}{branch}',
  relation: '{when}の支「{branch}」と{animal}年：{relation}',
  palaceRelation: '{branch}と命式の{own}：{relation}（{area}）',
  god: '{stem}は{god}',
  officer: '十二直：{officer}',
  dayMaster: '日主 {stem}{element}',
  strength: '{strength}、助ける力 {percent}%',
  favourable: '喜神：{list}',
  elementShare: '五行の{element} {percent}%',
  spirit: '神殺：{name}',
  luck: '{from}年から大運{stem}{branch}、{god}',
  hexagram: '第{n}卦 {name}（上{upper}・下{lower}）',
  movingLine: '第{n}爻が動く',
  lifeNumber: '本命卦 {n}、{group}',
  flyingStar: '{direction}に星 {n} が入る',
  balance: '{element}の星座に星が {n}',
  signNature: '{sign}：{element}の星座・{quality}',
  signDistance: '{a}と{b}の間は {degrees}°',
}
