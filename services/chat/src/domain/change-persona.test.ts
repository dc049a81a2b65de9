import { emptyPersona } from '@lumen/contracts/chat/empty-persona'
import { expect, it } from 'vitest'
import { changePersona } from './change-persona.ts'

it('changes what is given, without the space around it', () => {
  const before = changePersona(emptyPersona, {
    speakingStyle: ' short ',
    lorebook: [{ keys: [' Harbour ', 'Harbour'], text: ' The old quay. ' }],
  })
  expect(before).toEqual({
    ...emptyPersona,
    speakingStyle: 'short',
    lorebook: [{ keys: ['Harbour'], text: 'The old quay.' }],
  })
  expect(changePersona(before, { speakingStyle: '  ', userName: '阿晨' })).toEqual({
    ...before,
    speakingStyle: null,
    userName: '阿晨',
  })
})
