import type { Language } from '@lumen/contracts/languages'
import { describe, expect, it } from 'vitest'
import { dayOf } from './days.ts'
import { cancelsReminder, readReminder, type LocalNow } from './reminder.ts'

/** Monday, 23 November 2026, 14:00. */
const today = dayOf(2026, 11, 23)
const now: LocalNow = { day: today, minute: 14 * 60 }

const at = (days: number, clock: string) => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return { day: today + days, minute: hour * 60 + minute }
}
const after = (minutes: number) => ({ afterMs: minutes * 60_000 })
const read = (text: string, language: Language = 'zh') => readReminder(text, now, language)

describe('what is asked for', () => {
  it.each([
    ['zh', '明天提醒我带伞', at(1, '8:00'), '带伞'],
    ['zh', '明天早上8点提醒我带伞', at(1, '8:00'), '带伞'],
    ['zh', '晚安，明天提醒我带伞。', at(1, '8:00'), '带伞'],
    [
      'en',
      'Good night, remind me tomorrow at 8 to take an umbrella',
      at(1, '8:00'),
      'take an umbrella',
    ],
    ['ja', 'おやすみ、明日の8時に傘を持つようにリマインドして', at(1, '8:00'), '傘を持つ'],
    ['zh', '提醒我后天下午三点半去牙医那儿', at(2, '15:30'), '去牙医那儿'],
    ['zh', '半小时后提醒我关火', after(30), '关火'],
    ['zh', '请你两个小时后提醒我喝水，谢谢', after(120), '喝水'],
    ['zh', '今晚9点提醒我给妈妈打电话', at(0, '21:00'), '给妈妈打电话'],
    ['zh', '周五晚上提醒我倒垃圾', at(4, '20:00'), '倒垃圾'],
    ['zh', '提醒我20:15看球', at(0, '20:15'), '看球'],
    ['zh', '下周三上午10点提醒我早一点出门', at(9, '10:00'), '早一点出门'],
    ['zh', '明早七点叫我起床', at(1, '7:00'), '起床'],
    ['en', 'remind me tomorrow at 8 to take an umbrella', at(1, '8:00'), 'take an umbrella'],
    ['en', 'Could you remind me to call Mum on Friday at 3 pm?', at(4, '15:00'), 'call Mum'],
    ['en', 'Please remind me in half an hour to turn off the oven', after(30), 'turn off the oven'],
    ['en', 'remind me in 10 minutes about the tea', after(10), 'the tea'],
    ['en', 'Remind me tonight to water the plants', at(0, '20:00'), 'water the plants'],
    ['en', 'remind me at 5 to stretch', at(0, '17:00'), 'stretch'],
    ['en', 'Remind me that I am on call tomorrow at 7:30am', at(1, '7:30'), 'I am on call'],
    ['ja', '明日の8時に傘を持つようにリマインドして', at(1, '8:00'), '傘を持つ'],
    ['ja', '30分後に薬を飲むように知らせてください', after(30), '薬を飲む'],
    ['ja', '今夜9時に母に電話するように思い出させて', at(0, '21:00'), '母に電話'],
    ['ja', '明後日の午後3時に歯医者をリマインドしてくれる？', at(2, '15:00'), '歯医者'],
    ['ko', '내일 아침 8시에 우산 챙기라고 알려줘', at(1, '8:00'), '우산 챙기기'],
    ['ko', '30분 뒤에 가스 끄라고 알려 줘', after(30), '가스 끄기'],
    ['ko', '금요일 오후 3시에 회의 알림 맞춰줘', at(4, '15:00'), '회의'],
    [
      'fr',
      'Rappelle-moi demain à 8h de prendre un parapluie',
      at(1, '8:00'),
      'prendre un parapluie',
    ],
    [
      'fr',
      'Peux-tu me rappeler dans une demi-heure d’éteindre le four ?',
      after(30),
      'éteindre le four',
    ],
    ['fr', 'rappelle-moi ce soir à 21h30 d’appeler maman', at(0, '21:30'), 'appeler maman'],
    [
      'de',
      'Erinnere mich morgen um 8 daran, einen Schirm mitzunehmen',
      at(1, '8:00'),
      'einen Schirm mitzunehmen',
    ],
    ['de', 'Erinnere mich in 20 Minuten an den Tee', after(20), 'den Tee'],
    [
      'de',
      'Kannst du mich bitte am Freitag um halb neun an die Prüfung erinnern?',
      at(4, '8:30'),
      'die Prüfung',
    ],
    ['de', 'erinner mich heute Abend um 9, Mama anzurufen', at(0, '21:00'), 'Mama anzurufen'],
    ['es', 'Recuérdame mañana a las 8 llevar el paraguas', at(1, '8:00'), 'llevar el paraguas'],
    ['es', 'recuérdame hoy a las 6 de la tarde que llame a mamá', at(0, '18:00'), 'llame a mamá'],
    ['es', '¿Puedes recordarme en media hora apagar el horno?', after(30), 'apagar el horno'],
    ['pt', 'Me lembra amanhã às 8 de levar o guarda-chuva', at(1, '8:00'), 'levar o guarda-chuva'],
    ['pt', 'Lembre-me daqui a 2 horas de tomar o remédio', after(120), 'tomar o remédio'],
    ['pt', 'me lembra hoje às 9 da noite de ligar para a mãe', at(0, '21:00'), 'ligar para a mãe'],
  ] as const)('%s: %s', (language, text, time, what) => {
    expect(read(text, language)).toEqual({ kind: 'set', language, what, time })
    // Whatever language somebody prefers.
    expect(read(text, language === 'zh' ? 'en' : 'zh')).toMatchObject({ language, time })
  })
})

describe('what is not said', () => {
  it.each([
    ['提醒我带伞', 'when'],
    ['今天提醒我带伞', 'when'],
    ['明天提醒我', 'what'],
    ['明天3点提醒我开会', 'hour'],
    ['今天上午9点提醒我开会', 'past'],
    ['remind me to breathe', 'when'],
    ['remind me tomorrow at 3 to leave', 'hour'],
    ['remind me today at 9 am to leave', 'past'],
    ['Erinnere mich morgen um 3 an den Kuchen', 'hour'],
    ['rappelle-moi demain', 'what'],
  ])('%s: %s', (text, kind) => {
    expect(read(text)).toMatchObject({ kind })
  })

  it('is completed by the next message, and by nothing else', () => {
    const missing = (text: string, answer: string, missed: 'when' | 'hour' | 'what') =>
      readReminder(answer, now, 'zh', { text, missing: missed })
    expect(missing('提醒我带伞', '明天早上8点', 'when')).toMatchObject({
      kind: 'set',
      what: '带伞',
      time: at(1, '8:00'),
    })
    expect(missing('明天3点提醒我开会', '下午', 'hour')).toMatchObject({ time: at(1, '15:00') })
    expect(missing('明天3点提醒我开会', '15:00', 'hour')).toMatchObject({ time: at(1, '15:00') })
    expect(missing('明天提醒我', '带伞', 'what')).toMatchObject({
      what: '带伞',
      time: at(1, '8:00'),
    })
    expect(missing('remind me to breathe', 'at 6 please', 'when')).toMatchObject({
      time: at(0, '18:00'),
    })
    expect(missing('提醒我带伞', '算了，今天天气真好，我们聊点别的吧', 'when')).toBeNull()
  })
})

describe('what asks for none', () => {
  it.each([
    '别提醒我了',
    '我妈昨天提醒我带伞',
    '这首歌提醒我的是什么？',
    'This song reminds me of you',
    'You remind me of my sister',
    'Remind me what I told you yesterday?',
    'Ich erinnere mich an den Sommer',
    'Das Lied erinnert mich morgen wie heute an sie',
    'Ça me rappelle mon enfance',
    'Me recuerdas a mi hermana',
    'Isso me lembra a praia',
    '오늘 날씨 알려줘',
    '昨日のことを思い出させてくれた',
    '明天8点开会',
  ])('%s', (text) => {
    expect(read(text)).toBeNull()
  })
})

it.each([
  '取消提醒',
  '取消刚才的提醒',
  'cancel that reminder',
  'さっきのリマインダーを取り消して',
  '방금 알림 취소해 줘',
  'Annule le rappel',
  'Lösch bitte die letzte Erinnerung',
  'Cancela el recordatorio',
  'Cancela o lembrete',
])('takes one back: %s', (text) => {
  expect(cancelsReminder(text, 'zh')).toBe(true)
  expect(cancelsReminder(text, 'en')).toBe(true)
})
