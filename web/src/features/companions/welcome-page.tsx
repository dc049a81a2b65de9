import type { Face } from '@lumen/contracts/chat/faces'
import type { Companion } from '@lumen/contracts/chat/schema'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { useCreateDefaultCompanion, useListCompanionsQuery } from '@/features/companion-data'
import { Phrase } from '@/i18n/phrase'
import { Button } from '@/ui/button'
import { PageLoading } from '@/ui/page-loading'
import { FacePicker } from './face-picker'
import { ReadyFace } from './ready-face'

/** Where who is new meets a companion: a face is chosen, and the talk opens. Who has one talks on. */
export default function WelcomePage() {
  const { t } = useTranslation()
  const [face, setFace] = useState<Face>('lumi')
  const { data, isLoading } = useListCompanionsQuery()
  // The one that is made here leads to its talk by itself.
  const [before, setBefore] = useState<readonly Companion[]>()
  if (before === undefined && data !== undefined) setBefore(data)
  const { create, busy } = useCreateDefaultCompanion()
  const known = before?.[0]
  if (known !== undefined) return <Navigate to={`/chat/${known.id}`} replace />
  if (isLoading)
    return <PageLoading title={t('companions.welcome.title')} text={t('session.loading')} />
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6 px-4 py-6 md:px-8 md:py-10">
      <header>
        <h1 className="font-display text-h1 font-bold">
          <Phrase>{t('companions.welcome.title')}</Phrase>
        </h1>
        <p className="mt-1 text-text-2">
          <Phrase>{t('companions.welcome.lead')}</Phrase>
        </p>
      </header>
      <FacePicker value={face} onChange={setFace} hideLabel wide />
      <ReadyFace face={face} voice={null} />
      <Button variant="ghost" className="justify-self-center" busy={busy} onClick={create}>
        {t('companions.welcome.skip', { name: t('faces.lumi.name') })}
      </Button>
    </div>
  )
}
