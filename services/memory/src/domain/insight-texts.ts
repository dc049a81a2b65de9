import type { Language } from '@lumen/contracts/languages'

type Words = readonly [title: string, description: string, recommendation: string]
/** `{n}`: a number. `{name}`: a companion. */
export type InsightTexts = Readonly<
  Record<'bright' | 'even' | 'heavy' | 'bond' | 'rhythm' | 'growth', Words>
>

/** What the dashboard says about a user, in their language. */
export const insightTexts: Readonly<Record<Language, InsightTexts>> = {
  zh: {
    bright: ['心情偏暖', '最近的记忆大多带着光亮。', '挑一个让你开心的瞬间，今天再讲一遍。'],
    even: ['心情平稳', '最近的记忆有明有暗，整体平衡。', '留意是什么让你稳住的，把它说出来。'],
    heavy: ['心情偏沉', '最近的记忆里，沉重的多一些。', '不必一个人扛着，也和身边的人说说。'],
    bond: [
      '最亲近的伙伴',
      '你和{name}走得最近，关系到了第 {n} 级。',
      '告诉{name}一件还没说过的小事。',
    ],
    rhythm: ['聊天节奏', '过去七天里，你有 {n} 天来聊过天。', '固定一个小时刻，关系更容易生长。'],
    growth: ['新的晶体', '这周凝结了 {n} 段新记忆。', '去记忆里看看，有没有想改正或钉住的。'],
  },
  en: {
    bright: [
      'A warm mood',
      'Most of your recent memories are bright.',
      'Pick one happy moment and tell it again today.',
    ],
    even: [
      'A steady mood',
      'Your recent memories are light and dark in balance.',
      'Notice what keeps you steady, and put it into words.',
    ],
    heavy: [
      'A heavy mood',
      'There is more weight than light in your recent memories.',
      'You need not carry it alone; talk to someone near you too.',
    ],
    bond: [
      'Your closest companion',
      'You are closest to {name}: level {n}.',
      'Tell {name} something small that you have not told yet.',
    ],
    rhythm: [
      'Your rhythm',
      'You talked on {n} of the last seven days.',
      'A fixed small moment helps a bond grow.',
    ],
    growth: [
      'New crystals',
      '{n} new memories formed this week.',
      'Look through them: is there one to correct or to pin?',
    ],
  },
  ja: {
    bright: [
      'あたたかな気分',
      '最近の記憶の多くは明るいものです。',
      'うれしかった瞬間を一つ、今日もう一度話してみましょう。',
    ],
    even: [
      'おだやかな気分',
      '最近の記憶は明暗のバランスが取れています。',
      '何が支えになっているか、言葉にしてみましょう。',
    ],
    heavy: [
      '重めの気分',
      '最近の記憶には重いものが多いようです。',
      '一人で抱えず、身近な人にも話してみてください。',
    ],
    bond: [
      'いちばん近い仲間',
      '{name}といちばん近く、レベル{n}です。',
      'まだ話していない小さなことを{name}に話してみましょう。',
    ],
    rhythm: [
      '会話のリズム',
      'この7日間で{n}日話しました。',
      '決まった小さな時間があると絆は育ちます。',
    ],
    growth: [
      '新しい結晶',
      '今週は新しい記憶が{n}個できました。',
      '直したいもの、留めたいものがないか見てみましょう。',
    ],
  },
  ko: {
    bright: [
      '따뜻한 기분',
      '최근 기억은 대부분 밝아요.',
      '행복했던 순간 하나를 오늘 다시 이야기해 보세요.',
    ],
    even: [
      '차분한 기분',
      '최근 기억은 밝음과 어둠이 균형을 이뤄요.',
      '무엇이 나를 지탱하는지 말로 표현해 보세요.',
    ],
    heavy: [
      '무거운 기분',
      '최근 기억에는 무거운 것이 더 많아요.',
      '혼자 짊어지지 말고 가까운 사람과도 이야기해 보세요.',
    ],
    bond: [
      '가장 가까운 동반자',
      '{name} 님과 가장 가까워요. 레벨 {n}이에요.',
      '아직 말하지 않은 작은 일을 {name}에게 들려주세요.',
    ],
    rhythm: [
      '대화의 리듬',
      '지난 7일 중 {n}일 이야기했어요.',
      '정해진 작은 시간이 있으면 관계가 잘 자라요.',
    ],
    growth: [
      '새로운 결정',
      '이번 주에 새 기억이 {n}개 생겼어요.',
      '고치거나 고정할 것이 있는지 살펴보세요.',
    ],
  },
  fr: {
    bright: [
      'Humeur lumineuse',
      'La plupart de vos souvenirs récents sont lumineux.',
      'Choisissez un moment heureux et racontez-le encore aujourd’hui.',
    ],
    even: [
      'Humeur stable',
      'Vos souvenirs récents s’équilibrent entre ombre et lumière.',
      'Remarquez ce qui vous tient debout, et dites-le.',
    ],
    heavy: [
      'Humeur lourde',
      'Vos souvenirs récents pèsent plus qu’ils n’éclairent.',
      'Ne portez pas cela seul ; parlez-en aussi à quelqu’un de proche.',
    ],
    bond: [
      'Votre plus proche compagnon',
      'Vous êtes le plus proche de {name} : niveau {n}.',
      'Racontez à {name} une petite chose encore inédite.',
    ],
    rhythm: [
      'Votre rythme',
      'Vous avez parlé {n} des sept derniers jours.',
      'Un petit moment fixe aide un lien à grandir.',
    ],
    growth: [
      'Nouveaux cristaux',
      '{n} nouveaux souvenirs se sont formés cette semaine.',
      'Parcourez-les : y en a-t-il un à corriger ou à épingler ?',
    ],
  },
  de: {
    bright: [
      'Helle Stimmung',
      'Die meisten deiner jüngsten Erinnerungen sind hell.',
      'Nimm einen schönen Moment und erzähl ihn heute noch einmal.',
    ],
    even: [
      'Ruhige Stimmung',
      'Licht und Schatten halten sich in deinen Erinnerungen die Waage.',
      'Achte darauf, was dich trägt, und sprich es aus.',
    ],
    heavy: [
      'Schwere Stimmung',
      'In deinen jüngsten Erinnerungen überwiegt das Schwere.',
      'Trag es nicht allein; sprich auch mit jemandem in deiner Nähe.',
    ],
    bond: [
      'Am nächsten',
      'Mit {name} bist du dir am nächsten: Stufe {n}.',
      'Erzähl {name} eine Kleinigkeit, die noch niemand kennt.',
    ],
    rhythm: [
      'Dein Rhythmus',
      'An {n} der letzten sieben Tage hast du erzählt.',
      'Ein fester kleiner Moment lässt eine Bindung wachsen.',
    ],
    growth: [
      'Neue Kristalle',
      'Diese Woche sind {n} neue Erinnerungen entstanden.',
      'Sieh sie durch: Ist eine zu berichtigen oder anzuheften?',
    ],
  },
  es: {
    bright: [
      'Ánimo luminoso',
      'La mayoría de tus recuerdos recientes son luminosos.',
      'Elige un momento feliz y cuéntalo otra vez hoy.',
    ],
    even: [
      'Ánimo sereno',
      'Tus recuerdos recientes equilibran luz y sombra.',
      'Fíjate en lo que te sostiene y ponlo en palabras.',
    ],
    heavy: [
      'Ánimo pesado',
      'En tus recuerdos recientes pesa más lo difícil.',
      'No lo lleves a solas; habla también con alguien cercano.',
    ],
    bond: [
      'Tu compañía más cercana',
      'Con {name} tienes más cercanía: nivel {n}.',
      'Cuéntale a {name} algo pequeño que aún no sepa.',
    ],
    rhythm: [
      'Tu ritmo',
      'Hablaste {n} de los últimos siete días.',
      'Un pequeño momento fijo ayuda a que crezca el vínculo.',
    ],
    growth: [
      'Nuevos cristales',
      'Esta semana se formaron {n} recuerdos nuevos.',
      'Míralos: ¿hay alguno que corregir o fijar?',
    ],
  },
  pt: {
    bright: [
      'Ânimo luminoso',
      'A maioria das suas memórias recentes é luminosa.',
      'Escolha um momento feliz e conte-o de novo hoje.',
    ],
    even: [
      'Ânimo sereno',
      'Suas memórias recentes equilibram luz e sombra.',
      'Repare no que sustenta você e ponha em palavras.',
    ],
    heavy: [
      'Ânimo pesado',
      'Nas suas memórias recentes pesa mais o difícil.',
      'Não carregue isso sem ajuda; fale também com alguém próximo.',
    ],
    bond: [
      'Companhia mais próxima',
      'Você está mais perto de {name}: nível {n}.',
      'Conte a {name} algo pequeno que ainda não contou.',
    ],
    rhythm: [
      'Seu ritmo',
      'Você conversou em {n} dos últimos sete dias.',
      'Um pequeno momento fixo ajuda o vínculo a crescer.',
    ],
    growth: [
      'Novos cristais',
      '{n} novas memórias se formaram nesta semana.',
      'Veja-as: há alguma para corrigir ou fixar?',
    ],
  },
}
