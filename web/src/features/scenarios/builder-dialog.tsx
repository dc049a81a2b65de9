import type { Scenario } from '@lumen/contracts/chat/scenario-schema'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Tabs } from '@/ui/tabs'
import { notify } from '@/ui/toast'
import { bodyOf, draftOf, emptyDraft, faultsOf, isComplete, type Draft } from './scenario-draft'
import { ScenarioForm } from './scenario-form'
import { ScenarioMark } from './scenario-mark'
import { useCreateScenarioMutation, useListScenariosQuery } from './scenarios-api'
import { useScenarioFailure } from './use-failure'

type Tab = 'templates' | 'custom'

/** A new scenario: begun with a template, or on an empty sheet. */
export default function BuilderDialog({
  source,
  onClose,
}: {
  /** The template to begin with; null: none is chosen yet. */
  source: Scenario | null
  onClose: () => void
}) {
  const { t } = useTranslation()
  const formId = useId()
  const showFailure = useScenarioFailure()
  const [create, { isLoading }] = useCreateScenarioMutation()
  const [tab, setTab] = useState<Tab>(source === null ? 'templates' : 'custom')
  const [draft, setDraft] = useState<Draft>(() =>
    source === null ? emptyDraft : draftOf(source, source),
  )
  const { objectives, tags } = faultsOf(draft)

  const choose = (template: Scenario) => {
    setDraft(draftOf(template, template))
    setTab('custom')
  }
  const submit = async () => {
    try {
      const madeOf = draft.source?.id
      const body = { ...bodyOf(draft), ...(madeOf !== undefined && { madeOf }) }
      const { title } = await create({ body }).unwrap()
      onClose()
      notify.success(t('scenarios.create.done', { title }))
    } catch (error) {
      showFailure(error, t('scenarios.create.failed'))
    }
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('scenarios.builder.open')}
      footer={
        tab === 'custom' && (
          <Button
            type="submit"
            form={formId}
            busy={isLoading}
            disabled={!isComplete(draft) || objectives || tags}
          >
            {t('scenarios.create.submit')}
          </Button>
        )
      }
    >
      <Tabs
        label={t('scenarios.builder.ways')}
        tabs={(['templates', 'custom'] as const).map((id) => ({
          id,
          label: t(`scenarios.builder.${id}`),
        }))}
        value={tab}
        onValueChange={(id) => setTab(id === 'custom' ? 'custom' : 'templates')}
      >
        {tab === 'templates' ? (
          <Templates onChoose={choose} />
        ) : (
          <ScenarioForm
            id={formId}
            draft={draft}
            onChange={(change) => setDraft((now) => ({ ...now, ...change }))}
            onSubmit={() => void submit()}
          />
        )}
      </Tabs>
    </Dialog>
  )
}

function Templates({ onChoose }: { onChoose: (template: Scenario) => void }) {
  const { t } = useTranslation()
  const { data = [] } = useListScenariosQuery()
  return (
    <>
      <p className="mb-3 text-small text-text-2">{t('scenarios.builder.choose')}</p>
      <ul className="grid gap-2">
        {data
          .filter(({ isTemplate }) => isTemplate)
          .map((template) => (
            <li key={template.id}>
              <button
                type="button"
                lang={template.language}
                className="flex w-full items-center gap-3 rounded-3 border border-line p-3 text-start transition-colors duration-160 hover:border-ring hover:bg-soft hover:text-on-soft"
                onClick={() => onChoose(template)}
              >
                <ScenarioMark category={template.category} />
                <span className="min-w-0">
                  <span className="block font-semibold wrap-break-word">{template.title}</span>
                  <span className="line-clamp-2 text-small opacity-85">{template.description}</span>
                </span>
              </button>
            </li>
          ))}
      </ul>
    </>
  )
}
