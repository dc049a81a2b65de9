import type { EasternPack } from '../../pack/eastern.ts'
import { careerGod, healthGod, loveGod } from './eastern-gods-self.ts'
import { familyGod, studyGod, wealthGod } from './eastern-gods-home.ts'
import { areaRelation } from './eastern-relations.ts'

export const eastern: EasternPack = {
  relation: {
    same: [
      '{when}的地支{branch}与你同气，属{animal}的你像遇见另一个自己，优点和脾气都放大了。',
      '{branch}逢本支，属{animal}者{when}存在感强，稳住步子就好。',
      '{when}{branch}支当值，正是属{animal}的本位，宜定心，忌逞强。',
    ],
    union: [
      '{when}的{branch}与属{animal}六合，有人愿意搭把手，你也愿意松松口。',
      '六合之气落在{when}，{branch}支来牵线，属{animal}者谈事、会面都顺。',
      '属{animal}遇{branch}，如榫入卯，{when}适合结伴而行。',
    ],
    trine: [
      '{branch}与属{animal}三合，{when}像有人在身后轻轻推了一把。',
      '{when}遇三合的{branch}，属{animal}者同道相聚，做事有呼应。',
      '三合成局，{when}的{branch}替属{animal}的你聚人聚气。',
    ],
    clash: [
      '{when}{branch}支与属{animal}相冲，变动多一点，把行程排松些便好。',
      '相冲之气让{when}有些颠簸，属{animal}者遇{branch}，先稳后动。',
      '属{animal}逢{branch}对冲，{when}宜主动求变，好过被推着走。',
    ],
    punish: [
      '{branch}与属{animal}相刑，{when}容易自己跟自己较劲，话到嘴边转个弯。',
      '{when}遇相刑的{branch}，属{animal}者规矩与文书多看一遍。',
      '相刑像一根小刺，{when}的{branch}提醒属{animal}的你别硬拔。',
    ],
    harm: [
      '{when}的{branch}与属{animal}相害，误会常生在没说清的地方。',
      '相害之气藏在暗处，属{animal}者{when}遇{branch}，少托人传话。',
      '{branch}来扰，属{animal}的你{when}多留一分心，少生一分疑。',
    ],
    break: [
      '{branch}与属{animal}相破，{when}的计划或有一角要改，改了反而合身。',
      '{when}逢相破的{branch}，属{animal}者旧东西旧习惯该换的换。',
      '相破不是坏掉，是松动，{when}的{branch}替属{animal}的你开了条缝。',
    ],
    plain: [
      '{when}的{branch}与属{animal}不冲不合，风平浪静，正好做自己的事。',
      '{branch}与属{animal}相安无事，{when}的好坏多由你手上的节奏决定。',
      '无冲无合的{when}，属{animal}者遇{branch}，平常心就是上策。',
    ],
  },
  god: {
    比肩: [
      '天干{stem}为比肩，同辈的力量靠过来，能分工就别独扛。',
      '{stem}是你的比肩，主见变强，遇到同样有主见的人，先听完。',
    ],
    劫财: [
      '天干{stem}为劫财，热闹背后有人分羹，账目与心思都要留底。',
      '劫财{stem}带来冲劲，也带来争抢，让一寸，守一尺。',
    ],
    食神: [
      '天干{stem}为食神，嘴上有福，心里有闲，创意从放松里来。',
      '{stem}作食神，慢慢做、好好吃，事情会自己熟。',
    ],
    伤官: [
      '天干{stem}为伤官，才气外露，话锋也利，留三分给别人接。',
      '伤官{stem}催着你破格，先把规矩弄懂，再漂亮地打破它。',
    ],
    偏财: [
      '天干{stem}为偏财，机会在走动里，人情比算盘先到。',
      '{stem}是偏财，眼观六路，动手之前先问一句够不够稳。',
    ],
    正财: [
      '天干{stem}为正财，一分耕耘有一分着落，细账最见功夫。',
      '正财{stem}当令，踏实二字值钱，按时、按量、按约。',
    ],
    七杀: [
      '天干{stem}为七杀，压力像一阵急鼓，挑最硬的那件先做完。',
      '{stem}带着七杀的锋芒，敢担就有威望，也别忘了喘口气。',
    ],
    正官: [
      '天干{stem}为正官，名分与责任一起到，照章办事最省心。',
      '正官{stem}来坐镇，守时守诺，信任自会加深。',
    ],
    偏印: [
      '天干{stem}为偏印，直觉灵、想得深，独处时的灵感要记下来。',
      '{stem}作偏印，冷门的学问有缘，别让多虑盖过行动。',
    ],
    正印: [
      '天干{stem}为正印，有人护着、有书可读，心先定下来。',
      '正印{stem}送来一床厚被，求教、进修、休养都合时宜。',
    ],
  },
  officer: [
    ['建日宜起头，定个小目标，动土动众的大事缓一缓。', '逢建日，气在上升，适合出门见人、开个新本子。'],
    ['除日宜扫除，清灰尘也清心事。', '逢除日，旧的不去新的不来，丢掉一样不用的东西。'],
    ['满日宜收成与聚会，杯满则溢，话说七分。', '逢满日，碗里有余，分一点给别人更香。'],
    ['平日宜修路铺桥，小事磨平，大事自通。', '逢平日，不争长短，把坑洼填一填。'],
    ['定日宜立约定规，主意拿稳了就别改口。', '逢定日，适合签字、定稿、说定一个时间。'],
    ['执日宜抓落实，手里那根线别松。', '逢执日，盯住一件事到底，比开三个头强。'],
    ['破日宜拆旧，不宜成新，坏了的正好修。', '逢破日，打破一个老习惯，胜过立一个新誓。'],
    ['危日宜谨慎登高，心细者安。', '逢危日，险处慢行，好风景也在高处。'],
    ['成日宜成事，拖着的约可以敲定。', '逢成日，水到渠成，该递的话递出去。'],
    ['收日宜收纳收账，不宜铺张。', '逢收日，把散在外面的东西一件件领回来。'],
    ['开日宜开门见山，开张、开口、开窗都好。', '逢开日，路是通的，先迈出去的人先看见。'],
    ['闭日宜关门静养，补漏、存粮、早歇。', '逢闭日，留一点秘密给自己，养足了再开张。'],
  ],
  areaGod: {
    love: loveGod,
    career: careerGod,
    wealth: wealthGod,
    health: healthGod,
    family: familyGod,
    study: studyGod,
  },
  areaRelation,
  bestDay: [
    '{day}{stem}{branch}最合拍，要紧的事往这一天放。',
    '顺的一天是{day}，日柱{stem}{branch}，适合会面与定事。',
  ],
  carefulDay: [
    '{day}{stem}{branch}节奏偏紧，少排一件，多睡一刻。',
    '到{day}遇{stem}{branch}，宜守不宜攻，话留半句。',
  ],
  yearStar: {
    same: ['{year} 年太岁{branch}与属{animal}同位，是重整自己的一年，先安身，后立事。'],
    union: ['{year} 年太岁{branch}与属{animal}六合，贵在有伴，借力而行，步子可以大些。'],
    trine: ['{year} 年太岁{branch}与属{animal}三合，人缘聚拢，适合把想法变成众人的事。'],
    clash: ['{year} 年太岁{branch}与属{animal}相冲，搬动、转岗、远行的念头会多，主动安排就不慌。'],
    punish: ['{year} 年太岁{branch}与属{animal}相刑，功课是与自己和解，凡事按规矩走最轻松。'],
    harm: ['{year} 年太岁{branch}与属{animal}相害，交往贵在说清，旧交情值得重新擦亮。'],
    break: ['{year} 年太岁{branch}与属{animal}相破，旧格局松动，适合小修小补、换种过法。'],
    plain: ['{year} 年太岁{branch}与属{animal}相安，平顺之年，攒本事比等机会划算。'],
  },
}
