import { expect, it } from 'vitest'
import { lineChoice } from './line-choice.ts'

const places = [0, 1, 2, 3, 4, 5]
const choicesOf = (number: number) => places.map((place) => lineChoice(number, place))

it('chooses other lines for every two numbers', () => {
  const texts = Array.from({ length: 128 }, (_, number) => choicesOf(number))
  const differences = texts.flatMap((one, at) =>
    texts
      .slice(at + 1)
      .map((other) =>
        places.reduce(
          (sum, place) =>
            sum +
            Number(one[place]?.god !== other[place]?.god) +
            Number(one[place]?.second !== other[place]?.second),
          0,
        ),
      ),
  )
  expect(Math.min(...differences)).toBe(4)
})

it('tells the relation in half of the areas, whatever the number', () => {
  for (const number of [-700, -1, 0, 5, 639, 640, 123_456])
    expect(choicesOf(number).filter(({ relation }) => relation)).toHaveLength(3)
})
