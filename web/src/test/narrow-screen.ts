import { onTestFinished } from 'vitest'

type Detached = { happyDOM: { setViewport: (size: { width: number; height: number }) => void } }

/** Makes the screen of this test 390 px wide. */
export function narrowScreen(): void {
  const { happyDOM } = globalThis as unknown as Detached
  happyDOM.setViewport({ width: 390, height: 844 })
  onTestFinished(() => happyDOM.setViewport({ width: 1024, height: 768 }))
}
