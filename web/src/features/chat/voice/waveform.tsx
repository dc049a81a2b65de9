import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMedia } from '@/ui/use-media'
import { Meter } from '@/ui/meter'

const barPx = 3
const gapPx = 2
/** A new bar comes this often. */
const stepMs = 70
/** Quiet rooms still show that something is heard. */
const least = 0.06
const levelEveryMs = 300

/** How loud it is just now, 0 to 1. */
function levelOf(analyser: AnalyserNode, samples: Uint8Array<ArrayBuffer>): number {
  analyser.getByteTimeDomainData(samples)
  let peak = 0
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample - 128) / 128)
  // Speech lies low on a linear scale.
  return Math.min(1, Math.sqrt(peak) * 1.1)
}

const samplesFor = (analyser: AnalyserNode) => new Uint8Array(analyser.fftSize)

/** What the microphone hears: bars that move on, or a level bar where motion is not wanted. */
export function Waveform({ analyser }: { analyser: AnalyserNode }) {
  const still = useMedia('(prefers-reduced-motion: reduce)')
  return still ? <LevelBar analyser={analyser} /> : <Bars analyser={analyser} />
}

function LevelBar({ analyser }: { analyser: AnalyserNode }) {
  const { t } = useTranslation()
  const [level, setLevel] = useState(0)
  useEffect(() => {
    const samples = samplesFor(analyser)
    const timer = setInterval(() => setLevel(levelOf(analyser, samples)), levelEveryMs)
    return () => clearInterval(timer)
  }, [analyser])
  const percent = Math.round(level * 100)
  return (
    <Meter
      label={t('composer.voice.level')}
      value={percent}
      text={`${percent} %`}
      className="min-w-0 flex-1"
    />
  )
}

function Bars({ analyser }: { analyser: AnalyserNode }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (element === null || context === null || context === undefined) return
    const samples = samplesFor(analyser)
    const levels: number[] = []
    let loudest = 0
    let next = performance.now() + stepMs
    let frame = 0
    const draw = (now: number) => {
      frame = requestAnimationFrame(draw)
      loudest = Math.max(loudest, levelOf(analyser, samples))
      if (now < next) return
      next = now + stepMs
      levels.push(loudest)
      loudest = 0
      const scale = globalThis.devicePixelRatio
      const { clientWidth: width, clientHeight: height } = element
      const count = Math.ceil(width / (barPx + gapPx))
      levels.splice(0, Math.max(0, levels.length - count))
      element.width = Math.round(width * scale)
      element.height = Math.round(height * scale)
      context.scale(scale, scale)
      context.fillStyle = getComputedStyle(element).color
      for (let index = 0; index < count; index += 1) {
        const level = Math.max(least, levels[levels.length - 1 - index] ?? 0)
        const tall = Math.max(barPx, level * height)
        const left = width - (index + 1) * (barPx + gapPx)
        context.globalAlpha = levels[levels.length - 1 - index] === undefined ? 0.25 : 1
        context.beginPath()
        context.roundRect(left, (height - tall) / 2, barPx, tall, barPx / 2)
        context.fill()
      }
    }
    frame = requestAnimationFrame(draw)
    return () => cancelAnimationFrame(frame)
  }, [analyser])
  return (
    <canvas
      ref={canvas}
      aria-hidden
      className="h-9 min-w-0 flex-1 text-violet-500 dark:text-violet-400"
    />
  )
}
