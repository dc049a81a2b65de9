import { useState } from 'react'
import { useErrorText } from '@/api/use-error-text'
import type { BirthRefusal } from './birth-fields'
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

/**
 * What the server refused of a birth that was sent with other things. `take` keeps an error that is about
 * the birth and tells whether it is.
 */
export function useBirthRefusal() {
  const errorText = useErrorText()
  const [refusal, setRefusal] = useState<BirthRefusal | null>(null)
  const take = (error: unknown): boolean => {
    const told = birthRefusalOf(error, errorText)
    const isOfBirth = told.general === undefined
    setRefusal(isOfBirth ? told : null)
    return isOfBirth
  }
  return { refusal, take }
}
