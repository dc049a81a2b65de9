import { expect, it } from 'vitest'
import { createPeople } from './people.ts'

const never = new AbortController().signal

it('lets work that nobody waits for go on once the last person is answered', async () => {
  const people = createPeople()
  await people.quiet(never)
  const [one, two] = [people.answering(), people.answering()]
  let went = false
  const waiting = people.quiet(never).then(() => (went = true))
  one()
  one()
  await new Promise(setImmediate)
  expect(went).toBe(false)
  two()
  await waiting
  expect(went).toBe(true)
})

it('lets go of who is gone', async () => {
  const people = createPeople()
  people.answering()
  const gone = new AbortController()
  const waiting = people.quiet(gone.signal)
  gone.abort(new Error('the client is gone'))
  await expect(waiting).rejects.toThrow('the client is gone')
})
