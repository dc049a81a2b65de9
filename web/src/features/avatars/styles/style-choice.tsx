import { userAvatarStyles, type UserAvatarStyle } from '@lumen/contracts/media/names'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { stylePictures } from './style-pictures'

/** One of the styles of a user’s avatar, each with a face painted in it. */
export function StyleChoice({
  value,
  onChange,
}: {
  value: UserAvatarStyle
  onChange: (style: UserAvatarStyle) => void
}) {
  const { t } = useTranslation()
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-small font-semibold text-text-2">{t('avatars.style')}</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {userAvatarStyles.map((style) => (
          <label
            key={style}
            className="group/style relative grid cursor-pointer gap-1.5 rounded-3 border border-line bg-surface p-1.5 text-center transition-[border-color,background-color,box-shadow] duration-160 hover:border-control has-checked:border-ring has-checked:bg-soft has-checked:text-on-soft has-checked:shadow-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name={name}
              value={style}
              checked={style === value}
              onChange={() => onChange(style)}
              className="peer absolute inset-0 z-10 cursor-pointer appearance-none rounded-3 outline-none"
            />
            <img
              src={stylePictures[style]}
              alt=""
              width={192}
              height={192}
              className="aspect-square w-full rounded-2 object-cover"
            />
            <span className="pb-1 text-small font-semibold">{t(`media.style.${style}`)}</span>
            <span
              aria-hidden
              className="absolute top-3 right-3 hidden size-6 place-items-center rounded-full bg-primary text-on-primary shadow-1 peer-checked:grid"
            >
              <Check className="size-4" />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
