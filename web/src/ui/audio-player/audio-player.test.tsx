import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { beforeEach, expect, it, vi } from 'vitest'
import { createTestTexts } from '@/test/render-app'
import { AudioPlayer } from './audio-player'
import { WaveformPlayer } from './waveform-player'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no sound here'))
})

const openBoth = async () => {
  render(
    <I18nextProvider i18n={await createTestTexts()}>
      <AudioPlayer source="/note" seconds={65} label="语音留言" />
      <WaveformPlayer address="/speech" seconds={8} name="播放位置" />
    </I18nextProvider>,
  )
  const [note, speech] = document.querySelectorAll('audio')
  return { note: note!, speech: speech! }
}

it('plays one sound at a time', async () => {
  const user = userEvent.setup()
  const { note, speech } = await openBoth()
  const play = () => screen.getAllByRole('button', { name: '播放' })
  await user.click(play()[0]!)
  expect([note.paused, speech.paused]).toEqual([false, true])
  await user.click(play()[0]!)
  expect([note.paused, speech.paused]).toEqual([true, false])
  expect(screen.getAllByRole('button', { name: '暂停' })).toHaveLength(1)
})

it('believes the sound about its length, and what it is told before that', async () => {
  const { note, speech } = await openBoth()
  const lengths = () =>
    screen.getAllByRole('slider').map((slider) => slider.getAttribute('aria-valuetext'))
  expect(lengths()).toEqual(['0:00 / 1:05', '0:00 / 0:08'])
  Object.defineProperty(speech, 'duration', { value: 12.5 })
  // So browsers answer for what they have recorded themselves.
  Object.defineProperty(note, 'duration', { value: Infinity })
  fireEvent.loadedMetadata(speech)
  fireEvent.loadedMetadata(note)
  expect(lengths()).toEqual(['0:00 / 1:05', '0:00 / 0:12'])
})
