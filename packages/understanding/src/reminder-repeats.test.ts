import type { Repeat } from '@lumen/contracts/chat/reminders'
import type { Language } from '@lumen/contracts/languages'
import { describe, expect, it } from 'vitest'
import { dayOf } from './days.ts'
import { cancelsReminder, readReminder, type LocalNow } from './reminder.ts'
import { repeatFrom } from './repeat.ts'

/** Monday, 23 November 2026, 14:00. */
const today = dayOf(2026, 11, 23)
const now: LocalNow = { day: today, minute: 14 * 60 }

const daily: Repeat = { weekdays: [0, 1, 2, 3, 4, 5, 6] }
const workdays: Repeat = { weekdays: [1, 2, 3, 4, 5] }
const weekends: Repeat = { weekdays: [0, 6] }
const weekly = (...weekdays: number[]): Repeat => ({ weekdays })
const monthly = (date: number): Repeat => ({ date })

const at = (days: number, clock: string) => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return { day: today + days, minute: hour * 60 + minute }
}
const read = (text: string, language: Language = 'zh') => readReminder(text, now, language)

describe('what is to come again and again', () => {
  it.each([
    ['zh', '每天早上八点提醒我吃药', daily, at(1, '8:00'), '吃药'],
    ['zh', '提醒我每晚十点半关灯睡觉', daily, at(0, '22:30'), '关灯睡觉'],
    ['zh', '每周一提醒我倒垃圾', weekly(1), at(7, '8:00'), '倒垃圾'],
    ['zh', '每周一、三、五下午6点提醒我去游泳', weekly(1, 3, 5), at(0, '18:00'), '去游泳'],
    ['zh', '每个星期天晚上9点提醒我给奶奶打电话', weekly(0), at(6, '21:00'), '给奶奶打电话'],
    ['zh', '每周一起床前七点提醒我量体温', weekly(1), at(7, '7:00'), '起床前量体温'],
    ['zh', '工作日早上7点20分提醒我带饭', workdays, at(1, '7:20'), '带饭'],
    ['zh', '周一到周五下午五点提醒我打卡', workdays, at(0, '17:00'), '打卡'],
    ['zh', '每个周末上午十点提醒我浇花', weekends, at(5, '10:00'), '浇花'],
    ['zh', '每个月十五号提醒我还信用卡', monthly(15), at(22, '8:00'), '还信用卡'],
    ['zh', '每月底晚上8点提醒我记账', monthly(31), at(7, '20:00'), '记账'],
    ['zh', '从后天开始每天中午12点提醒我散步', daily, at(2, '12:00'), '散步'],
    ['en', 'Remind me every day at 8 am to take my pills', daily, at(1, '8:00'), 'take my pills'],
    ['en', 'remind me to stretch every weekday at 3:30 pm', workdays, at(0, '15:30'), 'stretch'],
    [
      'en',
      'Every Monday remind me to take the bins out',
      weekly(1),
      at(7, '8:00'),
      'take the bins out',
    ],
    [
      'en',
      'Remind me on Tuesdays and Fridays at 18:00 to go running',
      weekly(2, 5),
      at(1, '18:00'),
      'go running',
    ],
    ['en', 'remind me every night at 10 to lock the door', daily, at(0, '22:00'), 'lock the door'],
    [
      'en',
      'Remind me on the 1st of every month to pay the rent',
      monthly(1),
      at(8, '8:00'),
      'pay the rent',
    ],
    ['en', 'Set a daily reminder to drink water at 11 am', daily, at(1, '11:00'), 'drink water'],
    [
      'en',
      'remind me every day at 9 am to write, starting on Thursday',
      daily,
      at(3, '9:00'),
      'write',
    ],
    ['ja', '毎朝7時に薬を飲むようにリマインドして', daily, at(1, '7:00'), '薬を飲む'],
    ['ja', '毎週月曜日の夜8時にゴミを出すように知らせて', weekly(1), at(0, '20:00'), 'ゴミを出す'],
    ['ja', '毎週火・木の午後3時に水やりをリマインドして', weekly(2, 4), at(1, '15:00'), '水やり'],
    [
      'ja',
      '平日の朝9時に日報を書くようにリマインドしてください',
      workdays,
      at(1, '9:00'),
      '日報を書く',
    ],
    [
      'ja',
      '毎月25日の正午に家賃を払うように思い出させて',
      monthly(25),
      at(2, '12:00'),
      '家賃を払う',
    ],
    ['ko', '매일 아침 8시에 약 먹으라고 알려줘', daily, at(1, '8:00'), '약 먹기'],
    [
      'ko',
      '매주 월요일 저녁 7시에 분리수거하라고 알려 줘',
      weekly(1),
      at(0, '19:00'),
      '분리수거하기',
    ],
    [
      'ko',
      '화요일과 목요일마다 오후 3시에 운동하라고 말해 줘',
      weekly(2, 4),
      at(1, '15:00'),
      '운동하기',
    ],
    ['ko', '평일 오전 9시에 출근 도장 찍으라고 알려 줘', workdays, at(1, '9:00'), '출근 도장 찍기'],
    ['ko', '매달 25일에 월세 내라고 알려줘', monthly(25), at(2, '8:00'), '월세 내기'],
    [
      'de',
      'Erinnere mich jeden Morgen um 7 an die Tabletten',
      daily,
      at(1, '7:00'),
      'die Tabletten',
    ],
    [
      'de',
      'Erinnere mich montags und donnerstags um 18 Uhr ans Training',
      weekly(1, 4),
      at(0, '18:00'),
      'ans Training',
    ],
    [
      'de',
      'Kannst du mich jeden Montagabend um 8 an den Müll erinnern?',
      weekly(1),
      at(0, '20:00'),
      'den Müll',
    ],
    [
      'de',
      'Erinnere mich werktags um halb acht daran, Brot zu schmieren',
      workdays,
      at(1, '7:30'),
      'Brot zu schmieren',
    ],
    [
      'de',
      'Erinnere mich am 15. jeden Monats um 9 Uhr an die Miete',
      monthly(15),
      at(22, '9:00'),
      'die Miete',
    ],
    [
      'fr',
      'Rappelle-moi tous les matins à 8h de prendre mes médicaments',
      daily,
      at(1, '8:00'),
      'prendre mes médicaments',
    ],
    [
      'fr',
      'Rappelle-moi chaque lundi à 19h de sortir les poubelles',
      weekly(1),
      at(0, '19:00'),
      'sortir les poubelles',
    ],
    [
      'fr',
      'rappelle-moi du lundi au vendredi à 17h30 de pointer',
      workdays,
      at(0, '17:30'),
      'pointer',
    ],
    [
      'fr',
      'Rappelle-moi le 5 de chaque mois de payer le loyer',
      monthly(5),
      at(12, '8:00'),
      'payer le loyer',
    ],
    [
      'es',
      'Recuérdame todos los días a las 8 de la mañana tomar la pastilla',
      daily,
      at(1, '8:00'),
      'tomar la pastilla',
    ],
    [
      'es',
      'Recuérdame los martes y jueves a las 19:00 ir al gimnasio',
      weekly(2, 4),
      at(1, '19:00'),
      'ir al gimnasio',
    ],
    [
      'es',
      'recuérdame entre semana a las 7 y media preparar la comida',
      workdays,
      at(1, '7:30'),
      'preparar la comida',
    ],
    [
      'es',
      'Recuérdame el último día de cada mes apuntar los gastos',
      monthly(31),
      at(7, '8:00'),
      'apuntar los gastos',
    ],
    [
      'pt',
      'Me lembra todo dia às 8 da manhã de tomar o remédio',
      daily,
      at(1, '8:00'),
      'tomar o remédio',
    ],
    [
      'pt',
      'Me lembra toda segunda-feira às 19h de levar o lixo',
      weekly(1),
      at(0, '19:00'),
      'levar o lixo',
    ],
    [
      'pt',
      'me lembra nos fins de semana às 10h de regar as plantas',
      weekends,
      at(5, '10:00'),
      'regar as plantas',
    ],
    [
      'pt',
      'Me lembra todo dia 10 às 9h de pagar a luz',
      monthly(10),
      at(17, '9:00'),
      'pagar a luz',
    ],
  ] as const)('%s: %s', (language, text, repeat, time, what) => {
    expect(read(text, language)).toEqual({ kind: 'set', language, what, time, repeat })
    expect(read(text, language === 'zh' ? 'en' : 'zh')).toMatchObject({ language, time, repeat })
  })
})

describe('what is unclear', () => {
  it.each([
    ['每隔两天提醒我浇花', 'repeat'],
    ['每周提醒我给爸爸打电话', 'repeat'],
    ['每两个小时提醒我喝水', 'repeat'],
    ['remind me every other day to water the plants', 'repeat'],
    ['remind me twice a week to call my sister', 'repeat'],
    ['Erinnere mich alle zwei Wochen an die Papiertonne', 'repeat'],
    ['Rappelle-moi un jour sur deux de courir', 'repeat'],
    ['Recuérdame cada dos semanas regar el cactus', 'repeat'],
    ['Me lembra dia sim, dia não de regar as plantas', 'repeat'],
    ['隔週で掃除をリマインドして', 'repeat'],
    ['격주로 청소하라고 알려줘', 'repeat'],
    ['Remind me tomorrow at 9 to tell him that I run every day', 'repeat'],
    ['每天3点提醒我喝茶', 'hour'],
    ['每天早上8点和晚上8点提醒我吃药', 'when'],
    ['每天早上8点提醒我', 'what'],
  ])('%s: %s', (text, kind) => {
    expect(read(text)).toMatchObject({ kind })
  })

  it('is completed by the next message', () => {
    const answered = (text: string, answer: string, missing: 'when' | 'hour' | 'repeat') =>
      readReminder(answer, now, 'zh', { text, missing })
    expect(answered('每周提醒我给爸爸打电话', '每周六上午10点', 'repeat')).toMatchObject({
      what: '给爸爸打电话',
      repeat: weekly(6),
      time: at(5, '10:00'),
    })
    expect(answered('每天3点提醒我喝茶', '下午', 'hour')).toMatchObject({
      repeat: daily,
      time: at(0, '15:00'),
    })
    const once = answered('每隔两天提醒我浇花', '那就明天早上8点吧', 'repeat')
    expect(once).toMatchObject({ kind: 'set', time: at(1, '8:00') })
    expect(once).not.toHaveProperty('repeat')
  })
})

it.each([
  ['明天早上8点提醒我去周末市集', '去周末市集'],
  ['remind me tomorrow at 9 about the daily standup', 'the daily standup'],
  ['Erinnere mich morgen um 8 an das Sonntagsblatt', 'das Sonntagsblatt'],
])('comes once: %s', (text, what) => {
  const reading = read(text)
  expect(reading).toMatchObject({ kind: 'set', what })
  expect(reading).not.toHaveProperty('repeat')
})

it.each([
  '取消每天的提醒',
  'cancel the daily reminder',
  'Lösch die tägliche Erinnerung',
  'Annule le rappel quotidien',
])('takes one back: %s', (text) => {
  expect(cancelsReminder(text, 'zh')).toBe(true)
})

it('finds the next day of a rhythm, in short months the last', () => {
  const end = monthly(31)
  expect(repeatFrom(end, dayOf(2027, 2, 1))).toBe(dayOf(2027, 2, 28))
  expect(repeatFrom(end, dayOf(2028, 2, 1))).toBe(dayOf(2028, 2, 29))
  expect(repeatFrom(end, dayOf(2027, 3, 1))).toBe(dayOf(2027, 3, 31))
  expect(repeatFrom(monthly(5), dayOf(2026, 12, 6))).toBe(dayOf(2027, 1, 5))
  expect(repeatFrom(workdays, dayOf(2026, 11, 28))).toBe(dayOf(2026, 11, 30))
  expect(repeatFrom(daily, today)).toBe(today)
})
