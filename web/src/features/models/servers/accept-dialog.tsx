import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import { useAcceptModelServerMutation } from '../models-api'
import { useRefusalText } from '../fault-text'
import { serverNames, type SeenServer } from './server-row'

/** Says what is sent where before anything is; whoever confirms chooses the model too. */
export function AcceptDialog({ server, onClose }: { server: SeenServer; onClose: () => void }) {
  const { t } = useTranslation()
  const format = useFormat()
  const refusal = useRefusalText()
  const { kind, address, local, offers } = server
  const before = 'model' in server ? server.model : undefined
  const [model, setModel] = useState(before ?? offers[0]?.name ?? '')
  const [accept, { isLoading, error }] = useAcceptModelServerMutation()
  const confirm = () => {
    accept({ body: { kind, address, model, conversationsAreSentThere: true } })
      .unwrap()
      .then(onClose, () => {})
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('models.servers.confirmTitle', { kind: serverNames[kind] })}
      description={t(local ? 'models.servers.confirmLocal' : 'models.servers.confirmRemote', {
        address,
      })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('app.action.cancel')}
          </Button>
          <Button busy={isLoading} disabled={model === ''} onClick={confirm}>
            {t('models.servers.confirm')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Field label={t('models.servers.model')}>
          {(field) => (
            <Select {...field} value={model} onChange={(event) => setModel(event.target.value)}>
              {offers.map(({ name, title, contextTokens }) => (
                <option key={name} value={name}>
                  {contextTokens === null
                    ? title
                    : t('models.servers.offer', { title, tokens: format.number(contextTokens) })}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Alert text={error === undefined ? null : refusal(error)} />
      </div>
    </Dialog>
  )
}
