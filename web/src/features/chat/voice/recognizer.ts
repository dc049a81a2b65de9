import { languageFacts, type Language } from '@lumen/contracts/languages'

/** The part of the browser's speech recognition that is used; not in the DOM's types everywhere. */
type Recognition = EventTarget & {
  lang: string
  continuous: boolean
  interimResults: boolean
  start(): void
  stop(): void
  abort(): void
}
type Heard = { results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }> }
type Browser = {
  SpeechRecognition?: new () => Recognition
  webkitSpeechRecognition?: new () => Recognition
}

/** On phones recognition takes the microphone away from what is being recorded. */
const isPhone = () => /Android|iPhone|iPad|iPod/.test(navigator.userAgent)

const constructorOf = () => {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as Browser
  return SpeechRecognition ?? webkitSpeechRecognition
}

/** Whether this browser can write down what is said while it is recorded. */
export const canRecognize = (): boolean => constructorOf() !== undefined && !isPhone()

export type Recognizer = {
  /** What was heard so far. */
  text(): string
  /** Waits a moment for the last words. */
  finish(): Promise<string>
  abort(): void
}

/** The last words come within this time, or are left out. */
const lastWordsMs = 1_500

/** Writes down what is said, with the browser's own recognition; what it cannot hear is left out. */
export function startRecognition(language: Language, onText: () => void): Recognizer {
  const Constructor = constructorOf()
  const said: string[] = []
  let now = ''
  let active = Constructor !== undefined
  const { promise: over, resolve: end } = Promise.withResolvers<void>()
  const text = () => [...said, now].join('').trim()
  if (Constructor === undefined)
    return { text, finish: () => Promise.resolve(''), abort: () => undefined }

  const recognition = new Constructor()
  recognition.lang = languageFacts[language].locale
  recognition.continuous = true
  recognition.interimResults = true
  recognition.addEventListener('result', (event) => {
    const results = Array.from((event as unknown as Heard).results)
    now = results.map((result) => result[0]?.transcript ?? '').join('')
    onText()
  })
  // Silence ends a turn, not the recording; anything else means that it will not work.
  recognition.addEventListener('error', (event) => {
    const { error } = event as unknown as { error: string }
    if (error === 'no-speech' || error === 'aborted') return
    console.warn(`The browser cannot write down what is said: ${error}`)
    active = false
  })
  recognition.addEventListener('end', () => {
    if (now !== '') said.push(now)
    now = ''
    if (!active) return end()
    begin()
  })
  const begin = () => {
    try {
      recognition.start()
    } catch (error) {
      console.warn('The browser cannot write down what is said', error)
      active = false
      end()
    }
  }
  begin()
  return {
    text,
    async finish() {
      active = false
      recognition.stop()
      const timer = setTimeout(end, lastWordsMs)
      await over
      clearTimeout(timer)
      return text()
    },
    abort() {
      active = false
      recognition.abort()
    },
  }
}
