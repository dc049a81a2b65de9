import {
  avatarStyles,
  personalityTypes,
  type AvatarStyle,
  type PersonalityType,
} from '@lumen/contracts/media/names'
import { mediaLimits } from '@lumen/contracts/media/limits'
import { Plus } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { usePossibleStyles } from '@/features/media'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/button'
import { Chips } from '@/ui/chips'
import { Field } from '@/ui/field'
import { Textarea } from '@/ui/textarea'
import { notify } from '@/ui/toast'
import { useCreateAvatarTemplateMutation } from '../avatars-api'
import { useFailureText } from '../making/failure-text'

const descriptionLimit = mediaLimits.avatarTemplate.description
const nameLetters = 16
/** Category of what people make themselves. */
const ownCategory = 'custom'

/** First words of a description, as the name of its template. */
export function nameOf(description: string): string {
  const first = description.split(/[，。,.;；、!！?？\n]/)[0]?.trim() || description.trim()
  const letters = [...first]
  return letters.length > nameLetters ? `${letters.slice(0, nameLetters).join('')}…` : first
}

/** A template out of a description and a personality. */
export function TemplateForm() {
  const { t } = useTranslation()
  const format = useFormat()
  const failureText = useFailureText()
  const [description, setDescription] = useState('')
  const [missing, setMissing] = useState(false)
  const [personality, setPersonality] = useState<PersonalityType>('cheerful')
  const styles = usePossibleStyles(avatarStyles)
  const [chosen, setChosen] = useState<AvatarStyle>()
  const style = chosen ?? styles[0] ?? 'anime'
  const [create, { isLoading }] = useCreateAvatarTemplateMutation()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const text = description.trim()
    setMissing(text === '')
    if (text === '') {
      notify.error(t('avatars.template.missing.title'), {
        description: t('avatars.template.missing.text'),
      })
      return
    }
    try {
      await create({
        body: {
          name: nameOf(text),
          description: text,
          styleType: style,
          promptTemplate: t('avatars.template.prompt', {
            description: text,
            personality: t(`avatars.personality.${personality}.phrase`),
          }),
          personalityTags: [personality],
          category: ownCategory,
          isCustom: true,
        },
      }).unwrap()
      setDescription('')
      notify.success(t('avatars.done.template'))
    } catch (failure) {
      notify.error(t('avatars.failed.template.title'), {
        description: failureText(failure, t('avatars.failed.template.text')),
      })
    }
  }
  return (
    <form noValidate className="grid content-start gap-4" onSubmit={(event) => void submit(event)}>
      <Field
        label={t('avatars.template.description')}
        hint={t('avatars.template.hint')}
        error={missing ? t('avatars.template.missing.title') : undefined}
        aside={
          <span className="text-xs text-text-3 tabular-nums">
            {`${format.number(description.length)} / ${format.number(descriptionLimit)}`}
          </span>
        }
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            required
            value={description}
            maxLength={descriptionLimit}
            placeholder={t('avatars.template.example')}
            onChange={({ target }) => setDescription(target.value)}
          />
        )}
      </Field>
      <Chips
        label={t('avatars.template.personality')}
        options={personalityTypes.map((id) => ({
          id,
          label: t(`avatars.personality.${id}.name`),
        }))}
        chosen={[personality]}
        single
        onChange={([next]) => setPersonality(next as PersonalityType)}
      />
      <Chips
        label={t('avatars.style')}
        options={styles.map((id) => ({ id, label: t(`media.style.${id}`) }))}
        chosen={[style]}
        single
        onChange={([next]) => setChosen(next as AvatarStyle)}
      />
      <Button type="submit" busy={isLoading} className="justify-self-start">
        {!isLoading && <Plus aria-hidden className="size-4.5" />}
        {t('avatars.template.create')}
      </Button>
    </form>
  )
}
