import type { Language } from '@lumen/contracts/languages'
import { personalityWord } from './personality-words.ts'

type PromptTexts = {
  /** What is painted when nothing else is said. */
  portrait: string
  name: string
  mood: string
  personality: string
  /** Between a label and what it says, between statements, and between words. */
  colon: string
  stop: string
  comma: string
}

const western = { colon: ': ', stop: '. ', comma: ', ' }
const texts: Readonly<Record<Language, PromptTexts>> = {
  zh: {
    portrait: '亲切友善的人物头像',
    name: '名字',
    mood: '心情',
    personality: '性格',
    colon: '：',
    stop: '。',
    comma: '、',
  },
  en: {
    portrait: 'A portrait of a friendly person',
    name: 'Name',
    mood: 'Mood',
    personality: 'Personality',
    ...western,
  },
  ja: {
    portrait: '親しみやすい人物の顔',
    name: '名前',
    mood: '気分',
    personality: '性格',
    colon: '：',
    stop: '。',
    comma: '、',
  },
  ko: {
    portrait: '다정한 사람의 초상',
    name: '이름',
    mood: '기분',
    personality: '성격',
    ...western,
  },
  fr: {
    portrait: 'Portrait d’une personne sympathique',
    name: 'Nom',
    mood: 'Humeur',
    personality: 'Personnalité',
    ...western,
    colon: '\u00A0: ',
  },
  de: {
    portrait: 'Porträt eines freundlichen Menschen',
    name: 'Name',
    mood: 'Stimmung',
    personality: 'Persönlichkeit',
    ...western,
  },
  es: {
    portrait: 'Retrato de una persona simpática',
    name: 'Nombre',
    mood: 'Ánimo',
    personality: 'Personalidad',
    ...western,
  },
  pt: {
    portrait: 'Retrato de uma pessoa simpática',
    name: 'Nome',
    mood: 'Humor',
    personality: 'Personalidade',
    ...western,
  },
}

/** What a user's picture is made of: their own words, or a friendly face. */
export const userAvatarPrompt = (custom: string | undefined, language: Language): string =>
  custom?.trim() || texts[language].portrait

type CompanionWish = {
  companion: { name: string; mood: string | null; personality: { traits: readonly string[] } }
  /** Words of the template that was chosen. */
  template: string | null
  custom: string | undefined
}

/** What a companion's picture is made of: the template, own words, and who the companion is. */
export function companionAvatarPrompt(wish: CompanionWish, language: Language): string {
  const { portrait, name, mood, personality, colon, stop, comma } = texts[language]
  const { companion, template, custom } = wish
  const said = (label: string, words: readonly string[]) =>
    words.length === 0
      ? []
      : [label + colon + words.map((word) => personalityWord(word, language)).join(comma)]
  return [
    template ?? (custom?.trim() ? '' : portrait),
    custom?.trim() ?? '',
    name + colon + companion.name,
    ...said(mood, companion.mood === null ? [] : [companion.mood]),
    ...said(personality, companion.personality.traits),
  ]
    .filter((part) => part !== '')
    .join(stop)
}
