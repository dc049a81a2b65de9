import type { EasternZodiac } from '@lumen/contracts/fortune/eastern'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { Meter } from '@/ui/meter'
import { StarRating } from '../charts/star-rating'
import { Part, Said, Words } from '../reading/parts'
import { useNames } from '../terms/use-names'
import { AnimalSeal } from '../zodiac/seal'

type Panel = { zodiac: EasternZodiac }

export function OverviewPanel({ zodiac }: Panel) {
  const { t } = useTranslation()
  const { basicInfo, fortune, stars, traditionalWisdom } = zodiac
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Part
        title={t('eastern.today.title')}
        aside={<StarRating stars={stars.overall} size="large" />}
      >
        <p className="text-lg leading-relaxed">{fortune.overall || fortune.fortune || '—'}</p>
      </Part>
      <Part title={t('eastern.lucky.title')}>
        <dl className="grid gap-4 sm:grid-cols-2">
          <Words name={t('eastern.lucky.numbers')} words={basicInfo.luckyNumbers} />
          <Words
            name={t('eastern.lucky.colors')}
            words={basicInfo.luckyColors}
            colors={basicInfo.luckyColorIds}
          />
          <Words name={t('eastern.lucky.flowers')} words={basicInfo.luckyFlowers} />
          <Words name={t('eastern.lucky.directions')} words={basicInfo.luckyDirections} />
        </dl>
      </Part>
      <Part title={t('eastern.tradition.heading')}>
        <dl className="grid gap-4">
          <Said name={t('eastern.tradition.insight')}>
            {traditionalWisdom.philosophicalInsight}
          </Said>
          <Said name={t('eastern.tradition.culture')}>{traditionalWisdom.culturalWisdom}</Said>
        </dl>
      </Part>
    </div>
  )
}

export function PersonalityPanel({ zodiac: { personality } }: Panel) {
  const { t } = useTranslation()
  return (
    <Part title={t('eastern.traits')}>
      <dl className="grid gap-5 sm:grid-cols-2">
        <Words name={t('eastern.core')} words={personality.coreTraits} />
        <Words name={t('eastern.strengths')} words={personality.strengths} />
        <Words name={t('eastern.challenges')} words={personality.challenges} />
        <Words name={t('eastern.talents')} words={personality.hiddenTalents} />
        <Said name={t('eastern.emotional')}>{personality.emotionalStyle}</Said>
        <Said name={t('eastern.leadership')}>{personality.leadershipStyle}</Said>
      </dl>
    </Part>
  )
}

const sides = ['career', 'wealth', 'love', 'health', 'family', 'study'] as const

export function FortunePanel({ zodiac: { fortune, scores } }: Panel) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {sides.map((side) => {
        const score = side === 'family' || side === 'study' ? null : scores[side]
        return (
          <li key={side} className="grid">
            <Part title={t(`eastern.side.${side}`)} className="grid">
              {score !== null && (
                <Meter
                  label={t('eastern.prediction.score')}
                  value={score}
                  text={format.number(score)}
                  className="mb-3"
                />
              )}
              <p className="text-text-2">{fortune[side] || '—'}</p>
            </Part>
          </li>
        )
      })}
    </ul>
  )
}

export function RelationshipsPanel({ zodiac: { relationships } }: Panel) {
  const { t } = useTranslation()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-6 sm:grid-cols-2">
        <Part title={t('eastern.matches.best')} className="grid">
          <Animals animals={relationships.bestMatches} />
        </Part>
        <Part title={t('eastern.matches.hard')} className="grid">
          <Animals animals={relationships.challengingMatches} />
        </Part>
      </div>
      <Part title={t('eastern.matches.together')}>
        <dl className="grid gap-4">
          <Said name={t('eastern.matches.friendship')}>{relationships.friendshipStyle}</Said>
          <Said name={t('eastern.matches.love')}>{relationships.loveAdvice}</Said>
        </dl>
      </Part>
    </div>
  )
}

function Animals({ animals }: { animals: EasternZodiac['relationships']['bestMatches'] }) {
  const { animal: nameOf } = useNames()
  if (animals.length === 0) return <p>—</p>
  return (
    <ul className="flex flex-wrap gap-4">
      {animals.map((animal) => (
        <li key={animal} className="grid justify-items-center gap-1.5">
          <AnimalSeal animal={animal} className="size-14" />
          <span className="text-small font-medium">{nameOf(animal)}</span>
        </li>
      ))}
    </ul>
  )
}

export function GuidancePanel({ zodiac: { lifeGuidance, traditionalWisdom } }: Panel) {
  const { t } = useTranslation()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Part title={t('eastern.guidance.heading')}>
        <dl className="grid gap-5">
          <Said name={t('eastern.guidance.path')}>{lifeGuidance.lifePath}</Said>
          <Said name={t('eastern.guidance.mission')}>{lifeGuidance.personalMission}</Said>
        </dl>
        <dl className="mt-5 grid gap-5 sm:grid-cols-2">
          <Words name={t('eastern.guidance.lessons')} words={lifeGuidance.karmaLessons} />
          <Words name={t('eastern.guidance.gifts')} words={lifeGuidance.spiritualGifts} />
          <Words name={t('eastern.guidance.number')} words={[lifeGuidance.destinyNumber]} />
        </dl>
      </Part>
      <Part title={t('eastern.tradition.meditation')}>
        <p className="text-text-2">{traditionalWisdom.meditationGuidance || '—'}</p>
      </Part>
    </div>
  )
}
