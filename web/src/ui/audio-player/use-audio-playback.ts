import { useEffect, useRef, useState } from 'react'
import { useExclusivePlayback } from './exclusive-playback'

/**
 * The state of one `<audio>`, which takes `audioProps`; it keeps silent while another sound plays.
 * Places and lengths are in seconds.
 * @param seconds how long it is: recordings of browsers do not say so themselves
 */
export function useAudioPlayback({ seconds, rate = 1 }: { seconds: number; rate?: number }) {
  const ref = useRef<HTMLAudioElement>(null)
  const [playing, setPlaying] = useState(false)
  const [place, setPlace] = useState(0)
  const [duration, setDuration] = useState<number | null>(null)
  const [failed, setFailed] = useState(false)
  useExclusivePlayback(ref)

  // The element itself tells its place four times a second only.
  useEffect(() => {
    if (!playing) return
    let frame = 0
    const follow = () => {
      setPlace(ref.current?.currentTime ?? 0)
      frame = requestAnimationFrame(follow)
    }
    frame = requestAnimationFrame(follow)
    return () => cancelAnimationFrame(frame)
  }, [playing])
  useEffect(() => {
    if (ref.current !== null) ref.current.playbackRate = rate
  }, [rate])

  return {
    playing,
    place,
    length: duration ?? seconds,
    failed,
    /** Plays or pauses. @throws when it cannot be played */
    async toggle(): Promise<void> {
      const element = ref.current
      if (element === null) return
      if (!element.paused) return element.pause()
      setFailed(false)
      element.playbackRate = rate
      try {
        await element.play()
      } catch (error) {
        // Paused again before it could begin.
        if (error instanceof DOMException && error.name === 'AbortError') return
        setFailed(true)
        throw error
      }
    },
    seek(next: number): void {
      setPlace(next)
      if (ref.current !== null) ref.current.currentTime = next
    },
    audioProps: {
      ref,
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onEnded: () => setPlace(0),
      onError: () => setFailed(true),
      onTimeUpdate: () => setPlace(ref.current?.currentTime ?? 0),
      onLoadedMetadata: () => {
        const told = ref.current?.duration
        if (told !== undefined && Number.isFinite(told)) setDuration(told)
      },
    },
  }
}
