import type { Grammar } from '../../pack/grammar.ts'
import type { Labels } from '../../pack/names.ts'
import { mendParticles } from './particles.ts'

export const grammar: Grammar = { glue: ' ', list: [', ', ', '], finish: mendParticles }

export const labels: Labels = {
  planetInSign: '{planet}, {sign}',
  phase: '{phase}, 밝은 면 {lit}%',
  house: '{planet}, {house}하우스: {topic}',
  aspect: '{a}와(과) {b}의 {aspect}, 오차 {orb}°',
  exactAspect: '{a}와(과) {b}의 {aspect}, 이날 정확히 이루어짐',
  retrograde: '{planet}, {sign}에서 역행 중',
  ingress: '{planet}, {sign}(으)로 들어감',
  lunation: '{day}, {sign}의 {phase}',
  dayPillar: '일주 {stem}{branch}',
  monthPillar: '월주 {stem}{branch}',
  yearPillar: '연주 {stem}{branch}',
  relation: '{when}의 지지 {branch}, {animal}띠와의 관계: {relation}',
  palaceRelation: '{branch}와(과) 사주의 {own}: {relation} ({area})',
  god: '{stem}은(는) {god}',
  officer: '십이신: {officer}',
  dayMaster: '일간 {stem}{element}',
  strength: '{strength}, 돕는 힘 {percent}%',
  favourable: '용신·희신: {list}',
  elementShare: '오행 {element} {percent}%',
  spirit: '신살: {name}',
  luck: '{from}년부터 대운 {stem}{branch}, {god}',
  hexagram: '제{n}괘 {name}, 위는 {upper}, 아래는 {lower}',
  movingLine: '제{n}효가 움직임',
  lifeNumber: '본명괘 {n}, {group}',
  flyingStar: '{direction}: {n}번 별이 듦',
  balance: '{element}의 별자리에 별 {n}개',
  signNature: '{sign}: {element}의 별자리, {quality}',
  signDistance: '{a}와(과) {b}의 거리 {degrees}°',
}
