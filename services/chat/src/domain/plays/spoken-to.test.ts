import { describe, expect, it } from 'vitest'
import { spokenTo } from './spoken-to.ts'

const there = [
  { id: 'ada', name: 'Ada' },
  { id: 'mei', name: '小梅' },
  { id: 'sora', name: 'ソラ' },
  { id: 'rose', name: 'Ada Rose' },
]
const everyone = ['大家', 'everyone', 'みんな', 'an alle']
const asked = (message: string, last: string | null = null, cast = there) =>
  spokenTo(message, cast, { everyone, last })

describe('who is spoken to', () => {
  it.each([
    ['Ada, what do you see?', ['ada']],
    ['小梅你怎么看', ['mei']],
    ['ソラはどう思う？', ['sora']],
    ['Was siehst du, ADA?', ['ada']],
    ['Ada Rose, come here', ['rose']],
    ['小梅 and Ada: hold the rope', ['mei', 'ada']],
  ])('is who is named: %s', (message, ids) => expect(asked(message)).toEqual(ids))

  it.each(['大家往前走', 'Everyone, look!', 'みんな、見て', 'Und jetzt an alle: los!'])(
    'is everybody: %s',
    (message) => expect(asked(message)).toEqual(there.map(({ id }) => id)),
  )

  it('is who is called with @ before anybody else', () =>
    expect(asked('@小梅 does everyone know Ada?')).toEqual(['mei']))

  it('takes no part of a word for a name, and no word for a call', () => {
    expect(asked('An adaptation of Canada', 'mei')).toEqual(['mei'])
    const cast = [...there, { id: 'an', name: '安' }]
    expect(asked('这里很安静', 'mei', cast)).toEqual(['mei'])
    expect(asked('安，你听见了吗', 'mei', cast)).toEqual(['an'])
  })

  it('is who spoke last, and else the host', () => {
    expect(asked('I open the door', 'sora')).toEqual(['sora'])
    expect(asked('I open the door', 'somebody who left')).toEqual(['ada'])
    expect(asked('I open the door')).toEqual(['ada'])
  })
})
