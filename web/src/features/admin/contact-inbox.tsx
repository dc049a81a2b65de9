import type { ContactState } from '@lumen/contracts/admin/office-schema'
import { contactStates } from '@lumen/contracts/admin/choices'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Segments } from '@/ui/segments'
import { useListContactInfiniteQuery } from './admin-api'
import { ContactMessage } from './contact-message'
import { PagedList } from './paged-list'
import { Section } from './section'

/** What people wrote by the contact form. */
export function ContactInbox() {
  const { t } = useTranslation()
  const [state, setState] = useState<ContactState>('open')
  const list = useListContactInfiniteQuery(state, { refetchOnMountOrArgChange: true })
  return (
    <Section
      name={t('admin.inbox.heading')}
      aside={
        <Segments
          label={t('admin.inbox.which')}
          hideLabel
          value={state}
          onValueChange={(id) => setState(id as ContactState)}
          items={contactStates.map((id) => ({ id, label: t(`adminCare.inbox.${id}`) }))}
        />
      }
    >
      <PagedList query={list} rowsOf={(page) => page.messages} none={t('admin.inbox.none')}>
        {(messages) => (
          <ul className="grid gap-4">
            {messages.map((message) => (
              <ContactMessage key={message.id} message={message} />
            ))}
          </ul>
        )}
      </PagedList>
    </Section>
  )
}
