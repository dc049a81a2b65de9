import { useCallback, useEffect, useState } from 'react'
import { fileProblem, openPicture, type FileProblem, type OpenPicture } from './open-picture'

export type Chosen = OpenPicture & { type: string }

/** The picture that was chosen, or why it cannot be used. Its address lives as long as it is shown. */
export function useChosenPicture(): {
  chosen: Chosen | null
  problem: FileProblem | null
  opening: boolean
  choose: (file: File) => Promise<FileProblem | null>
  forget: () => void
} {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [problem, setProblem] = useState<FileProblem | null>(null)
  const [opening, setOpening] = useState(false)
  useEffect(() => () => chosen?.close(), [chosen])

  const choose = useCallback(async (file: File) => {
    const found = fileProblem(file)
    setProblem(found)
    if (found !== null) return found
    setOpening(true)
    try {
      const picture = await openPicture(file)
      setChosen({ ...picture, type: file.type })
      return null
    } catch (error) {
      console.warn('A file could not be read as a picture', error)
      setProblem('unreadable')
      return 'unreadable'
    } finally {
      setOpening(false)
    }
  }, [])
  const forget = useCallback(() => setChosen(null), [])
  return { chosen, problem, opening, choose, forget }
}
