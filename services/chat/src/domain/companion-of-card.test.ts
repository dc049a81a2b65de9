import type { ReadCard, ReadLore } from '@lumen/cards/read-card'
import { chatLimits } from '@lumen/contracts/chat/limits'
import { PersonaInput } from '@lumen/contracts/chat/persona'
import { Backstory, CompanionName, PersonalityInput } from '@lumen/contracts/chat/schema'
import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { companionOfCard } from './companion-of-card.ts'
import { cutText, piecesOf } from './cut-text.ts'

const card = (change: Partial<ReadCard> = {}): ReadCard => ({
  version: 2,
  name: 'Ada',
  description: '{{char}} counts.',
  personality: 'calm',
  scenario: '',
  greeting: 'Hello, {{user}}.',
  exampleDialogue: '<START>\n{{user}}: Hi\n{{char}}: Hi.',
  systemPrompt: '',
  instructions: '',
  creatorNotes: '',
  tags: ['wise'],
  lore: [],
  loreBeyond: 0,
  greetings: 0,
  assets: 0,
  own: {},
  ...change,
})
const note = (change: Partial<ReadLore> = {}): ReadLore => ({
  keys: ['rain'],
  text: '{{char}} likes rain.',
  enabled: true,
  constant: false,
  pattern: false,
  ...change,
})
const user = { name: 'Sam', otherwise: 'you' }

describe('the companion of a card', () => {
  it('has its texts, with names for macros', () => {
    expect(companionOfCard(card({ lore: [note()] }), user)).toEqual({
      companion: {
        birth: null,
        name: 'Ada',
        mood: null,
        personality: { traits: ['wise'] },
        backstory: 'Ada counts.',
        persona: {
          speakingStyle: 'calm',
          exampleDialogue: 'Sam: Hi\nAda: Hi.',
          boundaries: null,
          greeting: 'Hello, Sam.',
          userName: 'Sam',
          lorebook: [{ keys: ['rain'], text: 'Ada likes rain.' }],
        },
      },
      left: [],
      namesUser: true,
    })
    const nameless = companionOfCard(card(), { name: null, otherwise: 'you' }).companion.persona
    expect(nameless).toMatchObject({ greeting: 'Hello, you.', userName: null })
  })

  it('comes back as Lumen wrote it, unless what it wrote was changed to what cannot be', () => {
    const own = {
      mood: 'calm',
      speakingStyle: 'Few words.',
      empathy: 7,
      humor: 900,
      creativity: 'x',
    }
    expect(companionOfCard(card({ own }), user).companion).toMatchObject({
      mood: 'calm',
      personality: { empathy: 7, traits: ['wise'] },
      persona: { speakingStyle: 'Few words.' },
    })
  })

  it('tells all that is left out', () => {
    const { companion, left } = companionOfCard(
      card({
        systemPrompt: 'x',
        creatorNotes: 'x',
        greetings: 3,
        assets: 2,
        tags: [...Array.from({ length: 14 }, (_, index) => `t${index}`), 'x'.repeat(41)],
        description: 'x'.repeat(chatLimits.backstory + 7),
        lore: [
          note({ enabled: false }),
          note({ pattern: true }),
          note({ keys: [] }),
          note({ constant: true, keys: [] }),
          note({ keys: Array.from({ length: 10 }, (_, index) => `k${index}`) }),
          ...Array.from({ length: chatLimits.persona.notes }, () => note()),
        ],
      }),
      user,
    )
    expect(companion.persona.lorebook).toHaveLength(chatLimits.persona.notes)
    expect(left).toEqual([
      { what: 'description_cut', count: 7 },
      { what: 'lore_disabled', count: 1 },
      { what: 'lore_patterns', count: 1 },
      { what: 'lore_without_keys', count: 2 },
      { what: 'lore_keys', count: 2 },
      { what: 'lore_beyond', count: 1 },
      { what: 'system_prompt', count: 1 },
      { what: 'creator_notes', count: 1 },
      { what: 'greetings', count: 3 },
      { what: 'assets', count: 2 },
      { what: 'tags', count: 3 },
    ])
  })

  it('takes long notes in pieces, and what is always told into the story', () => {
    const sentence = 'The sea is wide and grey today. '
    const { companion } = companionOfCard(
      card({ lore: [note({ text: sentence.repeat(40) }), note({ constant: true, text: 'Old.' })] }),
      user,
    )
    const { lorebook = [] } = companion.persona
    expect(lorebook.length).toBeGreaterThan(2)
    expect(lorebook.every(({ text }) => text.endsWith('today.'))).toBe(true)
    expect(lorebook.map(({ text }) => text).join(' ')).toBe(sentence.repeat(40).trim())
    expect(companion.backstory).toBe('Ada counts.\n\nOld.')
  })

  it('is within the limits of companions, whatever the card holds', () => {
    const huge = '大😀'.repeat(200_000)
    const { companion } = companionOfCard(
      card({
        name: huge,
        description: huge,
        personality: huge,
        greeting: huge,
        exampleDialogue: huge,
        instructions: huge,
        lore: [note({ text: huge }), note({ keys: [huge, '、，', 'a, b'] })],
      }),
      user,
    )
    expect(Value.Check(CompanionName, companion.name)).toBe(true)
    expect(Value.Check(Backstory, companion.backstory)).toBe(true)
    expect(Value.Check(PersonalityInput, companion.personality)).toBe(true)
    expect(Value.Check(PersonaInput, companion.persona)).toBe(true)
    expect(companion.persona.lorebook).toEqual([
      { keys: ['a', 'b'], text: `${companion.name} likes rain.` },
    ])
    expect(companion.name.isWellFormed()).toBe(true)
  })
})

it('cuts after a sentence, and never within a letter', () => {
  expect(cutText('One. Two. Three four.', 12)).toBe('One. Two.')
  expect(cutText('一。二二二二。三三三', 8)).toBe('一。二二二二。')
  expect(cutText('ab😀', 3)).toBe('ab')
  expect(piecesOf('aaaa bbbb', 5, 2)).toEqual(['aaaa', 'bbbb'])
  expect(piecesOf('aaaa bbbb', 5, 1)).toBeNull()
})
