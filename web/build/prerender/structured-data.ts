import { plans } from '@lumen/contracts/plans'
import { languages, type Language } from '@lumen/contracts/languages'
import { tagOf } from '../../src/i18n/languages.ts'
import { localPath } from '../../src/site/public-path.ts'
import type { SiteSettings } from '../content/site-settings.ts'

const context = 'https://schema.org'

type Texts = (key: string) => string

export const organization = ({ url, mail }: SiteSettings, t: Texts) => ({
  '@context': context,
  '@type': 'Organization',
  '@id': `${url}/#organization`,
  name: t('app.name'),
  alternateName: ['忆晶', 'Lumen'],
  url,
  logo: `${url}/og/logo.png`,
  contactPoint: [
    {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: mail.support,
      availableLanguage: languages.map(tagOf),
    },
    { '@type': 'ContactPoint', contactType: 'sales', email: mail.sales },
  ],
})

/** The product with an offer for each plan of the one table. */
export const softwareApplication = ({ url }: SiteSettings, language: Language, t: Texts) => ({
  '@context': context,
  '@type': 'SoftwareApplication',
  name: t('app.name'),
  description: t('meta.landing.description'),
  url: `${url}${localPath('/', language)}`,
  applicationCategory: 'LifestyleApplication',
  operatingSystem: 'Web, Android, iOS',
  inLanguage: languages.map(tagOf),
  publisher: { '@id': `${url}/#organization` },
  offers: plans.map(({ id, priceUsd }) => ({
    '@type': 'Offer',
    name: t(`session.tier.${id}`),
    price: priceUsd.toFixed(2),
    priceCurrency: 'USD',
    url: `${url}${localPath('/pricing', language)}`,
    ...(priceUsd > 0 && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: priceUsd.toFixed(2),
        priceCurrency: 'USD',
        billingDuration: 'P1M',
      },
    }),
  })),
})

export const faqPage = (questions: readonly { question: string; answer: string }[]) => ({
  '@context': context,
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

/** @param trail the pages above and this one, from the landing page on */
export const breadcrumbs = (
  { url }: SiteSettings,
  language: Language,
  trail: readonly { name: string; path: string }[],
) => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${url}${localPath(path, language)}`,
  })),
})
