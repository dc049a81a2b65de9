import type { BaziChart } from '@lumen/contracts/fortune/bazi'
import { useState } from 'react'
import { Han } from '../terms/han'
import { useTerms } from '../terms/use-terms'
import { TermDialog, type Explained } from './term-dialog'

/** 胎元, 命宫 and 身宫; a dash for those that need the hour. */
export function Palaces({ chart }: { chart: BaziChart }) {
  const { term, latin } = useTerms()
  const [explained, setExplained] = useState<Explained | null>(null)
  const { conception, life, body } = chart.palaces
  const entries = [
    { name: '胎元', pillar: conception },
    { name: '命宫', pillar: life },
    { name: '身宫', pillar: body },
  ]
  return (
    <ul className="grid grid-cols-3 gap-2">
      {entries.map(({ name, pillar }) => (
        <li key={name} className="grid min-w-0 grid-cols-[minmax(0,1fr)]">
          <button
            type="button"
            className="grid min-h-11 content-start justify-items-center gap-0.5 rounded-3 border border-line bg-surface-2 px-2 py-3 text-center hover:border-ring"
            onClick={() =>
              setExplained({
                title: term(name).name,
                terms: [name, ...(pillar === null ? [] : [pillar.stem, pillar.branch])],
              })
            }
          >
            <span className="max-w-full text-xs leading-4 hyphens-auto text-text-3">
              {term(name).name}
            </span>
            {pillar === null ? (
              <span className="text-h3">—</span>
            ) : (
              <>
                <Han className="text-h3">{pillar.stem + pillar.branch}</Han>
                {latin && (
                  <span className="text-xs leading-4 text-text-2">
                    {term(pillar.stem).short} {term(pillar.branch).short}
                  </span>
                )}
              </>
            )}
          </button>
        </li>
      ))}
      {explained !== null && (
        <TermDialog explained={explained} onClose={() => setExplained(null)} />
      )}
    </ul>
  )
}
