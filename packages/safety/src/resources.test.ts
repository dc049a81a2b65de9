import { describe, expect, it } from 'vitest'
import { crisisFollowUp, crisisReply } from './crisis-reply.ts'
import { languages } from '@lumen/contracts/languages'
import { crisisResources, parseResources, shippedResources } from './resources.ts'

describe.each(languages)('%s', (language) => {
  const resources = crisisResources(language)

  it('names people to turn to, and a way that works from anywhere', () => {
    expect(resources.lines.some(({ phone }) => phone !== undefined)).toBe(true)
    expect(resources.lines.at(-1)).toMatchObject({ region: '', url: 'https://findahelpline.com' })
  })

  it.each(['crisis', 'third_party'] as const)('%s: is whole and names the lines', (label) => {
    const { text } = crisisReply(label, language, resources)
    expect(text).not.toMatch(/[{}]/)
    expect(text).toContain(resources.emergency)
    expect(text).toContain(resources.lines[0]?.phone)
    expect(text).toMatch(/AI|IA|KI/)
  })

  it('follows up without repeating itself at once', () => {
    const said = [1, 2, 3, 4, 5, 6, 7]
    const replies = said.map((count) => crisisReply('crisis', language, resources, count).text)
    const followUps = said.map((count) => crisisFollowUp(language, count, resources).text)
    const worries = said.map((count) => crisisReply('third_party', language, resources, count).text)
    for (const at of said.slice(1)) {
      expect([replies[at - 1], followUps[at - 1]]).not.toContain(replies[at])
      expect([replies[at - 1], followUps[at - 1]]).not.toContain(followUps[at])
      expect(worries[at]).not.toBe(worries[at - 1])
    }
    for (const text of [...replies, ...followUps, ...worries]) expect(text).not.toMatch(/[{}]/)
  })
})

it('shows a line of an operator as it is written', () => {
  const table = structuredClone(shippedResources)
  table.languages.en.emergency = 'call $& or $1'
  const { text } = crisisReply('crisis', 'en', crisisResources('en', undefined, table))
  expect(text).toContain('call $& or $1')
})

it('puts the lines of the user’s region first', () => {
  expect(crisisResources('en', 'AU').lines[0]).toMatchObject({ region: 'AU', phone: '13 11 14' })
  expect(crisisResources('en', 'AU').lines).toHaveLength(crisisResources('en').lines.length)
})

it('refuses a table that would leave somebody alone, and says why', () => {
  const broken = structuredClone(shippedResources)
  broken.languages.de.lines = []
  broken.languages.fr.lines[0] = { name: 'x', hours: 'y', region: 'France' }
  expect(() => parseResources(broken)).toThrow(
    /fr\.lines\[0\]\.region.*fr\.lines\[0\] needs phone.*de\.lines must name/s,
  )
  expect(() => parseResources(null)).toThrow('zh is missing')
})
