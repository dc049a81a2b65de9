import { describe, expect, it } from 'vitest'
import { specifiedRoutes } from '@/test/specified-routes'
import { destinations } from './destinations'
import { routes } from './routes'

const source = import.meta.glob<string>('../**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const rowOf = (path: string) => routes.find((row) => row.path === path)

describe('the route table', () => {
  it.each(specifiedRoutes.filter(({ screen }) => screen === 'built'))(
    'has $path, seen by: $guard',
    ({ path, guard }) => expect(rowOf(path)?.guard).toBe(guard),
  )

  it.each(specifiedRoutes.filter(({ screen }) => screen === 'pending'))(
    'has no $path before its screen is built',
    ({ path }) => expect(rowOf(path)).toBeUndefined(),
  )

  it('has every address once, with an id of its own', () => {
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length)
    expect(new Set(routes.map(({ id }) => id)).size).toBe(routes.length)
  })

  it('has four destinations for the bottom bar, beside what is one’s own', () => {
    expect(destinations.filter(({ places }) => places.includes('bar'))).toHaveLength(4)
  })

  it('is all that the interface links to: nothing leads to a screen that is pending', () => {
    const pending = specifiedRoutes.filter(
      ({ guard, screen }) => screen === 'pending' && guard !== 'public',
    )
    const files = Object.entries(source).filter(
      ([file]) => !/^\.\.\/(test|site)\/|\.test\.|public-routes/.test(file),
    )
    expect(files.length).toBeGreaterThan(100)
    const links = files.flatMap(([file, code]) =>
      pending
        .filter(({ path }) => new RegExp(`['"\`]${path}['"\`?#]`).test(code))
        .map(({ path }) => `${file} names ${path}`),
    )
    expect(links).toEqual([])
  })
})
