import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { branchAt, exchange, isShown, spansOf, type Fork } from './branches.ts'

const first: Fork = { id: 'first', parentId: null, forkedAt: 0n }
const side: Fork = { id: 'side', parentId: 'first', forkedAt: 5n }
const later: Fork = { id: 'later', parentId: 'first', forkedAt: 8n }
const deep: Fork = { id: 'deep', parentId: 'side', forkedAt: 12n }
const forks = [first, side, later, deep]

describe('branches', () => {
  it('show what they share and what was said in them', () => {
    expect(spansOf(forks, 'deep')).toEqual([
      { branchId: 'first', after: 0n, upTo: 5n },
      { branchId: 'side', after: 5n, upTo: 12n },
      { branchId: 'deep', after: 12n, upTo: null },
    ])
    expect(spansOf(forks, 'first')).toEqual([{ branchId: 'first', after: 0n, upTo: null }])
  })

  it('own the positions after their fork', () => {
    const spans = spansOf(forks, 'deep')
    expect([1n, 5n, 6n, 12n, 13n].map((position) => branchAt(spans, position))).toEqual([
      'first',
      'first',
      'side',
      'side',
      'deep',
    ])
    expect(branchAt(spans, 0n)).toBe('first')
  })

  it('change places from where they part on', () => {
    expect(exchange(spansOf(forks, 'deep'), spansOf(forks, 'later'))).toEqual({
      aside: [
        { branchId: 'side', after: 5n, upTo: 12n },
        { branchId: 'deep', after: 12n, upTo: null },
      ],
      back: [
        { branchId: 'first', after: 5n, upTo: 8n },
        { branchId: 'later', after: 8n, upTo: null },
      ],
    })
    expect(exchange(spansOf(forks, 'side'), spansOf(forks, 'side'))).toEqual({
      aside: [],
      back: [],
    })
  })

  it('show the same whichever way one came to them', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(), fc.nat(60)), { maxLength: 12 }),
        fc.array(fc.nat(), { minLength: 1, maxLength: 12 }),
        (made, opened) => {
          // Any position of any branch, as somebody may choose it who has that branch open.
          const all: Fork[] = [first]
          made.forEach(([of, at], index) => {
            const open = all[of % all.length]!.id
            const parentId = branchAt(spansOf(all, open), BigInt(at))
            all.push({ id: `b${index}`, parentId, forkedAt: BigInt(at) })
          })
          const messages = all.flatMap(({ id }) =>
            Array.from({ length: 70 }, (_, at) => ({ id, at: BigInt(at + 1) })),
          )
          const shows = (id: string) => {
            const spans = spansOf(all, id)
            return messages.filter((one) => isShown(spans, one.id, one.at))
          }
          let open = 'first'
          let visible = new Set(shows(open))
          for (const next of opened.map((nth) => all[nth % all.length]!.id)) {
            const { aside, back } = exchange(spansOf(all, open), spansOf(all, next))
            const left = [...visible].filter((one) => !isShown(aside, one.id, one.at))
            const come = messages.filter((one) => isShown(back, one.id, one.at))
            expect(come.every((one) => !visible.has(one))).toBe(true)
            visible = new Set([...left, ...come])
            open = next
            expect(visible).toEqual(new Set(shows(open)))
          }
        },
      ),
      { numRuns: 200 },
    )
  })
})
