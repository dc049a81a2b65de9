import { describe, expect, test } from 'vitest'
import { foldText, readSentences } from '../../clean-text.ts'
import { readEmotionWith } from '../../emotion.ts'
import { readSituation } from '../../topics.ts'
import { packFor } from '../registry.ts'

const pack = packFor('ja')
const sentencesOf = (text: string) => readSentences(text, pack.text)

const scenes: readonly (readonly [text: string, situation: string])[] = [
  ['今日も終電だったよ', 'overtime'],
  ['明日までに提出しなきゃいけない', 'deadline'],
  ['店長に理不尽なこと言われた', 'bossTrouble'],
  ['後輩がサボってばかりでさ', 'coworkerTrouble'],
  ['来週面接なんだよね', 'interviewAhead'],
  ['内定もらった！', 'jobOffer'],
  ['会社クビになった', 'jobLost'],
  ['先生に褒められた', 'praised'],
  ['今日給料日！', 'payday'],
  ['満員電車で潰れそう', 'commute'],
  ['明日テストなんだ', 'examAhead'],
  ['テスト全然できなかった', 'examBad'],
  ['試験受かった！', 'examGood'],
  ['レポートが終わらない', 'homework'],
  ['お母さんと喧嘩した', 'familyArgument'],
  ['親に結婚まだかって言われた', 'marriagePressure'],
  ['実家に帰りたいな', 'missFamily'],
  ['週末は家族でご飯食べた', 'familyVisit'],
  ['友達とケンカしちゃった', 'friendArgument'],
  ['久しぶりに友達と会ったよ', 'friendMeeting'],
  ['好きな人ができた', 'crush'],
  ['昨日デートだったの', 'date'],
  ['旦那とけんか中', 'coupleArgument'],
  ['既読なのに返事が来ない', 'noReply'],
  ['全然眠れない', 'insomnia'],
  ['昨日3時まで起きてた', 'stayedUp'],
  ['怖い夢見た', 'nightmare'],
  ['久しぶりにぐっすり眠れた', 'nap'],
  ['今日カレー作ったよ', 'cooked'],
  ['焼肉食べに行った', 'ateOut'],
  ['今日はコンビニ弁当', 'takeaway'],
  ['ケーキ食べちゃった', 'sweets'],
  ['コーヒー飲んでる', 'coffee'],
  ['ダイエット中なのに食べすぎた', 'dieting'],
  ['お腹すいた', 'hungry'],
  ['雨がすごい', 'rain'],
  ['雪が降ってきた', 'snow'],
  ['今日暑すぎ', 'hot'],
  ['いい天気だね', 'sunny'],
  ['猫が膝の上で寝てる', 'petCute'],
  ['犬がご飯食べなくて心配', 'petSick'],
  ['子猫を飼い始めたの', 'newPet'],
  ['ライブのチケット当たった！', 'concert'],
  ['最近ずっとこの曲聴いてる', 'songLoop'],
  ['昨日映画見たよ', 'watching'],
  ['小説読んでる', 'reading'],
  ['やっとボス倒せた', 'gameWin'],
  ['ガチャ爆死した', 'gameLoss'],
  ['来月沖縄旅行なんだ', 'tripAhead'],
  ['京都に行ってきた', 'tripBack'],
  ['ジム行ってきた', 'workout'],
  ['公園を散歩した', 'walk'],
  ['風邪ひいた', 'ill'],
  ['頭が痛い', 'ill'],
  ['病院で検査した', 'hospital'],
  ['今月お金がない', 'broke'],
  ['新しい靴買った', 'shopping'],
  ['部屋の掃除した', 'cleaning'],
  ['来週引っ越しなんだ', 'moving'],
  ['隣の部屋がうるさい', 'noise'],
  ['将来が不安', 'adrift'],
  ['資格の勉強を始めようと思う', 'goal'],
  ['今夜も一人です', 'aloneTonight'],
  ['新しい職場に慣れない', 'newCity'],
  ['絵を描いてる', 'making'],
  ['ギター練習中', 'instrument'],
  ['トマトが芽を出した', 'plants'],
  ['今日は忙しかった', 'busyDay'],
  ['今日はいい一日だった', 'goodDay'],
  ['今日最悪だった', 'badDay'],
  ['妊娠したの', 'goodNews'],
  ['やっと週末だ', 'weekend'],
  ['今日誕生日なんだ', 'birthdayToday'],
  ['ずっとスマホ見ちゃう', 'scrolling'],
  ['さっき泣いてた', 'crying'],
  ['今帰ってきた', 'gotHome'],
  ['今起きた', 'justWoke'],
]

const feelings: readonly (readonly [text: string, emotion: string])[] = [
  ['嬉しい！', 'joy'],
  ['楽しくない', 'sadness'],
  ['全然嬉しくない', 'sadness'],
  ['楽しみで眠れない', 'excitement'],
  ['寂しいよ', 'lonely'],
  ['イライラする', 'anger'],
  ['不安で仕方ない', 'fear'],
  ['緊張する', 'fear'],
  ['疲れた', 'tired'],
  ['眠い', 'tired'],
  ['しんどい', 'sadness'],
  ['ストレスたまる', 'stress'],
  ['恥ずかしかった', 'shame'],
  ['傷ついた', 'hurt'],
  ['びっくりした', 'surprise'],
  ['気持ち悪い', 'disgust'],
  ['懐かしいな', 'longing'],
  ['ほっとした', 'calm'],
  ['感謝してる', 'gratitude'],
  ['やり遂げた', 'pride'],
]

describe('Japanese', () => {
  test.each(scenes)('“%s” tells the situation %s', (text, situation) => {
    expect(readSituation(sentencesOf(text), pack)).toBe(situation)
  })

  test.each(feelings)('“%s” shows %s', (text, emotion) => {
    expect(readEmotionWith(text, foldText(text, pack.text), pack).label).toBe(emotion)
  })
})
