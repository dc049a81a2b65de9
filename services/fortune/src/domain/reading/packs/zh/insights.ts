import type { InsightsPack } from '../../pack/insights.ts'

export const insights: InsightsPack = {
  titles: {
    fortune: ['{officer}里的{moonSign}月光', '今日风向：{officer}，月在{moonSign}', '{moonSign}月与{officer}'],
    personality: ['{stem}与{sign}：你的两种底色', '当{sign}遇见{stem}', '{sign}的外衣，{stem}的骨'],
    relationship: ['属{animal}的心事，{moonSign}的月色', '{moonSign}月下的相处', '给属{animal}的一封情笺'],
    career: ['{god}当值，怎么做事', '今天的工作关键词：{god}', '让{god}替你开路'],
    philosophy: ['从{god}里学一课', '{god}的日子，读一句古话', '今日所思：{god}'],
  },
  sources: {
    fortune: '黄历建除与西方占星',
    personality: '子平八字与西方占星',
    relationship: '十二生肖合冲与金星行运',
    career: '子平十神与火星行运',
    philosophy: '中国古典与子平十神',
  },
  tags: {
    fortune: '今日',
    personality: '性格',
    relationship: '关系',
    career: '事业',
    philosophy: '哲思',
  },
  bridges: ['再看天上的星。', '换成西方的星空来看。', '抬头看看天空。'],
}
