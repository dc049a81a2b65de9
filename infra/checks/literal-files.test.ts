import { describe, expect, it } from 'vitest'
import { checkLiteralFiles, holdsOnlyWords, namesALanguage } from './literal-files.ts'

describe('a file of words', () => {
  it.each([
    ['texts', "export const texts = { zh: '你好，很高兴见到你', en: 'Hello, how are you' }"],
    ['words that a rule listens for', 'export const patterns = [/不想活|想死/u, /end it all/i]'],
    [
      'words in a template',
      'export const line = `说说${who}今天过得怎么样，好不好，有没有什么想聊的`',
    ],
    [
      'texts beside a type',
      "type Say = () => void\nexport const text = '你好，很高兴见到你，今天过得怎么样，有没有什么想聊的，我都在听'",
    ],
  ])('is one of %s', (_, code) => {
    expect(holdsOnlyWords(code)).toBe(true)
  })

  it.each([
    ['a function', "export const say = () => '你好，很高兴见到你，今天过得怎么样'"],
    ['a class', "class Say { text = '你好，很高兴见到你，今天过得怎么样' }"],
    ['codes', "export const codes = ['not_found', 'email_taken', 'rate_limited'] as const"],
    ['classes of styles', "export const look = 'inline-grid size-11 shrink-0 rounded-full'"],
    ['a drawing', "export const path = 'M12 1.8 22 8l-10 6.2L2 8z M8.8 7.2c2.3-.3 4.6.4 6.3 2'"],
    ['types', "export type Greeting = '你好，很高兴见到你' | '今天过得怎么样'"],
  ])('is none of %s', (_, code) => {
    expect(holdsOnlyWords(code)).toBe(false)
  })

  it('is named, but for what is written from the content', () => {
    const code = "export const text = '你好，很高兴见到你，今天过得怎么样'"
    const paths = ['services/chat/src/texts.ts', 'packages/contracts/src/languages.ts']
    expect(checkLiteralFiles(paths.map((path) => ({ path, code })))).toEqual([
      'services/chat/src/texts.ts:1: words that people read or rules listen for belong into content/',
    ])
  })
})

describe('an engine', () => {
  it.each([
    ['in an expression', 'export const isPast = (text: string) => /先週|지난 ?주/u.test(text)'],
    ['in a text', "export const say = () => 'こんにちは'"],
    ['in a template', 'export const say = (n: number) => `${n}시간 전`'],
  ])('names no language %s', (_, code) => {
    expect(namesALanguage(code)).toBe(true)
  })

  it.each([
    ['an example in a comment', '/** 先週の金曜日, ごはん */ export const say = () => 1'],
    ['a range of letters', 'export const isKana = (text: string) => /[ぁ-んァ-ヶ]+/u.test(text)'],
    ['terms of a chart', "export const of = () => ['子午', '丑未']"],
  ])('may hold %s', (_, code) => {
    expect(namesALanguage(code)).toBe(false)
  })
})
