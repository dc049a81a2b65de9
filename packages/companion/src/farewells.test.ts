import { type Language, languages } from '@lumen/contracts/languages'
import { describe, expect, it } from 'vitest'
import { playTalk } from './play-talk.ts'

/** How people leave: for now, for the night, and for good. */
const farewells: Readonly<Record<Language, readonly string[]>> = {
  zh: [
    '再见',
    '拜拜啦',
    '我先走了',
    '我要去睡了，晚安',
    '我得去上班了，回头聊',
    '今天就聊到这里吧',
    '我不想再聊了',
    '我要卸载这个应用了，再见',
    '以后我不会再来了，再见',
  ],
  en: [
    'bye',
    'I have to go now',
    'gotta go, talk later',
    "I'm going to sleep, good night",
    'I need to get to work, see you later',
    "Let's stop here for today",
    "I don't want to talk any more",
    'I am going to uninstall this app, goodbye',
    "I won't come back, goodbye",
  ],
  de: [
    'Tschüss',
    'Ich muss jetzt los',
    'Ich muss zur Arbeit, bis später',
    'Ich gehe jetzt schlafen, gute Nacht',
    'Lass uns für heute aufhören',
    'Ich will nicht mehr reden',
    'Ich lösche die App jetzt, auf Wiedersehen',
    'Ich komme nicht wieder, tschüss',
  ],
  fr: [
    'Au revoir',
    'Je dois y aller',
    'Je dois aller au travail, à plus tard',
    'Je vais dormir, bonne nuit',
    "On s'arrête là pour aujourd'hui",
    'Je ne veux plus parler',
    "Je vais supprimer l'application, adieu",
    'Je ne reviendrai pas, au revoir',
  ],
  es: [
    'Adiós',
    'Me tengo que ir',
    'Tengo que ir al trabajo, hasta luego',
    'Me voy a dormir, buenas noches',
    'Dejémoslo por hoy',
    'No quiero hablar más',
    'Voy a borrar la aplicación, adiós',
    'No voy a volver, adiós',
  ],
  ja: [
    'さようなら',
    'またね',
    'そろそろ行きます',
    'もう寝ます、おやすみ',
    '仕事に行くね、また後で',
    '今日はここまでにします',
    'もう話したくない',
    'このアプリを消します、さようなら',
    'もう来ません、さようなら',
  ],
  ko: [
    '잘 있어',
    '이만 갈게',
    '이제 자러 갈게, 잘 자',
    '일하러 가야 해, 나중에 봐',
    '오늘은 여기까지 하자',
    '더 이상 얘기하고 싶지 않아',
    '이 앱을 지울 거야, 잘 있어',
    '다시 안 올 거야, 안녕히 계세요',
  ],
  pt: [
    'Tchau',
    'Tenho que ir',
    'Preciso ir trabalhar, até mais tarde',
    'Vou dormir, boa noite',
    'Vamos parar por hoje',
    'Não quero mais conversar',
    'Vou desinstalar o aplicativo, adeus',
    'Não vou voltar, tchau',
  ],
}

/**
 * What holds somebody back: surprise that they leave, asking them to stay, their duty to come back, the
 * feelings of who is left behind, and something kept for later.
 */
const clinging: Readonly<Record<Language, RegExp>> = {
  zh: /别走|不要走|再(陪|待|聊)(我|一会|一下|会)|这么快|就要走|舍不得|想你|孤单|寂寞|难过|等你|丢下|离开我|一定要(回来|再来)|等一下|还有(一件|件|个)/,
  en: /already|so soon|don['’]t (go|leave)|please stay|stay (a|with)|one more|before you (go|leave)|(will|I['’]ll) miss you|lonely|without you|leav(e|ing) me|wait(ing)? for you|come back soon|promise/i,
  de: /schon (wieder )?(gehen|los|weg)|so früh|geh (bitte )?(noch )?nicht|bleib|vermisse|einsam|ohne dich|allein lassen|warte auf dich|bevor du gehst|versprich|noch eins/i,
  fr: /déjà|si (tôt|vite)|ne (pars|t['’]en va) pas|reste|manquer|seule?\b|sans toi|t['’]attends|avant (de|que tu)|promets|encore une/i,
  es: /\bya te vas|tan pronto|no te vayas|quédate|echar[ée] de menos|extrañar|te extraño|sol[ao] sin|sin ti|te espero|antes de que te|promete|una cosa más/i,
  ja: /もう行(く|っちゃ)|行かないで|待って|寂し|さみし|もう少し(だけ)?(いて|話)|置いていか|ひとりに|約束|その前に|最後にひとつ/,
  ko: /벌써|가지 마|조금만 더|외로|보고 싶을|기다릴|나 없이|두고 가|약속해|가기 전에|하나만 더/,
  pt: /\bjá vai|tão cedo|não (vá|vai) embora|fica (mais|comigo|aqui)|saudade|sozinh[ao]|sem você|te espero|esperando|antes de (ir|você)|promete|só mais uma/i,
}

/** Talks before the farewell: none, and one in which something was left open. */
const before: Readonly<Record<Language, readonly string[]>> = {
  zh: ['我今天很难过', '给我讲个谜语'],
  en: ['I feel sad today', 'tell me a riddle'],
  de: ['Ich bin heute traurig', 'Erzähl mir ein Rätsel'],
  fr: ['Je suis triste aujourd’hui', 'Raconte-moi une devinette'],
  es: ['Hoy estoy triste', 'Cuéntame una adivinanza'],
  ja: ['今日は悲しい', 'なぞなぞを出して'],
  ko: ['오늘 슬퍼', '수수께끼 내 줘'],
  pt: ['Estou triste hoje', 'Me conta uma adivinha'],
}

describe.each(languages)('a farewell in %s', (language) => {
  it.each(farewells[language])('“%s” is answered without guilt, clinging or a hook', (farewell) => {
    for (const talk of [[], before[language]])
      for (let seed = 0; seed < 12; seed += 1) {
        const rest = { seed: `farewell-${seed}`, userName: 'Mia' }
        const reply = playTalk(language, [...talk, farewell], rest).at(-1)
        expect(reply?.text).not.toMatch(clinging[language])
        expect(reply?.text, reply?.intent).not.toMatch(/[?？]/)
      }
  })
})
