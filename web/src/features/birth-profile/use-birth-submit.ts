import { useState } from 'react'
import { useErrorText } from '@/api/use-error-text'
import type { BirthRefusal } from './birth-form'
import { birthRefusalOf } from './birth-refusal'

/**
 * Sends a birth: `submit` runs what asks the server and tells whether that went well; `refusal` is
 * why it did not, for the form, until the next attempt.
 */
export function useBirthSubmit() {
  const errorText = useErrorText()
  const [refusal, setRefusal] = useState<BirthRefusal | null>(null)
  const submit = async (send: () => Promise<unknown>): Promise<boolean> => {
    setRefusal(null)
    try {
      await send()
      return true
    } catch (error) {
      setRefusal(birthRefusalOf(error, errorText))
      return false
    }
  }
  return { refusal, submit }
}
