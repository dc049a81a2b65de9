import { cn } from '@/ui/class-names'
import type { SignId } from './signs'

/** The signs as lines in a square of 24. */
export const signPaths: Readonly<Record<SignId, string>> = {
  aries:
    'M12 21V9.5C12 5.6 9.8 3 7.2 3a3.7 3.7 0 0 0-3.7 3.8c0 1.7.9 3 2.3 3.7M12 9.5C12 5.6 14.2 3 16.8 3a3.7 3.7 0 0 1 3.7 3.8c0 1.7-.9 3-2.3 3.7',
  taurus: 'M4 3c1.4 4.5 4 7 8 7s6.6-2.5 8-7M12 10a5.5 5.5 0 1 0 0 11 5.5 5.5 0 1 0 0-11z',
  gemini: 'M4 3.5c5 2.6 11 2.6 16 0M4 20.5c5-2.6 11-2.6 16 0M8.5 5.2v13.6M15.5 5.2v13.6',
  cancer:
    'M3.9 9.2C5 5.9 8.6 4 13 4c3.2 0 5.8.9 7.5 2.6M6.9 6.5a3 3 0 1 0 0 6 3 3 0 1 0 0-6zM20.1 14.8C19 18.1 15.4 20 11 20c-3.2 0-5.8-.9-7.5-2.6M17.1 11.5a3 3 0 1 0 0 6 3 3 0 1 0 0-6z',
  leo: 'M6.5 11.7a3 3 0 1 0 0 6 3 3 0 1 0 0-6zM9.1 13.2C8.6 10.8 6.6 9.2 6.6 6.9 6.6 4.5 8.8 3 11.1 3s4.8 1.6 4.8 4.6c0 3.4-2.9 6.6-2.9 9.9 0 2 1.2 3.3 3 3.3 1.7 0 2.9-1.1 3.3-2.6',
  virgo:
    'M2.8 5c1.4 0 2.2 1 2.2 2.6V18M5 8.2C5.4 6.2 6.4 5 7.8 5S10 6.1 10 7.8V18M10 8.2C10.4 6.2 11.4 5 12.8 5S15 6.1 15 7.8v7.5c0 2.8 1.6 4.7 4.3 5.7M15 10.5c.6-1.5 1.6-2.2 2.8-2.2 1.6 0 2.7 1.3 2.7 3.2 0 3.3-3 6.5-8 9.4',
  libra: 'M3.5 20h17M3.5 16h5.2C7 14.8 6 13 6 11a6 6 0 0 1 12 0c0 2-1 3.8-2.7 5h5.2',
  scorpio:
    'M2.8 5c1.4 0 2.2 1 2.2 2.6V18M5 8.2C5.4 6.2 6.4 5 7.8 5S10 6.1 10 7.8V18M10 8.2C10.4 6.2 11.4 5 12.8 5S15 6.1 15 7.8v8.7c0 2.3 1.2 3.5 3 3.5 1.1 0 2.1-.5 3-1.6M18.3 17.7l2.9.5-.4 2.9',
  sagittarius: 'M4 20 20 4M12.5 4H20v7.5M6.8 10.2l7 7',
  capricorn:
    'M3.3 4.5c2.1.2 3.3 1.7 3.3 4.2V15M6.6 9C7.2 6 8.9 4.3 10.9 4.3s3.3 1.6 3.3 4.2v7c0 3.2-1.6 5.2-4.3 5.4M14.2 15.3c0-2.2 1.3-3.6 3.2-3.6s3.3 1.4 3.3 3.4-1.4 3.4-3.4 3.4c-1.8 0-3.1-1.1-3.1-3.2z',
  aquarius:
    'M3 10.4l3.6-3.6 3.6 3.6 3.6-3.6 3.6 3.6L21 6.8M3 17.4l3.6-3.6 3.6 3.6 3.6-3.6 3.6 3.6 3.6-3.6',
  pisces: 'M5.5 3.5c3.2 5.3 3.2 11.7 0 17M18.5 3.5c-3.2 5.3-3.2 11.7 0 17M4 12h16',
}

/** A sign as a line drawing in the colour of the text around it. */
export const SignGlyph = ({
  sign,
  label,
  className,
}: {
  sign: SignId
  /** Only where no word stands beside it. */
  label?: string
  className?: string
}) => (
  <svg
    viewBox="0 0 24 24"
    className={cn('shrink-0 fill-none stroke-current', className)}
    strokeWidth={1.5}
    strokeLinecap="round"
    strokeLinejoin="round"
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  >
    <path d={signPaths[sign]} />
  </svg>
)
