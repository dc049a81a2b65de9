import type { DailyPack } from '../../pack/daily.ts'
import { moonHouse, rulerHouse, sunHouse } from './daily-houses.ts'
import { aspects, ingress, lunation, phaseAdvice, phases, retrograde } from './daily-sky.ts'

export const daily: DailyPack = {
  moonHouse,
  aspects,
  rulerHouse,
  phases,
  phaseAdvice,
  houseDeed: [
    ['照镜子时，对自己说一句实在的肯定。', '把“我想要”三个字写在纸上，补完后半句。'],
    ['翻一翻这个月的账，删掉一笔可有可无的开销。', '给常用的一件东西做次保养，它会陪你更久。'],
    ['给很久没联系的人发一句问候，不必有事。', '出门换一条路走，十分钟就够。'],
    ['收拾一个抽屉，只收一个。', '给家里人打通电话，先听，再说。'],
    ['留半小时给纯粹好玩的事，不问用处。', '把脑子里的那个点子画出来，哪怕很潦草。'],
    ['挑一件拖了三天的小事，现在就了结。', '今晚早半小时放下手机，灯也调暗些。'],
    ['认真问对方一句：“你最近最需要我做什么？”', '约定的事，写下来再确认一遍。'],
    ['把一件憋着的话，挑最柔和的版本说出口。', '核对一次共同的开支，账清了，心也清。'],
    ['读十页与工作无关的书。', '查一查那个想去的地方，先存下一张图。'],
    ['把手头最重要的一件事排到上午第一位。', '写三行工作小结，明天的你会感谢今天的你。'],
    ['在群里接一次别人的话，不只点赞。', '把一年后的愿望拆成这周的一小步。'],
    ['给自己十分钟不说话，只看窗外。', '今天早点收工，把没理清的念头写进本子里。'],
  ],
  ingress,
  lunation,
  retrograde,
  sunHouse,
  bestDay: [
    '{day}最顺手，月亮落在{moonSign}，适合推进{topic}。',
    '想挑一天办要紧事，就选{day}：{moonSign}的月光照着{topic}。',
    '几天之中，{day}的阻力最小，{topic}这头不妨主动一点。',
  ],
  carefulDay: [
    '{day}放慢些，牵涉{topic}的话留到第二天再说。',
    '到了{day}，月亮在{moonSign}，容易较劲，给行程留点空白。',
    '{day}别排太满，{topic}若有波折，先睡一觉再定。',
  ],
}
