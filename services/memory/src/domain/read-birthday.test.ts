import { dayOf } from '@lumen/understanding/days'
import { expect, it } from 'vitest'
import { readBirthday } from './read-birthday.ts'

const told = dayOf(2026, 11, 23)

it.each([
  ['你的生日是5月3日', 5, 3],
  ['Your birthday is May 3', 5, 3],
  ['Dein Geburtstag ist am 3. Mai', 5, 3],
  ['Ton anniversaire est le 3 mai', 5, 3],
  ['Tu cumpleaños es el 3 de mayo', 5, 3],
  ['誕生日は5月3日', 5, 3],
  ['생일은 5월 3일', 5, 3],
  ['Seu aniversário é 3 de maio', 5, 3],
])('reads the day of “%s”', (text, month, day) => {
  expect(readBirthday(text, told)).toEqual({ month, day })
})

it.each(['Your birthday is in May', '你的生日在五月', 'Your birthday is soon'])(
  'does not guess the day of “%s”',
  (text) => {
    expect(readBirthday(text, told)).toBeNull()
  },
)
