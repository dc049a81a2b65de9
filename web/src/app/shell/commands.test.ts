import { describe, expect, it } from 'vitest'
import { findCommands, type CommandItem } from './commands'

const command = (label: string, keywords = ''): CommandItem => ({
  id: label,
  group: 'pages',
  label,
  keywords,
  icon: null,
  run: () => undefined,
})
const all = [command('我的聊天'), command('聊天', 'chat'), command('Français', 'fr language')]
const found = (query: string) => findCommands(all, query).map(({ label }) => label)

describe('finding commands', () => {
  it('shows all of them without a query, in their order', () => {
    expect(found('  ')).toEqual(['我的聊天', '聊天', 'Français'])
  })
  it('puts those that begin with the query first', () => {
    expect(found('聊天')).toEqual(['聊天', '我的聊天'])
  })
  it('looks at other words, and past accents, case and width', () => {
    expect(found('CHAT')).toEqual(['聊天'])
    expect(found('francais')).toEqual(['Français'])
    expect(found('ｆｒａｎ language')).toEqual(['Français'])
  })
  it('wants every word', () => {
    expect(found('français chat')).toEqual([])
  })
})
