import type { InsightsPack } from '../../pack/insights.ts'

export const insights: InsightsPack = {
  titles: {
    fortune: ['「{officer}」に浮かぶ{moonSign}の月', '今日の風向き：{officer}、月は{moonSign}', '{moonSign}の月と十二直「{officer}」'],
    personality: ['{stem}と{sign}、ふたつの地色', '{sign}が{stem}に出会うとき', '{sign}の上着、{stem}の骨格'],
    relationship: ['{animal}年の胸の内、{moonSign}の月明かり', '{moonSign}の月の下での付き合い方', '{animal}年生まれへの恋文'],
    career: ['{god}の日の働き方', '今日の仕事の合言葉は{god}', '{god}に道をあけてもらう'],
    philosophy: ['{god}から学ぶひとこま', '{god}の日に読む古い言葉', '今日考えること：{god}'],
  },
  sources: {
    fortune: '暦の十二直と西洋占星術',
    personality: '四柱推命（子平）と西洋占星術',
    relationship: '十二支の合冲と金星の運行',
    career: '四柱推命の通変星と火星の運行',
    philosophy: '中国の古典と四柱推命の通変星',
  },
  tags: {
    fortune: '今日',
    personality: '性格',
    relationship: '関係',
    career: '仕事',
    philosophy: '思索',
  },
  bridges: ['続いて、天の星を見てみましょう。', '西洋占星術ではこう読みます。', '空も見上げてみます。'],
}
