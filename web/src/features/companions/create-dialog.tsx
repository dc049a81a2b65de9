import { useState } from 'react'
import { Guide } from './guide/guide'
import { WholeFormDialog } from './whole-form-dialog'

/** A new companion: step by step, at one click, or all at once. */
export default function CreateDialog({ onClose }: { onClose: () => void }) {
  const [guided, setGuided] = useState(true)
  return guided ? (
    <Guide onClose={onClose} onAll={() => setGuided(false)} />
  ) : (
    <WholeFormDialog onClose={onClose} onGuided={() => setGuided(true)} />
  )
}
