import { expect, test } from 'vitest'
import { isLaugh, laughsAlong } from './laughs.ts'

test.each(['haha', 'jajaja', 'hehehe', 'ahaha', 'kkkk', 'ㅋㅋ', '哈哈哈', 'mdr', 'jaja'])(
  '%s is laughter',
  (text) => {
    expect(isLaugh(text)).toBe(true)
  },
)

test.each(['hoje não quero falar', 'mi hijo está enfermo', 'mi hija', 'una hoja'])(
  'nobody laughs in %s',
  (text) => {
    expect(laughsAlong(text)).toBe(false)
  },
)
