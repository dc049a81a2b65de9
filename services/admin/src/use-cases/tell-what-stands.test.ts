import { expect, it } from 'vitest'
import { tellWhatStands } from './tell-what-stands.ts'

it('tells again what changed while it was told', async () => {
  const told: boolean[] = []
  let stands = false
  const answer = await tellWhatStands(
    async () => stands,
    async (standing) => {
      told.push(standing)
      // Somebody else decides in this moment.
      stands = true
      return told.length
    },
  )
  expect([told, answer]).toEqual([[false, true], 2])
})
