import { LockKeyhole } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { cn } from '@/ui/class-names'
import { Crystal } from '@/ui/crystal'
import { achievements, type Known } from './achievements'

/** Five crystals that are cut by what was really done. */
export function AchievementList({ known }: { known: Known }) {
  const { t } = useTranslation()
  return (
    <ul className="grid gap-1 p-2 sm:grid-cols-2 lg:grid-cols-5 lg:divide-x lg:divide-line lg:p-0">
      {achievements.map(({ id, hue, unlocked }) => {
        const state = unlocked(known)
        return (
          <li key={id} className="flex items-center gap-3.5 p-3 lg:flex-col lg:p-5 lg:text-center">
            <Crystal
              hue={state === true ? hue : 'uncut'}
              seed={id}
              facets={7}
              glow={state === true}
              className="h-12 w-10 lg:h-16 lg:w-14"
            />
            <div className="flex min-w-0 flex-col lg:flex-1 lg:items-center">
              <p className={cn('font-semibold', state !== true && 'text-text-2')}>
                {t(`home.achievement.${id}.name`)}
              </p>
              <p className="text-small text-text-2">{t(`home.achievement.${id}.text`)}</p>
              <p
                className={cn(
                  'flex items-center gap-1 text-small font-semibold lg:mt-auto lg:pt-2',
                  state === true ? 'text-wood' : 'text-text-3',
                )}
              >
                {state === false && <LockKeyhole aria-hidden className="size-3.5" />}
                {state === null
                  ? '—'
                  : t(state ? 'home.achievement.unlocked' : 'home.achievement.locked')}
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
