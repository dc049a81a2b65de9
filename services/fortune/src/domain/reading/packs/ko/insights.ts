import type { InsightsPack } from '../../pack/insights.ts'

export const insights: InsightsPack = {
  titles: {
    fortune: ['{officer}에 뜬 {moonSign}의 달', '오늘의 바람: {officer}, 달은 {moonSign}', '{moonSign}의 달과 {officer}'],
    personality: ['천간 {stem}와(과) {sign}, 두 가지 바탕색', '{sign}이(가) 천간 {stem}을(를) 만날 때', '{sign}의 겉옷, 천간 {stem}의 뼈대'],
    relationship: ['{animal}띠의 속마음, {moonSign}의 달빛', '{moonSign}의 달 아래 지내는 법', '{animal}띠에게 보내는 다정한 편지'],
    career: ['{god}의 날, 일하는 법', '오늘의 일 열쇠말은 {god}', '{god}에게 길을 맡겨요'],
    philosophy: ['{god}에게 배우는 한 가지', '{god}의 날에 읽는 옛말', '오늘의 생각거리: {god}'],
  },
  sources: {
    fortune: '책력의 십이신과 서양 점성술',
    personality: '사주명리와 서양 점성술',
    relationship: '열두 띠의 합충과 금성의 운행',
    career: '사주의 십신과 화성의 운행',
    philosophy: '동양 고전과 사주의 십신',
  },
  tags: {
    fortune: '오늘',
    personality: '성격',
    relationship: '관계',
    career: '일',
    philosophy: '사색',
  },
  bridges: ['이어서 하늘의 별을 봐요.', '서양 점성술은 이렇게 말해요.', '고개를 들어 하늘도 살펴봐요.'],
}
