import { Closing } from '@/site/closing'
import { Comparison } from './comparison'
import { FeatureStage } from './feature-stage'
import { Hero } from './hero'
import { How } from './how'
import { Stats, Summary } from './numbers'
import { Technology } from './technology'

/** First page for people without an account. */
export default function LandingPage() {
  return (
    <>
      <Hero />
      <Stats />
      <FeatureStage />
      <How />
      <Technology />
      <Comparison />
      <Summary />
      <Closing />
    </>
  )
}
