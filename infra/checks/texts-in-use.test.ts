import { describe, expect, it } from 'vitest'
import { checkTextsInUse } from './texts-in-use.ts'

const app = { chat: { send: '发送', day_other: '{count} 天', tab: { memory: '记忆' } } }
const site = { landing: { heading: '你好' } }
const check = (code: string) => checkTextsInUse(app, site, [{ path: 'web/src/a.tsx', code }])

describe('texts in use', () => {
  it('are found in whole, by their beginning, in keys and by the stem of a plural', () => {
    const code =
      "t('chat.send') t('chat.day', { count }) t(`chat.tab.${tab}`) titleKey: 'landing.heading'"
    expect(check(code)).toEqual({ faults: [], uses: 4 })
  })

  it('that no language has are named with their place', () => {
    expect(check("\nt('chat.gone')\nt(`chat.room.${id}`)").faults).toEqual([
      'web/src/a.tsx:2: no language has chat.gone',
      'web/src/a.tsx:3: no language has chat.room.…',
    ])
  })

  it('are not told apart when app and site have a section of the same name', () => {
    expect(checkTextsInUse(app, { chat: {} }, []).faults).toEqual([
      'content/zh/site/chat.json:1: the app has a section of this name',
    ])
  })
})
