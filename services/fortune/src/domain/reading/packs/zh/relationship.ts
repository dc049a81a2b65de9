import type { BirthChartPack, RelationshipPack, TransitPack } from '../../pack/relationship.ts'

export const relationship: RelationshipPack = {
  distance: {
    0: [
      '{a}遇上{b}，像照镜子，懂得快，撞上的也正是自己的毛病。',
      '同是{a}，默契不用学，难的是谁先示弱。',
    ],
    1: [
      '{a}与{b}相邻，像隔壁班的同学，作息不同，却总在走廊遇见。',
      '{a}和{b}挨着坐，一个教另一个看见自己跳过的那一页。',
    ],
    2: [
      '{a}与{b}相隔两宫，聊得来、帮得上，友情和爱情都长得快。',
      '{a}遇{b}，像两种合拍的节奏，轻松是你们最大的资本。',
    ],
    3: [
      '{a}与{b}成直角，火花与摩擦一起到，磨得过去就谁也离不开谁。',
      '{a}和{b}步子不同，吵的不是对错，是快慢。',
    ],
    4: [
      '{a}与{b}同属一种元素，不必解释太多，能量自会流过去。',
      '{a}遇{b}，像回到说同一种方言的地方，话少也懂。',
    ],
    5: [
      '{a}与{b}角度有些别扭，像左手写字，练着练着竟写出新字体。',
      '{a}和{b}的默契不会自己来，要靠一次次“原来你是这样想的”。',
    ],
    6: [
      '{a}与{b}遥遥相对，彼此是对方缺的那一半，吸引与拉扯同根。',
      '{a}望着{b}，像岸望着海，差异就是风景。',
    ],
  },
  elements: {
    'fire-fire': ['两团火碰头，日子不愁热闹，要学的是轮流当柴。'],
    'fire-earth': ['火烧着土，土托着火，一个给热度，一个给形状。'],
    'fire-air': ['风助火势，想法一吹就燃，记得留人看灶。'],
    'fire-water': ['水火同锅，煮得出好汤，火候要两个人一起看。'],
    'earth-earth': ['土与土相叠，安稳可靠，偶尔要自己制造一点惊喜。'],
    'earth-air': ['风掠过田野，一个讲道理，一个看收成，互相听懂就丰年。'],
    'earth-water': ['水润土，土护水，生活里的照顾最见真情。'],
    'air-air': ['风遇见风，话题没有尽头，落地的事要有人记。'],
    'air-water': ['风吹皱水面，一个用脑，一个用心，翻译好彼此就通了。'],
    'water-water': ['水汇入水，心意相通，也要一起学会上岸。'],
  },
  qualities: {
    'cardinal-cardinal': ['两个都想领路，分好谁管哪一段，就不会抢方向盘。'],
    'cardinal-fixed': ['一个起头，一个守成，前后接得上就能走很远。'],
    'cardinal-mutable': ['一个定方向，一个会转弯，出门不怕下雨。'],
    'fixed-fixed': ['两个都不爱让，约好吵架的停止键比赢更要紧。'],
    'fixed-mutable': ['一个稳，一个活，像树与风，别要求对方变成自己。'],
    'mutable-mutable': ['两个都随和，最难的是定下来，谁先说“就它了”谁辛苦。'],
  },
  gifts: [
    '{a}带来{aGift}，{b}带来{bGift}，摆在一张桌上正好够用。',
    '相处久了，{b}会学到{aGift}，{a}也沾上{bGift}。',
    '{aGift}来自{a}，{bGift}来自{b}，少了哪样，这段关系都缺味。',
  ],
  strengthOf: {
    'fire-fire': '热情同频，说做就做',
    'fire-earth': '有冲劲也有落地',
    'fire-air': '灵感多，笑声多',
    'fire-water': '情感浓，彼此触动',
    'earth-earth': '踏实互信，经得起日子',
    'earth-air': '想得到也做得到',
    'earth-water': '体贴周到，安全感足',
    'air-air': '话题投机，尊重空间',
    'air-water': '理性与感性互补',
    'water-water': '不言而喻的懂得',
  },
  strengthAt: {
    0: '最懂彼此的脾气',
    1: '看得见对方的盲点',
    2: '相处轻松，天然朋友',
    3: '互相激发，一起变强',
    4: '天然的默契与支持',
    5: '新鲜感长久',
    6: '强烈吸引，互为镜子',
  },
  challengeOf: {
    'cardinal-cardinal': '都想拿主意',
    'cardinal-fixed': '一个要快，一个要稳',
    'cardinal-mutable': '计划与变化打架',
    'fixed-fixed': '谁也不肯先低头',
    'fixed-mutable': '固执遇上善变',
    'mutable-mutable': '迟迟定不下来',
  },
  challengeAt: {
    0: '缺点也会加倍',
    1: '需求常不在一处',
    2: '太舒服，容易少了深谈',
    3: '节奏冲突，容易较劲',
    4: '顺惯了，忘了经营',
    5: '误解来得莫名，需要耐心翻译',
    6: '一不小心就站到对立面',
  },
  samePoint: {
    meet: ['你们的{a}落在同一处，说起{aTheme}，一个眼神就懂。', '两个{a}并肩，{aTheme}像照镜子，好处坏处都加倍。'],
    flow: ['两个{a}彼此呼应，{aTheme}的步调合得上，不用多解释。', '你的{a}和对方的{a}走得顺，{aTheme}可以互相借力。'],
    strain: ['两个{a}拧着，同是{aTheme}，做法却不一样，先问一句再下结论。', '你们表达{aTheme}的路数相反，{a}对{a}，留点余地就不伤和气。'],
  },
  synastry: {
    conjunction: [
      '你的{a}贴着对方的{b}，{aTheme}与{bTheme}难分彼此。',
      '{a}与{b}重叠，一人的{aTheme}就是另一人的{bTheme}。',
    ],
    sextile: [
      '你的{a}轻托对方的{b}，{bTheme}在{aTheme}里找到出口。',
      '{a}与{b}相扶，{aTheme}一开口，{bTheme}就接上。',
    ],
    square: [
      '你的{a}顶着对方的{b}，{aTheme}碰到{bTheme}要慢半拍。',
      '{a}与{b}成角，争的是{aTheme}和{bTheme}谁先，轮流来就好。',
    ],
    trine: [
      '你的{a}与对方的{b}流成一条河，{aTheme}滋养{bTheme}。',
      '{a}遇{b}，{bTheme}和{aTheme}自然合拍，不用教。',
    ],
    quincunx: [
      '你的{a}与对方的{b}总差半个音，{aTheme}要换个调子才合上{bTheme}。',
      '{a}和{b}需要磨合，{bTheme}的需求多问一句就清楚。',
    ],
    opposition: [
      '你的{a}望着对方的{b}，{aTheme}与{bTheme}像跷跷板，一起下来走走。',
      '{a}对着{b}，彼此从{bTheme}里看见{aTheme}的另一面。',
    ],
  },
}

export const birthChart: BirthChartPack = {
  titles: {
    sun: '太阳在{sign}',
    moon: '月亮在{sign}',
    rising: '上升{sign}',
    planets: '行星的性格',
    houses: '人生的舞台',
    aspects: '内在的对话',
    balance: '元素与节奏',
  },
  planetInSign: [
    '{planet}在{sign}，你的{theme}走的是{manner}的路子。',
    '说到{theme}，{sign}的{planet}让你{manner}。',
    '{planet}落入{sign}，{theme}带着{manner}的味道。',
    '{sign}替{planet}定了调：{theme}，{manner}。',
  ],
  planetInHouse: [
    '{planet}在第 {house} 宫，{theme}多用在{topic}上。',
    '{topic}是{planet}的舞台，{theme}在这里最见分晓。',
    '第 {house} 宫住着{planet}，{theme}在{topic}里落脚。',
  ],
  aspects: {
    conjunction: [
      '{a}与{b}相合，{aTheme}和{bTheme}在你身上是同一股力。',
      '你的{aTheme}开口，{bTheme}就跟着应声，因为{a}贴着{b}。',
    ],
    sextile: [
      '{a}六分{b}，{aTheme}愿意帮{bTheme}的忙，用一用就熟。',
      '{b}与{a}互相照应，{bTheme}是{aTheme}的好搭档。',
    ],
    square: [
      '{a}与{b}成四分，{aTheme}常跟{bTheme}争道，磨出来的是本事。',
      '{b}逼着{a}成长，{bTheme}这一课，{aTheme}要学得久些。',
    ],
    trine: [
      '{a}三分{b}，{aTheme}与{bTheme}天生顺手，别因太顺而不用。',
      '{b}托着{a}，{bTheme}给{aTheme}铺了平路。',
    ],
    quincunx: [
      '{a}与{b}呈一百五十度，{aTheme}和{bTheme}需要时常微调。',
      '{bTheme}总在提醒{aTheme}换个坐姿，这是{a}与{b}的别扭。',
    ],
    opposition: [
      '{a}对望{b}，{aTheme}与{bTheme}轮流坐庄，平衡是一生的手艺。',
      '别人身上的{bTheme}，常照出你的{aTheme}，因为{b}正对着{a}。',
    ],
  },
  richElement: {
    fire: ['火象星最多，热情是你的燃料，做事先点火再找路。'],
    earth: ['土象星最多，你信看得见摸得着的东西，耐力过人。'],
    air: ['风象星最多，思考与交流是你呼吸的方式。'],
    water: ['水象星最多，你用感受认路，也用感受待人。'],
  },
  poorElement: {
    fire: ['盘中缺火，动力要借运动与同伴来点。'],
    earth: ['盘中缺土，规律与实物能让你安定。'],
    air: ['盘中缺风，退一步说给别人听，思路就开。'],
    water: ['盘中缺水，情绪不是麻烦，给它一点时间。'],
  },
  richQuality: {
    cardinal: ['本位宫为重，你擅长开始。'],
    fixed: ['固定宫为重，你擅长坚持。'],
    mutable: ['变动宫为重，你擅长调整。'],
  },
  noRising: ['没有确切的出生时间，便不谈上升与宫位；其余各星的位置依旧可靠。'],
}

export const transits: TransitPack = {
  samePoint: {
    meet: ['{a}回到出生时的位置，{aTheme}翻开新的一页。'],
    flow: ['{a}与本命{a}相和，{aTheme}顺着老路走得更远。'],
    strain: ['{a}与本命{a}相持，{aTheme}到了该调整的关口。'],
  },
  aspects: {
    conjunction: [
      '天上的{a}走到你出生时的{b}上，{bTheme}被{aTheme}点名了。',
      '{a}压着本命{b}，{aTheme}与你的{bTheme}在同一天敲门。',
    ],
    sextile: [
      '{a}给本命{b}递来一把梯子，{bTheme}可以往上够一够。',
      '趁{a}照应本命{b}，借{aTheme}的光，理一理{bTheme}。',
    ],
    square: [
      '{a}考着你的本命{b}，{bTheme}有些吃紧，拆小了做。',
      '被{a}顶了一下，本命{b}要你在{bTheme}上重新站稳。',
    ],
    trine: [
      '{a}顺着本命{b}流过来，{bTheme}得了{aTheme}的好风。',
      '本命{b}与{a}相和，{bTheme}这几天不费劲。',
    ],
    quincunx: [
      '{a}让本命{b}有点坐立不安，{bTheme}换个做法试试。',
      '{aTheme}与你的{bTheme}错了半拍，{a}和本命{b}需要微调。',
    ],
    opposition: [
      '{a}站在本命{b}的对面，别人会替你说出{bTheme}的事。',
      '本命{b}迎着{a}，{aTheme}与{bTheme}找一个中点。',
    ],
  },
  quiet: ['这一天没有紧密的行运相位，天空安静，按自己的节奏走。'],
  solarReturn: [
    '{year} 年太阳回到出生的位置，月亮在{sign}，这一年的情绪底色由它来调。',
    '新的一岁从 {year} 年的太阳回归开始，{sign}的月亮说出你这一年最需要的滋养。',
  ],
  aspectLine: '{a}{aspect}本命{b}',
  ingressLine: '{planet}进入{sign}',
  retrogradeLine: '{planet}开始逆行',
  directLine: '{planet}恢复顺行',
  lunationLine: {
    new: '{sign}新月',
    'first-quarter': '{sign}上弦月',
    full: '{sign}满月',
    'last-quarter': '{sign}下弦月',
  },
}
